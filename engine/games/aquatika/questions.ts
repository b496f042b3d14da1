/** What a screen asks, answered from what its seat sees. */
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { movePiece } from './3-turn.ts';
import { lookForWinner } from './9-end.ts';
import { type Cell, cellAt, NO_CELL } from './board.ts';
import { mayLift, type View } from './information.ts';
import { GREY, kindOf, NONE, OCTOPUS, type Piece, SHARK } from './pieces.ts';
import { asSeen } from './seen.ts';
import { type Action, boardOf, colourAt, type Move } from './state.ts';

type Moving = Extract<Action, { type: 'move' | 'carry' }>;

export interface Forecast {
  piece: Piece;
  /** What it would eat, as far as one sees: an octopus of the other player may have a prey, which goes with it. */
  eats: Piece[];
  /** Whether more may be eaten than one sees (AQU-SHARK-10). */
  mayHideMore: boolean;
  covers: Piece;
  /** The prey that would stay behind, and the one that would come along. */
  frees: Piece;
  carries: Piece;
  wins: boolean;
}

/** What a legal move would do: the rules do it, on the table as the seat sees it. */
export function forecast(view: View, seat: Seat, action: Moving): Forecast {
  const { from, to } = action;
  const s = asSeen(view, seat);
  const mayHideMore = kindOf(s.top[from]) === SHARK && kindOf(s.top[to]) === OCTOPUS && !mayLift(view, seat, to);
  s.turn = seat;
  movePiece.ask.apply(s, {}, action, seat);
  lookForWinner(s);
  const { piece, eaten, covered, freed } = s.last[seat] as Move;
  return {
    piece,
    eats: mayHideMore ? eaten.slice(0, 1) : [...eaten],
    mayHideMore,
    covers: covered,
    frees: freed,
    carries: action.type === 'carry' ? s.under[to] : NONE,
    wins: s.winner === seat,
  };
}

/** AQU-NET-04: the rows of the board from top to bottom, as a viewer sees them: their own camp is at the bottom. */
export function rowsFor(view: View, viewer: Viewer): Cell[][] {
  const { columns, rows, firstRow, isCell } = boardOf(view);
  const seenByYellow = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      const cell = cellAt(x, firstRow + rows - 1 - y);
      return isCell[cell] ? cell : NO_CELL;
    }),
  );
  const isGrey = viewer >= 0 && colourAt(view, viewer) === GREY;
  return isGrey ? seenByYellow.map(row => row.toReversed()).toReversed() : seenByYellow;
}
