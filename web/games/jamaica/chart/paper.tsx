/** The paper: an edge that was torn and handled, foxing, folds, and the frame with its degrees. */
import { SHEET } from './geography.ts';
import { dice, freehand, trembling } from './pen.ts';
import { type Point, pathOf } from './points.ts';
import './paper.css';

/** Where the drawing ends and the margin begins. */
export const FRAME = { left: 40, top: 40, right: SHEET.width - 40, bottom: SHEET.height - 40 } as const;
const BAND = 13;

const corner = (inset: number): Point[] => [
  { x: inset, y: inset },
  { x: SHEET.width - inset, y: inset },
  { x: SHEET.width - inset, y: SHEET.height - inset },
  { x: inset, y: SHEET.height - inset },
];

/** The torn edge of the sheet. */
const EDGE = ((): string => {
  const corners = corner(9);
  const sides = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] as Point;
    const steps = Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 12);
    return Array.from({ length: steps }, (_, at) => ({
      x: from.x + ((to.x - from.x) * at) / steps,
      y: from.y + ((to.y - from.y) * at) / steps,
    }));
  });
  const worn = trembling(sides, { amount: 5, wave: 90, seed: 3, isClosed: true });
  return pathOf(trembling(worn, { amount: 1.6, wave: 9, seed: 4, isClosed: true }), true);
})();

/** Brown spots of age: most of them near the edge. */
const FOXING = ((): { readonly x: number; readonly y: number; readonly r: number; readonly strength: number }[] => {
  const roll = dice(17);
  return Array.from({ length: 46 }, () => {
    const along = roll();
    const isSide = roll() < 0.5;
    const depth = roll() ** 2 * 90 * (roll() < 0.5 ? 1 : -1);
    const x = isSide ? (depth + SHEET.width) % SHEET.width : along * SHEET.width;
    const y = isSide ? along * SHEET.height : (depth + SHEET.height) % SHEET.height;
    return { x, y, r: 6 + roll() ** 3 * 44, strength: 0.12 + roll() * 0.24 };
  });
})();

/** The degrees on the frame: every other one filled with ink. */
const DEGREES = ((): string => {
  const { left, top, right, bottom } = FRAME;
  const box = (x: number, y: number, width: number, height: number): string =>
    `M${x} ${y}h${width}v${height}h${-width}z`;
  const across = Array.from({ length: 17 }, (_, i) => left + 34 + i * 88);
  const down = Array.from({ length: 11 }, (_, i) => top + 26 + i * 88);
  return [
    ...across.map(x => box(x, top + 3, 44, BAND - 6) + box(x, bottom - BAND + 3, 44, BAND - 6)),
    ...down.map(y => box(left + 3, y, BAND - 6, 44) + box(right - BAND + 3, y, BAND - 6, 44)),
  ].join('');
})();

/** Longitudes above and below, latitudes at the sides, counted as they were before anybody had a clock on board. */
const FIGURES = [300, 667, 1033, 1400].flatMap((x, i) =>
  [28, SHEET.height - 17].map(y => ({ x, y, degree: `${301 - i}°` })),
);

const CORNERS = [
  `translate(${FRAME.left} ${FRAME.top})`,
  `translate(${FRAME.right} ${FRAME.top}) scale(-1 1)`,
  `translate(${FRAME.right} ${FRAME.bottom}) scale(-1 -1)`,
  `translate(${FRAME.left} ${FRAME.bottom}) scale(1 -1)`,
];

const lines = (inset: number, seed: number): string => {
  const { left, top, right, bottom } = FRAME;
  const [a, b, c, d] = [
    { x: left + inset, y: top + inset },
    { x: right - inset, y: top + inset },
    { x: right - inset, y: bottom - inset },
    { x: left + inset, y: bottom - inset },
  ];
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ]
    .map(([from, to], i) => pathOf(freehand(from as Point, to as Point, seed + i, 0.9)))
    .join('');
};

const FOLDS = [
  { x1: 535, x2: 535, y1: 10, y2: SHEET.height - 10 },
  { x1: 1068, x2: 1068, y1: 10, y2: SHEET.height - 10 },
  { x1: 10, x2: SHEET.width - 10, y1: 552, y2: 552 },
] as const;

/** What lies under everything: the sheet. */
export const Paper = () => (
  <g class="paper">
    <path class="paper-shadow" d={EDGE} transform="translate(5 8)" />
    <path class="paper-sheet" d={EDGE} />
  </g>
);

/** What age and the engraver's frame lay over the drawing. */
export const Margin = () => (
  <g class="margin">
    <path
      class="paper-margin"
      fill-rule="evenodd"
      d={`${EDGE}M${FRAME.left} ${FRAME.top}V${FRAME.bottom}H${FRAME.right}V${FRAME.top}z`}
    />
    <g clip-path="url(#chart-edge)">
      {FOXING.map(({ x, y, r, strength }) => (
        <circle key={`${x}`} class="fox" cx={x} cy={y} r={r} opacity={strength} />
      ))}
      {FOLDS.map(fold => (
        <g key={`${fold.x1} ${fold.y1}`}>
          <line class="fold-shade" {...fold} />
          <line class="fold-light" {...fold} transform={fold.x1 === fold.x2 ? 'translate(2 0)' : 'translate(0 2)'} />
        </g>
      ))}
    </g>
    <path class="frame-line" d={lines(0, 5) + lines(BAND, 9)} />
    <path class="frame-outer" d={lines(-7, 13)} />
    <path class="degrees" d={DEGREES} />
    {CORNERS.map(at => (
      <use key={at} href="#chart-corner" transform={at} />
    ))}
    {FIGURES.map(({ x, y, degree }) => (
      <text key={`${x} ${y}`} class="degree" x={x} y={y}>
        {degree}
      </text>
    ))}
    <path class="paper-rim" d={EDGE} />
  </g>
);

/** The clip of the torn edge, and the spots of age. */
export const PaperDefs = () => (
  <>
    <symbol id="chart-corner" overflow="visible">
      <path class="corner-field" d="M-10-10h50c0 10-6 14-14 14 4 6 2 12-4 14-4 2-10 0-12-4 0 8-4 14-14 14z" />
      <path class="corner-star" d="M4-8l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" />
    </symbol>
    <clipPath id="chart-edge">
      <path d={EDGE} />
    </clipPath>
    <radialGradient id="chart-fox">
      <stop class="fox-heart" offset="0" />
      <stop class="fox-ring" offset="0.75" />
      <stop class="fox-end" offset="1" />
    </radialGradient>
  </>
);
