/**
 * A Capitaine who never goes into the tavern, for the arena: what recruiting is worth to a level shows against the same level
 * without it (docs/bots.md).
 *
 *   havre arena jamaica --bots capitaine,bench/jamaica/ashore.ts --seats 2 --option crew=true
 */
import { botOf } from '@havre/engine/bots/index.ts';
import type { Bot } from '@havre/engine/bots/mind.ts';

const captain = botOf('capitaine') as Bot;

export const bot: Bot = {
  ...captain,
  name: 'ashore',
  choose(mind, chance, isEnough) {
    const isTavern = mind.legal.some(({ type }) => type === 'recruit');
    const without = isTavern ? mind.legal.find(({ type }) => type === 'forgo') : undefined;
    return without ?? captain.choose(mind, chance, isEnough);
  },
};
