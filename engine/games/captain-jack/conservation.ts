/** What can never be false: as many doubloons, cards, letters and bottles as at the start (CJG-COMP-23, CJG-COMP-25). */
import { localsOf } from '../../kernel/flow.ts';
import { downToLimit } from './4-hold.ts';
import { AREA_OF, CARDS, DOUBLOONS, LETTERS, NONE, RUM_TOKENS } from './material.ts';
import { powers } from './powers.ts';
import type { State } from './state.ts';

/** What is wrong with the things on the table, or null. */
export function flawOf(s: State): string | null {
  const doubloons = s.ships.reduce((sum, ship) => sum + ship.doubloons, s.supply);
  if (doubloons !== DOUBLOONS || s.supply < 0)
    return `there are ${doubloons} doubloons, ${s.supply} of them on the island`;
  const stowed = s.ships.flatMap(ship => ship.cards);
  const bottles = stowed.reduce((sum, card) => sum + card.bottles, s.rum);
  if (bottles !== (s.advanced ? RUM_TOKENS : 0) || s.rum < 0) return `there are ${bottles} bottles of rum`;
  const letters = [...s.letters, ...s.open, ...s.lostLetters, ...s.ships.flatMap(ship => ship.letters)];
  if (letters.length !== LETTERS.length || new Set(letters).size !== LETTERS.length)
    return 'the letters are not complete';
  return flawOfCards(s);
}

/** Every sea card is in exactly one place, and no ship carries more than it may (CJG-COMP-24, CJG-HOLD-05). */
function flawOfCards(s: State): string | null {
  const piles = s.piles.map((pile, area) => [...pile, ...s.discards[area]]);
  if (piles.some((pile, area) => pile.some(card => AREA_OF[card] !== area)))
    return 'a card lies in the pile of another area';
  const revealed = s.revealed === NONE ? [] : [s.revealed];
  const cards = [...piles.flat(), ...revealed, ...s.ships.flatMap(ship => ship.cards.map(({ card }) => card))];
  const expected = CARDS.filter(({ skull }) => s.advanced || !skull).length;
  if (cards.length !== expected || new Set(cards).size !== expected)
    return `there are ${cards.length} sea cards, ${new Set(cards).size} of them different, and not ${expected}`;
  const overladen = s.ships.findIndex((ship, seat) => ship.cards.length > powers(s).cardLimit(s, seat));
  const isAsked = localsOf(s, downToLimit)?.seat === overladen; // which of them go
  return overladen < 0 || isAsked ? null : `seat ${overladen} has too many cards aboard`;
}
