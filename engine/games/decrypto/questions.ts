/** What a screen asks, answered from what its seat sees, so that a browser can answer it too. */
import type { Refusal } from '../../kernel/refusal.ts';
import { includes, type Seat } from '../../kernel/seats.ts';
import { type Against, whyNoClues } from './5-clue-check.ts';
import { formsComparedAt, usedClues } from './5-clues.ts';
import type { View } from './information.ts';
import { digitsOf } from './material.ts';
import { asSeen } from './seen.ts';
import { type Colour, entitled, guesses } from './state.ts';

/** What the clues of the viewer's team are compared with, as far as the rules can check them (DEC-CLUE-13, DEC-CLUE-15). */
function clueAgainst(view: View): Against {
  const side = view.side as Colour;
  return { words: view.teams[side].words ?? [], used: usedClues(view, side), forms: formsComparedAt(view) };
}

/**
 * Why the clues written so far would be refused, while they are being typed; null if they would not.
 * @example flawOfClues(view, ['blanche', '', ''])?.rule
 */
export const flawOfClues = (view: View, clues: readonly string[]): Refusal | null =>
  whyNoClues(clues, clueAgainst(view));

/** DEC-GUESS-04: whether the viewer's team has a guess to make in this half-round. */
export const hasGuess = (view: View): boolean => guesses(view, view.side as Colour);

/** DEC-GUESS-13: whether a seat may write in its team's draft: everybody but the sending encryptor. */
export const isEntitled = (view: View, seat: Seat): boolean =>
  hasGuess(view) && includes(entitled(asSeen(view, seat), view.side as Colour), seat);

/**
 * How a guess compares with a code, line by line: for the moment after the reveal.
 * @example rightDigits(142, 143) // [true, true, false]
 */
export const rightDigits = (guess: number, code: number): boolean[] =>
  digitsOf(guess).map((digit, i) => digit === digitsOf(code)[i]);
