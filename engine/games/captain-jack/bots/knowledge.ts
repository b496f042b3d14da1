/** What bots know of Captain Jack’s Gold: what actions are worth, and how ships stand. */
import type { Knowledge } from '../../../bots/knowledge.ts';
import type { CaptainJack } from '../game.ts';
import { view as viewOf } from '../information.ts';
import { group } from './grouping.ts';
import { chancesOf } from './standing.ts';
import { worth } from './worth.ts';

/** Nobody always does what looks best: in hundredths of a doubloon. */
const WHIM = 12;

export const knowledge: Knowledge<CaptainJack> = {
  worth,
  group,
  manner: { trust: 10, weighing: true },
  habit(s, seat, out, chance) {
    const view = viewOf(s);
    let best = Number.NEGATIVE_INFINITY;
    let which = 0;
    for (let i = 0; i < out.length; i++) {
      const score = worth(view, seat, out.list[i]) + (WHIM * chance.below(1024)) / 1024;
      if (score <= best) continue;
      best = score;
      which = i;
    }
    return which;
  },
  judgement: {
    turns: 24,
    chances: (s, chances) => chancesOf(viewOf(s), chances),
  },
};
