/** What can never be false. */
import { includes, type Seat } from '../../kernel/seats.ts';
import { PORT_ROYAL, SPACES } from './board.ts';
import { flawOfCrew } from './crew/information.ts';
import { CARDS, FOOD, GOLD, HOLDS, NO_CARD, NOTHING, POWDER, SIXTH, TILE } from './material.ts';
import { liesOpen, worths } from './powers.ts';
import {
  CURSED,
  FACE_UP,
  holdsOf,
  IN_PILE,
  isAfloat,
  isGhost,
  LOOKED_AT,
  OUT_OF_GAME,
  POINTS,
  type Ship,
  type State,
  UNSEEN,
} from './state.ts';

/** Says what is wrong with a position, or null. */
export function flawOf(s: State): string | null {
  for (let seat = 0; seat < s.seats; seat++) {
    const flaw = flawOfDeck(s, seat);
    if (flaw !== null) return flaw;
  }
  for (let ship = 0; ship < s.space.length; ship++) {
    const flaw = flawOfShip(s, ship);
    if (flaw !== null) return flaw;
  }
  return flawOfTreasures(s) ?? (s.crew === undefined ? null : flawOfCrew(s, s.crew));
}

/** JAM-SETUP-02: hand, draw pile, discard pile and chosen card are the eleven cards of a colour; a leaver has none. */
function flawOfDeck(s: State, seat: Seat): string | null {
  const chosen = s.chosen[seat] === NO_CARD ? [] : [s.chosen[seat]];
  const cards = [...s.hands[seat], ...s.piles[seat], ...s.discards[seat], ...chosen].sort((a, b) => a - b);
  const expected = includes(s.gone, seat) ? [] : CARDS.map((_, card) => card);
  return cards.join() === expected.join() ? null : `the cards of seat ${seat} are ${cards.join(' ')}`;
}

/** A ship is on the board or gone, and its holds have one type each (JAM-LOAD-05); the ghost has gold alone (JAM-GHOST-17). */
function flawOfShip(s: State, ship: Ship): string | null {
  const home = s.lap[ship] === 1;
  if (isAfloat(s, ship) && !(s.space[ship] < SPACES && s.lap[ship] <= 1 && (!home || s.space[ship] === PORT_ROYAL)))
    return `ship ${ship} is on space ${s.space[ship]} with its lap counter at ${s.lap[ship]}`;
  const tiles = s.crew === undefined ? [] : [TILE];
  for (let hold = 0; hold < HOLDS; hold++) {
    const goods = s.goods[ship * HOLDS + hold];
    const tokens = s.tokens[ship * HOLDS + hold];
    const isEmpty = goods === NOTHING && tokens === 0;
    const isFull = (isGhost(s, ship) ? [GOLD] : [GOLD, FOOD, POWDER, ...tiles]).includes(goods) && tokens > 0;
    if (!isEmpty && (!isFull || hold >= holdsOf(s, ship) || hold > SIXTH))
      return `hold ${hold} of ship ${ship} has ${tokens} tokens of ${goods}`;
  }
  return null;
}

/** Every treasure card is in one place, and what everybody knows of it is true. */
function flawOfTreasures(s: State): string | null {
  const inPile = s.owner.flatMap((owner, card) => (owner === IN_PILE ? [card] : []));
  if (s.treasurePile.toSorted((a, b) => a - b).join() !== inPile.join()) return 'the treasure pile is not what it is';
  for (let card = 0; card < s.owner.length; card++) {
    const owner = s.owner[card];
    const openly = s.openly[card];
    const isLooked = s.crew !== undefined && owner === LOOKED_AT;
    const belongs = owner < s.space.length || owner === IN_PILE || owner === OUT_OF_GAME || isLooked;
    const isPlayers = owner < s.seats;
    const isTrue =
      openly === FACE_UP ||
      (openly === CURSED && worths(s)[card] < 0) ||
      (openly === POINTS && !liesOpen(s, card)) ||
      (openly === UNSEEN && !isPlayers);
    if (!belongs || !isTrue) return `treasure ${card} is with ${owner}, and known as ${openly}`;
  }
  return null;
}
