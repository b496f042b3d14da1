/** What is asked while a code is worked on: of those who sent it, of those who overhear it, of whoever has to answer for a clue. */
import type { Seat } from '../../kernel/seats.ts';
import type { View } from './information.ts';
import { hasGuess } from './questions.ts';

export interface GuessPrompts {
  readonly decode: string;
  readonly intercept: string;
  /** The lone Interceptor has nobody to agree with. */
  readonly interceptAlone: string;
  /** In the first round nobody intercepts. */
  readonly listen: string;
  readonly answer: string;
}

/** Null where the step has one prompt for everybody. */
export function promptFor(prompts: GuessPrompts, step: string, view: View, seat: Seat): string | null {
  const { side, sending, teams, unanswered } = view;
  if (step !== 'guess' || side === null) return null;
  const own = teams[side];
  if (side === sending) return unanswered.length > 0 && own.encryptor === seat ? prompts.answer : prompts.decode;
  if (!hasGuess(view)) return prompts.listen;
  return own.members.length === 1 ? prompts.interceptAlone : prompts.intercept;
}
