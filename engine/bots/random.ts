/** Any legal action, all equally likely. */
import type { Bot } from './mind.ts';

export const randomBot: Bot = {
  name: 'random',
  choose: (mind, chance) => (mind.open ? mind.suggest(chance) : mind.legal[chance.below(mind.legal.length)]),
};
