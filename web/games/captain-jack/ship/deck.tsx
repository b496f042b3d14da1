/** A ship with what lies around it: sails to the left, cannons to the right, everything else and the free berths in the hold below. */
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import type { Side } from '@havre/engine/games/captain-jack/material.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { shipPlace } from '../pieces.ts';
import { cardsAt, type StowedView } from '../reading.ts';
import { jackWords } from '../speech.ts';
import { Hull } from './hull.tsx';
import { StowedCard, type StowedCardProps } from './stowed-card.tsx';
import './deck.css';

export interface DeckProps {
  readonly view: View;
  readonly seat: Seat;
  /** What can be done with a card, and how it looks; nothing where it is just seen. */
  card(stowed: StowedView): Omit<StowedCardProps, 'stowed'>;
  /** Opens the plan, where it is not open. */
  open?(): void;
  /** Whether it is the opened plan: a larger hull, and the sides with their names. */
  readonly isPlan?: boolean;
}

const NAMES = { left: 'sails', right: 'cannons', hold: 'hold' } as const;

export function Deck({ view, seat, card, open, isPlan = false }: DeckProps) {
  const ship = view.ships[seat];
  if (ship === undefined) return null;
  const free = Math.max(0, ship.limit - ship.cards.length);
  const parts = (at: Side, berths = 0): string => `${Math.max(1, cardsAt(ship, at).length + berths)}fr`;
  const side = (at: Side) => (
    <div class={`cj-side ${at}`}>
      {isPlan ? (
        <span class="cj-side-name" aria-hidden="true">
          {jackWords()[NAMES[at]]}
        </span>
      ) : null}
      <ul aria-label={jackWords()[NAMES[at]]} data-overlap>
        {cardsAt(ship, at).map(stowed => (
          <li key={stowed.card}>
            <StowedCard stowed={stowed} {...card(stowed)} />
          </li>
        ))}
        {at === 'hold' ? Array.from({ length: free }, (_, i) => <li key={`free ${i}`} class="free" />) : null}
      </ul>
    </div>
  );
  const hull = <Hull seat={seat} cards={ship.cards.length} limit={ship.limit} />;
  return (
    <div
      class={isPlan ? 'cj-deck plan' : 'cj-deck'}
      data-place={shipPlace(seat)}
      style={{ '--left': parts('left'), '--right': parts('right'), '--hold': parts('hold', free) }}
    >
      {side('left')}
      {open === undefined ? (
        hull
      ) : (
        <button
          type="button"
          class="cj-hull-touch"
          aria-label={jackWords().ownPlan}
          title={jackWords().ownPlan}
          onClick={open}
        >
          {hull}
        </button>
      )}
      {side('right')}
      {side('hold')}
    </div>
  );
}
