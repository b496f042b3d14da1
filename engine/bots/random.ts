/** Any answer, all equally likely; now and then a liberty. */
import { anyOf } from '../kernel/wander.ts';
import type { Bot } from './mind.ts';

export const randomBot: Bot = {
  name: 'random',
  choose: (mind, chance) =>
    mind.needsSuggestion
      ? mind.suggest(chance)
      : anyOf({ list: mind.legal, length: mind.legal.length, answerCount: mind.answerCount }, chance),
};
