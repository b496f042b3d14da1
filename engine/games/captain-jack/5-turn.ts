/** Chapter 5: the turn. What happens at sea is in `5-voyage.ts`. */
import { call } from '../../kernel/flow.ts';
import { NOBODY } from '../../kernel/seats.ts';
import { layOnDiscard } from './2-cards.ts';
import { somethingHappened } from './4-hold.ts';
import { lingers } from './5-lingering.ts';
import { revealNext } from './5-voyage.ts';
import { inPort } from './7-port.ts';
import { canDig } from './8-maps.ts';
import { act } from './actions.ts';
import { book } from './book.ts';
import { leisure } from './leisure.ts';
import { AREA_OF, AREAS, NONE, PORT } from './material.ts';
import { powers } from './powers.ts';
import { leftOf, type State } from './state.ts';

/** Before the choice the active player may dig and discard; then an area or the port, never both (CJG-TURN-04). */
const setCourse = book.choice('setCourse', {
  who: s => s.turn,
  legal(s, _v, _seat, out) {
    // CJG-TURN-06: any area, wherever the ships are; CJG-TURN-26: but one in which there is nothing to reveal
    for (let area = 0; area < AREAS.length; area++)
      if (s.piles[area].length > 0 || s.discards[area].length > 0) out.push(act.sail[area]);
    out.push(act.dock); // CJG-PORT-23
  },
  otherwise: () => act.dock, // CJG-NET-03
  liberties: leisure,
  apply(s, _v, action, seat) {
    const ship = s.ships[seat];
    const from = ship.place;
    if (action.type === 'sail') {
      ship.place = action.area; // and there it stays until the next turn: CJG-TURN-07
      s.journal?.add({ type: 'sailed', rule: 'CJG-TURN-05', seat, area: action.area, from });
      revealNext(s); // CJG-TURN-09: the first reveal is compulsory
    } else {
      ship.place = PORT;
      s.journal?.add({ type: 'docked', rule: 'CJG-PORT-01', seat, from });
      call(s, inPort); // CJG-PORT-02: instead of any reveal
    }
  },
});

/**
 * CJG-TURN-28: treasures, work of the crew and discards. It is asked where there is something to dig or to turn, and of
 * those who want to linger: a card that was won or stolen can be given up again here, and a discard covers what was
 * passed over. It comes after every turn, a fight, boarding or hazard included (CJG-ADV-SAILOR-62): a map won there can
 * be dug (CJG-MAP-13), and so can one that was turned up (CJG-ADV-SAILOR-63).
 */
export const closing = book.choice('closing', {
  who: s => (staysToClose(s) ? s.turn : NOBODY),
  legal: (_s, _v, _seat, out) => out.push(act.finish),
  otherwise: () => act.finish,
  liberties: {
    types: [...leisure.types, 'turn'],
    any: leisure.any,
    legal(s, v, seat, out) {
      powers(s).turnsAtEnd(s, seat, out);
      leisure.legal(s, v, seat, out);
    },
    apply(s, v, action, seat) {
      if (action.type === 'turn') powers(s).turnAtEnd(s, seat, action.card);
      else leisure.apply(s, v, action, seat);
    },
    ask: true,
  },
  apply() {},
});

const staysToClose = (s: State): boolean =>
  canDig(s, s.turn) || powers(s).canTurnAtEnd(s, s.turn) || lingers(s, s.turn);

/** One turn after the other. */
export const round = book.sequence('round', [setCourse, end, passOn]);

/** CJG-TURN-29: what was revealed and not gained is the top card of its discard pile, once all else has been carried out. */
export function layDown(s: State): void {
  const card = s.revealed;
  if (card === NONE) return;
  s.revealed = NONE;
  layOnDiscard(s, card);
  s.journal?.add({ type: 'passedOver', rule: 'CJG-TURN-29', seat: s.turn, area: AREA_OF[card], card });
}

/** Few turns have anything to close; that of a player who has left has not (CJG-NET-04). */
function end(s: State): void {
  layDown(s);
  if (staysToClose(s)) call(s, closing);
}

/** CJG-TURN-03: clockwise. */
function passOn(s: State): 'restart' {
  powers(s).rest(s, s.turn);
  if (s.ships[s.turn].place === PORT) somethingHappened(s, s.turn); // nowhere else are cards turned by hand
  s.reveals = 0;
  s.calm = false;
  s.turn = leftOf(s, s.turn);
  begin(s);
  return 'restart';
}

/** CJG-HOLD-15: from now on, what was gained since the last turn can be used. */
function begin(s: State): void {
  const { cards } = s.ships[s.turn];
  for (let i = 0; i < cards.length; i++) cards[i].fresh = false;
}
