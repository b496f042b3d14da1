/**
 * Somebody with a plan: takes the action that looks best to whoever knows the game, by the game's own `worth`, and a
 * random one where a game has no opinion. It looks at what its seat sees and no further.
 */
import type { Chance } from '../kernel/chance.ts';
import type { Rules } from '../kernel/game.ts';
import type { Bot, Mind } from './mind.ts';
import { randomBot } from './random.ts';

export const plannerBot: Bot = {
  name: 'planner',
  choose<R extends Rules>(mind: Mind<R>, chance: Chance): R['action'] {
    const { game, seat, legal } = mind;
    if (game.worth === undefined || mind.open) return randomBot.choose(mind, chance);
    const view = game.view(mind.imagine(chance), seat);
    const worths = legal.map(action => game.worth?.(view, seat, action) ?? 0);
    const best = Math.max(...worths);
    const equals = legal.filter((_, i) => worths[i] === best);
    return equals[chance.below(equals.length)];
  },
};
