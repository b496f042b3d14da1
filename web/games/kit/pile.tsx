/**
 * Piles one can count. A pile of cards is as thick as it is high, with its number below; coins stand in stacks of five, so
 * that a glance counts them.
 * @example
 * <Pile count={pile} label={words.pile(pile)} place="pile">{pile === 0 ? null : <Back />}</Pile>
 * <Coins count={25} label={words.doubloons(25)} />
 */
import type { ComponentChildren } from 'preact';
import { coinsIn, thickness } from './pile-drawing.ts';
import './pile.css';

export interface PileProps {
  readonly count: number;
  /** What a screen reader says: what it is, and how many. */
  readonly label: string;
  /** Its name as a place that pieces fly to. */
  readonly place?: string;
  readonly class?: string;
  /** Whether its number is shown. */
  readonly isCounted?: boolean;
  /** What lies on top; nothing for an empty pile. */
  readonly children?: ComponentChildren;
}

/** A pile of cards, as large as what surrounds it. */
export const Pile = ({ count, label, place, class: looks = '', isCounted = true, children }: PileProps) => (
  <div class={`kit-pile ${looks}`} role="img" aria-label={label} title={label}>
    <div
      class="kit-stack"
      style={{ '--thick': thickness(count) }}
      data-place={place}
      data-empty={count === 0 ? '' : undefined}
    >
      {children}
    </div>
    {isCounted ? (
      <span class="kit-pile-count" aria-hidden="true">
        {count}
      </span>
    ) : null}
  </div>
);

export interface CoinsProps {
  readonly count: number;
  readonly label: string;
  readonly place?: string;
  readonly class?: string;
}

/** Coins in stacks of five, the stacks behind each other. */
export function Coins({ count, label, place, class: looks = '' }: CoinsProps) {
  const { coins, width, height } = coinsIn(count);
  return (
    <div class={`kit-pile coins ${looks}`} role="img" aria-label={label} title={label} data-place={place}>
      <svg
        class="kit-coins"
        viewBox={`0 0 ${width} ${height}`}
        style={{ '--wide': width, '--high': height }}
        aria-hidden="true"
      >
        {coins.map(({ x, y }, i) => (
          <g key={i} class="kit-coin" transform={`translate(${x} ${y})`}>
            <path class="kit-coin-edge" d="M-10 0v3a10 4.500 0 0 0 20 0v-3z" />
            <ellipse class="kit-coin-top" rx="10" ry="4.500" />
            <ellipse class="kit-coin-rim" rx="7" ry="2.900" />
          </g>
        ))}
      </svg>
      <span class="kit-pile-count" aria-hidden="true">
        {count}
      </span>
    </div>
  );
}
