/** What a seat has to do where that depends on what it sees, in the words of either language. */
import type { Seat } from '../../kernel/seats.ts';
import type { CharacterName } from './crew/characters.ts';
import { pilotsOf } from './crew/wording-effect.ts';
import type { Stack } from './events.ts';
import type { View } from './information.ts';
import { goodsNamed } from './material.ts';

export interface PromptWords {
  /** Asks for a way with the help of those who allow more than one. */
  readonly way: { say(pilots: readonly CharacterName[]): string }['say'];
  /** Asks from which holds so much is taken. */
  readonly payment: { say(what: Stack): string }['say'];
  /** Asks for the spoils where the Youkounkoun is among them. */
  readonly spoilsWithYoukounkoun: string;
}

/** Null where nothing depends on what is seen. */
export function promptFor(words: PromptWords, step: string, view: View, seat: Seat): string | null {
  const { types, amount } = view.now ?? {};
  if (step === 'choosePayment' && types !== undefined && amount !== undefined)
    return words.payment({ goods: goodsNamed(types), tokens: amount });
  if (step === 'chooseSpoils' && view.crew !== null && view.crew.youkounkoun === view.now?.loser)
    return words.spoilsWithYoukounkoun;
  const pilots = pilotsOf(step, view, seat);
  return pilots.length === 0 ? null : words.way(pilots);
}
