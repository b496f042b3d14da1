/** What an action is about, in the words that were written: so that nobody has to count lines. */
import type { Action } from './actions.ts';
import type { View } from './information.ts';
import { otherOf } from './state.ts';

export interface EffectWords {
  readonly quote: { say(text: string): string }['say'];
  /** A guess of the other team, taken for one of our words. */
  readonly takenFor: { say(guess: string, word: string): string }['say'];
}

/** The clue that is objected to, the guess that is judged; null where the action says it all. */
export function effectOf({ quote, takenFor }: EffectWords, view: View, action: Action): string | null {
  if (action.type === 'object' || action.type === 'letStand') {
    const clue = view.sheet.at(-1)?.clues[action.line - 1] ?? '';
    return clue === '' ? null : quote(clue);
  }
  if (action.type !== 'accept' || view.side === null) return null;
  const guess = view.teams[otherOf(view.side)].named?.[action.line - 1] ?? '';
  const word = view.teams[view.side].words?.[action.slot - 1];
  if (guess === '') return null;
  return word === undefined ? quote(guess) : takenFor(quote(guess), quote(word));
}
