/** The own hand: touching a card lifts it and shows what it would do with these dice, touching it again lays it face down. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Card, Colour } from '@havre/engine/games/jamaica/material.ts';
import { Hand as HeldHand } from '../kit/hand.tsx';
import { Face } from './card.tsx';
import { DRAW_PILE, heldPiece } from './moves.ts';
import { jamaicaWords } from './speech.ts';
import type { Play } from './use-play.ts';
import './hand.css';

export interface HandProps {
  readonly view: View;
  readonly play: Play;
  readonly colour: Colour;
  /** What a screen reader says of a card. */
  nameOf(card: Card): string;
}

const choosing = (card: Card): Action => ({ type: 'chooseCard', card });

export function Hand({ view, play, colour, nameOf }: HandProps) {
  /** The dice under which the cards are read: as they lie, or as the Captain thinks of laying them. */
  const dice = play.shown?.type === 'placeDice' ? [play.shown.sun, play.shown.moon] : view.dice;
  return (
    <HeldHand
      label={jamaicaWords().hand}
      class="jam-hand"
      onLower={play.lower}
      cards={(view.hand ?? []).map(card => {
        const action = choosing(card);
        const isAsked = play.isLegal(action);
        return {
          key: card,
          class: 'jam-held',
          label: nameOf(card),
          face: (
            <span class="jam-card" data-piece={heldPiece(card)} data-from={DRAW_PILE} data-turns>
              <Face card={card} dice={dice} colour={colour} />
            </span>
          ),
          isAsked,
          isLifted: play.lifted?.type === 'chooseCard' && play.lifted.card === card,
          isSuggested: isAsked && play.isSuggested(action),
          onTouch: () => play.touch(action),
          onPoint: isPointed => play.peek(isPointed ? action : null),
        };
      })}
    />
  );
}
