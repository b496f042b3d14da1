/** Compass roses: from them the winds fan out over the whole sheet. */
import './rose.css';

export interface Rose {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export const ROSES: readonly Rose[] = [
  { x: 1216, y: 338, radius: 92 },
  { x: 1358, y: 880, radius: 42 },
];

/** One ray of a star: a light half and a dark half. */
function ray(angle: number, length: number, width: number): { readonly light: string; readonly dark: string } {
  const at = (turn: number, reach: number): string =>
    `${(Math.sin(turn) * reach).toFixed(1)} ${(-Math.cos(turn) * reach).toFixed(1)}`;
  const tip = at(angle, length);
  return {
    light: `M0 0L${at(angle - Math.PI / 8, width)}L${tip}z`,
    dark: `M0 0L${at(angle + Math.PI / 8, width)}L${tip}z`,
  };
}

const star = (count: number, turn: number, length: number, width: number) =>
  Array.from({ length: count }, (_, i) => ray(turn + (i * 2 * Math.PI) / count, length, width));
const joined = (rays: ReturnType<typeof star>, half: 'light' | 'dark'): string => rays.map(one => one[half]).join('');

const QUARTERS = star(8, Math.PI / 8, 66, 18);
const HALVES = star(4, Math.PI / 4, 80, 22);
const WHOLES = star(4, 0, 98, 24);
const TICKS = Array.from({ length: 32 }, (_, i) => {
  const angle = (i * Math.PI) / 16;
  const [s, c] = [Math.sin(angle), -Math.cos(angle)];
  return `M${(s * 74).toFixed(1)} ${(c * 74).toFixed(1)}L${(s * 80).toFixed(1)} ${(c * 80).toFixed(1)}`;
}).join('');

/** The lily that points north, as every rose has had one for five hundred years. */
const LILY =
  'M0-132c6 8 8 14 5 21 5-7 13-6 13 1 0 5-5 7-8 4 1 4-2 7-6 8h-8c-4-1-7-4-6-8-3 3-8 1-8-4 0-7 8-8 13-1-3-7-1-13 5-21zM-8-95H8v4H-8z';

/** A rose drawn on a field of radius 100. */
const RoseDrawing = () => (
  <>
    <circle class="rose-ground" r="84" />
    <circle class="rose-ring" r="82" />
    <circle class="rose-ring" r="74" />
    <path class="rose-ticks" d={TICKS} />
    <path class="rose-light" d={joined(QUARTERS, 'light')} />
    <path class="rose-quarter" d={joined(QUARTERS, 'dark')} />
    <path class="rose-light" d={joined(HALVES, 'light')} />
    <path class="rose-half" d={joined(HALVES, 'dark')} />
    <path class="rose-light" d={joined(WHOLES, 'light')} />
    <path class="rose-whole" d={joined(WHOLES, 'dark')} />
    <circle class="rose-hub" r="13" />
    <circle class="rose-pin" r="5" />
    <path class="rose-lily" d={LILY} />
  </>
);

export const Roses = () => (
  <g class="roses">
    {ROSES.map(({ x, y, radius }) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${radius / 100})`}>
        <RoseDrawing />
      </g>
    ))}
  </g>
);
