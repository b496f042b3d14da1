/** The tavern table in small: the island, the three piles of the sea around it, the ships, and each one's doubloons. */
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import { colourClass, useSeatColour } from '../../look/seat-colours.tsx';
import '../../look/emblems.css';
import './small-picture.css';

/** Where the island and the three areas lie. */
const ISLAND = { x: 60, y: 70 };
const AREAS = [
  { x: 22, y: 24 },
  { x: 60, y: 18 },
  { x: 98, y: 24 },
] as const;

export function Picture({ view }: { readonly view: object }) {
  const { areas, ships } = view as View;
  return (
    <svg aria-hidden="true" viewBox="0 0 120 100" class="cjg-small" preserveAspectRatio="xMidYMid slice">
      <rect class="cjg-small-table" x="-40" y="-40" width="200" height="180" />
      <path class="cjg-small-cloth" d="M4 6h112v62l-20 26H24L4 68z" />
      <path class="cjg-small-island" d="M38 76q4-20 22-20t22 20q-8 10-22 10t-22-10z" />
      {areas.map(({ pile }, area) => (
        <rect
          key={area}
          class={pile > 0 ? 'cjg-small-pile' : 'cjg-small-pile none'}
          x={(AREAS[area]?.x ?? 0) - 11}
          y={(AREAS[area]?.y ?? 0) - 9}
          width="22"
          height="26"
          rx="2.500"
        />
      ))}
      {ships.map(({ place, doubloons, gone }, seat) => {
        const { x, y } = AREAS[place] ?? ISLAND;
        const [dx, dy] = [
          (seat % 2) * 16 - 8,
          place < 0 ? Math.floor(seat / 2) * 14 - 8 : 18 + Math.floor(seat / 2) * 12,
        ];
        return gone ? null : (
          <g key={seat} transform={`translate(${x + dx} ${y + dy})`}>
            <Ship seat={seat} />
            {Array.from({ length: Math.min(doubloons, 5) }, (_, coin) => (
              <circle key={coin} class="cjg-small-coin" cx={-6 + coin * 3} cy="11" r="1.800" />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

const Ship = ({ seat }: { seat: number }) => (
  <path
    class={`cjg-small-ship ${colourClass(useSeatColour(seat))}`}
    d="M-7 2H7Q5 8 0 8t-7-6zM-5 0q5-3 10 0v-9q-5 3-10 0z"
  />
);
