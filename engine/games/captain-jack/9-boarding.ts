/** Chapter 9: boarding an opponent (aborder un adversaire). */
import { call } from '../../kernel/flow.ts';
import { random } from '../../kernel/flow-state.ts';
import { only, type Seat, type Seats } from '../../kernel/seats.ts';
import { takeOff } from './2-cards.ts';
import { cannonsOf, fits, keepToLimit } from './4-hold.ts';
import { act } from './actions.ts';
import { book } from './book.ts';
import { makingRoom } from './leisure.ts';
import { FACES } from './material.ts';
import { powers } from './powers.ts';
import { type State, sideOf, upOf } from './state.ts';

export interface Boarding {
  [name: string]: number | string;
  attacker: Seat;
  defender: Seat;
  /** The dice of each side, one digit each; none before it has rolled. */
  attack: string;
  defence: string;
}

/** CJG-BOARD-03, CJG-BOARD-04, CJG-SETUP-04: opponents in the same area; nobody in port or beside the island is in one. */
export function targets(s: State, seat: Seat): Seats {
  const { place } = s.ships[seat];
  let found = 0;
  for (let other = 0; other < s.ships.length; other++) {
    const ship = s.ships[other];
    if (other !== seat && !ship.gone && ship.place === place) found |= only(other);
  }
  return found;
}

export function board(s: State, attacker: Seat, defender: Seat): void {
  const area = s.ships[attacker].place;
  call(s, boarding, { attacker, defender, attack: '', defence: '' });
  s.journal?.add({ type: 'boarded', rule: 'CJG-BOARD-03', seat: attacker, target: defender, area });
}

/**
 * Cannons alone count: nobody has to be caught up with (CJG-ADV-SEA-06), and nobody is damaged (CJG-BOARD-20). The
 * revealed card is not taken (CJG-BOARD-17), and the turn is over with it (CJG-BOARD-18).
 */
export const boarding = book.sequence<Boarding>('boarding', [
  // CJG-BOARD-06: the attacker finishes first, then the other does the same
  (s, v) => {
    v.attack = salvo(s, v.attacker);
    tellSalvo(s, v.attacker, v.attack);
    powers(s).afterSalvo(s, v.attacker);
  },
  (s, v) => {
    v.defence = salvo(s, v.defender);
    tellSalvo(s, v.defender, v.defence);
    powers(s).afterSalvo(s, v.defender);
  },
  compare,
]);

/** CJG-BOARD-21: one roll per cannon, no more and no fewer. */
function salvo(s: State, seat: Seat): string {
  let dice = '';
  for (let cannons = cannonsOf(s, seat); cannons > 0; cannons--) dice += 1 + random(s, FACES);
  return dice;
}

function tellSalvo(s: State, seat: Seat, dice: string): void {
  s.journal?.add({ type: 'fired', rule: 'CJG-BOARD-06', seat, dice: [...dice].map(Number), highest: highest(dice) });
}

/** CJG-BOARD-07: the highest single result, not the sum. */
export function highest(dice: string): number {
  let best = 0;
  for (let i = 0; i < dice.length; i++) best = Math.max(best, dice.charCodeAt(i) - 48);
  return best;
}

/** CJG-BOARD-08, CJG-BOARD-09: equal, and all is rolled again; else the winner boards the loser's ship (CJG-BOARD-10). */
function compare(s: State, v: Boarding): 'restart' | undefined {
  const [attack, defence] = [highest(v.attack), highest(v.defence)];
  if (attack === defence) {
    s.journal?.add({ type: 'tied', rule: 'CJG-BOARD-08', seat: v.attacker, target: v.defender, highest: attack });
    v.attack = v.defence = '';
    return 'restart';
  }
  const [winner, loser] = attack > defence ? [v.attacker, v.defender] : [v.defender, v.attacker];
  const [by, against] = attack > defence ? [attack, defence] : [defence, attack];
  s.journal?.add({ type: 'wonBoarding', rule: 'CJG-BOARD-07', seat: winner, loser, by, against });
  if (s.ships[loser].cards.length > 0) call(s, spoils, { winner, loser });
  else s.journal?.add({ type: 'tookNothing', rule: 'CJG-BOARD-16', seat: winner, from: loser });
  return undefined;
}

/**
 * CJG-BOARD-11, CJG-BOARD-12, CJG-BOARD-14, CJG-BOARD-15: one card of the loser's, or nothing; room is made first. Only
 * cards (CJG-BOARD-19), but any of them: sailors (CJG-ADV-SAILOR-72), passengers (CJG-ADV-PASSENGER-12). The loser is not
 * asked before (CJG-BOARD-22).
 */
const spoils = book.choice<{ winner: Seat; loser: Seat }>('spoils', {
  who: (_s, v) => v.winner,
  legal(s, v, _seat, out) {
    for (const stowed of s.ships[v.loser].cards) if (fits(s, v.winner, upOf(stowed))) out.push(act.steal[stowed.card]);
    out.push(act.takeNothing);
  },
  otherwise: () => act.takeNothing,
  liberties: makingRoom,
  apply(s, { winner, loser }, action) {
    if (action.type !== 'steal') {
      s.journal?.add({ type: 'tookNothing', rule: 'CJG-BOARD-14', seat: winner, from: loser });
      return;
    }
    const { card } = action;
    const stowed = takeOff(s, loser, card);
    // CJG-BOARD-13, CJG-BOARD-23: it keeps its active half and its bottles (CJG-ADV-RUM-12), and is of no use to the winner yet
    s.ships[winner].cards.push({ ...stowed, fresh: true, busy: false, handled: false });
    const side = sideOf(stowed);
    s.journal?.add({
      type: 'stole',
      rule: 'CJG-BOARD-11',
      seat: winner,
      from: loser,
      card,
      side,
      bottles: stowed.bottles,
    });
    keepToLimit(s, loser, 'CJG-ADV-SAILOR-54');
  },
});
