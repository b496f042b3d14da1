/** The end, on the table itself: a rising sun, falling blossoms, and who has no card left. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Mark } from '../../look/emblems.tsx';
import './triumph.css';

/** Where the blossoms come to rest: percent of the table, and how far each has turned. */
const BLOSSOMS: readonly (readonly [x: number, y: number, turned: number])[] = [
  [8, 34, 12],
  [17, 72, 50],
  [26, 14, 80],
  [33, 88, 24],
  [41, 26, 62],
  [58, 82, 8],
  [64, 16, 38],
  [72, 66, 70],
  [81, 30, 20],
  [91, 58, 54],
];
const PETALS = [0, 72, 144, 216, 288] as const;

const Blossom = () => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    {PETALS.map(angle => (
      <path
        key={angle}
        d="M0 0C-6-3-5.500-10-1.500-10L0-8.500 1.500-10C5.500-10 6-3 0 0z"
        transform={`rotate(${angle})`}
      />
    ))}
    <circle r="2.200" />
  </svg>
);

export const Triumph = ({ text, winners }: { text: string; winners: readonly Seat[] }) => (
  <div class="fuji-triumph">
    <svg class="fuji-great-sun" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="47" />
    </svg>
    {BLOSSOMS.map(([x, y, turned], i) => (
      <span
        key={`${x} ${y}`}
        class="fuji-blossom"
        style={{ '--x': `${x}%`, '--y': `${y}%`, '--turned': `${turned}deg`, '--turn': i }}
      >
        <Blossom />
      </span>
    ))}
    <div class="fuji-verdict">
      <span class="fuji-winners">
        {winners.map(seat => (
          <Mark key={seat} seat={seat} size={44} />
        ))}
      </span>
      <p>{text}</p>
    </div>
  </div>
);
