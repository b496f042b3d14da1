/** The winning chances of all seats over a game, as curves one can touch to go to a moment. */
import type { ChancePoint } from '@havre/engine/bots/review.ts';
import { useMemo } from 'preact/hooks';
import { colourClass, useSeatColour } from '../look/seat-colours.tsx';
import { words } from '../words/index.ts';
import { pathOf, timeAt } from './chances.ts';
import type { Round } from './rounds.ts';

export interface ChancesChartProps {
  readonly points: readonly ChancePoint[];
  /** The moment on the screen. */
  readonly at: number;
  readonly label: string;
  /** Where rounds begin, for the axis of time; none for a game that has no rounds. */
  readonly rounds: readonly Round[];
  /** What is counted along it. */
  readonly along: string;
  onMoment(seq: number): void;
}

const WIDTH = 600;
const HEIGHT = 180;
const LEVELS = [0, 0.5, 1] as const;
/** So many numbers have room along the chart of a phone. */
const MOST_TICKS = 8;

/** Rounds evenly among all of them; moments, where there are no rounds. */
function ticksOf(rounds: readonly Round[], last: number): readonly Round[] {
  if (rounds.length === 0) return [0, 0.5, 1].map(part => ({ number: Math.round(part * last), at: part * last }));
  const each = Math.ceil(rounds.length / MOST_TICKS);
  return rounds.filter(({ number }) => (number - 1) % each === 0);
}

export function ChancesChart({ points, at, label, rounds, along, onMoment }: ChancesChartProps) {
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
    <div class="chances-plot">
      <ol class="chances-axis up" aria-hidden="true">
        {LEVELS.map(level => (
          <li key={level} style={{ '--at': 1 - level }}>
            {words().review.percent(level * 100)}
          </li>
        ))}
      </ol>
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
          <Line key={seat} seat={seat} path={path} />
        ))}
        <line class="chances-now" x1={(at / last) * WIDTH} x2={(at / last) * WIDTH} y1={0} y2={HEIGHT} />
      </svg>
      <ol class="chances-axis along" aria-hidden="true">
        {ticksOf(rounds, last).map(({ number, at: begun }) => (
          <li key={number} style={{ '--at': begun / last }}>
            {number}
          </li>
        ))}
      </ol>
      <p class="chances-along soft small" aria-hidden="true">
        {along}
      </p>
    </div>
  );
}

const Line = ({ seat, path }: { seat: number; path: string }) => (
  <path class={`chances-line ${colourClass(useSeatColour(seat))} line-${seat % 8}`} d={path} />
);

/** The line of a seat, for the names beside the chart. */
export const LineSample = ({ seat }: { seat: number }) => (
  <svg class="chances-sample" viewBox="0 0 40 6" aria-hidden="true">
    <path class={`chances-line ${colourClass(useSeatColour(seat))} line-${seat % 8}`} d="M0 3H40" />
  </svg>
);
