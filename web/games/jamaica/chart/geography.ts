/**
 * Where everything lies on the sheet. What a space is, what it costs and where it leads is the rules' business
 * (`engine/games/jamaica/components.ts`); this file alone knows where it was drawn.
 */
import { KIND, PORT_ROYAL, type Space } from '@havre/engine/games/jamaica/board.ts';
import { board } from '@havre/engine/games/jamaica/components.ts';
import { distance, heading, minus, type Point, plus, splinePiece, starboard, times } from './points.ts';

/** The sheet, in its own units. */
export const SHEET = { width: 1600, height: 1100 } as const;
/** Half the width of the lane the ships sail in. */
export const LANE_HALF = 35;
/** Port Royal is a harbour: as wide as six ships need. */
export const HARBOUR_RADIUS = 68;

/** The middles of the spaces, by their number: clockwise from Port Royal, outer lanes before inner ones. */
const MIDDLES: readonly (readonly [x: number, y: number])[] = [
  // Port Royal and the windward coast
  [1412, 178],
  [1446, 306],
  [1458, 394],
  [1450, 482],
  [1440, 570],
  [1432, 657],
  [1414, 744],
  // the first fork: round the south-eastern corner, or across the bay
  [1452, 826],
  [1444, 914],
  [1376, 954],
  [1286, 964],
  [1196, 954],
  [1108, 924],
  [1286, 792],
  [1150, 832],
  // the south coast
  [1018, 892],
  [920, 872],
  [822, 880],
  [724, 886],
  [628, 868],
  // the second fork
  [556, 920],
  [468, 944],
  [376, 956],
  [286, 944],
  [206, 902],
  [158, 828],
  [498, 790],
  [342, 756],
  // the leeward coast
  [176, 730],
  [158, 643],
  [150, 556],
  [156, 469],
  [172, 383],
  // the third fork
  [136, 298],
  [146, 210],
  [208, 148],
  [296, 132],
  [386, 142],
  [470, 156],
  [312, 346],
  [444, 270],
  // the finish stretch
  [556, 164],
  [648, 150],
  [740, 142],
  [832, 148],
  [922, 160],
  [1012, 166],
  [1102, 158],
  [1192, 148],
  [1284, 150],
];

/** The middle of a space. */
export const middle = (space: Space): Point => {
  const [x, y] = MIDDLES[space] as readonly [number, number];
  return { x, y };
};

/** A piece of lane: two spaces of which the second is one step ahead. */
export interface Leg {
  readonly from: Space;
  readonly to: Space;
}

export const ahead = (space: Space): readonly Space[] => board.spaces[space]?.next ?? [];
export const behind = (space: Space): readonly Space[] =>
  board.spaces.filter(({ next }) => next.includes(space)).map(({ id }) => id);
export const isPortRoyal = (space: Space): boolean => KIND[space] === 'portRoyal';

/** The first space beyond the red line, where the lanes of the last fork meet. */
const FINISH_STRETCH: Space = board.forks[2].rejoin;

/** Every step of the board. */
export const LEGS: readonly Leg[] = board.spaces.flatMap(({ id, next }) => next.map(to => ({ from: id, to })));

/** Which way the lane runs over a space. */
export function course(space: Space): Point {
  const from = meanOf(behind(space).map(middle));
  const to = meanOf(ahead(space).map(middle));
  return heading(from, to);
}

const meanOf = (points: readonly Point[]): Point =>
  times(
    points.reduce((sum, point) => plus(sum, point), { x: 0, y: 0 }),
    1 / points.length,
  );

/** Towards the island or islet: ships sail clockwise, so land lies at their right hand. */
export const landward = (space: Space): Point => starboard(course(space));

/**
 * The lane between two neighbours, sampled. At forks and where lanes rejoin, the curve takes up the lane it comes from.
 */
export function legCurve({ from, to }: Leg, samples = 12): Point[] {
  const a = middle(from);
  const b = middle(to);
  const straight = distance(a, b);
  const before = minus(a, times(course(from), straight));
  const after = plus(b, times(course(to), straight));
  return splinePiece(before, a, b, after, samples);
}

/** Where one space ends and the next begins, with the direction of the lane there. */
export interface Gate extends Leg {
  readonly at: Point;
  readonly across: Point;
}

/** A space ends halfway to the next, save for the harbour, which is large, and for the inner lane at the red line. */
function gateShare({ from, to }: Leg): number {
  if (isPortRoyal(from)) return 0.6;
  if (isPortRoyal(to)) return 0.4;
  return to === FINISH_STRETCH && board.forks[2].inner.some(space => space === from) ? 0.62 : 0.5;
}

export const GATES: readonly Gate[] = LEGS.map(leg => {
  const curve = legCurve(leg, 24);
  const share = gateShare(leg);
  const i = Math.round(share * 24);
  const at = curve[i] as Point;
  return { ...leg, at, across: starboard(heading(curve[i - 1] as Point, curve[i + 1] as Point)) };
});

/** Which side of the lane something of a space stands on: 1 towards land, -1 towards the open sea. */
type Side = 1 | -1;

/** Lairs in rocks before the coast rather than out at sea. */
const INSHORE_LAIRS: readonly Space[] = [11, 19, 22, 33, 44];

/** Marks that stand a little aside, where something else wants the room. */
const NUDGED: { readonly [space: Space]: Point } = { 11: { x: 26, y: 4 }, 38: { x: -28, y: 2 } };
const NUMBER_NUDGED: { readonly [space: Space]: Point } = { 0: { x: 146, y: -8 }, 41: { x: 24, y: 0 } };
const asIs: Point = { x: 0, y: 0 };

/** Where the quay of a port, the rock of a lair or the barrels of a stretch of sea stand. */
export function markOf(space: Space): Point {
  const kind = KIND[space];
  const side: Side = kind === 'port' || (kind === 'lair' && INSHORE_LAIRS.includes(space)) ? 1 : -1;
  const place = plus(middle(space), times(landward(space), side * (kind === 'lair' ? 62 : 55)));
  return plus(place, NUDGED[space] ?? asIs);
}

/** Where the white number of a space stands: across the lane from its price. */
export const numberPlace = (space: Space): Point => {
  const away = heading(markOf(space), middle(space));
  return plus(plus(middle(space), times(away, 56)), NUMBER_NUDGED[space] ?? asIs);
};

/** The red line before the finish stretch: across both lanes that lead into it. */
export const RED_LINE: readonly Point[] = (() => {
  const gates = GATES.filter(({ to }) => to === FINISH_STRETCH);
  const [outer, inner] = [gates[0] as Gate, gates[1] as Gate];
  return [
    minus(outer.at, times(outer.across, LANE_HALF + 16)),
    outer.at,
    inner.at,
    plus(inner.at, times(inner.across, LANE_HALF + 12)),
  ];
})();

export const HARBOUR = middle(PORT_ROYAL);
