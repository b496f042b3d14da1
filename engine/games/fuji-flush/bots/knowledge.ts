/**
 * What bots know of Fuji Flush. The planner goes by the cards that lie open; a search also looks at who is about to finish,
 * and judges how its seat stands as soon as the card lies. Looking a round ahead from there takes far longer and was not
 * shown to be stronger.
 */
import type { Knowledge } from '../../../bots/knowledge.ts';
import type { FujiFlush } from '../game.ts';
import { appeal, promiseOf, urgentAppeal } from './appeal.ts';
import { chancesOf } from './standing.ts';

/** Nobody always plays what looks best. */
const WHIM = 0.4;

export const knowledge: Knowledge<FujiFlush> = {
  manner: { trust: 4, weighing: true },
  worth: (view, seat, { card }) => appeal(view.front, view.hand ?? [], seat, card),
  promise: (s, seat, { card }) => promiseOf(s, seat, card),
  habit(s, seat, out, chance) {
    let best = Number.NEGATIVE_INFINITY;
    let which = 0;
    for (let i = 0; i < out.length; i++) {
      const score = urgentAppeal(s, seat, out.list[i].card) + (WHIM * chance.below(1024)) / 1024;
      if (score <= best) continue;
      best = score;
      which = i;
    }
    return which;
  },
  judgement: { turns: 1, chances: chancesOf },
};
