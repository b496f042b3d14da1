/** The land: washes of colour, the double line of its coast, mountains, rivers, woods and towns. */
import { awayFromShore, isInside, MAINLAND, SHORES } from './coast.ts';
import { NAMES } from './names.tsx';
import { beside, dice, hachures, inked, stamped, strewn, trembling } from './pen.ts';
import { distance, type Point, pathOf, smooth } from './points.ts';
import './land.css';

const LAND = SHORES.map(shore => pathOf(shore, true)).join('');
const COAST = SHORES.map((shore, i) => inked(shore, 3.4, 40 + i, true)).join('');
const SECOND_LINE = SHORES.map((shore, i) =>
  pathOf(trembling(beside(shore, 6.5, true), { amount: 1.2, wave: 14, seed: 50 + i, isClosed: true }), true),
).join('');
const THIRD_LINE = SHORES.map((shore, i) =>
  pathOf(trembling(beside(shore, 12, true), { amount: 1.6, wave: 18, seed: 60 + i, isClosed: true }), true),
).join('');
const HACHURES = SHORES.map((shore, i) => hachures(shore, 20 + i)).join('');
const INNER_EDGE = SHORES.map(shore => pathOf(beside(shore, -7, true), true)).join('');

/** Peaks: where they stand, and how high they are. */
const RANGES: readonly (readonly [x: number, y: number, height: number])[] = [
  // the Blue Mountains
  [1124, 584, 44],
  [1166, 560, 50],
  [1210, 580, 58],
  [1256, 558, 56],
  [1302, 574, 48],
  [1344, 556, 36],
  [1100, 630, 36],
  [1148, 634, 48],
  [1196, 646, 54],
  [1246, 634, 60],
  [1292, 640, 48],
  [1334, 622, 36],
  [1172, 690, 34],
  [1222, 696, 40],
  [1270, 690, 36],
  // the dry hills of the middle
  [618, 436, 30],
  [664, 448, 36],
  [716, 440, 40],
  [768, 450, 36],
  [820, 436, 40],
  [868, 418, 36],
  [908, 386, 34],
  [930, 446, 36],
  [980, 462, 40],
  [1028, 478, 32],
  // the western heights
  [300, 524, 32],
  [344, 506, 36],
  [392, 518, 38],
  [438, 496, 34],
  [330, 568, 30],
  [378, 576, 36],
  [428, 564, 34],
  [478, 540, 30],
];

/** One mountain: its back, and the shade on its lee side as short strokes. */
function mountain(
  x: number,
  y: number,
  height: number,
  seed: number,
): { readonly body: string; readonly lee: string; readonly shade: string } {
  const roll = dice(seed);
  const width = height * (0.82 + roll() * 0.3);
  const peak = { x: x + (roll() - 0.5) * 8, y: y - height };
  const left = smooth([{ x: x - width, y }, { x: x - width * 0.52, y: y - height * (0.42 + roll() * 0.12) }, peak], 5);
  const right = smooth(
    [peak, { x: x + width * 0.4, y: y - height * (0.5 + roll() * 0.14) }, { x: x + width, y: y + 2 }],
    5,
  );
  const back = trembling([...left, ...right.slice(1)], { amount: 1.8, wave: 7, seed: seed + 5 });
  const shade = Array.from({ length: Math.round(height / 5) }, (_, i) => {
    const share = (i + 0.6) / (height / 5);
    const at = right[Math.min(right.length - 1, Math.round(share * (right.length - 1)))] as Point;
    const reach = (height - (peak.y - at.y) * -1) * 0.42 + 6 + roll() * 5;
    return pathOf([at, { x: at.x - 4 - roll() * 4, y: Math.min(y, at.y + reach) }]);
  }).join('');
  const lee = pathOf([...right, { x: x + width * 0.3, y: y + 1 }, { x: peak.x + 2, y: y - height * 0.35 }], true);
  return { body: pathOf(back), lee, shade };
}

const MOUNTAINS = RANGES.toSorted((one, other) => one[1] - other[1]).map(([x, y, height], i) =>
  mountain(x, y, height, 200 + i * 3),
);

const RIVERS = [
  [
    [1146, 566],
    [1120, 616],
    [1086, 650],
    [1094, 700],
    [1060, 742],
    [1064, 794],
  ],
  [
    [842, 402],
    [826, 436],
    [786, 462],
    [768, 468],
  ],
  [
    [700, 790],
    [688, 742],
    [640, 704],
    [560, 676],
    [530, 640],
  ],
  [
    [352, 560],
    [330, 598],
    [344, 640],
    [320, 686],
  ],
  [
    [688, 414],
    [664, 378],
    [672, 340],
    [668, 318],
  ],
  [
    [1250, 680],
    [1262, 704],
    [1250, 738],
  ],
].map((river, i) =>
  pathOf(
    trembling(
      smooth(
        river.map(([x, y]) => ({ x: x as number, y: y as number })),
        8,
      ),
      { amount: 3, wave: 16, seed: 120 + i },
    ),
  ),
);

/** Where words and drawings keep the woods away. */
const CLEARINGS: readonly (Point & { readonly radius: number })[] = [
  { x: 640, y: 590, radius: 130 },
  { x: 790, y: 590, radius: 150 },
  { x: 930, y: 590, radius: 130 },
  ...RANGES.map(([x, y, height]) => ({ x, y: y - height / 2, radius: height * 0.9 })),
  ...NAMES.flatMap(({ along }) =>
    smooth(
      along.map(([x, y]) => ({ x, y: y - 6 })),
      3,
    ).map(at => ({ ...at, radius: 26 })),
  ),
];
const isWoodland = (point: Point): boolean =>
  CLEARINGS.every(spot => distance(spot, point) > spot.radius) &&
  isInside(MAINLAND, point) &&
  awayFromShore(point) > 30;
const INLAND = { left: 220, top: 240, right: 1390, bottom: 820 };
const TREES = strewn(303, 58, 27, isWoodland, INLAND).toSorted((a, b) => a.y - b.y);
const TUFTS = stamped(
  strewn(311, 90, 24, isWoodland, INLAND).filter(tuft => TREES.every(tree => distance(tree, tuft) > 18)),
  'l-3-6m3 6v-8m0 8 3-6',
);
const ISLET_PALMS: readonly Point[] = [
  { x: 1266, y: 900 },
  { x: 1284, y: 897 },
  { x: 334, y: 892 },
  { x: 352, y: 888 },
  { x: 404, y: 896 },
  { x: 252, y: 220 },
  { x: 276, y: 212 },
  { x: 320, y: 218 },
  { x: 244, y: 244 },
];

const TOWNS: readonly Point[] = [
  { x: 596, y: 276 },
  { x: 914, y: 276 },
  { x: 1344, y: 690 },
  { x: 912, y: 786 },
  { x: 728, y: 800 },
  { x: 262, y: 652 },
  { x: 256, y: 566 },
  { x: 262, y: 486 },
  { x: 1016, y: 506 },
];

const PALMS = [...TREES.filter((_, i) => i % 3 === 0), ...ISLET_PALMS];
const BROADLEAVES = TREES.filter((_, i) => i % 3 !== 0);
const TRUNKS = stamped(PALMS, 'c1-7 0-12 3-19') + stamped(BROADLEAVES, 'm0-2v5');
const CROWNS = stamped(BROADLEAVES, 'm-8-4c-3-4 0-9 4-9 1-5 9-5 10 0 5 0 6 6 3 9-2 3-5 2-8 2s-7 1-9-2z');
const CROWN_LINES = stamped(BROADLEAVES, 'm3-6c2 1 4 0 5-2m-6-1c2 0 3-1 4-3');
const FRONDS = stamped(
  PALMS,
  'm3-19c-3-5-8-6-12-3 4 0 7 1 9 4-5 0-8 3-8 8 3-4 6-6 10-7 0 4 2 7 5 9 0-4 0-7-1-9 4 0 7 2 9 5 0-5-3-8-7-8 3-3 6-3 9-2-3-4-8-4-11 1 0-4-1-7-4-9 0 4 0 7 1 11z',
);

export const Land = () => (
  <g class="land">
    <path class="hachures" d={HACHURES} />
    <path class="coast-third" d={THIRD_LINE} />
    <path class="coast-second" d={SECOND_LINE} />
    <path class="land-flat" d={LAND} />
    <g clip-path="url(#chart-land)">
      <path class="land-edge" d={LAND} />
      <ellipse class="land-wash wash-green" cx="1210" cy="600" rx="190" ry="130" />
      <ellipse class="land-wash wash-green" cx="380" cy="540" rx="170" ry="110" />
      <ellipse class="land-wash wash-green" cx="820" cy="400" rx="230" ry="66" />
      <ellipse class="land-wash wash-gold" cx="800" cy="640" rx="300" ry="150" />
      <ellipse class="land-wash wash-gold" cx="560" cy="600" rx="160" ry="120" />
      <path class="land-inner" d={INNER_EDGE} />
    </g>
    <path class="coast" fill-rule="evenodd" d={COAST} />
    {RIVERS.map(d => (
      <g key={d}>
        <path class="river-bank" d={d} />
        <path class="river" d={d} />
      </g>
    ))}
    <path class="tufts" d={TUFTS} />
    <path class="trunk" d={TRUNKS} />
    <path class="crown" d={CROWNS} />
    <path class="crown-line" d={CROWN_LINES} />
    <path class="fronds" d={FRONDS} />
    {MOUNTAINS.map(({ body, lee, shade }) => (
      <g key={body}>
        <path class="mountain" d={body} />
        <path class="mountain-lee" d={lee} />
        <path class="mountain-shade" d={shade} />
      </g>
    ))}
    {TOWNS.map(({ x, y }) => (
      <use key={`${x}`} href="#chart-town" x={x} y={y} />
    ))}
  </g>
);

export const LandDefs = () => (
  <>
    <clipPath id="chart-land">
      <path d={LAND} />
    </clipPath>
    <symbol id="chart-town" overflow="visible">
      <path class="house" d="M-19 0v-9l6-5 6 5v9zM7 0v-8l6-5 6 5v8z" />
      <path class="house" d="M-7 0v-15h10V0z" />
      <path class="roof" d="M-9-15l7-13 7 13zM-19-9l6-5 6 5zM7-8l6-5 6 5z" />
      <path class="house-line" d="M-2-28v-7M-4.5-32.5h5M-22 0h44" />
      <path class="window" d="M-3.5-10h3v4h-3zM-14.5-6h3v3h-3zM11.5-5h3v3h-3z" />
    </symbol>
  </>
);
