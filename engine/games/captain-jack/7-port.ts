/** Chapter 7: in port. Which cards can pay for a letter is in `7-letters.ts`. */
import { call } from '../../kernel/flow.ts';
import type { Seat } from '../../kernel/seats.ts';
import { playsBy } from '../../kernel/versions.ts';
import { throwOff, turnOver } from './2-cards.ts';
import { keepToLimit, somethingHappened } from './4-hold.ts';
import { payments } from './7-letters.ts';
import { gain } from './10-end.ts';
import { type Action, act } from './actions.ts';
import { book } from './book.ts';
import { leisure } from './leisure.ts';
import { type Card, canTurn, LETTERS, type Letter } from './material.ts';
import { powers } from './powers.ts';
import { indexAboard, type State, type Stowed } from './state.ts';

/**
 * CJG-PORT-18: turning and fulfilling in any order, as often as one likes (CJG-PORT-13), here alone (CJG-PORT-15,
 * CJG-PORT-25), with treasures in between (CJG-MAP-12); a card turns once between two acts that are final, so that nobody
 * turns it for ever. Whoever has turned a card says when the visit is over.
 */
export const inPort = book.choice('inPort', {
  who: s => s.turn,
  legal(s, _v, seat, out) {
    payments(s, seat, out);
    const { cards } = s.ships[seat];
    for (let i = 0; i < cards.length; i++) if (mayTurn(cards[i])) out.push(act.turn[cards[i].card]); // CJG-PORT-14
    out.push(act.finish);
  },
  otherwise: () => act.finish, // CJG-NET-03
  liberties: { ...leisure, ask: (s, _v, seat) => playsBy(s, 2) && s.ships[seat].cards.some(({ handled }) => handled) },
  apply(s, _v, action, seat) {
    if (action.type === 'finish') return;
    call(s, inPort);
    if (action.type === 'fulfil') fulfil(s, seat, action);
    else if (action.type === 'turn') turnCard(s, seat, action.card);
  },
});

/** Whether its owner was asked in port, so that every discard could be made there: with anything to turn one is. */
export const wasAskedInPort = (s: State, seat: Seat): boolean =>
  s.ships[seat].cards.some(stowed => (playsBy(s, 2) ? canTurn(stowed.card) : mayTurn(stowed)));

/** Whether a card can be turned now. */
const mayTurn = ({ card, handled }: Stowed): boolean => !handled && canTurn(card);

function turnCard(s: State, seat: Seat, card: Card): void {
  turnOver(s, seat, card, 'CJG-PORT-14');
  const ship = s.ships[seat];
  ship.cards[indexAboard(ship, card)].handled = true;
  keepToLimit(s, seat, 'CJG-ADV-SAILOR-55');
}

/**
 * CJG-PORT-05: the cards go to their discard piles (CJG-PORT-06), for this letter alone (CJG-PORT-08, CJG-ADV-SAILOR-34), the
 * reward comes, and a new letter is turned up at once, which can be next (CJG-PORT-12). No letter leaves in another way
 * (CJG-PORT-24).
 */
function fulfil(s: State, seat: Seat, { letter, cards, crew }: Extract<Action, { type: 'fulfil' }>): void {
  for (const card of cards) throwOff(s, seat, card);
  s.journal?.add({ type: 'fulfilled', rule: 'CJG-PORT-05', seat, letter, cards, crew });
  for (const helper of crew) powers(s).spendSubstitute(s, seat, helper);
  s.open.splice(s.open.indexOf(letter), 1);
  s.ships[seat].letters.push(letter);
  somethingHappened(s, seat);
  gain(s, seat, LETTERS[letter].pays, 'CJG-PORT-10');
  if (!s.over) openLetter(s, 'CJG-PORT-11'); // CJG-END-04
}

/** CJG-SETUP-09, CJG-PORT-11; CJG-PORT-21: when the pile is used up, fewer lie open. */
export function openLetter(s: State, rule: 'CJG-SETUP-09' | 'CJG-PORT-11'): void {
  const letter: Letter | undefined = s.letters.pop();
  if (letter === undefined) return;
  s.open.push(letter);
  s.journal?.add({ type: 'letterOpened', rule, letter, left: s.letters.length });
}
