/** Chapter 5, at sea: revealing cards and deciding about them. */
import { call, isUnderWay } from '../../kernel/flow.ts';
import { shuffle } from '../../kernel/flow-state.ts';
import { lowest, type Seat } from '../../kernel/seats.ts';
import { layOnDiscard, stow } from './2-cards.ts';
import { fits, sailsOf } from './4-hold.ts';
import { fight } from './6-sea-fight.ts';
import { board, targets } from './9-boarding.ts';
import { type Action, act } from './actions.ts';
import { book } from './book.ts';
import { leisureAtSea } from './leisure.ts';
import { ARROW, type Area, BOARDING, CALM, type Card, NONE, PRINTED_SAILS } from './material.ts';
import { powers } from './powers.ts';
import { type State, sideOf } from './state.ts';

/**
 * CJG-TURN-12, CJG-TURN-13, CJG-HOLD-13: sails are counted afresh before each reveal, and a calm forbids it
 * (CJG-TURN-14).
 */
export const canReveal = (s: State): boolean =>
  !s.calm && (s.reveals < PRINTED_SAILS || s.reveals < sailsOf(s, s.turn));

/** A sea turn: cards are revealed one by one until one is dealt with or the player stops. The crew may help with each. */
export function revealNext(s: State): void {
  if (powers(s).canHelpToReveal(s, false)) call(s, beforeReveal);
  else revealTop(s);
}

/** CJG-TURN-08: the top card of the pile, face up for all. */
function revealTop(s: State): void {
  const area = s.ships[s.turn].place;
  if (s.piles[area].length === 0) reshuffle(s, area);
  reveal(s, s.piles[area].pop() as Card, 'CJG-TURN-08');
}

/** CJG-CARD-02, CJG-CARD-08: with the arrow half active, whose symbols are read now and never again. */
export function reveal(s: State, card: Card, rule: 'CJG-TURN-08' | 'CJG-ADV-SAILOR-42'): void {
  const seat = s.turn;
  s.revealed = card;
  s.reveals++;
  if (CALM[card]) s.calm = true;
  s.journal?.add({
    type: 'revealed',
    rule,
    seat,
    area: s.ships[seat].place,
    card,
    reveals: s.reveals,
    sails: sailsOf(s, seat),
    calm: s.calm,
  });
  // what is called last comes first: whatever has to be done before anything is decided about the card
  if (powers(s).isCompulsory(s)) powers(s).deal(s);
  else call(s, decide);
  powers(s).onReveal(s);
}

/** CJG-TURN-24, CJG-TURN-25: when a card is due and the pile is empty, the whole discard pile becomes the new one. */
function reshuffle(s: State, area: Area): void {
  const empty = s.piles[area];
  s.piles[area] = s.discards[area];
  s.discards[area] = empty;
  shuffle(s, s.piles[area]);
  s.journal?.add({ type: 'reshuffled', rule: 'CJG-TURN-24', area, count: s.piles[area].length });
}

/**
 * CJG-TURN-10: what the card offers, or passing it over. The last card of a turn offers as much as any other (CJG-TURN-15,
 * CJG-TURN-17), be it the first one with a calm (CJG-TURN-16). Nobody is asked who can do nothing but stop.
 */
export const decide = book.choice('decide', {
  who: s => (isOpen(s) ? s.turn : -1),
  legal(s, _v, seat, out) {
    const card = s.revealed;
    const half = ARROW[card];
    if (half.kind === 'ship') {
      if (powers(s).canCatch(s, seat, half)) out.push(act.fight); // CJG-SHIP-02, CJG-SHIP-03, CJG-ADV-SEA-03
    } else if (fits(s, seat, half)) out.push(act.take);
    if (BOARDING[card])
      // CJG-BOARD-01, CJG-SHIP-25: instead of taking or fighting; CJG-BOARD-05: if anybody is there
      for (let others = targets(s, seat); others !== 0; others &= others - 1) out.push(act.board[lowest(others)]);
    powers(s).offers(s, seat, out);
    // CJG-TURN-18: going on is a possibility; where the crew can help with it, it is a decision of its own
    if (powers(s).canHelpToReveal(s, true)) out.push(act.pass);
    else if (canReveal(s)) out.push(act.reveal); // CJG-SHIP-04, CJG-BOARD-02, CJG-ADV-PASSENGER-09
    out.push(act.stop);
  },
  otherwise: () => act.stop, // CJG-NET-03
  liberties: { ...leisureAtSea, ask: true },
  apply(s, _v, action, seat) {
    switch (action.type) {
      case 'take':
        return take(s, seat);
      case 'fight':
        return fight(s, seat);
      case 'board':
        return board(s, seat, action.seat);
      case 'reveal':
      case 'pass':
        return passOver(s, seat);
      case 'stop':
        return stop(s, seat);
      default:
        return powers(s).accept(s, action, seat);
    }
  },
});

/** Whether there is anything to decide about the card but to stop. A full hold is: something may be discarded. */
function isOpen(s: State): boolean {
  const card = s.revealed;
  const half = ARROW[card];
  if (half.kind !== 'ship' || powers(s).canCatch(s, s.turn, half) || canReveal(s)) return true;
  if (BOARDING[card] && targets(s, s.turn) !== 0) return true;
  return powers(s).canHelpToReveal(s, true) || powers(s).couldChangeThat(s, s.turn);
}

/** CJG-HOLD-14, CJG-TURN-11: it lies with its arrow half up, and the turn is over: one card in a turn (CJG-TURN-21). */
function take(s: State, seat: Seat): void {
  const card = s.revealed;
  s.revealed = NONE;
  const stowed = stow(s, seat, card);
  s.journal?.add({ type: 'took', rule: 'CJG-HOLD-14', seat, card, side: sideOf(stowed) });
}

/**
 * CJG-TURN-22: the card is on the discard pile, and whatever is revealed next covers it (CJG-TURN-19) for good
 * (CJG-TURN-20).
 */
function passOver(s: State, seat: Seat): void {
  const card = s.revealed;
  s.revealed = NONE;
  layOnDiscard(s, card);
  s.journal?.add({ type: 'passedOver', rule: 'CJG-TURN-22', seat, area: s.ships[seat].place, card });
  revealNext(s);
}

function stop(s: State, seat: Seat): void {
  s.journal?.add({ type: 'stopped', rule: canReveal(s) ? 'CJG-TURN-18' : 'CJG-TURN-27', seat });
}

/** Whether the turn is one at sea, and has come to the first reveal. */
export const isAtSea = (s: State): boolean => s.reveals > 0 || isUnderWay(s, beforeReveal);

/** Before a reveal that the crew can help with: the next card of the pile, what they offer instead, or no more. */
export const beforeReveal = book.choice('beforeReveal', {
  who: s => s.turn,
  legal(s, _v, seat, out) {
    if (canReveal(s)) out.push(act.reveal);
    powers(s).helpToReveal(s, seat, out);
    if (s.reveals > 0) out.push(act.stop); // CJG-TURN-09
  },
  otherwise: s => (s.reveals > 0 ? act.stop : act.reveal), // CJG-NET-03
  liberties: leisureAtSea,
  apply(s, _v, action, seat) {
    if (action.type === 'stop') stop(s, seat);
    else if (action.type === 'reveal') revealTop(s);
    else employed(s, action, seat);
  },
});

/** Somebody of the crew has helped: with a card to deal with, with a question left, or so that a card can be revealed now. */
function employed(s: State, action: Action, seat: Seat): void {
  powers(s).accept(s, action, seat);
  if (s.revealed === NONE) revealNext(s);
}
