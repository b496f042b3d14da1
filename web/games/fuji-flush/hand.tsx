/**
 * The own hand. Pointing at a card shows what it would do; touching it lifts it, touching it again plays it. With the
 * keyboard, arrows walk along the hand, Enter lifts and plays, Escape lowers.
 */
import type { Card } from '@havre/engine/games/fuji-flush/material.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Face } from './card.tsx';
import type { Held } from './held.ts';
import { handPlace, heldPiece, PILE } from './moves.ts';
import { fujiWords } from './speech.ts';
import type { HandInUse } from './use-hand.ts';
import './hand.css';

export interface HandProps extends HandInUse {
  readonly seat: Seat;
  /** The cards that somebody who teaches points to. */
  readonly suggested: readonly Card[];
}

export function Hand(props: HandProps) {
  const { held, seat, isAsked, lifted, sent, suggested } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const here = Math.min(at, held.length - 1);
  const hadFocus = useRef(false);
  const focus = (index: number) => cardsIn(bar.current)[index]?.focus({ preventScroll: true });
  // Whoever has played with the keyboard finds the focus on the next card.
  useLayoutEffect(() => {
    if (hadFocus.current && !bar.current?.contains(document.activeElement)) focus(here);
  }, [held.length]);
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return props.lower();
    const to = stepTo(event.key, here, held.length);
    if (to === null) return;
    event.preventDefault();
    focus(to);
  };
  return (
    <div
      ref={bar}
      class={isAsked ? 'fuji-hand asked' : 'fuji-hand'}
      role="toolbar"
      data-overlap
      aria-label={fujiWords().hand}
      data-place={handPlace(seat)}
      onPointerDown={props.press}
      onKeyDown={walk}
      onFocusIn={() => {
        hadFocus.current = true;
      }}
      onFocusOut={event => {
        hadFocus.current = event.relatedTarget === null && !event.currentTarget.contains(document.activeElement);
      }}
    >
      {held.map((one, i) => (
        <button
          key={one.id}
          type="button"
          class={looksOf(one, lifted, sent, isAsked && suggested.includes(one.card))}
          style={{ '--off': i - (held.length - 1) / 2 }}
          data-playable={isAsked ? '' : undefined}
          data-lit={isAsked ? '' : undefined}
          tabIndex={i === here ? 0 : -1}
          aria-label={props.nameOf(one.card)}
          aria-pressed={isAsked ? one.id === lifted?.id : undefined}
          onFocus={({ currentTarget }) => {
            setAt(i);
            // a finger leaves the focus behind without pointing at anything
            if (currentTarget.matches(':focus-visible')) props.peek(one);
          }}
          onBlur={() => props.peek(null)}
          onPointerEnter={({ pointerType }) => {
            if (pointerType === 'mouse') props.peek(one);
          }}
          onPointerLeave={() => props.peek(null)}
          onClick={() => props.touch(one)}
        >
          <span class="fuji-card" data-piece={heldPiece(one.id)} data-from={PILE} data-turns>
            <Face card={one.card} />
          </span>
        </button>
      ))}
    </div>
  );
}

const cardsIn = (bar: HTMLElement | null): HTMLElement[] => Array.from(bar?.querySelectorAll('button') ?? []);

function looksOf({ id }: Held, lifted: Held | null, sent: number | null, isSuggested: boolean): string {
  const looks = [
    'fuji-held',
    id === lifted?.id ? 'lifted' : '',
    id === sent ? 'sent' : '',
    isSuggested ? 'suggested' : '',
  ];
  return looks.filter(Boolean).join(' ');
}

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
