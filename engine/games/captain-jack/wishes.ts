/**
 * What a player may say at any time, once and for all: to be asked at the end of turns (CJG-TURN-28), or to want no rum
 * (CJG-ADV-RUM-11). Few ever do, so nobody is asked whether they want to.
 */
import { includes, only, type Seat, type Seats } from '../../kernel/seats.ts';
import { playsBy } from '../../kernel/versions.ts';
import { book } from './book.ts';
import type { State } from './state.ts';

type Wish = 'lingering' | 'abstaining';

const isWished = (s: State, wish: Wish, seat: Seat): boolean => includes(s[wish] ?? 0, seat);

/** The other way round than it was; where nobody wishes it any more, it is not there. */
function change(s: State, wish: Wish, seat: Seat): void {
  const seats: Seats = (s[wish] ?? 0) ^ only(seat);
  if (seats === 0) delete s[wish];
  else s[wish] = seats;
}

book.anytime({
  types: ['linger', 'abstain'],
  who: s => s.ships.reduce((seats, { gone }, seat) => (gone ? seats : seats | only(seat)), 0),
  legal(s, seat, out) {
    out.push({ type: 'linger', wish: !isWished(s, 'lingering', seat) });
    if (s.advanced && playsBy(s, 2)) out.push({ type: 'abstain', wish: !isWished(s, 'abstaining', seat) });
  },
  apply(s, action, seat) {
    if (action.type === 'linger') {
      change(s, 'lingering', seat);
      s.journal?.add({ type: 'wishedToLinger', rule: 'CJG-TURN-28', seat, wish: action.wish });
    } else if (action.type === 'abstain') {
      change(s, 'abstaining', seat);
      s.journal?.add({ type: 'wishedToAbstain', rule: 'CJG-ADV-RUM-11', seat, wish: action.wish });
    }
  },
});
