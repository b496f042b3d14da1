/** Programs from outside say what they are, and are never taken for bots of the house. */
import { bots } from '@havre/engine/bots/index.ts';
import { LEVELS, levelWording } from '@havre/engine/bots/level-wording.ts';
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { ProgramMark } from '../model/program-mark.ts';
import { BOT_NAMES } from '../viewing/player-names.ts';
import { areAlike, nameRefusal } from './player-names.ts';

/** What bots of the house are called: their names at a table, those that are stored, and the levels in each language. */
const OF_THE_HOUSE: readonly string[] = [
  ...BOT_NAMES,
  ...bots.map(bot => bot.name),
  ...LANGUAGES.flatMap(language => LEVELS.map(level => levelWording[language][level].name)),
];

/**
 * Why a program cannot be called that, or cannot say that it plays so well; null if it can.
 * @example programRefusal('Corsaire', {}) // { refused: 'name-of-bot' }
 */
export function programRefusal(name: string, { level }: ProgramMark): Refusal | null {
  const said = level === undefined ? [name] : [name, level];
  for (const text of said) {
    const flaw = nameRefusal(text) ?? (OF_THE_HOUSE.some(own => areAlike(own, text)) ? refuse('name-of-bot') : null);
    if (flaw !== null) return flaw;
  }
  return null;
}
