/** The own hand: touching a card lifts it and shows what it would do, touching it again plays it. */
import type { Card } from '@havre/engine/games/fuji-flush/material.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Hand as HeldHand } from '../kit/hand.tsx';
import { Face } from './card.tsx';
import { handPlace, heldPiece, PILE } from './moves.ts';
import { fujiWords } from './speech.ts';
import type { HandInUse } from './use-hand.ts';
import './hand.css';

export interface HandProps extends HandInUse {
  readonly seat: Seat;
  /** The cards that somebody who teaches points to. */
  readonly suggested: readonly Card[];
}

export const Hand = ({ held, seat, isAsked, lifted, sent, suggested, ...hand }: HandProps) => (
  <HeldHand
    label={fujiWords().hand}
    class="fuji-hand"
    place={handPlace(seat)}
    onPointerDown={hand.press}
    onLower={hand.lower}
    cards={held.map(one => ({
      key: one.id,
      label: hand.nameOf(one.card),
      face: (
        <span class="fuji-card" data-piece={heldPiece(one.id)} data-from={PILE} data-turns>
          <Face card={one.card} />
        </span>
      ),
      isAsked,
      isLifted: one.id === lifted?.id,
      isSent: one.id === sent,
      isSuggested: isAsked && suggested.includes(one.card),
      onTouch: () => hand.touch(one),
      onPoint: isPointed => hand.peek(isPointed ? one : null),
    }))}
  />
);
