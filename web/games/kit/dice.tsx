/**
 * Dice that are thrown: each falls, tumbles over some of its sides, bounces once and settles; several fall one by one.
 * A die has pips, or a face of one's own, drawn on a field of 24 by 24. What the dice show is said once, by the throw.
 *
 * Colours are styles: `--die-top`, `--die-side`, `--die-edge`, `--die-ink`. A die is as large as what surrounds it.
 *
 * @example
 * <Throw label={words.rolled(3, 5)} isThrown={event?.type === 'rolled'}>{[3, 5].map(value => <Pips value={value} />)}</Throw>
 * <Die isThrown={isRolling}><path d={star} /></Die>
 */
import type { ComponentChild } from 'preact';
import './dice.css';

export interface DieProps {
  /** Whether it falls now; with another `key` it falls again. */
  readonly isThrown?: boolean;
  /** Which of several dice it is: it falls after those before it. */
  readonly turn?: number;
  readonly class?: string;
  /** What it shows; nothing for a die that has not been thrown. */
  readonly children?: ComponentChild;
}

/** One die. It says nothing to a screen reader: whoever shows it names what it shows. */
export const Die = ({ isThrown = false, turn = 0, class: looks = '', children }: DieProps) => (
  <svg
    class={['kit-die', isThrown ? 'thrown' : '', looks].filter(Boolean).join(' ')}
    style={{ '--turn': turn }}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <rect class="kit-die-side" x="1.5" y="2.6" width="21" height="20.4" rx="5" />
    <rect class="kit-die-top" x="1.5" y="1" width="21" height="20.4" rx="5" />
    <g class="kit-die-face">{children}</g>
  </svg>
);

/** Which of the nine places of a face have a pip: row by row. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** The pips of a number, for a die. */
export const Pips = ({ value }: { value: number }) => (
  <>
    {(PIPS[value] ?? []).map(at => (
      <circle key={at} class="kit-pip" cx={6.5 + (at % 3) * 5.5} cy={5.7 + Math.floor(at / 3) * 5.5} r="2" />
    ))}
  </>
);

export interface ThrowProps {
  /** What has been thrown, in words. */
  readonly label: string;
  /** Whether the dice fall now. */
  readonly isThrown?: boolean;
  readonly class?: string;
  /** The face of each die. */
  readonly children: readonly ComponentChild[];
}

/** Some dice, thrown one by one, with what they show in words; a new throw is told when it is made. */
export const Throw = ({ label, isThrown = false, class: looks = '', children }: ThrowProps) => (
  <div class={`kit-throw ${looks}`}>
    <div class="kit-throw-dice" role="img" aria-label={label} title={label}>
      {children.map((face, turn) => (
        <span key={turn} class="kit-throw-die">
          <Die isThrown={isThrown} turn={turn}>
            {face}
          </Die>
        </span>
      ))}
    </div>
    <p class="unseen" role="status">
      {isThrown ? label : ''}
    </p>
  </div>
);
