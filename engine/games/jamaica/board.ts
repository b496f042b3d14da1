/** The race track: what is printed on the spaces, and where a ship can get to. */
import { board, type Kind } from './components.ts';

/** A space, by its number: Port Royal is 0, then as the ships sail, outer lanes before inner ones. */
export type Space = number;
export const PORT_ROYAL: Space = 0;
/** Where a ship is that has left the board. */
export const NOWHERE: Space = -1;

export const SPACES = board.spaces.length;
export const KIND: readonly Kind[] = board.spaces.map(space => space.kind);
export const PRICE: readonly number[] = board.spaces.map(space => space.price);
export const NUMBER: readonly number[] = board.spaces.map(space => space.score);

/** The spaces one step away, in and against the one direction of the race (JAM-SETUP-04). */
const AHEAD: readonly (readonly Space[])[] = board.spaces.map(space => space.next);
const BEHIND: readonly (readonly Space[])[] = board.spaces.map(({ id }) =>
  board.spaces.filter(({ next }) => next.includes(id)).map(space => space.id),
);

/** The spaces one step away in either direction, in the order of the board. */
export const LINKED: readonly (readonly Space[])[] = AHEAD.map((ahead, space) =>
  [...ahead, ...BEHIND[space]].sort((one, other) => one - other),
);

/** The lairs in the order of the board; a set of them has one bit each. */
export const LAIRS: readonly Space[] = board.spaces.filter(({ kind }) => kind === 'lair').map(({ id }) => id);
/** The bit of a lair, 0 for any other space. */
export const LAIR_BIT: readonly number[] = KIND.map((kind, space) => (kind === 'lair' ? 1 << LAIRS.indexOf(space) : 0));

/** Steps from each space forward to Port Royal, by the longer lane at every fork not yet entered (JAM-MOVE-20). */
const STEPS_HOME: readonly number[] = measured();

function measured(): number[] {
  const steps = Array<number>(SPACES).fill(0);
  const measure = (space: Space): number => {
    if (steps[space] === 0)
      steps[space] = 1 + Math.max(...AHEAD[space].map(next => (next === PORT_ROYAL ? 0 : measure(next))));
    return steps[space];
  };
  measure(PORT_ROYAL);
  return steps;
}

/** The longest way once round the island. */
const LAP = STEPS_HOME[PORT_ROYAL];

/**
 * Forward spaces a ship still needs to finish, every lap still due added (JAM-MOVE-20); fewer is further ahead.
 * @example stepsToGo(6, 0) // 38
 */
export const stepsToGo = (space: Space, lap: number): number => STEPS_HOME[space] - LAP * lap;

/** One way a ship can take: the spaces it comes over, the last one being where it stops. */
export type Path = readonly Space[];

/** Every way of so many steps, all in one direction (JAM-MOVE-04). */
function pathsOf(from: Space, steps: number, onward: readonly (readonly Space[])[]): Path[] {
  if (steps === 0) return [[]];
  return onward[from].flatMap(next => pathsOf(next, steps - 1, onward).map(path => [next, ...path]));
}

/** Where a move of so many steps can end. */
export interface Reach {
  /** In the order of the board; each end once, since spaces that are only passed have no effect (JAM-MOVE-05). */
  readonly ends: readonly Space[];
  /** A way to each end. */
  readonly paths: readonly Path[];
  /** Whether the lap counter turns on the way: stepping onto Port Royal forward, off it backward (JAM-MOVE-14). */
  readonly overLine: readonly boolean[];
}

const reachOf = (from: Space, steps: number, forward: boolean): Reach => {
  const all = pathsOf(from, steps, forward ? AHEAD : BEHIND);
  const paths = all
    .filter((path, i) => all.findIndex(other => other.at(-1) === path.at(-1)) === i)
    .sort((one, other) => (one.at(-1) ?? 0) - (other.at(-1) ?? 0));
  return {
    ends: paths.map(path => path.at(-1) ?? from),
    paths,
    overLine: paths.map(path => (forward ? path : [from, ...path.slice(0, -1)]).includes(PORT_ROYAL)),
  };
};

/** The longest move of a card: a six, and one space more where somebody aboard allows it. */
const LONGEST_MOVE = 7;

/** The ways of a move part at one fork at most, into two lanes. */
export const MOST_ENDS = 2;

/** Every reach there is, by steps and space: backward ones first. */
const REACHES: readonly Reach[] = [false, true].flatMap(forward =>
  Array.from({ length: LONGEST_MOVE + 1 }).flatMap((_, steps) =>
    Array.from({ length: SPACES }, (_, from) => reachOf(from, steps, forward)),
  ),
);

/**
 * Where a move of so many steps leads, as if nothing stopped it.
 * @example reach(6, 3, true).ends // [9, 15]: the outer lane, the inner lane
 */
export const reach = (from: Space, steps: number, forward: boolean): Reach => REACHES[placeOf(from, steps, forward)];

const placeOf = (from: Space, steps: number, forward: boolean): number =>
  ((forward ? LONGEST_MOVE + 1 : 0) + steps) * SPACES + from;

// What every move asks of its reach, a byte each: half of the time in sailing was spent fetching reaches from memory.
const ENDS = Int8Array.from(
  REACHES.flatMap(({ ends }) => Array.from({ length: MOST_ENDS }, (_, way) => ends[way] ?? NOWHERE)),
);
const LINES = Uint8Array.from(REACHES, ({ overLine }) => (overLine[0] ? 1 : 0));

/**
 * Where a move of so many steps ends by its first or second way, NOWHERE if there is no second; as `reach` has them.
 * @example endOf(5, 3, true, 1) // 14: the inner lane
 */
export const endOf = (from: Space, steps: number, forward: boolean, way: number): Space =>
  ENDS[placeOf(from, steps, forward) * MOST_ENDS + way];

/**
 * The one space where a move of so many steps can end, NOWHERE where the ways part.
 * @example onlyEnd(5, 3, true) // NOWHERE: 8 or 14
 */
export const onlyEnd = (from: Space, steps: number, forward: boolean): Space =>
  endOf(from, steps, forward, 1) === NOWHERE ? endOf(from, steps, forward, 0) : NOWHERE;

/** Whether the lap counter turns on such a move: no fork is so near to Port Royal that it would on one way only. */
export const isOverLine = (from: Space, steps: number, forward: boolean): boolean =>
  LINES[placeOf(from, steps, forward)] === 1;

/**
 * The ways backward to the first space on each route that satisfies `stops`; Port Royal stops everything
 * (JAM-SHORTAGE07-15, JAM-SHORTAGE21-10). On the way there the ship may also end on a space that satisfies `mayStop`.
 * Each end once, in the order of the board, with one way to it.
 * @example waysBack(15, space => KIND[space] === 'lair').map(path => path.at(-1)) // [4, 11]
 */
export function waysBack(
  from: Space,
  stops: (space: Space) => boolean,
  mayStop: (space: Space) => boolean = () => false,
): Path[] {
  const found = new Map<Space, Path>();
  const walk = (space: Space, path: Path): void => {
    for (const next of BEHIND[space]) {
      const longer = [...path, next];
      const isEnd = next === PORT_ROYAL || stops(next);
      if ((isEnd || mayStop(next)) && !found.has(next)) found.set(next, longer);
      if (!isEnd) walk(next, longer);
    }
  };
  walk(from, []);
  return [...found.entries()].sort(([one], [other]) => one - other).map(([, path]) => path);
}
