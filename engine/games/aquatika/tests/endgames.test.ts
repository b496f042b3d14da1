/** What perfect play says of endgames, and that the strongest bot plays them so. */
import { beforeAll, expect, test } from 'vitest';
import { levels } from '../../../bots/levels.ts';
import { mindOf } from '../../../bots/mind.ts';
import { SeededDice } from '../../../kernel/chance.ts';
import { lowest } from '../../../kernel/seats.ts';
import { matchAt } from '../puzzle-position.ts';
import { questionOf, Solver } from '../solver.ts';

const corsaire = levels[levels.length - 1];
beforeAll(() => corsaire.prepare?.('aquatika'));

/** Few pieces, so that everything can be tried out: in how many moves whoever is to move wins, and not in fewer. */
const WON_ENDGAMES = [
  [3, 'lagoon f4/5/3f1/3Oo/5/5/1F1O1 G OSSSFFoosssf 0'],
  [3, 'lagoon 3s1/5/3sS/5/5/5/4S Y OOOSFFFooosfff 0'],
  [3, 'lagoon 5/5/5/1os1S/5/5/3S1 Y OOOSFFFoossfff 0'],
  [3, 'reef 4o/5/5/5/f4/5/o1S2/5/5/O2O1 G OSSFFFosssff 0'],
  [3, 'reef 5/5/5/4S/5/1s1s1/4F/5/5/5 Y OOOSSFFooosfff 0'],
  [4, 'lagoon o3f/5/5/5/1S3/4O/5 Y OOSSFFFoosssff 0'],
  [4, 'lagoon 5/5/sF3/3s1/1O3/f4/S4 G OOSSFFooosff 0'],
  [4, 'lagoon 4f/5/3o1/5/S4/5/F4 Y OOOSSFFoosssff 0'],
  [4, 'reef 5/5/5/5/2s2/5/1O2f/4S/5/5 Y OOSSFFFooossff 0'],
  [4, 'reef 5/3sf/5/5/5/5/4F/S3o/5/4S G OOOSFFoossff 0'],
  [5, 'reef 3o1/5/4S/5/5/5/3f1/2O2/5/5 Y OOSSFFFoosssff 0'],
] as const;

test.each(WON_ENDGAMES)(
  'won in %i: Corsaire wins %s as quickly, against whoever holds out longest',
  (moves, position) => {
    const match = matchAt(position);
    const seat = lowest(match.awaited);
    const solver = new Solver();
    expect(solver.solve(questionOf(match.state), moves)?.moves).toBe(moves);
    const dice = new SeededDice(1);
    for (let left = moves; !match.over && left > 0; left--) {
      match.play(seat, corsaire.choose(mindOf(match, seat), dice));
      if (!match.over) match.play(lowest(match.awaited), solver.longest(questionOf(match.state), seat, left - 1));
    }
    expect(match.over && match.state.winner === seat).toBe(true);
  },
);
