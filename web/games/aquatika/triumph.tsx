/** The end, in the lagoon itself: bubbles rise, and a banner says who has won. */
import { type Colour, OCTOPUS, pieceOf } from '@havre/engine/games/aquatika/pieces.ts';
import { Animal } from './animals/animal.tsx';
import './camp-mark.css';
import './triumph.css';

/** Where bubbles rise: percent of the lagoon, and how large they are. */
const BUBBLES: readonly (readonly [x: number, y: number, size: number])[] = [
  [8, 30, 1.4],
  [15, 66, 2.2],
  [24, 18, 1],
  [33, 80, 1.8],
  [46, 12, 1.3],
  [58, 86, 1.1],
  [67, 22, 2],
  [76, 70, 1.5],
  [86, 36, 2.4],
  [93, 60, 1.2],
];

export const Triumph = ({ text, camp }: { text: string; camp: Colour | null }) => (
  <div class="aqua-triumph">
    {BUBBLES.map(([x, y, size], i) => (
      <span
        key={`${x} ${y}`}
        class="aqua-bubble"
        style={{ left: `${x}%`, top: `${y}%`, width: `${size}rem`, height: `${size}rem`, '--turn': i }}
        aria-hidden="true"
      />
    ))}
    <p class="aqua-verdict">
      {camp === null ? null : (
        <span class="aqua-mark">
          <Animal piece={pieceOf(camp, OCTOPUS)} />
        </span>
      )}
      {text}
    </p>
  </div>
);
