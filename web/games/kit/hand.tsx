/**
 * A held hand. Cards overlap like held cards where there is little room; the one that is touched, pointed at or lifted
 * comes up and is seen whole. With the keyboard, arrows walk along the hand, Enter touches, Escape lowers; whoever plays a
 * card finds the focus on the next one.
 *
 * How large a card is, is said by styles: `--card-wish` (its width), `--card-ratio` (height to width), `--card-gap`,
 * `--card-rows` (at least so many) and `--card-turn` (how far each leans). The hand is as high as its rows; a board that
 * gives heights gives it one.
 *
 * @example
 * <Hand label={words.hand} cards={hand.map(card => ({
 *   key: card, label: nameOf(card), face: <Face card={card} />, isAsked: isLegal(card), isLifted: card === lifted,
 *   onTouch: () => touch(card), onPoint: isPointed => peek(isPointed ? card : null),
 * }))} onLower={lower} />
 */
import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { layHand } from './hand-layout.ts';
import { pointing } from './pointing.ts';
import './hand.css';
import './lit.css';

export interface HeldCard {
  readonly key: string | number;
  /** What a screen reader says of it. */
  readonly label: string;
  readonly face: ComponentChild;
  /** Whether it may be played now. */
  readonly isAsked?: boolean;
  /** Whether one more touch plays it. */
  readonly isLifted?: boolean;
  /** Whether it is on its way to the table. */
  readonly isSent?: boolean;
  /** Whether somebody who teaches points at it. */
  readonly isSuggested?: boolean;
  /** A class of the game's own. */
  readonly class?: string;
  /** What else its button has: that of a drag (`drag.on(…)`), which then takes the place of `onTouch`. */
  readonly attributes?: Readonly<Record<string, unknown>>;
  onTouch?(): void;
  /** Somebody points at it with the mouse or the focus, or no more. */
  onPoint?(isPointed: boolean): void;
}

interface HandProps {
  readonly label: string;
  readonly cards: readonly HeldCard[];
  readonly class?: string;
  /** The name of the hand as a place that pieces fly to. */
  readonly place?: string;
  /** Escape: what is lifted is put back. */
  onLower?(): void;
  onPointerDown?(): void;
}

export function Hand({ label, cards, class: looks = '', place, onLower, onPointerDown }: HandProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const here = Math.min(at, cards.length - 1);
  const hadFocus = useRef(false);
  const focus = (index: number) => buttonsIn(bar.current)[index]?.focus({ preventScroll: true });
  const lifted = cards.findIndex(({ isLifted, isSent }) => isLifted === true || isSent === true);
  useLaying(bar, cards.map(({ key }) => key).join(), lifted < 0 ? null : lifted);
  useLayoutEffect(() => {
    if (hadFocus.current && !bar.current?.contains(document.activeElement)) focus(here);
  }, [cards.length]);
  return (
    <div
      ref={bar}
      class={`kit-hand ${looks}`}
      role="toolbar"
      aria-label={label}
      data-overlap
      data-place={place}
      onPointerDown={onPointerDown}
      onKeyDown={event => {
        if (event.key === 'Escape') return onLower?.();
        const to = stepTo(event.key, here, cards.length);
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
      {cards.map((card, i) => (
        <button
          key={card.key}
          type="button"
          class={looksOf(card)}
          data-playable={card.isAsked === true ? '' : undefined}
          data-lit={card.isAsked === true ? (card.isLifted === true ? 'over' : '') : undefined}
          tabIndex={i === here ? 0 : -1}
          aria-label={card.label}
          aria-pressed={card.isAsked === true ? card.isLifted === true : undefined}
          {...pointing(isPointed => card.onPoint?.(isPointed))}
          onClick={() => card.onTouch?.()}
          onFocusIn={() => setAt(i)}
          {...card.attributes}
        >
          {card.face}
        </button>
      ))}
    </div>
  );
}

const buttonsIn = (bar: HTMLElement | null): HTMLElement[] =>
  Array.from(bar?.querySelectorAll<HTMLElement>(':scope > button') ?? []);

const looksOf = (card: HeldCard): string =>
  [
    'kit-held',
    card.class,
    card.isAsked === true ? 'asked' : '',
    card.isLifted === true ? 'lifted' : '',
    card.isSent === true ? 'sent' : '',
    card.isSuggested === true ? 'suggested' : '',
  ]
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

/** Of every card so much is seen, in letters: a finger. */
const STRIP = 2.75;

/** Tells the styles where each card lies, whenever the hand or its room changes. */
function useLaying(bar: { readonly current: HTMLElement | null }, cards: string, lifted: number | null): void {
  const now = useRef(lifted);
  now.current = lifted;
  const lay = () => {
    if (bar.current !== null) layCards(bar.current, now.current);
  };
  useLayoutEffect(lay, [cards, lifted]);
  useLayoutEffect(() => {
    if (bar.current === null) return;
    const observer = new ResizeObserver(lay);
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);
}

function layCards(bar: HTMLElement, lifted: number | null): void {
  const styles = getComputedStyle(bar);
  const length = (name: string): number => Number.parseFloat(styles.getPropertyValue(name)) || 0;
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const buttons = buttonsIn(bar);
  const { card, rows, places } = layHand({
    width: bar.clientWidth - Number.parseFloat(styles.paddingLeft) - Number.parseFloat(styles.paddingRight),
    count: buttons.length,
    card: length('--card-wish'),
    gap: length('--card-gap'),
    rows: length('--card-rows'),
    strip: STRIP * letter,
    lifted,
  });
  bar.style.setProperty('--card', `${card}px`);
  bar.style.setProperty('--laid-rows', String(rows));
  const inRow = Math.ceil(buttons.length / rows);
  for (const [i, button] of buttons.entries()) {
    const { x = 0, row = 0 } = places[i] ?? {};
    button.style.setProperty('--x', `${Math.round(x * 10) / 10}px`);
    button.style.setProperty('--row', String(row));
    const here = Math.min(inRow, buttons.length - row * inRow);
    button.style.setProperty('--off', String((i % inRow) - (here - 1) / 2));
  }
}
