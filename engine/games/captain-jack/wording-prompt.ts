/** What a seat has to do where that depends on what it sees, in the words of either language. */
import type { Seat } from '../../kernel/seats.ts';
import { type Names, nameOf } from '../language.ts';
import type { View } from './information.ts';

export interface PromptWords {
  /** Asks which card somebody else loses. */
  readonly damage: { say(name: string): string }['say'];
  /** Asks for a card of somebody's whose ship was boarded. */
  readonly spoils: { say(name: string, isFull: boolean): string }['say'];
}

/** Null where nothing depends on what is seen. */
export function promptFor(words: PromptWords, step: string, view: View, seat: Seat, names: Names): string | null {
  const { turn, boarding, ships } = view;
  if (step === 'damage') return words.damage(nameOf(names, turn));
  if (step !== 'spoils' || boarding === null) return null;
  const loser = boarding.attacker === seat ? boarding.defender : boarding.attacker;
  return words.spoils(nameOf(names, loser), ships[seat].cards.length >= ships[seat].limit);
}
