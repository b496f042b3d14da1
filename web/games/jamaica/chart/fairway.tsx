/** The lane the ships sail in: a channel of light water, its edges pricked as a surveyor pricks shoals, and buoys between spaces. */
import { GATES, HARBOUR, HARBOUR_RADIUS, LANE_HALF, LEGS, type Leg, legCurve } from './geography.ts';
import { beside, dice, evenly, trembling } from './pen.ts';
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

const EDGE_DOTS = CURVES.flatMap(({ leg, curve }) =>
  [LANE_HALF, -LANE_HALF].flatMap(side => evenly(beside(curve, side), 9).filter(point => !isAfloat(point, leg))),
)
  .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
  .join('');

/** Red ones to seaward, dark ones inshore. */
const BUOYS = GATES.flatMap(gate =>
  [1, -1].flatMap(side => {
    const at = plus(gate.at, times(gate.across, side * LANE_HALF));
    return isAfloat(at, gate) ? [] : [{ ...at, symbol: side === 1 ? '#chart-buoy-inshore' : '#chart-buoy' }];
  }),
);

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
const FLOATS = GATES.map(({ at, across }) => {
  const [from, to] = [plus(at, times(across, LANE_HALF - 8)), plus(at, times(across, 8 - LANE_HALF))];
  return Array.from({ length: 5 }, (_, i) => between(from, to, i / 4))
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('');
}).join('');

/** The breakwater of Port Royal: stones around the harbour, open where ships come in and go out. */
const STONES: readonly Point[] = Array.from({ length: 30 }, (_, i) => ({
  x: HARBOUR.x + Math.cos((i * Math.PI) / 15) * (HARBOUR_RADIUS + 5),
  y: HARBOUR.y + Math.sin((i * Math.PI) / 15) * (HARBOUR_RADIUS + 5),
})).filter(stone => CURVES.every(({ curve }) => curve.every(point => distance(point, stone) > LANE_HALF + 2)));

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
    {STONES.map(({ x, y }, i) => (
      <use key={`${x} ${y}`} href={i % 2 === 0 ? '#chart-stone' : '#chart-stone-small'} x={x} y={y} />
    ))}
    {BUOYS.map(({ x, y, symbol }) => (
      <use key={`${x} ${y}`} href={symbol} x={x} y={y} />
    ))}
  </g>
);

export const FairwayDefs = () => (
  <>
    <symbol id="chart-buoy" overflow="visible">
      <ellipse class="buoy-foam" cx="0" cy="3.500" rx="8" ry="3" />
      <path class="buoy" d="M-4.500 3C-5-3-3-8 0-9c3 1 5 6 4.500 12z" />
      <path class="buoy-band" d="M-4.600-.5h9.200" />
      <path class="buoy-top" d="M0-9v-4" />
    </symbol>
    <symbol id="chart-buoy-inshore" overflow="visible">
      <ellipse class="buoy-foam" cx="0" cy="3.500" rx="8" ry="3" />
      <path class="buoy inshore" d="M-5 2.500v-7q5-3.500 10 0v7q-5 2-10 0z" />
      <path class="buoy-top" d="M0-6v-5" />
    </symbol>
    <symbol id="chart-stone" overflow="visible">
      <path class="stone" d="M-9 3c-1-6 3-9 8-9s10 3 9 9c-4 3-13 3-17 0z" />
    </symbol>
    <symbol id="chart-stone-small" overflow="visible">
      <path class="stone" d="M-6 3c0-5 2-7 6-7s7 3 6 7c-3 2-9 2-12 0z" />
    </symbol>
  </>
);
