/** The round in small: the card that lies before each player, and under it how many they still hold. */
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
import { colourClass, useSeatColour } from '../../look/seat-colours.tsx';
import '../../look/emblems.css';
import './small-picture.css';

/** So many players in a row. */
const IN_A_ROW = 4;

export function Picture({ view }: { readonly view: object }) {
  const { front, handSizes, turn } = view as View;
  const rows = Math.ceil(front.length / IN_A_ROW);
  const columns = Math.ceil(front.length / rows);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${columns * 50} ${rows * 72}`} class="fuji-small">
      <rect class="fuji-small-ground" x="-300" y="-300" width="900" height="900" />
      {front.map((card, seat) => (
        <g
          key={seat}
          class={seat === turn ? 'fuji-small-seat turn' : 'fuji-small-seat'}
          transform={`translate(${(seat % columns) * 50 + 8} ${Math.floor(seat / columns) * 72 + 8})`}
        >
          <rect class={card > 0 ? 'fuji-small-card' : 'fuji-small-card none'} width="34" height="44" rx="4" />
          {card > 0 ? (
            <text x="17" y="31" data-ornament="">
              {card}
            </text>
          ) : null}
          <Owner seat={seat} />
          {Array.from({ length: handSizes[seat] ?? 0 }, (_, i) => (
            <circle key={i} cx={4 + (i % 4) * 8.6} cy={50 + Math.floor(i / 4) * 6} r="2.500" />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A seal on the corner of a card: whose it is. */
const Owner = ({ seat }: { seat: number }) => (
  <circle class={`fuji-small-owner ${colourClass(useSeatColour(seat))}`} cx="34" cy="2" r="7" />
);
