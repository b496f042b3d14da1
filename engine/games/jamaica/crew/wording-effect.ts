/** What an action of the expansion would do, in a few words of either language. */
import type { Seat } from '../../../kernel/seats.ts';
import { endsOf } from '../4-movement.ts';
import type { Action } from '../actions.ts';
import type { Space } from '../board.ts';
import type { View } from '../information.ts';
import { EVENING, MORNING } from '../material.ts';
import { distanceBy, distances } from '../powers.ts';
import type { Prospect } from '../questions.ts';
import { asSeen } from '../seen.ts';
import { shipOf } from '../state.ts';
import { maySwap } from './14-magic.ts';
import { staysBy } from './14-navigation.ts';
import type { CharacterName } from './characters.ts';
import { CREW_WORTH, YOUKOUNKOUN } from './material.ts';
import { stepsFrom } from './tavern.ts';

export interface CrewEffects {
  /** What a character is good for: the power, the value to a ship that comes home and to one that does not, the fee. */
  readonly recruit: { say(character: CharacterName, fee: number): string }['say'];
  readonly dice: { say(morning: number, evening: number): string }['say'];
  readonly by: { say(character: CharacterName): string }['say'];
  /** One may stay instead, thanks to somebody. */
  readonly stay: { say(character: CharacterName): string }['say'];
  /** What a card does if the Mage swaps the dice for it. */
  readonly swapped: { say(effect: string): string }['say'];
  /** What the treasure that lies face up counts for whoever takes it. */
  readonly shown: { say(worth: number): string }['say'];
}

/** The step of the base game that asks for a way, where some characters allow more ways than one. */
const WAY = 'chooseWay';

/** Who allows a ship other ways than the die alone does, while its own player chooses one; in the order of the ledger. */
export function pilotsOf(step: string, view: View, seat: Seat): readonly CharacterName[] {
  const { ship, die = 0, forward = true } = view.now ?? {};
  if (step !== WAY || view.crew === null || ship !== shipOf(seat)) return [];
  const s = asSeen(view, seat);
  const pilots = [staysBy(s, ship, die, forward), ...distances(s, ship, die).map(steps => distanceBy(die, steps).by)];
  return PILOTS.filter(pilot => pilots.includes(pilot));
}
const PILOTS: readonly CharacterName[] = ['seaWolf', 'anchorman', 'navigator'];

/** Who takes a ship as far as that space, where the die alone does not. */
export function pilotTo(view: View, seat: Seat, to: Space): CharacterName | undefined {
  const { ship, die = 0, forward = true } = view.now ?? {};
  if (view.crew === null || ship !== shipOf(seat)) return undefined;
  const s = asSeen(view, seat);
  const steps = distances(s, ship, die).find(far => endsOf(s, ship, far, forward).includes(to)) ?? die;
  return distanceBy(die, steps).by;
}

/** Who lets the ship of a seat stay although its card moves it. */
export const stayingBy = (
  view: View,
  seat: Seat,
  { die, icon }: Pick<Prospect, 'die' | 'icon'>,
): CharacterName | null => staysBy(asSeen(view, seat), shipOf(seat), die, icon === 'forward');

/** The dice as the Mage of a seat would have them for its card; null where nobody can swap them. */
export function diceOfMage(view: View, seat: Seat): View['dice'] | null {
  if (view.crew === null || !maySwap(asSeen(view, seat), shipOf(seat))) return null;
  return [view.dice[EVENING], view.dice[MORNING]];
}

/** Null where there is nothing to foresee. */
export function crewEffectOf(words: CrewEffects, view: View, seat: Seat, action: Action): string | null {
  const s = asSeen(view, seat);
  if (s.crew === undefined) return null;
  if (action.type === 'recruit')
    return words.recruit(action.character, stepsFrom(s.crew.tavern, s.crew.bottle)[action.bottle]);
  if (action.type === 'swapDice') return words.dice(view.dice[EVENING], view.dice[MORNING]);
  if (action.type === 'stealShown') return words.shown(CREW_WORTH[YOUKOUNKOUN]);
  if (action.type !== 'stay') return null;
  const { die = 0, forward = true } = view.now ?? {};
  const who = staysBy(s, shipOf(seat), die, forward);
  return who === null ? null : words.by(who);
}
