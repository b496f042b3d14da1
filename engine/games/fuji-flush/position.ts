/** A table of Fuji Flush set by hand, as a match that goes on from there: for whoever shows or teaches something. */
import { Stream, seededNumbers } from '../../kernel/chance.ts';
import { call } from '../../kernel/flow.ts';
import { Match } from '../../kernel/match.ts';
import type { Seat } from '../../kernel/seats.ts';
import { turn } from './3-turn.ts';
import { type FujiFlush, fujiFlush } from './game.ts';
import { type Card, DECK, NONE } from './material.ts';

export interface Position {
  /** The front cards from the first seat on, '-' where there is none: '4 - 10 -'. */
  readonly front: string;
  /** The hands from the first seat on: '2 3 | 5 | - | 9'. */
  readonly hands: string;
  /** Whose turn begins: what goes through then has gone through. */
  readonly turn: Seat;
  /** The cards to be drawn next, the first one first. */
  readonly pile?: string;
  /** The discard pile, its top last. */
  readonly discard?: string;
  /** Where all other cards are: at the bottom of the draw pile, or at the bottom of the discard pile. */
  readonly rest?: 'pile' | 'discard';
}

/**
 * The match of a position. All ninety cards are always somewhere.
 * @example matchAt({ front: '12 7 -', hands: '2 | 3 | 7 4', turn: 2 }).awaited
 */
export function matchAt({
  front,
  hands,
  turn: active,
  pile = '',
  discard = '',
  rest = 'pile',
}: Position): Match<FujiFlush> {
  const fronts = front.split(' ').map(card => (card === '-' ? NONE : Number(card)));
  const held = hands.split('|').map(cardsIn);
  const draws = cardsIn(pile);
  const discards = cardsIn(discard);
  if (held.length !== fronts.length || held.some((hand, seat) => hand.length === 0 && fronts[seat] === NONE))
    throw new Error('no such position: everybody has a hand, and whoever has no card has won');
  const others = without(DECK, [...fronts.filter(card => card !== NONE), ...held.flat(), ...draws, ...discards]);
  return Match.arranged(fujiFlush, { seats: fronts.length, chance: new Stream(seededNumbers(1)) }, s => {
    s.front = fronts;
    s.hands = held;
    s.pile = [...(rest === 'pile' ? others : []), ...draws.reverse()];
    s.discard = [...(rest === 'discard' ? others : []), ...discards];
    s.turn = active;
    call(s, turn);
  });
}

function cardsIn(text: string): Card[] {
  return text
    .split(' ')
    .filter(word => word !== '' && word !== '-')
    .map(Number);
}

/** Cards without some of them. */
export function without(all: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...all];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`there are not so many cards of value ${card}`);
    left.splice(at, 1);
  }
  return left;
}
