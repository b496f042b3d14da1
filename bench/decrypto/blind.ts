/**
 * What people make of the clues of bots: a sheet of triples without their codes, for somebody who knows the four words and
 * nothing else, and how many of the codes that they have written on it are right.
 */

import { botOf } from '@havre/engine/bots/index.ts';
import { LEVELS } from '@havre/engine/bots/level-wording.ts';
import { mindOf } from '@havre/engine/bots/mind.ts';
import { decrypto } from '@havre/engine/games/decrypto/game.ts';
import type { WordLanguage } from '@havre/engine/games/decrypto/pack.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import { dataFiles } from '@havre/server/bots/data-files.ts';

/** A code of a bot: what was said for it, and by which level. */
export interface BotTriple {
  readonly bot: string;
  readonly words: readonly string[];
  readonly clues: readonly string[];
  readonly code: number;
}

const OF_EACH_LEVEL = 15;
/** Clues get further away from their word round by round. */
const ROUNDS = 3;
/** Games that nothing else is measured with; others in each language, since the same would have the same codes. */
const FIRST_GAMES: { readonly [L in WordLanguage]: number } = { en: 700_000, fr: 800_000 };

/**
 * Sixty codes that bots sent, as many of each level, each of another game; of the first rounds and of both teams in turn.
 * @example (await botTriples('fr')).map(sheetLine)
 */
export async function botTriples(language: WordLanguage): Promise<readonly BotTriple[]> {
  const triples: BotTriple[] = [];
  for (let i = 0; i < OF_EACH_LEVEL; i++)
    for (const [level, bot] of LEVELS.entries())
      triples.push(await tripleOf(bot, language, FIRST_GAMES[language] + i * LEVELS.length + level, i));
  return triples;
}

async function tripleOf(name: string, language: WordLanguage, game: number, turn: number): Promise<BotTriple> {
  const bot = botOf(name);
  if (bot === undefined) throw new Error(`there is no bot '${name}'`);
  const seats = 4;
  await bot.prepare?.(decrypto.id, { options: { language }, files: dataFiles });
  const match = Match.start(decrypto, { seats, options: { language }, chance: new Stream(seededNumbers(game)) });
  const dice = new SeededDice(game, seats);
  const [team, round] = [turn % 2, 1 + (turn % ROUNDS)];
  while (!match.over && !match.state.sheet.some(line => line.round === round && line.code !== 0)) {
    const seat = lowest(match.awaited);
    const entry = match.play(seat, bot.choose(mindOf(match, seat), dice));
    if (isRefusal(entry)) throw new Error(`in game ${game} a bot was refused: ${entry.refused}`);
  }
  const sent = match.state.sheet.filter(line => line.code !== 0);
  const line = sent.findLast(one => one.team === team) ?? sent.at(-1);
  if (line === undefined) throw new Error(`in game ${game} nobody has sent a code`);
  return {
    bot: name,
    words: [...(match.state.teams[line.team]?.words ?? [])],
    clues: [...line.clues],
    code: line.code,
  };
}

/** @example sheetLine(triple) // '··· | purse, bison, pizza, leopard | Ninja Turtles, clutch, spots' */
export const sheetLine = ({ words, clues }: BotTriple): string => `··· | ${words.join(', ')} | ${clues.join(', ')}`;

/** A line of a sheet that somebody has filled in: what they read, and whether that was meant. */
export interface MarkedLine {
  readonly triple: BotTriple;
  readonly read: number;
  readonly isRight: boolean;
}

/** Marks a sheet that somebody has filled in. It must be the one that is printed today. */
export function marked(sheet: string, triples: readonly BotTriple[]): readonly MarkedLine[] {
  const lines = sheet.trim().split('\n');
  return triples.map((triple, i) => {
    const [written = '', ...rest] = (lines[i] ?? '').split(' | ');
    if (`··· | ${rest.join(' | ')}` !== sheetLine(triple))
      throw new Error(`Bots say something else today, so this sheet has to be read anew: line ${i + 1}.`);
    return { triple, read: Number(written), isRight: Number(written) === triple.code };
  });
}

/** As it is kept: what was read, what was meant, and the sheet. */
export const markedLine = ({ triple, read }: MarkedLine): string =>
  `${read} | ${sheetLine(triple).replace('···', String(triple.code))}`;
