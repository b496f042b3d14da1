/** Chapters 2 to 7: the deal, the turn and its two steps, the piles. */
import { call, random, shuffle } from '../../kernel/flow.ts';
import { includes, only, type Seat, type Seats } from '../../kernel/seats.ts';
import { rulebook } from '../../kernel/steps.ts';
import { lookForWinners } from './end.ts';
import { type Card, HIGHEST, handSize, NONE } from './material.ts';
import { type Action, combined, group, leftOf, type State } from './state.ts';

export const book = rulebook<State, Action>();
const { sequence, choice } = book;

// --- 2. Setup (préparation) -------------------------------------------------------------------------------------------

export const game = sequence('game', [
  s => shuffle(s, s.pile), // FUJ-SETUP-07
  deal,
  chooseFirst,
  s => call(s, turn),
]);

/** FUJ-SETUP-01, FUJ-SETUP-02, FUJ-SETUP-05: six cards each, five with seven or eight players; the rest is the draw pile. */
function deal(s: State): void {
  const players = s.hands.length;
  const count = handSize(players);
  for (let seat = 0; seat < players; seat++) {
    const hand = s.hands[seat];
    for (let i = 0; i < count; i++) hand.push(s.pile.pop() as Card);
    s.journal?.add({
      type: 'dealt',
      rule: players <= 6 ? 'FUJ-SETUP-01' : 'FUJ-SETUP-02',
      seat,
      count,
      secret: { to: only(seat), cards: [...hand] },
    });
  }
}

/** FUJ-SETUP-09, FUJ-SETUP-10: whoever the table has named, else lots decide. */
function chooseFirst(s: State): void {
  const named = s.first !== 'random';
  s.turn = s.first === 'random' ? random(s, s.hands.length) : s.first;
  s.journal?.add({ type: 'began', rule: named ? 'FUJ-SETUP-09' : 'FUJ-SETUP-10', seat: s.turn });
}

// --- 3. The turn ------------------------------------------------------------------------------------------------------

/** FUJ-TURN-02: first the card still in front, then a card from the hand. */
export const turn = sequence('turn', [goThrough, s => call(s, playCard), passOn]);

/** FUJ-TURN-01, FUJ-NET-02: the next player clockwise who is still there. */
function passOn(s: State): 'restart' {
  do s.turn = leftOf(s, s.turn);
  while (s.gone[s.turn]);
  return 'restart';
}

// --- 4. Going through at the start of a turn --------------------------------------------------------------------------

/** FUJ-THRU-01 to FUJ-THRU-04: a card that has survived leaves with every equal card, and nobody draws. */
function goThrough(s: State): void {
  const card = s.front[s.turn];
  if (card === NONE) return;
  // FUJ-THRU-12: told from the active player clockwise; the cards are equal, so the pile does not show their order
  s.journal?.add({ type: 'wentThrough', rule: 'FUJ-THRU-01', card, seats: group(s.front, card, s.turn) });
  for (let seat = 0; seat < s.front.length; seat++) {
    if (s.front[seat] !== card) continue;
    s.front[seat] = NONE;
    s.discard.push(card);
  }
  lookForWinners(s); // FUJ-END-08: once, after the whole group has gone
}

// --- 5. Playing a card and the combined value -------------------------------------------------------------------------

/** One action for each value, made once: a list of legal actions then costs nothing but its list. */
const PLAYS: readonly Action[] = Array.from({ length: HIGHEST + 1 }, (_, card) => ({ type: 'playCard', card }));

export const playCard = choice('playCard', {
  who: s => s.turn,
  always: true, // the last card of a hand is played by its owner like any other: FUJ-PLAY-01
  legal(s, _v, seat, out) {
    const hand = s.hands[seat];
    let values = 0; // a set with one bit for each value held: equal cards are one choice (FUJ-DATA-05)
    for (let i = 0; i < hand.length; i++) values |= 1 << hand[i];
    for (; values !== 0; values &= values - 1) out.push(PLAYS[31 - Math.clz32(values & -values)]);
  },
  otherwise: (s, _v, seat) => PLAYS[Math.min(...s.hands[seat])], // FUJ-NET-01
  /** FUJ-PLAY-01 to FUJ-PLAY-05. */
  apply(s, _v, { card }, seat) {
    takeFromHand(s.hands[seat], card);
    s.front[seat] = card;
    const strength = combined(s.front, card);
    if (s.journal !== null) {
      const [, ...partners] = group(s.front, card, seat);
      s.journal.add({ type: 'played', rule: 'FUJ-PLAY-01', seat, card, combined: strength, with: partners });
    }
    pushOut(s, seat, strength);
  },
});

function takeFromHand(hand: Card[], card: Card): void {
  const last = hand.pop() as Card;
  if (last !== card) hand[hand.indexOf(card)] = last;
}

// --- 6. Pushing out ---------------------------------------------------------------------------------------------------

/** FUJ-OUT-14: first all cards pushed out are discarded, clockwise from the player's left, then all draw in that order. */
function pushOut(s: State, by: Seat, strength: number): void {
  const losers = weaker(s.front, strength);
  if (losers === 0) return;
  const compared = s.journal === null ? s.front : s.front.slice(); // a group counts in full for each of its members
  for (let seat = leftOf(s, by); seat !== by; seat = leftOf(s, seat))
    if (includes(losers, seat)) discard(s, seat, by, compared);
  for (let seat = leftOf(s, by); seat !== by; seat = leftOf(s, seat)) if (includes(losers, seat)) draw(s, seat);
}

/** FUJ-OUT-02, FUJ-OUT-04, FUJ-OUT-13: whose front cards belong to a group of lower combined value. */
export function weaker(front: readonly Card[], strength: number): Seats {
  let seats = 0;
  for (let seat = 0; seat < front.length; seat++) {
    const card = front[seat];
    if (card !== NONE && card < strength && combined(front, card) < strength) seats |= only(seat);
  }
  return seats;
}

function discard(s: State, seat: Seat, by: Seat, compared: readonly Card[]): void {
  const card = s.front[seat];
  s.journal?.add({ type: 'pushedOut', rule: 'FUJ-OUT-02', seat, card, combined: combined(compared, card), by });
  s.front[seat] = NONE;
  s.discard.push(card);
}

/** FUJ-OUT-03: whoever was pushed out draws one card into the hand. */
function draw(s: State, seat: Seat): void {
  if (s.pile.length === 0) reshuffle(s);
  const card = s.pile.pop() as Card;
  s.hands[seat].push(card);
  s.journal?.add({ type: 'drew', rule: 'FUJ-OUT-03', seat, secret: { to: only(seat), cards: [card] } });
}

// --- 7. Draw pile and discard pile ------------------------------------------------------------------------------------

/** FUJ-PILE-03 to FUJ-PILE-05: when a card is due and the pile is empty, the whole discard pile becomes the new one. */
function reshuffle(s: State): void {
  const empty = s.pile;
  s.pile = s.discard;
  s.discard = empty;
  shuffle(s, s.pile);
  s.journal?.add({ type: 'reshuffled', rule: 'FUJ-PILE-03', count: s.pile.length });
}
