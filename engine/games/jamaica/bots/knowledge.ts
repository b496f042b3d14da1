/** What bots know of Jamaica. */
import type { Judgement, Knowledge } from '../../../bots/knowledge.ts';
import { shareOut } from '../../../bots/win-chances.ts';
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
    for (let seat = 0; seat < s.seats; seat++)
      chances[seat] = isAfloat(s, seat) ? standing(s, seat, left) / doubt : Number.NEGATIVE_INFINITY;
    let others = 0;
    for (let ship = s.seats; ship < s.space.length; ship++)
      if (isAfloat(s, ship)) others += Math.exp(standing(s, ship, left) / doubt);
    shareOut(chances, others);
  },
};

export const knowledge: Knowledge<Jamaica> = {
  manner: { weighing: true },
  group,
  habit,
  judgement,
  promise: (s, seat, action) => {
    const points = appeal(s, seat, action);
    return 0.5 + points / (2 * (4 + Math.abs(points)));
  },
};
