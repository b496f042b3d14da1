/**
 * What the active player may do beside whatever is being decided: discard cards, dig up treasures (CJG-HOLD-09,
 * CJG-MAP-06).
 */
import type { Seat } from '../../kernel/seats.ts';
import type { Liberties, Offer } from '../../kernel/steps.ts';
import { giveUp } from './4-hold.ts';
import { dig, treasures } from './8-maps.ts';
import { type Action, act } from './actions.ts';
import { powers } from './powers.ts';
import type { State } from './state.ts';

export type Leisure = Liberties<State, Action, unknown>;

/** Whoever has anything aboard can throw it out; whatever else is done at leisure takes a card, too. */
const any = (s: State, _v: unknown, seat: Seat): boolean => s.ships[seat].cards.length > 0;

/** Between two decisions of one's own turn, wherever the ship is (CJG-MAP-02). To dig is a choice (CJG-MAP-09). */
export const leisure: Leisure = {
  types: ['discard', 'dig'],
  any,
  legal(s, _v, seat, out) {
    treasures(s, seat, out);
    discards.legal(s, _v, seat, out);
  },
  apply(s, _v, action, seat) {
    if (action.type === 'discard') giveUp(s, seat, action.card, 'CJG-HOLD-08');
    else if (action.type === 'dig') dig(s, seat, action.cards);
  },
};

/** The same in a sea turn, with whoever of the crew can help there. */
export const leisureAtSea: Leisure = {
  types: [...leisure.types, 'steer'],
  any,
  legal(s, v, seat, out) {
    powers(s).atSea(s, seat, out);
    leisure.legal(s, v, seat, out);
  },
  apply(s, v, action, seat) {
    if (action.type === 'steer') powers(s).accept(s, action, seat);
    else leisure.apply(s, v, action, seat);
  },
};

/** Making room and nothing else, as somebody does out of turn (CJG-HOLD-09 b). */
const discards = {
  legal(s: State, _v: unknown, seat: Seat, out: Offer<Action>): void {
    const { cards } = s.ships[seat];
    for (let i = 0; i < cards.length; i++) out.push(act.discard[cards[i].card]);
  },
};

/**
 * Making room for a card that was won: the dice have been rolled, so that in one's own turn a treasure may be dug as well
 * (CJG-MAP-06); in somebody else's turn it may not (CJG-MAP-07).
 */
export const makingRoom: Leisure = {
  types: leisure.types,
  any,
  legal: (s, v, seat, out) => (seat === s.turn ? leisure : discards).legal(s, v, seat, out),
  apply: leisure.apply,
  ask: true,
};
