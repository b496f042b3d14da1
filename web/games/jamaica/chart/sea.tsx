/** The water: three depths around the land, the winds that cross it, soundings and a few wavelets. */
import { awayFromLane, awayFromShore, isLand, SHORES } from './coast.ts';
import { SHEET } from './geography.ts';
import { FRAME } from './paper.tsx';
import { dice, strewn, trembling } from './pen.ts';
import { distance, type Point, pathOf } from './points.ts';
import { ROSES } from './rose.tsx';
import './sea.css';

const LAND = SHORES.map(shore => pathOf(shore, true)).join('');

/** The winds from a rose: eight whole ones in ink, eight half ones in green, sixteen quarters in red. */
const WINDS = ROSES.flatMap(({ x, y }) =>
  Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const reach = SHEET.width + SHEET.height;
    return {
      kind: i % 4 === 0 ? 'whole' : i % 2 === 0 ? 'half' : 'quarter',
      d: `M${x} ${y}L${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`,
    };
  }),
);
const windsOf = (kind: string): string =>
  WINDS.filter(wind => wind.kind === kind)
    .map(({ d }) => d)
    .join('');

const isOpen = (point: Point): boolean =>
  point.x > FRAME.left + 34 &&
  point.x < FRAME.right - 34 &&
  point.y > FRAME.top + 30 &&
  point.y < FRAME.bottom - 26 &&
  !isLand(point) &&
  ROSES.every(rose => distance(rose, point) > rose.radius + 26);

const KEPT_FREE: readonly (Point & { readonly radius: number })[] = [
  { x: 746, y: 282, radius: 70 },
  { x: 680, y: 990, radius: 76 },
  { x: 780, y: 1000, radius: 76 },
  { x: 900, y: 990, radius: 80 },
  { x: 1000, y: 1000, radius: 80 },
  { x: 112, y: 1002, radius: 60 },
  { x: 1412, y: 90, radius: 90 },
];
const isBare = (point: Point): boolean => KEPT_FREE.every(spot => distance(spot, point) > spot.radius);

/** Fathoms: the farther from land, the deeper. */
const SOUNDINGS = strewn(
  71,
  46,
  44,
  point => isOpen(point) && isBare(point) && awayFromLane(point) > 84 && awayFromShore(point) > 24,
  FRAME,
).map((at, i) => ({ ...at, fathoms: Math.round(awayFromShore(at) / 7) + (i % 3) }));

const WAVELETS = ((): string => {
  const roll = dice(8);
  return strewn(
    73,
    150,
    38,
    point =>
      isOpen(point) &&
      isBare(point) &&
      awayFromLane(point) > 46 &&
      awayFromShore(point) > 22 &&
      SOUNDINGS.every(other => distance(other, point) > 26),
    FRAME,
  )
    .map(({ x, y }) => {
      const w = 7 + roll() * 7;
      return `M${x.toFixed(1)} ${y.toFixed(1)}q${(w / 2).toFixed(1)} ${(-w * 0.45).toFixed(1)} ${w.toFixed(1)} 0t${w.toFixed(1)} 0`;
    })
    .join('');
})();

/** Watercolour never dries evenly: broad pools of it. */
const POOLS = ((): string[] => {
  const roll = dice(29);
  return Array.from({ length: 16 }, (_, i) => {
    const centre = { x: roll() * SHEET.width, y: roll() * SHEET.height };
    const size = 70 + roll() * 150;
    const ring = Array.from({ length: 24 }, (_, at) => ({
      x: centre.x + Math.cos((at * Math.PI) / 12) * size * 1.5,
      y: centre.y + Math.sin((at * Math.PI) / 12) * size,
    }));
    return pathOf(trembling(ring, { amount: size * 0.3, wave: size * 0.8, seed: 90 + i, isClosed: true }), true);
  });
})();

/** The winds go on over the land, fainter: they were ruled before anything else was drawn. */
export const WindsOverLand = () => (
  <g clip-path="url(#chart-land)">
    <path class="wind over-land" d={windsOf('whole') + windsOf('half')} />
  </g>
);

export const Sea = () => (
  <g class="sea">
    <rect
      class="sea-deep"
      x={FRAME.left}
      y={FRAME.top}
      width={FRAME.right - FRAME.left}
      height={FRAME.bottom - FRAME.top}
    />
    <g clip-path="url(#chart-frame)">
      {POOLS.map(d => (
        <path key={d} class="sea-pool" d={d} />
      ))}
      <path class="depth depth-3" d={LAND} />
      <path class="depth depth-2" d={LAND} />
      <path class="depth depth-1" d={LAND} />
      <path class="wind whole" d={windsOf('whole')} />
      <path class="wind half" d={windsOf('half')} />
      <path class="wind quarter" d={windsOf('quarter')} />
    </g>
    <path class="wavelets" d={WAVELETS} />
    {SOUNDINGS.map(({ x, y, fathoms }) => (
      <text key={`${x}`} class="sounding" x={x} y={y}>
        {fathoms}
      </text>
    ))}
    <rect
      class="sea-vignette"
      x={FRAME.left}
      y={FRAME.top}
      width={FRAME.right - FRAME.left}
      height={FRAME.bottom - FRAME.top}
    />
  </g>
);

export const SeaDefs = () => (
  <>
    <clipPath id="chart-frame">
      <rect x={FRAME.left} y={FRAME.top} width={FRAME.right - FRAME.left} height={FRAME.bottom - FRAME.top} />
    </clipPath>
    <radialGradient id="chart-vignette" cx="0.5" cy="0.5" r="0.72">
      <stop class="vignette-clear" offset="0.55" />
      <stop class="vignette-dark" offset="1" />
    </radialGradient>
  </>
);
