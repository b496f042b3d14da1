/** Chapter 2: the round (tour de jeu). */
import { call } from '../../kernel/flow.ts';
import { random, shuffle } from '../../kernel/flow-state.ts';
import { everyone, NOBODY, only, type Seat } from '../../kernel/seats.ts';
import { load } from './3-loading.ts';
import { sail } from './4-movement.ts';
import { endIfSomebodyIsHome } from './10-end.ts';
import { ghostTurn } from './11-ghost.ts';
import type { Action } from './actions.ts';
import { book } from './book.ts';
import { BACKWARD, CARDS, type Card, EVENING, FORWARD, ICON, MORNING, NO_CARD } from './material.ts';
import { beforeRoll, cardIsUp, dieOf, handSize, largeHand } from './powers.ts';
import { captainNow, hasGhost, isHome, leftOf, type State, shipOf } from './state.ts';

/**
 * JAM-ROUND-07, JAM-ROUND-08: one player's turn: the card is turned up, then its two actions, the morning's first.
 * Whatever it brings is over before the evening's (JAM-ROUND-11), its price (JAM-PRICE-09) and its shortage too
 * (JAM-SHORTAGE07-18, JAM-SHORTAGE21-20).
 */
export const turn = book.sequence('turn', [turnUp, s => carryOut(s, MORNING), s => carryOut(s, EVENING)]);

const PLACINGS: readonly (readonly Action[])[] = [0, 1, 2, 3, 4, 5, 6].map(sun =>
  [0, 1, 2, 3, 4, 5, 6].map(moon => ({ type: 'placeDice', sun, moon })),
);

/** JAM-ROUND-03: the Captain decides which die lies on the sun and which on the moon. */
export const placeDice = book.choice('placeDice', {
  who: s => (s.dice[MORNING] === 0 ? captainNow(s) : NOBODY), // dice that lie already are not placed
  legal(s, _v, _seat, out) {
    const [one, other] = s.rolled;
    out.push(PLACINGS[one][other]);
    if (one !== other) out.push(PLACINGS[other][one]);
  },
  otherwise: s => PLACINGS[Math.min(...s.rolled)][Math.max(...s.rolled)], // JAM-NET-01: the higher on the moon
  apply(s, _v, action, seat) {
    if (action.type !== 'placeDice') return;
    s.dice[MORNING] = action.sun;
    s.dice[EVENING] = action.moon;
    s.journal?.add({ type: 'dicePlaced', rule: 'JAM-ROUND-03', seat, sun: action.sun, moon: action.moon });
  },
});

const CHOICES: readonly Action[] = CARDS.map((_, card) => ({ type: 'chooseCard', card }));

/** JAM-ROUND-05, JAM-ROUND-06, JAM-ROUND-20: all choose in secret and for good, and nothing is turned up before that. */
export const chooseCard = book.together('chooseCard', {
  who: s => everyone(s.seats) & ~s.gone,
  always: true,
  legal(s, _v, seat, out) {
    const hand = s.hands[seat];
    for (let i = 0; i < hand.length; i++) out.push(CHOICES[hand[i]]);
  },
  otherwise: (s, _v, seat) => CHOICES[s.hands[seat][0]], // JAM-NET-01: the card longest in hand
  apply(s, _v, action, seat) {
    if (action.type !== 'chooseCard') return;
    takeFromHand(s.hands[seat], action.card);
    s.chosen[seat] = action.card;
    s.journal?.add({ type: 'cardChosen', rule: 'JAM-ROUND-05', seat, secret: { to: only(seat), card: action.card } });
  },
});

/**
 * JAM-ROUND-01, JAM-ROUND-18: dice, choice of card, actions, end of the round; then the next round. The Captain places
 * the dice before anybody chooses a card (JAM-ROUND-21). A round in which somebody finishes is played by all who have not
 * had their turn (JAM-END-04), and by the ghost (JAM-GHOST-26).
 */
export const round = book.sequence('round', [
  rollDice,
  placeDice,
  chooseCard,
  takeTurns,
  moveGhost,
  endIfSomebodyIsHome,
  refillHands,
  passCompass,
]);

/** JAM-ROUND-02: the round opens with the dice. */
function rollDice(s: State): void {
  s.rolled[0] = s.rolled[1] = 0;
  s.dice[MORNING] = s.dice[EVENING] = 0;
  if (!beforeRoll(s)) rollBoth(s);
}

/** JAM-ROUND-02: the Captain rolls both action dice. */
export function rollBoth(s: State): void {
  s.rolled[0] = 1 + random(s, 6);
  s.rolled[1] = 1 + random(s, 6);
  s.journal?.add({
    type: 'diceRolled',
    rule: 'JAM-ROUND-02',
    seat: captainNow(s),
    round: s.round,
    dice: [...s.rolled],
  });
}

/** The cards of a hand keep the order in which they came. */
function takeFromHand(hand: Card[], card: Card): void {
  let at = hand.indexOf(card);
  for (; at < hand.length - 1; at++) hand[at] = hand[at + 1];
  hand.pop();
}

/** JAM-ROUND-07, JAM-ROUND-08: the Captain first, then clockwise, one at a time. */
function takeTurns(s: State): 'again' | undefined {
  for (let i = 0, seat = s.captain; i < s.seats; i++, seat = seat + 1 === s.seats ? 0 : seat + 1) {
    if (s.chosen[seat] === NO_CARD) continue;
    s.turn = seat;
    call(s, turn);
    return 'again';
  }
  s.turn = NOBODY;
  return undefined;
}

/** JAM-INFO-04: the card goes face up onto the discard pile. */
function turnUp(s: State): void {
  const seat = s.turn;
  const card = s.chosen[seat];
  s.chosen[seat] = NO_CARD;
  s.discards[seat].push(card);
  cardIsUp(s);
  if (s.journal === null) return;
  const [morning, evening] = CARDS[card];
  const rule = seat === s.captain ? 'JAM-ROUND-07' : 'JAM-ROUND-08';
  s.journal.add({ type: 'cardTurnedUp', rule, seat, card, morning, evening });
}

/** JAM-ROUND-04, JAM-ROUND-09, JAM-ROUND-12: the icon of this half of the day, with the die of this half. */
function carryOut(s: State, half: typeof MORNING | typeof EVENING): void {
  const ship = shipOf(s.turn);
  if (isHome(s, ship)) return; // JAM-END-03
  s.half = half;
  const discard = s.discards[s.turn];
  const icon = ICON[half][discard[discard.length - 1]];
  const die = dieOf(s, half);
  if (icon === FORWARD || icon === BACKWARD) sail(s, ship, die, icon === FORWARD);
  else load(s, ship, icon, die);
}

/** JAM-GHOST-06: after all players the ghost. */
function moveGhost(s: State): void {
  if (hasGhost(s)) call(s, ghostTurn);
}

/**
 * JAM-ROUND-13: everybody draws up to the size of the hand: here a Map gives its card (JAM-TREASURE-10) or gives none any
 * more (JAM-TREASURE-11).
 */
function refillHands(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) if ((s.gone & only(seat)) === 0) refill(s, seat);
}

function refill(s: State, seat: Seat): void {
  const hand = s.hands[seat];
  const size = handSize(s, shipOf(seat));
  let had = hand.length;
  while (hand.length < size) {
    if (s.piles[seat].length === 0) {
      // JAM-ROUND-15
      tellDrawn(s, seat, had, size);
      had = hand.length;
      reshuffle(s, seat);
    }
    hand.push(s.piles[seat].pop() as Card);
  }
  tellDrawn(s, seat, had, size);
}

/** What came into a hand since it had so many cards. */
function tellDrawn(s: State, seat: Seat, had: number, size: number): void {
  const cards = s.hands[seat];
  if (s.journal === null || cards.length === had) return;
  const by = size === 3 ? ({ rule: 'JAM-ROUND-13' } as const) : largeHand(s);
  const secret = { to: only(seat), cards: cards.slice(had) };
  s.journal.add({ type: 'drew', ...by, seat, count: cards.length - had, secret });
}

/** JAM-ROUND-14, JAM-ROUND-16: when a card is due and the pile is empty, the whole discard pile becomes the new one. */
function reshuffle(s: State, seat: Seat): void {
  const empty = s.piles[seat];
  s.piles[seat] = s.discards[seat];
  s.discards[seat] = empty;
  shuffle(s, s.piles[seat]);
  s.journal?.add({ type: 'reshuffled', rule: 'JAM-ROUND-14', seat, count: s.piles[seat].length });
}

/** JAM-ROUND-17, JAM-ROUND-19: the compass goes to the left, whoever leads the race. */
function passCompass(s: State): 'restart' {
  const from = s.captain;
  s.captain = leftOf(s, from);
  s.round++;
  s.journal?.add({ type: 'compassPassed', rule: 'JAM-ROUND-17', from, seat: s.captain });
  return 'restart';
}
