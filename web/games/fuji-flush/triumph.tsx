/** The end, on the table itself: a rising sun, and who has no card left. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Mark } from '../../look/emblems.tsx';
import './triumph.css';

const RAYS = Array.from({ length: 16 }, (_, i) => i * 22.5);

export const Triumph = ({ text, winners }: { text: string; winners: readonly Seat[] }) => (
  <div class="fuji-triumph">
    <svg class="fuji-rays" viewBox="-100 -100 200 200" aria-hidden="true">
      {RAYS.map(angle => (
        <path key={angle} d="M0 0 10-98H-10z" transform={`rotate(${angle})`} />
      ))}
      <circle r="46" />
    </svg>
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
