/** What an action of the expansion would do, in a few words of either language. */
import type { Seat } from '../../../kernel/seats.ts';
import type { Action } from '../actions.ts';
import type { View } from '../information.ts';
import { EVENING, MORNING } from '../material.ts';
import { asSeen } from '../seen.ts';
import { shipOf } from '../state.ts';
import { staysBy } from './14-navigation.ts';
import type { CharacterName } from './characters.ts';
import { stepsFrom } from './tavern.ts';

export interface CrewEffects {
  /** What a character is good for: the power, the value to a ship that comes home and to one that does not, the fee. */
  readonly recruit: { say(character: CharacterName, fee: number): string }['say'];
  readonly dice: { say(morning: number, evening: number): string }['say'];
  readonly by: { say(character: CharacterName): string }['say'];
}

/** Null where there is nothing to foresee. */
export function crewEffectOf(words: CrewEffects, view: View, seat: Seat, action: Action): string | null {
  const s = asSeen(view, seat);
  if (s.crew === undefined) return null;
  if (action.type === 'recruit')
    return words.recruit(action.character, stepsFrom(s.crew.tavern, s.crew.bottle)[action.bottle]);
  if (action.type === 'swapDice') return words.dice(view.dice[EVENING], view.dice[MORNING]);
  if (action.type !== 'stay') return null;
  const { die = 0, forward = true } = view.now ?? {};
  const who = staysBy(s, shipOf(seat), die, forward);
  return who === null ? null : words.by(who);
}
