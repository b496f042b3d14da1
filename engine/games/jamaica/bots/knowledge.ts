/** What bots know of Jamaica. */
import type { Judgement, Knowledge } from '../../../bots/knowledge.ts';
import type { Jamaica } from '../game.ts';
import { isAfloat } from '../state.ts';
import { group } from './grouping.ts';
import { appeal, habit } from './habit.ts';
import { standing, stepsLeft, weightsAt } from './standing.ts';

const judgement: Judgement<Jamaica> = {
  turn: s => s.round,
  turns: 2,
  farTurns: 4,
  /** Whoever stands better wins more often, and the more surely the nearer the end. */
  chances(s, chances) {
    const left = stepsLeft(s);
    const { doubt } = weightsAt(left);
    let sum = 0;
    for (let ship = 0; ship < s.space.length; ship++) {
      if (!isAfloat(s, ship)) continue;
      const weight = Math.exp(standing(s, ship, left) / doubt);
      sum += weight;
      if (ship < s.seats) chances[ship] = weight;
    }
    for (let seat = 0; seat < s.seats; seat++) chances[seat] = isAfloat(s, seat) ? chances[seat] / sum : 0;
  },
};

const seafaring: Knowledge<Jamaica> = {
  manner: { weighing: true },
  group,
  habit,
  judgement,
  promise: (s, seat, action) => {
    const points = appeal(s, seat, action);
    return 0.5 + points / (2 * (4 + Math.abs(points)));
  },
};

/** The same for whoever does not know which game it is. */
export const knowledge = seafaring as unknown as Knowledge;
