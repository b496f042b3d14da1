/** Open and secret information (chapter 1, JAM-INFO; JAM-NET-05): what a screen shows, and what it does not. */
import { type Chance, putInOrder, reshuffleWith, shuffleWith } from '../../kernel/chance.ts';
import type { Channel } from '../../kernel/channels.ts';
import { localsOf } from '../../kernel/flow.ts';
import { askingFrame, pending } from '../../kernel/pending.ts';
import { everyone, includes, listed, type Seat, type Viewer } from '../../kernel/seats.ts';
import { combat, type Fight } from './5-combat.ts';
import { LAIR_BIT, LAIRS, type Space, stepsToGo } from './board.ts';
import { book } from './book.ts';
import { type CrewView, crewView, mixTavern } from './crew/information.ts';
import { type Card, COLOURS, type Colour, type Goods, isPower, NO_CARD, POWERS, type Power } from './material.ts';
import { liesOpen, worths } from './powers.ts';
import { CURSED, type Edition, FACE_UP, holdsOf, IN_PILE, isAfloat, type Ship, type State, seatOf } from './state.ts';

/** A treasure that lies face down beside a ship. */
export interface FaceDown {
  /** What it is worth, for whoever may look at it; null for the others. */
  readonly worth: number | null;
  /** Whether everybody knows that it is cursed (JAM-COMBAT-38). */
  readonly cursed: boolean;
  /** The seats that may look at it. */
  readonly seenBy: readonly Seat[];
}

export interface ShipView {
  /** The seat that owns it, NOBODY for the ghost. */
  readonly seat: Seat;
  readonly colour: Colour;
  /** NOWHERE once it has left the board. */
  readonly space: Space;
  readonly lap: number;
  /** Forward spaces it still needs to finish. */
  readonly toGo: number;
  /** How many holds it has: the sixth is the 6th Hold card. */
  readonly holds: number;
  /** Its treasures: the powers, and all that lie face down (JAM-INFO-07). */
  readonly powers: readonly Power[];
  readonly faceDown: readonly FaceDown[];
}

export interface SeatView {
  /** How many cards are in hand. */
  readonly hand: number;
  readonly pile: number;
  /** The whole discard pile, its top last (JAM-INFO-05). */
  readonly discard: readonly Card[];
  /** Whether a card lies face down across it. */
  readonly hasChosen: boolean;
}

/** The step that asks, with what everybody knows of it; which of these there are depends on the step. */
export interface Now {
  readonly step: string;
  /** The ship that acts, and whom it fights. */
  readonly ship?: Ship;
  readonly opponent?: Ship;
  /** The sides after a combat, and the hold that is being stolen. */
  readonly winner?: Ship;
  readonly loser?: Ship;
  readonly hold?: number;
  /** What is loaded, and how much. */
  readonly goods?: Goods;
  readonly tokens?: number;
  /** What is paid, and how much. */
  readonly types?: Goods;
  readonly amount?: number;
  /** Whether the payer has promised to pay with other goods. */
  readonly promised?: boolean;
  /** How far a ship moves, and which way. */
  readonly die?: number;
  readonly forward?: boolean;
  /** The face of the die that was rolled in a shortage. */
  readonly face?: number;
  /** How many treasure tokens a ship had before it moved; where a treasure was found. */
  readonly had?: number;
  readonly lair?: Space;
}

export interface View {
  /** The version of the rules it is played by; not there in the first one. */
  readonly version?: number;
  readonly edition: Edition;
  readonly round: number;
  readonly captain: Seat;
  readonly turn: Seat;
  readonly half: number;
  readonly rolled: readonly number[];
  /** On sun and moon; 0 before they are placed. */
  readonly dice: readonly number[];
  readonly ships: readonly ShipView[];
  /** Goods and tokens of all holds, six places a ship (JAM-INFO-01). */
  readonly goods: readonly number[];
  readonly tokens: readonly number[];
  readonly seats: readonly SeatView[];
  /** The viewer's own hand, the card longest in hand first; null for an onlooker. */
  readonly hand: readonly Card[] | null;
  /** The viewer's own chosen card, before it is turned up. */
  readonly chosen: Card | null;
  /** The lairs that still have their token. */
  readonly lairs: readonly Space[];
  readonly treasurePile: number;
  /** The step that waits for an answer; null when it is over, and in the middle of a move. */
  readonly now: Now | null;
  /** The seats that may answer. */
  readonly asked: readonly Seat[];
  /** The combat under way: the sides, the powder each has spent, the dice; null if there is none. */
  readonly fight: Readonly<Fight> | null;
  readonly gone: readonly Seat[];
  readonly over: boolean;
  /** What The Crew adds to the table; null in a game without it. */
  readonly crew: CrewView | null;
}

export function view(s: State, viewer: Viewer): View {
  const own = viewer >= 0;
  return {
    ...(s.version === undefined ? {} : { version: s.version }),
    edition: s.edition,
    round: s.round,
    captain: s.captain,
    turn: s.turn,
    half: s.half,
    rolled: [...s.rolled],
    dice: [...s.dice],
    ships: s.space.map((_, ship) => shipView(s, ship, viewer)),
    goods: [...s.goods],
    tokens: [...s.tokens],
    seats: s.hands.map((hand, seat) => ({
      hand: hand.length,
      pile: s.piles[seat].length,
      discard: [...s.discards[seat]],
      hasChosen: s.chosen[seat] !== NO_CARD,
    })),
    hand: own ? [...s.hands[viewer]] : null,
    chosen: own && s.chosen[viewer] !== NO_CARD ? s.chosen[viewer] : null,
    lairs: LAIRS.filter(space => (s.lairs & LAIR_BIT[space]) !== 0),
    treasurePile: s.treasurePile.length,
    now: now(s),
    asked: askingFrame(s) === undefined ? [] : listed(pending(book.steps, s)?.may ?? 0),
    fight: fightOf(s),
    gone: listed(s.gone),
    over: s.over,
    crew: s.crew === undefined ? null : crewView(s, s.crew, viewer),
  };
}

function now(s: State): View['now'] {
  const frame = askingFrame(s);
  return frame === undefined ? null : { step: book.steps[frame.step].name, ...frame.v };
}

function fightOf(s: State): View['fight'] {
  const fight = s.over ? null : localsOf(s, combat);
  return fight === null ? null : { ...fight };
}

function shipView(s: State, ship: Ship, viewer: Viewer): ShipView {
  const cards = s.owner.flatMap((owner, card) => (owner === ship ? [card] : []));
  const faceDown = cards
    .filter(card => s.openly[card] !== FACE_UP || !liesOpen(s, card))
    .map(card => ({
      worth: mayLook(s, card, viewer) ? worths(s)[card] : null,
      cursed: s.openly[card] === CURSED,
      seenBy: listed(s.seenBy[card]),
    }));
  return {
    seat: seatOf(s, ship),
    colour: COLOURS[s.colours[ship]],
    space: s.space[ship],
    lap: s.lap[ship],
    toGo: isAfloat(s, ship) ? stepsToGo(s.space[ship], s.lap[ship]) : 0,
    holds: holdsOf(s, ship),
    powers: cards.filter(card => isPower(card) && s.openly[card] === FACE_UP).map(card => POWERS[card]),
    faceDown: faceDown.sort((one, other) => rankOf(one) - rankOf(other)),
  };
}

/** JAM-INFO-06: its owner and whoever gave it; at the end everybody (JAM-END-17). */
const mayLook = (s: State, card: number, viewer: Viewer): boolean =>
  s.openly[card] === FACE_UP || includes(s.seenBy[card], viewer);

/** The order in which face-down treasures are shown tells nothing but what is shown of them. */
const rankOf = ({ worth, cursed, seenBy }: FaceDown): number =>
  ((worth ?? 20) * 2 + (cursed ? 1 : 0)) * 64 + seenBy.reduce((seats, seat) => seats + (1 << seat), 0);

/** Deals anew what the viewer cannot know: hands, draw piles, chosen cards, treasures that are not open. */
export function determinise(s: State, viewer: Viewer, chance: Chance): void {
  for (let seat = 0; seat < s.seats; seat++) dealAnew(s, seat, seat === viewer, chance);
  hideTreasures(s, viewer, chance);
  if (s.crew !== undefined) mixTavern(s.crew, chance);
}

/** A draw pile is unknown to all, hand and chosen card to all but their owner (JAM-INFO-02, JAM-INFO-03, JAM-INFO-09). */
function dealAnew(s: State, seat: Seat, isOwn: boolean, chance: Chance): void {
  const pile = s.piles[seat];
  const hand = s.hands[seat];
  if (!isOwn) {
    for (let i = 0; i < hand.length; i++) pile.push(hand[i]);
    if (s.chosen[seat] !== NO_CARD) pile.push(s.chosen[seat]);
  }
  reshuffleWith(chance, pile);
  if (isOwn) return;
  for (let i = 0; i < hand.length; i++) hand[i] = pile.pop() as Card;
  if (s.chosen[seat] !== NO_CARD) s.chosen[seat] = pile.pop() as Card;
}

/** A place where a card may lie: what everybody knows, where, and who may look. */
const placeOf = (s: State, card: number): number => (s.openly[card] * 16 + s.owner[card]) * 64 + s.seenBy[card];

/**
 * JAM-INFO-06, JAM-INFO-08: treasures the viewer may not look at change places with each other, and with the pile and what is
 * out of the game. Cards of equal worth are one to the viewer, so the places it knows get the first of them.
 */
function hideTreasures(s: State, viewer: Viewer, chance: Chance): void {
  const cards: number[] = [];
  const places: number[] = [];
  for (let card = 0; card < s.owner.length; card++) {
    if (s.openly[card] === FACE_UP) continue;
    if (viewer >= 0 && includes(s.seenBy[card], viewer)) swapWithEqual(s, card, viewer);
  }
  for (let card = 0; card < s.owner.length; card++) {
    if (s.openly[card] === FACE_UP || (viewer >= 0 && includes(s.seenBy[card], viewer))) continue;
    cards.push(card);
    places.push(placeOf(s, card));
  }
  putInOrder(places);
  shuffleWith(chance, cards);
  s.treasurePile.length = 0;
  // Places of which most is known come last and are served first: cursed cards to those known to be cursed, and so on.
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const openly = Math.floor(place / 1024);
    const card = takeFitting(s, cards, openly);
    s.openly[card] = openly;
    s.owner[card] = Math.floor(place / 64) % 16;
    s.seenBy[card] = place % 64;
    if (s.owner[card] === IN_PILE) s.treasurePile.push(card);
  }
}

/** Of two cards of equal worth of which the viewer knows at least one, the known one or lower place comes first. */
function swapWithEqual(s: State, card: number, viewer: Viewer): void {
  const twin = card - 1;
  if (isPower(twin) || worths(s)[twin] !== worths(s)[card]) return;
  const isKnown = s.openly[twin] !== FACE_UP && includes(s.seenBy[twin], viewer);
  if (isKnown && placeOf(s, twin) <= placeOf(s, card)) return;
  const { openly, owner, seenBy } = { openly: s.openly[card], owner: s.owner[card], seenBy: s.seenBy[card] };
  s.openly[card] = s.openly[twin];
  s.owner[card] = s.owner[twin];
  s.seenBy[card] = s.seenBy[twin];
  s.openly[twin] = openly;
  s.owner[twin] = owner;
  s.seenBy[twin] = seenBy;
}

/** Takes out of `cards` one that can lie where so much is known. */
function takeFitting(s: State, cards: number[], openly: number): number {
  let at = cards.length - 1;
  if (openly === CURSED) while (worths(s)[cards[at]] >= 0) at--;
  else if (openly !== 0) while (liesOpen(s, cards[at])) at--;
  const card = cards[at];
  cards[at] = cards[cards.length - 1];
  cards.pop();
  return card;
}

/** Everybody at the table may talk; whoever has left may not (JAM-NET-02). */
export const channels = (s: State): Channel[] => [
  { id: 'table', readers: 'everybody', writers: everyone(s.seats) & ~s.gone, rule: 'JAM-NET-02' },
];
