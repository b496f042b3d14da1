/** What bots know of Captain Jack’s Gold: what actions are worth, and how ships stand. */
import type { Knowledge } from '../../../bots/knowledge.ts';
import type { CaptainJack } from '../game.ts';
import { view as viewOf } from '../information.ts';
import { shipWorth, worth } from './worth.ts';

/** Nobody always does what looks best: in hundredths of a doubloon. */
const WHIM = 12;
/** So many hundredths of a doubloon make one ship a clear favourite. */
const LEAD = 150;

const seasoned: Knowledge<CaptainJack> = {
  worth,
  effort: 0.25,
  manner: { curiosity: 0.1, trust: 10, weighing: true },
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
    chances(s, chances) {
      const view = viewOf(s);
      let sum = 0;
      for (let seat = 0; seat < chances.length; seat++) {
        chances[seat] = s.ships[seat].gone ? 0 : Math.exp(shipWorth(view, seat) / LEAD);
        sum += chances[seat];
      }
      for (let seat = 0; seat < chances.length; seat++) chances[seat] /= sum;
    },
  },
};

/** The same for whoever does not know which game it is. */
export const knowledge = seasoned as unknown as Knowledge;
