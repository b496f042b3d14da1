/** The bots, by name. */
import type { Bot } from './mind.ts';
import { onePlyBot } from './one-ply.ts';
import { plannerBot } from './planner.ts';
import { randomBot } from './random.ts';

export const bots: readonly Bot[] = [randomBot, onePlyBot, plannerBot];

/**
 * A bot by its name.
 * @example botOf('random')?.choose(mind, dice)
 */
export const botOf = (name: string): Bot | undefined => bots.find(bot => bot.name === name);
