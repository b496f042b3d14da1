/** The island and its islets: where the land ends. Drawn clockwise, so that water lies at the left hand of the line. */
import { LEGS, legCurve } from './geography.ts';
import { trembling } from './pen.ts';
import { type Point, smooth } from './points.ts';

type Outline = readonly (readonly [x: number, y: number])[];

/** From the quay before the finish, round by the gulf, the spit of Port Royal and the four coasts. */
const ISLAND: Outline = [
  // the northern headland, and the gulf behind Port Royal
  [898, 234],
  [922, 218],
  [950, 240],
  [964, 284],
  [1002, 318],
  [1046, 352],
  [1078, 402],
  [1112, 446],
  [1166, 476],
  [1232, 484],
  [1292, 466],
  [1332, 424],
  [1350, 368],
  [1352, 314],
  [1342, 272],
  // the spit: its tip, and its outer shore
  [1350, 246],
  [1372, 244],
  [1386, 268],
  [1394, 320],
  [1404, 394],
  [1398, 482],
  [1388, 566],
  [1382, 622],
  // the windward quays
  [1386, 648],
  [1378, 686],
  [1370, 722],
  [1340, 724],
  // the south-eastern bay
  [1292, 730],
  [1228, 744],
  [1176, 772],
  [1118, 772],
  [1060, 796],
  [1006, 832],
  // the south coast
  [958, 832],
  [922, 824],
  [884, 830],
  [846, 806],
  [800, 800],
  [764, 820],
  [728, 838],
  [694, 828],
  [664, 796],
  // the south-western bay
  [614, 772],
  [558, 760],
  [506, 728],
  [446, 716],
  [392, 686],
  [336, 690],
  [286, 672],
  [256, 694],
  // the leeward quays
  [228, 706],
  [214, 666],
  [226, 626],
  [222, 586],
  [208, 556],
  [220, 520],
  [216, 480],
  [226, 452],
  // the north-western bay
  [262, 436],
  [314, 432],
  [366, 420],
  [428, 402],
  [478, 362],
  [508, 318],
  [534, 286],
  [556, 252],
  [573, 219],
  [602, 222],
  // the northern bay
  [622, 262],
  [652, 302],
  [692, 338],
  [744, 352],
  [804, 346],
  [850, 318],
  [878, 276],
];

const ISLETS: readonly Outline[] = [
  // off the south-eastern corner
  [
    [1216, 898],
    [1240, 878],
    [1274, 874],
    [1304, 888],
    [1296, 904],
    [1258, 912],
    [1226, 912],
  ],
  // off the south-western corner
  [
    [288, 880],
    [318, 858],
    [362, 858],
    [404, 870],
    [442, 872],
    [474, 880],
    [482, 891],
    [450, 896],
    [410, 899],
    [376, 906],
    [330, 906],
    [296, 898],
  ],
  // off the north-western corner
  [
    [194, 234],
    [208, 210],
    [246, 190],
    [296, 188],
    [344, 204],
    [372, 226],
    [344, 248],
    [294, 252],
    [250, 264],
    [214, 272],
    [200, 258],
  ],
];

const drawn = (outline: Outline, seed: number): Point[] => {
  const even = smooth(
    outline.map(([x, y]) => ({ x, y })),
    8,
    true,
  );
  const rough = trembling(even, { amount: 4.5, wave: 17, seed, isClosed: true });
  return trembling(rough, { amount: 1.7, wave: 6, seed: seed + 1, isClosed: true });
};

export const MAINLAND: readonly Point[] = drawn(ISLAND, 11);
export const SHORES: readonly (readonly Point[])[] = [MAINLAND, ...ISLETS.map((islet, i) => drawn(islet, 30 + i))];

/** Whether a point is inside a closed line. */
export function isInside(shore: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  let b = shore.at(-1) as Point;
  for (const a of shore) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    b = a;
  }
  return inside;
}

export const isLand = (point: Point): boolean => SHORES.some(shore => isInside(shore, point));

const LANE_POINTS: readonly Point[] = LEGS.flatMap(leg => legCurve(leg, 8));
const SHORE_POINTS: readonly Point[] = SHORES.flat();

/** The distance to the nearest of many points. Asked some ten thousand times while the sheet is drawn: no arrays in between. */
function nearest(point: Point, others: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of others) least = Math.min(least, (x - point.x) ** 2 + (y - point.y) ** 2);
  return Math.sqrt(least);
}

export const awayFromLane = (point: Point): number => nearest(point, LANE_POINTS);
export const awayFromShore = (point: Point): number => nearest(point, SHORE_POINTS);
