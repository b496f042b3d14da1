/** The lane the ships sail in: a channel of light water, its edges pricked as a surveyor pricks shoals, and buoys between spaces. */
import { GATES, HARBOUR, HARBOUR_RADIUS, LANE_HALF, LEGS, type Leg, legCurve } from './geography.ts';
import { beside, dice, evenly, stamped, trembling } from './pen.ts';
import { between, distance, type Point, pathOf, plus, times } from './points.ts';
import './fairway.css';

const CURVES = LEGS.map(leg => ({ leg, curve: legCurve(leg, 16) }));
const CHANNEL = CURVES.map(({ curve }, i) => pathOf(trembling(curve, { amount: 1.2, wave: 30, seed: 400 + i }))).join(
  '',
);

const touches = (one: Leg, other: Leg): boolean =>
  one.from === other.from || one.to === other.to || one.from === other.to || one.to === other.from;

/** Whether a point at the edge of one leg lies in the water of another, or in the harbour. */
const isAfloat = (point: Point, own: Leg): boolean =>
  distance(point, HARBOUR) < HARBOUR_RADIUS - 2 ||
  CURVES.some(
    ({ leg, curve }) =>
      leg !== own && touches(leg, own) && curve.some(other => distance(other, point) < LANE_HALF - 3.5),
  );

const EDGE_DOTS = stamped(
  CURVES.flatMap(({ leg, curve }) =>
    [LANE_HALF, -LANE_HALF].flatMap(side => evenly(beside(curve, side), 9).filter(point => !isAfloat(point, leg))),
  ),
  'h0',
);

/** Red ones to seaward, dark ones inshore. */
const buoysAt = (side: 1 | -1): readonly Point[] =>
  GATES.flatMap(gate => {
    const at = plus(gate.at, times(gate.across, side * LANE_HALF));
    return isAfloat(at, gate) ? [] : [at];
  });
const SEAWARD = buoysAt(-1);
const INSHORE = buoysAt(1);
const BUOY_FOAM = stamped([...SEAWARD, ...INSHORE], 'm-8 3.5a8 3 0 1 0 16 0a8 3 0 1 0-16 0z');
const BUOYS = stamped(SEAWARD, 'm-4.5 3c-.5-6 1.5-11 4.5-12c3 1 5 6 4.5 12z');
const BUOY_BANDS = stamped(SEAWARD, 'm-4.6-.5h9.2');
const CANS = stamped(INSHORE, 'm-5 2.5v-7q5-3.5 10 0v7q-5 2-10 0z');
const BUOY_TOPS = stamped(SEAWARD, 'm0-9v-4') + stamped(INSHORE, 'm0-6v-5');

/** Ripples that run with the lane. */
const RIPPLES = CURVES.map(({ curve }, i) => {
  const roll = dice(500 + i);
  return [-20, -4, 13, 24]
    .flatMap(side => {
      const line = evenly(beside(curve, side), 6);
      const start = 2 + Math.floor(roll() * (line.length * 0.55));
      const piece = line.slice(start, start + 3 + Math.floor(roll() * 3));
      return piece.length < 3 ? [] : [pathOf(trembling(piece, { amount: 1.8, wave: 5, seed: 600 + i + side }))];
    })
    .join('');
}).join('');

/** The floats on the line between two buoys. */
const FLOATS = stamped(
  GATES.flatMap(({ at, across }) => {
    const [from, to] = [plus(at, times(across, LANE_HALF - 8)), plus(at, times(across, 8 - LANE_HALF))];
    return Array.from({ length: 5 }, (_, i) => between(from, to, i / 4));
  }),
  'h0',
);

/** The breakwater of Port Royal: stones around the harbour, open where ships come in and go out. */
const STONES: readonly Point[] = Array.from({ length: 30 }, (_, i) => ({
  x: HARBOUR.x + Math.cos((i * Math.PI) / 15) * (HARBOUR_RADIUS + 5),
  y: HARBOUR.y + Math.sin((i * Math.PI) / 15) * (HARBOUR_RADIUS + 5),
})).filter(stone => CURVES.every(({ curve }) => curve.every(point => distance(point, stone) > LANE_HALF + 2)));

const LARGE = 'm-9 3c-1-6 3-9 8-9s10 3 9 9c-4 3-13 3-17 0z';
const SMALL = 'm-6 3c0-5 2-7 6-7s7 3 6 7c-3 2-9 2-12 0z';
const BREAKWATER = STONES.map((stone, i) => stamped([stone], i % 2 === 0 ? LARGE : SMALL)).join('');

export const Fairway = () => (
  <g class="fairway">
    <path class="channel-glow" d={CHANNEL} />
    <circle class="harbour-glow" cx={HARBOUR.x} cy={HARBOUR.y} r={HARBOUR_RADIUS + 8} />
    <path class="channel" d={CHANNEL} />
    <circle class="harbour-water" cx={HARBOUR.x} cy={HARBOUR.y} r={HARBOUR_RADIUS} />
    <path class="channel-heart" d={CHANNEL} />
    <path class="ripples" d={RIPPLES} />
    <path class="channel-dots" d={EDGE_DOTS} />
    <path class="floats" d={FLOATS} />
    <path class="stone" d={BREAKWATER} />
    <path class="buoy-foam" d={BUOY_FOAM} />
    <path class="buoy inshore" d={CANS} />
    <path class="buoy" d={BUOYS} />
    <path class="buoy-band" d={BUOY_BANDS} />
    <path class="buoy-top" d={BUOY_TOPS} />
  </g>
);
