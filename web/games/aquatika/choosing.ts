/**
 * Choosing a move by touching cells: an animal, then where it goes. A flying fish goes from landing to landing and can be led
 * back before it is let go. An octopus that could take its prey along shows it on two cells: on the one it goes to the prey
 * comes along, on the one it leaves the prey stays.
 */
import { isJump, landings } from '@havre/engine/games/aquatika/7-fish.ts';
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import {
  belongsTo,
  type Colour,
  colourOf,
  kindOf,
  NONE,
  OCTOPUS,
  type Piece,
} from '@havre/engine/games/aquatika/pieces.ts';
import type { Action } from '@havre/engine/games/aquatika/state.ts';

export type Moving = Extract<Action, { type: 'move' | 'carry' }>;

/** An animal that is about to move, and the cells it has been led over; none while nobody has said where it goes. */
export interface Chosen {
  readonly from: Cell;
  readonly stops: readonly Cell[];
}

export const isMoving = (action: Action): action is Moving => action.type === 'move' || action.type === 'carry';

/** Every cell that something can be moved from. */
export const starts = (legal: readonly Action[]): Cell[] => [
  ...new Set(legal.flatMap(action => (isMoving(action) ? [action.from] : []))),
];

const movesFrom = (legal: readonly Action[], from: Cell): Moving[] =>
  legal.filter(isMoving).filter(action => action.from === from);

/** What can be done by going from one cell to another: with the prey, which comes first, and without. */
export const waysTo = (legal: readonly Action[], from: Cell, to: Cell): Moving[] =>
  movesFrom(legal, from)
    .filter(action => action.to === to)
    .sort((one, other) => one.type.localeCompare(other.type));

/** Where a chosen animal may go. */
export const ends = (legal: readonly Action[], from: Cell): Cell[] => [
  ...new Set(movesFrom(legal, from).map(({ to }) => to)),
];

/** Where a chain that has come to a cell may go on to, the next landing first. */
export const furtherThan = (legal: readonly Action[], from: Cell, at: Cell): Cell[] =>
  isJump(from, at)
    ? ends(legal, from).filter(to => to !== at && isJump(from, to) && landings({ from, to }).includes(at))
    : [];

export const endOf = ({ stops }: Chosen): Cell | null => stops.at(-1) ?? null;

/** The two moves of an octopus whose prey may come along or stay; null where there is nothing to choose. */
export function preyChoice(legal: readonly Action[], chosen: Chosen | null): { carry: Moving; leave: Moving } | null {
  const to = chosen === null ? null : endOf(chosen);
  if (chosen === null || to === null) return null;
  const [carry, leave] = waysTo(legal, chosen.from, to);
  return carry === undefined || leave === undefined ? null : { carry, leave };
}

export type Touch =
  | { readonly play: Moving }
  | { readonly chosen: Chosen | null }
  /** Nothing can be done there; why not may be asked of this move. */
  | { readonly refused: Moving };

export interface Touchable {
  readonly legal: readonly Action[];
  readonly top: readonly Piece[];
  readonly own: Colour;
  /** Whether a move is asked for twice. */
  readonly asksAgain: boolean;
}

/**
 * What comes of touching a cell.
 * @example touched({ legal, top, own, asksAgain: true }, null, cell) // { chosen: { from: cell, stops: [] } }
 */
export function touched(now: Touchable, chosen: Chosen | null, cell: Cell): Touch {
  const { legal } = now;
  const isStart = starts(legal).includes(cell);
  if (chosen === null)
    return isStart ? { chosen: { from: cell, stops: [] } } : { refused: { type: 'move', from: cell, to: cell } };
  const { from, stops } = chosen;
  const to = endOf(chosen);
  const choice = preyChoice(legal, chosen);
  if (cell === to) return { play: choice?.carry ?? (waysTo(legal, from, cell)[0] as Moving) };
  if (cell === from && to !== null) return choice === null ? { chosen: stepBack(chosen) } : { play: choice.leave };
  if (cell === from) return { chosen: null };
  if (stops.includes(cell)) return { chosen: { from, stops: stops.slice(0, stops.indexOf(cell) + 1) } };
  if (ends(legal, from).includes(cell)) return led(now, from, cell);
  return isStart ? { chosen: { from: cell, stops: [] } } : { refused: { type: 'move', from, to: cell } };
}

/** What comes of carrying an animal to a cell: whoever has held it all the way means it. */
export const dropped = (now: Touchable, from: Cell, to: Cell): Touch =>
  ends(now.legal, from).includes(to) ? led({ ...now, asksAgain: false }, from, to) : { chosen: null };

/** An animal is led to a cell. It goes at once if nothing else could be meant, and nobody of its own camp suffers. */
function led({ legal, top, own, asksAgain }: Touchable, from: Cell, to: Cell): Touch {
  const ways = waysTo(legal, from, to);
  const chosen = { from, stops: landings({ from, to }).slice(1) };
  const isOpen = ways.length > 1 || furtherThan(legal, from, to).length > 0;
  const hitsOwn = belongsTo(top[to] ?? NONE, own);
  return asksAgain || isOpen || hitsOwn ? { chosen } : { play: ways[0] as Moving };
}

/** The last landing is taken back; before the first, the animal is let go. */
export const stepBack = ({ from, stops }: Chosen): Chosen | null =>
  stops.length === 0 ? null : { from, stops: stops.slice(0, -1) };

/** Whether somebody eats one of the own camp there: allowed, and hardly ever meant. */
export const hurtsOwn = (top: readonly Piece[], from: Cell, to: Cell): boolean =>
  targetKind(top, from, to) === 'eat' && colourOf(top[from] ?? NONE) === colourOf(top[to] ?? NONE);

/** What going to a cell means for whoever is there. */
export type TargetKind = 'step' | 'jump' | 'cover' | 'eat';

export function targetKind(top: readonly Piece[], from: Cell, to: Cell): TargetKind {
  if (isJump(from, to)) return 'jump';
  if ((top[to] ?? NONE) === NONE) return 'step';
  return kindOf(top[from] ?? NONE) === OCTOPUS ? 'cover' : 'eat';
}
