/** A position that was written down, as a match that goes on from there with every prey open. */
import { Stream, seededNumbers } from '../../kernel/chance.ts';
import { call } from '../../kernel/flow.ts';
import { Match, type StartOptions } from '../../kernel/match.ts';
import { turn } from './3-turn.ts';
import { type Aquatika, aquatika } from './game.ts';
import { readPosition } from './notation.ts';
import { YELLOW } from './pieces.ts';
import { seatWith } from './state.ts';

/**
 * The match of a position, Yellow in the first seat.
 * @example matchAt('lagoon 5/4f/5/o2O(s)1/5/5/5 G OOSSFFFoossff 7').awaited
 */
export function matchAt(text: string): Match<Aquatika> {
  const { board, toMove, ...pieces } = readPosition(text);
  const beginning: StartOptions<Aquatika> = {
    seats: 2,
    chance: new Stream(seededNumbers(0)),
    options: { board, hiddenPrey: false, yellow: 0, first: 0 },
  };
  return Match.arranged(aquatika, beginning, s => {
    Object.assign(s, pieces, { arranging: false, arrangements: [[], []], first: seatWith(s, YELLOW) });
    s.turn = seatWith(s, toMove);
    call(s, turn);
  });
}
