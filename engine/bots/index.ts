/** The bots, by name: the four levels that people play against, and what they are measured by. */
import { levels } from './levels.ts';
import type { Bot } from './mind.ts';
import { onePlyBot } from './one-ply.ts';
import { plannerBot } from './planner.ts';
import { randomBot } from './random.ts';

export const bots: readonly Bot[] = [...levels, randomBot, onePlyBot, plannerBot];

/** Whom an application asks for a bot: the names it does not know are nobody's. */
export type Roster = (name: string) => Bot | undefined;

/**
 * A bot by its name.
 * @example botOf('matelot')?.choose(mind, dice)
 */
export const botOf: Roster = name => bots.find(bot => bot.name === name);

/**
 * Who plays instead of a bot that has failed: the level below, and below the lowest somebody who cannot fail.
 * @example belowOf('corsaire') // 'capitaine'
 */
export function belowOf(name: string): string {
  const level = levels.findIndex(bot => bot.name === name);
  return level > 0 ? levels[level - 1].name : randomBot.name;
}
