/** Small fish that pass under everything, in no hurry: the lagoon is alive while one thinks. */
import './shoal.css';

/** Where each fish of a shoal swims beside the first: across, along, and how large it is. */
const PLACES: readonly (readonly [x: number, y: number, size: number])[] = [
  [96, 30, 1],
  [74, 16, 0.8],
  [70, 44, 0.9],
  [46, 28, 0.85],
  [30, 10, 0.7],
  [22, 48, 0.75],
];

const SHOALS = ['early', 'late'] as const;

export const Shoals = () => (
  <div class="aqua-shoals" aria-hidden="true">
    {SHOALS.map(name => (
      <svg key={name} class={`aqua-shoal ${name}`} viewBox="0 0 112 60" aria-hidden="true">
        {PLACES.map(([x, y, size]) => (
          <path
            key={x}
            d="M9 0C5-4-2-4-6-1L-11-5V5L-6 1C-2 4 5 4 9 0z"
            transform={`translate(${x} ${y}) scale(${size})`}
          />
        ))}
      </svg>
    ))}
  </div>
);
