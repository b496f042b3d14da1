/** What a board is drawn from, read from a view: the same for everybody who may see the same. */
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import type { View } from '@havre/engine/games/aquatika/information.ts';
import {
  belongsTo,
  type Colour,
  GREY,
  NO_KIND,
  NONE,
  type Piece,
  pieceOf,
  YELLOW,
} from '@havre/engine/games/aquatika/pieces.ts';
import { type Action, boardOf, colourAt, type Event, type Move } from '@havre/engine/games/aquatika/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Camp } from './arranging/camp.ts';
import { type Chosen, ends, furtherThan, isMoving, preyChoice, starts, targetKind } from './choosing.ts';
import type { LagoonDrawing, LagoonTarget } from './lagoon/contract.ts';
import type { Sight } from './lagoon/geometry.ts';

/** How a viewer sees the board: Grey's player from the other side. */
export const sightOf = (view: View, seat: Seat | null, isLow: boolean): Sight => ({
  board: view.options.board,
  isTurned: seat !== null && colourAt(view, seat) === GREY,
  isLying: isLow && boardOf(view).rows > LONGEST_UPRIGHT,
});

/** In a low window a longer board lies on its side, so that a finger still finds its cells. */
const LONGEST_UPRIGHT = 7;

export const ownColour = (view: View, seat: Seat | null): Colour => (seat === null ? YELLOW : colourAt(view, seat));

/** The pieces on the board, with the own camp on it while it is being arranged. */
export function piecesOn(view: View, seat: Seat | null, camp: Camp | null): readonly Piece[] {
  if (camp === null || seat === null) return view.top;
  const [top, own] = [[...view.top], colourAt(view, seat)];
  boardOf(view).camps[own].forEach((cell, i) => {
    const kind = camp[i] ?? NO_KIND;
    top[cell] = kind === NO_KIND ? NONE : pieceOf(own, kind);
  });
  return top;
}

/** Where a seat has to go, as long as it has not moved: afterwards it knows. */
export const goalOf = (view: View, seat: Seat): Cell | null =>
  view.over || view.last[seat] != null ? null : boardOf(view).targets[colourAt(view, seat)];

/** The move that was made last, as both have seen it. */
export const lastMove = (view: View): Move | null => view.last[view.over ? view.turn : 1 - view.turn] ?? null;

export interface Doing {
  readonly legal: readonly Action[];
  readonly chosen: Chosen | null;
  readonly suggested: readonly Action[];
  readonly lifted: Cell | null;
}

export const NOTHING_TO_DO: Doing = { legal: [], chosen: null, suggested: [], lifted: null };

/** Everything the lagoon shows. */
export function sceneOf(
  view: View,
  { seat, isLow, camp, event }: { seat: Seat | null; isLow: boolean; camp: Camp | null; event: Event | null },
  { legal, chosen, suggested, lifted }: Doing,
): LagoonDrawing {
  const top = piecesOn(view, seat, camp);
  const choice = preyChoice(legal, chosen);
  return {
    sight: sightOf(view, seat, isLow),
    top,
    under: view.under,
    movable: starts(legal),
    chosen,
    targets: chosen === null ? [] : targetsOf(view, legal, chosen),
    askedPrey: choice === null ? null : (view.under[choice.carry.from] ?? null),
    suggested: suggestedCells(suggested, chosen),
    goal: seat === null ? null : goalOf(view, seat),
    last: view.arranging ? null : lastMove(view),
    event,
    lifted,
    winning: winningCell(view),
  };
}

function targetsOf(view: View, legal: readonly Action[], { from }: Chosen): LagoonTarget[] {
  const all = ends(legal, from);
  const shells = boardOf(view).targets;
  const far = new Set(all.flatMap(at => furtherThan(legal, from, at)));
  return all.map(to => ({ to, kind: targetKind(view.top, from, to), isFar: far.has(to), wins: shells.includes(to) }));
}

/** Of what is suggested: which animal first, then where it goes; while arranging, where something is placed. */
const suggestedCells = (suggested: readonly Action[], chosen: Chosen | null): Cell[] =>
  suggested.flatMap(action => {
    if (isMoving(action)) return chosen?.from === action.from ? [action.to] : [action.from];
    return 'at' in action ? [action.at] : [];
  });

function winningCell(view: View): Cell | null {
  if (!view.over || view.winner < 0) return null;
  const shell = boardOf(view).targets[colourAt(view, view.winner)];
  return belongsTo(view.top[shell] ?? NONE, colourAt(view, view.winner)) ? shell : null;
}

/** The pieces of a camp among some. */
export const ofCamp = (pieces: readonly Piece[], colour: Colour): Piece[] =>
  pieces.filter(piece => belongsTo(piece, colour));
