/** Chapter 1: setup (mise en place). */
import { random, shuffle } from '../../kernel/flow-state.ts';
import { everyone, only, perSeat, type Seat } from '../../kernel/seats.ts';
import { round } from './2-round.ts';
import { layOutGhost } from './11-ghost.ts';
import type { Action } from './actions.ts';
import { book } from './book.ts';
import { BLACK, type Card, COLOURS, type Colour, FOOD, GOLD, LADY_BETH, TREASURE_PILE } from './material.ts';
import { firstTreasure, handSize, layOutMore, pileRule } from './powers.ts';
import { fill, hasGhost, IN_PILE, OUT_OF_GAME, type State, shipOf } from './state.ts';

export const game = book.sequence('game', [fillHolds, layOutGhost, layOutPiles, dealHands, drawCaptain, round]);

/** JAM-SETUP-10: 3 food in one hold, 3 doubloons in another, the others empty. */
function fillHolds(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    fill(s, shipOf(seat), 0, FOOD, 3);
    fill(s, shipOf(seat), 1, GOLD, 3);
  }
}

function layOutPiles(s: State): void {
  buildTreasurePile(s);
  layOutMore(s);
}

/**
 * JAM-SETUP-06, JAM-SETUP-07, JAM-GHOST-05: nine cards at random, and the rest is out of the game unseen, amulets too
 * (CREW-TREASURE-11).
 */
function buildTreasurePile(s: State): void {
  const cards = s.treasurePile;
  const first = firstTreasure(s);
  for (let card = first; card < s.owner.length; card++) if (card !== LADY_BETH || !hasGhost(s)) cards.push(card);
  shuffle(s, cards);
  const leftOut = cards.length - TREASURE_PILE;
  for (let i = 0; i < leftOut; i++) s.owner[cards[TREASURE_PILE + i]] = OUT_OF_GAME;
  cards.length = TREASURE_PILE;
  for (let i = 0; i < TREASURE_PILE; i++) s.owner[cards[i]] = IN_PILE;
  s.journal?.add({ type: 'treasuresLaid', rule: pileRule(s), pile: TREASURE_PILE, leftOut });
}

/** JAM-SETUP-11, JAM-SETUP-12: every deck is shuffled into a draw pile, and its top three cards are the hand. */
function dealHands(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const pile = s.piles[seat];
    const hand = s.hands[seat];
    shuffle(s, pile);
    const count = handSize(s, shipOf(seat));
    for (let i = 0; i < count; i++) hand.push(pile.pop() as Card);
    s.journal?.add({ type: 'dealt', rule: 'JAM-SETUP-12', seat, count, secret: { to: only(seat), cards: [...hand] } });
  }
}

/** JAM-SETUP-13: lots decide who is Captain of the first round. */
function drawCaptain(s: State): void {
  s.captain = random(s, s.seats);
  s.journal?.add({ type: 'captainDrawn', rule: 'JAM-SETUP-13', seat: s.captain });
}

/** JAM-SETUP-15: the ships that players choose among. Black is the ghost's wherever there is one. */
export const freeColours = (hasGhost: boolean): readonly Colour[] =>
  hasGhost ? COLOURS.filter(colour => colour !== 'black') : COLOURS;

/**
 * The colours that everybody begins with, by ship: as chosen before the start, else in the order of the seats. They may still take
 * another (JAM-SETUP-15).
 */
export const firstColours = (seats: number, hasGhost: boolean, chosen: readonly string[] = COLOURS): number[] => [
  ...perSeat(seats, seat => (COLOURS as readonly string[]).indexOf(chosen[seat])),
  ...(hasGhost ? [BLACK] : []),
];

const TAKES: readonly Action[] = COLOURS.map(colour => ({ type: 'takeColour', colour }));

/** JAM-SETUP-15: until the first card is turned up, everybody may take a colour that is free. */
book.anytime({
  types: ['takeColour'],
  who: s => (s.round === 1 && s.discards.every(pile => pile.length === 0) ? everyone(s.seats) & ~s.gone : 0),
  legal(s, _seat, out) {
    TAKES.forEach((take, colour) => {
      if (isFree(s, colour)) out.push(take);
    });
  },
  apply(s, action, seat: Seat) {
    if (action.type !== 'takeColour') return;
    s.colours[shipOf(seat)] = COLOURS.indexOf(action.colour);
    s.journal?.add({ type: 'colourTaken', rule: 'JAM-SETUP-15', seat, colour: action.colour });
  },
});

const isFree = (s: State, colour: number): boolean => !s.colours.includes(colour);
