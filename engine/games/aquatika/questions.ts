/** What a screen asks, answered from what its seat sees. */
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { Offer } from '../../kernel/steps.ts';
import { movesFrom } from './4-movement.ts';
import { type Cell, cellAt, NO_CELL } from './board.ts';
import type { View } from './information.ts';
import { belongsTo, GREY, kindOf, NONE, OCTOPUS, type Piece, SHARK } from './pieces.ts';
import { type Action, boardOf, colourAt, opponentOf } from './state.ts';

type Moving = Extract<Action, { type: 'move' | 'carry' }>;

/** The moves of the piece on a cell, for whoever's turn it is; nothing for a cell without a piece of theirs. */
export function movesAt(view: View, cell: Cell): Moving[] {
  const out = new Offer<Action>();
  if (view.arranging || view.over) return [];
  const colour = colourAt(view, view.turn);
  if (belongsTo(view.top[cell] ?? NONE, colour)) movesFrom(view, boardOf(view), colour, cell, out);
  return out.toArray().filter((action): action is Moving => action.type === 'move' || action.type === 'carry');
}

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

/** What a legal move would do. */
export function forecast(view: View, seat: Seat, { type, from, to }: Moving): Forecast {
  const piece = view.top[from];
  const met = view.top[to];
  const prey = view.under[from];
  const eaten = kindOf(piece) === SHARK ? [met, view.under[to]].filter(one => one !== NONE) : [];
  const isOctopus = kindOf(piece) === OCTOPUS;
  return {
    piece,
    eats: eaten,
    mayHideMore: eaten.length === 1 && kindOf(met) === OCTOPUS && !mayLook(view, seat, met),
    covers: isOctopus ? met : NONE,
    frees: isOctopus && type === 'move' ? prey : NONE,
    carries: type === 'carry' ? prey : NONE,
    wins: to === boardOf(view).targets[colourAt(view, seat)],
  };
}

/** AQU-INFO-01: under one's own octopuses, and under all where every prey is open. */
const mayLook = (view: View, seat: Seat, octopus: Piece): boolean =>
  !view.options.hiddenPrey || belongsTo(octopus, colourAt(view, seat));

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

/** AQU-NET-03: who begins the next game of a series, unless the players choose otherwise. */
export const firstOfNextGame = (view: View): Seat => opponentOf(view.first);
