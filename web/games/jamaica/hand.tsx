/**
 * The own hand. Pointing at a card shows what it would do with these dice; touching it lifts it, touching it again lays it
 * face down. With the keyboard, arrows walk along the hand, Enter lifts and lays, Escape lowers.
 */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Card } from '@havre/engine/games/jamaica/material.ts';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pointing } from '../kit/pointing.ts';
import { Face } from './card.tsx';
import { DRAW_PILE, heldPiece } from './moves.ts';
import { jamaicaWords } from './speech.ts';
import type { Play } from './use-play.ts';
import './hand.css';

export interface HandProps {
  readonly view: View;
  readonly play: Play;
  /** What a screen reader says of a card. */
  nameOf(card: Card): string;
}

const choosing = (card: Card): Action => ({ type: 'chooseCard', card });

export function Hand({ view, play, nameOf }: HandProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const hand = view.hand ?? [];
  const here = Math.min(at, hand.length - 1);
  const hadFocus = useRef(false);
  const focus = (index: number) => bar.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    if (hadFocus.current && !bar.current?.contains(document.activeElement)) focus(here);
  }, [hand.length]);
  /** The dice under which the cards are read: as they lie, or as the Captain thinks of laying them. */
  const dice = play.shown?.type === 'placeDice' ? [play.shown.sun, play.shown.moon] : view.dice;
  return (
    <div
      ref={bar}
      class="jam-hand"
      role="toolbar"
      aria-label={jamaicaWords().hand}
      style={{ '--cards': Math.max(3, hand.length) }}
      onKeyDown={event => {
        if (event.key === 'Escape') return play.lower();
        const to = stepTo(event.key, here, hand.length);
        if (to === null) return;
        event.preventDefault();
        focus(to);
      }}
      onFocusIn={() => {
        hadFocus.current = true;
      }}
      onFocusOut={event => {
        hadFocus.current = event.relatedTarget === null && !event.currentTarget.contains(document.activeElement);
      }}
    >
      {hand.map((card, i) => {
        const action = choosing(card);
        const isAsked = play.isLegal(action);
        const isLifted = play.lifted?.type === 'chooseCard' && play.lifted.card === card;
        return (
          <button
            key={card}
            type="button"
            class={looksOf(isAsked, isLifted, isAsked && play.isSuggested(action))}
            data-playable={isAsked ? '' : undefined}
            data-lit={isAsked ? '' : undefined}
            tabIndex={i === here ? 0 : -1}
            aria-label={nameOf(card)}
            aria-pressed={isAsked ? isLifted : undefined}
            {...pointing(isPointed => play.peek(isPointed ? action : null))}
            onFocusIn={() => setAt(i)}
            onClick={() => play.touch(action)}
          >
            <span class="jam-card" data-piece={heldPiece(card)} data-from={DRAW_PILE} data-turns>
              <Face card={card} dice={dice} />
            </span>
          </button>
        );
      })}
    </div>
  );
}

const looksOf = (isAsked: boolean, isLifted: boolean, isSuggested: boolean): string =>
  ['jam-held', isAsked ? 'asked' : '', isLifted ? 'lifted' : '', isSuggested ? 'suggested' : '']
    .filter(Boolean)
    .join(' ');

/** Which card a key leads to, or null. */
function stepTo(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(count - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
