/** The sign of the tavern on the quay: it swings when somebody recruits, and leads inside at any time. */
import type { RefObject } from 'preact';
import { TAVERN_SIGN } from '../moves.ts';
import { tavernWords } from './words.ts';
import './sign.css';

export interface TavernSignProps {
  readonly sign: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  /** Whether this seat may recruit now. */
  readonly isLit: boolean;
  open(): void;
}

export const TavernSign = ({ sign, isOpen, isLit, open }: TavernSignProps) => (
  <button
    ref={sign}
    type="button"
    class="jam-tavern-sign"
    data-place={TAVERN_SIGN}
    data-lit={isLit ? '' : undefined}
    data-playable={isLit ? '' : undefined}
    aria-expanded={isOpen}
    aria-label={tavernWords().open}
    title={tavernWords().open}
    onClick={open}
  >
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path class="jam-sign-arm" d="M3 2v44M3 6h40M3 16 14 6M14 6v6M38 6v6" />
      <path class="jam-sign-board" d="M9 13c10-3 24-3 34 0v22c-5 7-12 8-17 10-5-2-12-3-17-10z" />
      <path class="jam-sign-bottle" d="M23 17h6v6c0 2 4 3 4 7v9H19v-9c0-4 4-5 4-7z" />
      <path class="jam-sign-label" d="M19 32h14v5H19z" />
    </svg>
  </button>
);
