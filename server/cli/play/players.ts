/** Who sits where: people at this keyboard in the first seats, bots in the others. */
import { USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import type { Bot } from '@havre/engine/bots/mind.ts';
import type { Language } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { botNamed } from '../arguments.ts';
import { UserMistake } from '../command.ts';
import { printable } from '../layout.ts';
import { words } from '../words/play.ts';

export interface KeyboardPlayer {
  readonly name: string;
  /** The bot that plays, null for a person. */
  readonly bot: Bot | null;
}

export interface Wishes {
  readonly seats: number;
  readonly people: number;
  /** One bot for all seats without a person, or one for each of them, with commas between; undefined for the usual one. */
  readonly bots: string | undefined;
  /** The names of the seats, from the first one on. */
  readonly names: readonly string[];
}

export const USUAL_BOT: string = USUAL_LEVEL;
const LONGEST_NAME = 20;

/**
 * The players of a table. Throws `UserMistake` for bots or names that cannot be.
 * @example playersFor({ seats: 3, people: 1, bots: undefined, names: ['Anne'] }, 'en') // Anne, Gull, Heron
 */
export function playersFor({ seats, people, bots, names }: Wishes, language: Language): KeyboardPlayer[] {
  const minds = botsFor(seats - people, bots, language);
  checkNames(names, seats, language);
  const free = words[language].botNames.filter(name => !names.includes(name));
  const botName = (seat: Seat) => free[seat - people] ?? words[language].player(seat + 1);
  return Array.from({ length: seats }, (_, seat) => {
    const bot = minds[seat - people] ?? null;
    const usual = bot === null ? words[language].player(seat + 1) : botName(seat);
    return { name: names[seat]?.trim() ?? usual, bot };
  });
}

function botsFor(count: number, wanted: string | undefined, language: Language): Bot[] {
  const asked = (wanted ?? USUAL_BOT).split(',').map(name => botNamed(name.trim(), language));
  const [only] = asked;
  if (asked.length === 1 && only !== undefined) return Array.from({ length: count }, () => only);
  if (asked.length !== count) throw new UserMistake(words[language].wrongBots(asked.length, count));
  return asked;
}

function checkNames(names: readonly string[], seats: number, language: Language): void {
  const say = words[language];
  if (names.length > seats) throw new UserMistake(say.tooManyNames(names.length, seats));
  const trimmed = names.map(name => name.trim());
  for (const name of trimmed) if (!isName(name)) throw new UserMistake(say.badName(printable(name, 40), LONGEST_NAME));
  const twice = trimmed.find((name, i) => trimmed.indexOf(name) !== i);
  if (twice !== undefined) throw new UserMistake(say.sameName(twice));
}

/**
 * Whether a text can be the name of a player.
 * @example isName('Anne') // true
 */
export const isName = (text: string): boolean =>
  text !== '' && [...text].length <= LONGEST_NAME && !/\p{C}/u.test(text);
