/** What a board is drawn from, read from a view: the same for everybody who may see the same. */
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import type { View } from '@havre/engine/games/aquatika/information.ts';
import {
  belongsTo,
  type Colour,
  GREY,
  type Kind,
  NO_KIND,
  NONE,
  type Piece,
  pieceOf,
  YELLOW,
} from '@havre/engine/games/aquatika/pieces.ts';
import { type Action, boardOf, colourAt, type Event, type Move } from '@havre/engine/games/aquatika/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Camp } from './arranging/camp.ts';
import { type Chosen, ends, furtherThan, hurtsOwn, isMoving, preyChoice, starts, targetKind } from './choosing.ts';
import type { LagoonDrawing, LagoonTarget } from './lagoon/contract.ts';
import type { Sight } from './lagoon/geometry.ts';
import type { Threat } from './threats.ts';

/** How a viewer sees the board: Grey's player from the other side. */
export const sightOf = (view: View, seat: Seat | null, isAcross: boolean): Sight => ({
  board: view.options.board,
  isTurned: seat !== null && colourAt(view, seat) === GREY,
  isLying: isAcross && boardOf(view).rows > LONGEST_UPRIGHT,
});

/** Where there is more width than height, a longer board lies on its side: its cells are half as large again. */
const LONGEST_UPRIGHT = 7;

export const ownColour = (view: View, seat: Seat | null): Colour => (seat === null ? YELLOW : colourAt(view, seat));

/** The pieces on the board, with the own camp on it while it is being arranged. */
function piecesOn(view: View, seat: Seat | null, camp: Camp | null): readonly Piece[] {
  if (camp === null || seat === null) return view.top;
  const [top, own] = [[...view.top], colourAt(view, seat)];
  boardOf(view).camps[own].forEach((cell, i) => {
    const kind = camp[i] ?? NO_KIND;
    top[cell] = kind === NO_KIND ? NONE : pieceOf(own, kind);
  });
  return top;
}

/** What the next touch would place in the own camp, and where. */
function awaitedIn(view: View, seat: Seat | null, { camp, atHand }: Arranged): LagoonDrawing['awaited'] {
  if (seat === null || camp === null || atHand === NO_KIND) return null;
  const own = colourAt(view, seat);
  return { piece: pieceOf(own, atHand), cells: boardOf(view).camps[own].filter((_, i) => camp[i] === NO_KIND) };
}

/** Where a seat has to go. */
const goalOf = (view: View, seat: Seat): Cell | null =>
  view.over ? null : boardOf(view).targets[colourAt(view, seat)];

/** Whether a seat has still to make its first move: until then it is told in words, and by a current, where to go. */
export const isNewHere = (view: View, seat: Seat): boolean => !view.over && view.last[seat] == null;

/** The move that was made last, as both have seen it. */
export const lastMove = (view: View): Move | null => view.last[view.over ? view.turn : 1 - view.turn] ?? null;

export interface Doing {
  readonly legal: readonly Action[];
  readonly chosen: Chosen | null;
  readonly suggested: readonly Action[];
  readonly lifted: Cell | null;
  readonly threats: readonly Threat[];
}

/** The own camp while it is arranged, and the kind that comes next. */
export interface Arranged {
  readonly camp: Camp | null;
  readonly atHand: Kind;
}

/** Nobody arranges anything. */
export const NO_CAMP: Arranged = { camp: null, atHand: NO_KIND };

/** How a seat looks at the table. */
export interface Looking {
  readonly seat: Seat | null;
  /** Whether there is more width than height. */
  readonly isAcross: boolean;
  readonly arranged: Arranged;
  readonly event: Event | null;
}

/** Everything the lagoon shows. */
export function sceneOf(
  view: View,
  { seat, isAcross, arranged, event }: Looking,
  { legal, chosen, suggested, lifted, threats }: Doing,
): LagoonDrawing {
  const top = piecesOn(view, seat, arranged.camp);
  const choice = preyChoice(legal, chosen);
  return {
    sight: sightOf(view, seat, isAcross),
    top,
    under: view.under,
    movable: starts(legal),
    chosen,
    targets: chosen === null ? [] : targetsOf(view, legal, chosen),
    askedPrey: choice === null ? null : (view.under[choice.carry.from] ?? null),
    awaited: awaitedIn(view, seat, arranged),
    suggested: suggestedCells(suggested, chosen),
    threats,
    goal: seat === null ? null : goalOf(view, seat),
    isNewHere: seat !== null && isNewHere(view, seat),
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
  return all.map(to => ({
    to,
    kind: targetKind(view.top, from, to),
    isFar: far.has(to),
    wins: shells.includes(to),
    hurtsOwn: hurtsOwn(view.top, from, to),
  }));
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
