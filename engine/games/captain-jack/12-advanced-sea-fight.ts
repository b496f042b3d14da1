/** Chapter 12: the advanced sea fight. */
import { call, localsOf } from '../../kernel/flow.ts';
import type { Seat } from '../../kernel/seats.ts';
import { playsBy } from '../../kernel/versions.ts';
import { sailsOf } from './4-hold.ts';
import { exposedCards, type Fight, isRollLeft, seaFight } from './6-sea-fight.ts';
import { act } from './actions.ts';
import { book } from './book.ts';
import { FACES, type Half } from './material.ts';
import type { State } from './state.ts';

/** CJG-ADV-SEA-01, CJG-ADV-SEA-04: all sails, whatever was revealed before and also after a calm. */
export const catches = (s: State, seat: Seat, ship: Half): boolean => sailsOf(s, seat) >= ship.speed;

/**
 * CJG-ADV-SEA-09, CJG-ADV-SEA-11: rolling again takes a roll that is left; with none the narrow win stands. It is asked where a
 * roll above the value would be better: not against a six (CJG-ADV-SEA-17), nor without a card to lose (CJG-ADV-SEA-15).
 */
export function weighExactRoll(s: State, fight: Fight): void {
  const couldBeBetter = fight.value < FACES && exposedCards(s, s.turn).length > 0;
  if (isRollLeft(fight) && (couldBeBetter || !playsBy(s, 2))) call(s, exactRoll);
}

const exactRoll = book.choice('exactRoll', {
  who: s => s.turn,
  legal(s, _v, _seat, out) {
    const fight = localsOf(s, seaFight) as Fight;
    out.push(act.accept);
    // CJG-ADV-SAILOR-83: whose roll it is makes no difference, so that a gunner's is for later; in version 1 one chose
    if (fight.left > 0) out.push(act.rollAgain);
    if (fight.spare > 0 && (fight.left === 0 || !playsBy(s, 2))) out.push(act.reroll[fight.roll]);
  },
  otherwise: () => act.accept, // CJG-NET-03
  /** CJG-ADV-SEA-10: whoever rolls again gives up what he had. */
  apply(s, _v, action) {
    const fight = localsOf(s, seaFight);
    if (fight === null || action.type === 'accept') return;
    fight.again = true;
    fight.bySpare = action.type === 'reroll';
  },
});
