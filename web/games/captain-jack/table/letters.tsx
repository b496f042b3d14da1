/** The open letters of marque. What one could pay glows; touching one says what is missing, or begins to pay. */
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import { LETTERS, type Letter } from '@havre/engine/games/captain-jack/material.ts';
import { stillLacks } from '@havre/engine/games/captain-jack/questions.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { LetterSheet } from '../cards/letter.tsx';
import { LETTER_PILE, letterPiece } from '../pieces.ts';
import { jackWords, lackText, letterName } from '../speech.ts';
import { placed, type TablePlan } from './plan.ts';
import './letters.css';

export interface LettersProps {
  readonly view: View;
  readonly plan: TablePlan;
  readonly seat: Seat | null;
  touch(letter: Letter): void;
}

/** Parchment never lies quite straight. */
const TILT = [-2.5, 1.8, -1.5, 2.2];

/** What somebody could do about a letter, in words. */
export function aboutLetter(view: View, seat: Seat | null, letter: Letter): string {
  const words = jackWords();
  const named = words.letter(letterName(letter), LETTERS[letter]?.pays ?? 0);
  if (seat === null) return named;
  const { symbols, payable } = stillLacks(view, seat, letter);
  return `${named}. ${payable ? words.payable : words.lacks(lackText(symbols))}`;
}

export const Letters = ({ view, plan, seat, touch }: LettersProps) => (
  <ul class="cj-letters" aria-label={jackWords().letters}>
    {view.letters.pile === 0 ? null : (
      <li
        class="cj-letter-pile"
        style={placed(plan.letterPile)}
        data-place={LETTER_PILE}
        title={jackWords().lettersLeft(view.letters.pile)}
      >
        <svg viewBox="0 0 160 118" aria-hidden="true">
          <path class="under" d="M10 16 150 12 154 112 12 114z" />
          <path class="top" d="M6 8 154 6 152 104 8 108z" />
          <path class="ribbon" d="M80 6V106M6 58H153" />
          <circle class="knot" cx="80" cy="58" r="17" />
        </svg>
        <span class="cj-count">{view.letters.pile}</span>
        <span class="unseen">{jackWords().lettersLeft(view.letters.pile)}</span>
      </li>
    )}
    {view.letters.open.map((letter, i) => {
      const box = plan.letters[i];
      if (box === undefined) return null;
      const isPayable = seat !== null && stillLacks(view, seat, letter).payable;
      const about = aboutLetter(view, seat, letter);
      return (
        <li key={letter} style={{ ...placed(box), position: 'absolute' }}>
          <button
            type="button"
            class={isPayable ? 'cj-letter payable' : 'cj-letter'}
            style={{ rotate: `${TILT[i % TILT.length]}deg` }}
            title={about}
            aria-label={about}
            data-piece={letterPiece(letter)}
            data-from={LETTER_PILE}
            onClick={() => touch(letter)}
          >
            <LetterSheet letter={letter} />
          </button>
        </li>
      );
    })}
  </ul>
);
