/**
 * Somebody with a plan: takes the action that looks best to whoever knows the game, by what is known of its
 * worth, and a random one where nobody has an opinion. It looks at what its seat sees and no further.
 */
import type { Chance } from '../kernel/chance.ts';
import type { Rules } from '../kernel/game.ts';
import { knowledgeOf, loadKnowledge } from './knowledge.ts';
import type { Bot, Mind } from './mind.ts';
import { randomBot } from './random.ts';

export const plannerBot: Bot = {
  name: 'planner',
  prepare: loadKnowledge,
  choose<R extends Rules>(mind: Mind<R>, chance: Chance): R['action'] {
    const { game, seat, legal } = mind;
    const { worth } = knowledgeOf(mind);
    if (worth === undefined || mind.needsSuggestion) return randomBot.choose(mind, chance);
    const view = game.view(mind.imagine(chance), seat);
    const worths = legal.map(action => worth(view, seat, action));
    const best = Math.max(...worths);
    const equals = legal.filter((_, i) => worths[i] === best);
    return equals[chance.below(equals.length)];
  },
};
