/** The winning chances of all seats over a game, as curves one can touch to go to a moment. */
import type { ChancePoint } from '@havre/engine/bots/review.ts';
import { useMemo } from 'preact/hooks';
import { pathOf, timeAt } from './chances.ts';

export interface ChancesChartProps {
  readonly points: readonly ChancePoint[];
  /** The moment on the screen. */
  readonly at: number;
  readonly label: string;
  onMoment(seq: number): void;
}

const WIDTH = 600;
const HEIGHT = 180;

export function ChancesChart({ points, at, label, onMoment }: ChancesChartProps) {
  const seats = points[0]?.chances.length ?? 0;
  const paths = useMemo(
    () => Array.from({ length: seats }, (_, seat) => pathOf(points, seat, { width: WIDTH, height: HEIGHT })),
    [points],
  );
  const last = points.at(-1)?.seq ?? 1;
  const touch = (event: PointerEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    onMoment(timeAt((event.clientX - left) / width, last));
  };
  return (
    <svg
      class="chances"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onPointerDown={touch}
    >
      {[0.25, 0.5, 0.75].map(level => (
        <line key={level} class="chances-level" x1={0} x2={WIDTH} y1={level * HEIGHT} y2={level * HEIGHT} />
      ))}
      {paths.map((path, seat) => (
        <path key={seat} class={`chances-line player-${seat % 8} line-${seat % 8}`} d={path} />
      ))}
      <line class="chances-now" x1={(at / last) * WIDTH} x2={(at / last) * WIDTH} y1={0} y2={HEIGHT} />
    </svg>
  );
}

/** The line of a seat, for the names beside the chart. */
export const LineSample = ({ seat }: { seat: number }) => (
  <svg class="chances-sample" viewBox="0 0 40 6" aria-hidden="true">
    <path class={`chances-line line-${seat % 8}`} d="M0 3H40" />
  </svg>
);
