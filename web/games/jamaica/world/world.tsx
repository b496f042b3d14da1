/** The picture of a card: its stretch of the world around the island, by day above and by night below. */
import { AROUND, HEIGHT, outline, SHORE, WIDTH } from './coast.ts';
import { COMPANY, type Seen, whimAt } from './inhabitants.ts';
import { SHAPES } from './shapes.ts';
import './world.css';

/** How far things reach beyond where they stand: the beams of a lighthouse go furthest. */
const REACH = 65;

/** One card's stretch, counted from 0, from Port Royal on. It says nothing to a screen reader. */
export const Stretch = ({ card }: { card: number }) => (
  <svg class="jam-world" viewBox={`0 0 ${WIDTH} ${2 * HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    <Half card={card} of="day" />
    <Half card={card} of="night" />
  </svg>
);

function Half({ card, of }: { card: number; of: 'day' | 'night' }) {
  const left = card * WIDTH;
  return (
    <svg
      class={`jam-world-${of}`}
      y={of === 'day' ? 0 : HEIGHT}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`${left} 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect class="w-sky" x={left} width={WIDTH} height={SHORE + 1} />
      {of === 'night' ? <path class="w-stars" d={stars(left)} /> : null}
      <path class="w-far" d={outline('far', card)} />
      <Things of={COMPANY[of].behind} left={left} />
      <path class="w-near" d={outline('near', card)} />
      <rect class="w-sea" x={left} y={SHORE} width={WIDTH} height={HEIGHT - SHORE} />
      <path class="w-surf" d={surf(left)} />
      <path class="w-waves" d={waves(left)} />
      <Things of={COMPANY[of].before} left={left} />
    </svg>
  );
}

/** The world is round: what stands beyond the last card is seen from the first. */
const Things = ({ of, left }: { of: readonly Seen[]; left: number }) => (
  <>
    {of.flatMap(({ shape, x, y, size, isTurned }) => {
      const middle = left + WIDTH / 2;
      const near = x - AROUND * Math.round((x - middle) / AROUND);
      if (Math.abs(near - middle) > WIDTH / 2 + REACH * size) return [];
      const scale = `${(isTurned ? -size : size).toFixed(2)} ${size.toFixed(2)}`;
      return [
        <g key={`${shape}${x}`} transform={`translate(${near.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}>
          {SHAPES[shape].map(([stuff, d], i) => (
            <path key={i} class={`w-${stuff}`} d={d} />
          ))}
        </g>,
      ];
    })}
  </>
);

/** Beginnings for what is strewn over a card: some of the whims of its place. */
const strewn = (left: number, count: number, salt: number): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: count }, (_, i) => [
    left + 3 + 84 * whimAt(left + salt + i * 7.7),
    whimAt(left + salt + 3.1 + i * 5.3),
  ]);

const stars = (left: number): string =>
  strewn(left, 9, 0.5)
    .map(([x, y]) => `M${x.toFixed(1)} ${(2 + 24 * y).toFixed(1)}h.01`)
    .join('');

const waves = (left: number): string =>
  strewn(left, 7, 0.2)
    .map(([x, y]) => `M${x.toFixed(1)} ${(SHORE + 6 + 16 * y).toFixed(1)}q3-2.500 6 0 3-2.500 6 0`)
    .join('');

/** The line of foam along the shore, which meets itself at the edges of every card. */
const surf = (left: number): string =>
  Array.from({ length: 10 }, (_, i) => `M${left + i * 10} ${SHORE + 1}q5 ${2 + 2 * whimAt(left + i)} 10 0`).join('');
