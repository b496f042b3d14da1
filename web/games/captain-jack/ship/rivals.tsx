/** The other ships: what each has, countable at a glance. Touching one opens its plan. */

import type { View } from '@havre/engine/games/captain-jack/information.ts';
import { CARDS } from '@havre/engine/games/captain-jack/material.ts';
import { type Names, nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { PlayerName } from '../../../table/player-name.tsx';
import { SeatSigns } from '../../../table/seat-signs.tsx';
import type { SeatState } from '../../../table/seat-state.ts';
import { HALF, HalfDrawing } from '../cards/half.tsx';
import { cardPiece, shipPlace } from '../pieces.ts';
import { cardsAt, type StowedView } from '../reading.ts';
import { jackWords } from '../speech.ts';
import { Figures } from './figures.tsx';
import { ShipMark } from './pirate-ship.tsx';
import './rivals.css';
import './big-screen.css';

export interface RivalsProps {
  readonly view: View;
  readonly names: Names;
  readonly seats: readonly Seat[];
  stateOf(seat: Seat): SeatState;
  open(seat: Seat): void;
}

export const Rivals = ({ view, names, seats, stateOf, open }: RivalsProps) => (
  <ul class={seats.length > 3 ? 'cj-rivals many' : 'cj-rivals'} data-part="others" aria-label={jackWords().rivals}>
    {seats.map(seat => {
      const ship = view.ships[seat];
      if (ship === undefined) return null;
      const { sails, cannons, doubloons, cards, limit, gone } = ship;
      const name = nameOf(names, seat);
      const label = jackWords().ship(sails, cannons, doubloons, view.needed, cards.length, limit);
      return (
        <li key={seat} class={seat === view.turn && !view.over ? 'cj-rival active' : 'cj-rival'}>
          <button type="button" class="cj-rival-plan" data-place={shipPlace(seat)} onClick={() => open(seat)}>
            <ShipMark seat={seat} size={26} />
            <span class="cj-rival-name">
              <PlayerName class="cj-rival-person" name={name} />
              <SeatSigns state={stateOf(seat)} size={15} />
            </span>
            {gone ? <span class="cj-rival-gone">{jackWords().gone}</span> : <Figures view={view} seat={seat} />}
            <span class="unseen">{gone ? '' : label}</span>
            <span class="cj-rival-cards" data-overlap>
              {(['left', 'right', 'hold'] as const)
                .flatMap(side => cardsAt(ship, side))
                .map(stowed => (
                  <SmallCard key={stowed.card} stowed={stowed} />
                ))}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);

/** The half of a card that is up: all that matters of a rival's. */
const SmallCard = ({ stowed: { card, turned } }: { stowed: StowedView }) => {
  const printed = CARDS[card];
  if (printed === undefined) return null;
  const half = turned ? printed.bottom : printed.top.type === 'ship' ? printed.bottom : printed.top;
  return (
    <svg
      class={`cj-small-card ${printed.area}`}
      viewBox={`-3 -3 ${HALF.width + 6} ${HALF.height + 6}`}
      data-piece={cardPiece(card)}
      aria-hidden="true"
    >
      <g class="cj-ink">
        <HalfDrawing half={half} />
      </g>
      <rect class="cj-rim" width={HALF.width} height={HALF.height} rx="6" />
    </svg>
  );
};
