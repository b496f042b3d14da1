/** Chapter 3: order of play and the turn. */
import { goThrough } from './4-going-through.ts';
import { playCard } from './5-playing.ts';
import { book } from './book.ts';
import { leftOf, type State } from './state.ts';

/** FUJ-TURN-02: first the card still in front, then a card from the hand. So nobody ever has two in front (FUJ-TURN-04). */
export const turn = book.sequence('turn', [goThrough, playCard, passOn]);

/** FUJ-TURN-01, FUJ-NET-02: the next player clockwise who is still there, whatever has become of cards (FUJ-TURN-03). */
function passOn(s: State): 'restart' {
  do s.turn = leftOf(s, s.turn);
  while (s.gone[s.turn]);
  return 'restart'; // as often as it takes: FUJ-END-14
}
