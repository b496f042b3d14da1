/**
 * The table as one viewer sees it, laid out again from the view: so that what the rules answer over a table they answer in a
 * browser too. Nothing in it is secret: whatever the viewer does not see is anything that fits.
 */
import { NO_DICE } from '../../kernel/chance.ts';
import { flow } from '../../kernel/flow-state.ts';
import { NOBODY, type Seat, seatsOf, type Viewer } from '../../kernel/seats.ts';
import { frames } from '../../kernel/seen.ts';
import type { Locals, StackFrame } from '../../kernel/steps.ts';
import { combat } from './5-combat.ts';
import { LAIR_BIT } from './board.ts';
import { book } from './book.ts';
import { keepTreasure } from './crew/14-riches.ts';
import { crewAsSeen } from './crew/information.ts';
import { CREW_WORTH, YOUKOUNKOUN } from './crew/material.ts';
import type { Event } from './events.ts';
import type { FaceDown, View } from './information.ts';
import { CARDS, type Card, COLOURS, isPower, NO_CARD, POWERS, TREASURES, type Treasure } from './material.ts';
import { liesOpen, worths } from './powers.ts';
import {
  CURSED,
  FACE_UP,
  IN_PILE,
  isGhost,
  LOOKED_AT,
  NO_SHIP,
  OUT_OF_GAME,
  POINTS,
  type Ship,
  type State,
  shipOf,
  UNSEEN,
} from './state.ts';

export function asSeen(view: View, viewer: Viewer): State {
  const cards = view.crew === null ? TREASURES : CREW_WORTH.length;
  const s: State = {
    ...flow<Event>(NO_DICE),
    stack: stackOf(view, viewer),
    over: view.over,
    edition: view.edition,
    seats: view.seats.length,
    colours: view.ships.map(ship => COLOURS.indexOf(ship.colour)),
    space: view.ships.map(ship => ship.space),
    lap: view.ships.map(ship => ship.lap),
    goods: [...view.goods],
    tokens: [...view.tokens],
    hands: [],
    piles: [],
    discards: view.seats.map(({ discard }) => [...discard]),
    chosen: [],
    lairs: view.lairs.reduce((lairs, space) => lairs | LAIR_BIT[space], 0),
    treasurePile: [],
    owner: Array<number>(cards).fill(OUT_OF_GAME),
    openly: Array<number>(cards).fill(UNSEEN),
    seenBy: Array<number>(cards).fill(0),
    round: view.round,
    captain: view.captain,
    rolled: [...view.rolled],
    dice: [...view.dice],
    turn: view.turn,
    half: view.half,
    gone: seatsOf(view.gone),
    lastLeft: NOBODY,
  };
  if (view.version !== undefined) s.version = view.version;
  if (view.crew !== null) s.crew = crewAsSeen(view.crew);
  view.seats.forEach((_, seat) => {
    dealCards(s, view, seat, viewer);
  });
  layTreasures(s, view, viewer);
  return s;
}

/** The step that asks, and the combat it may be part of; a game may also end while somebody looks at treasures. */
function stackOf({ now, fight, seats, crew }: View, viewer: Viewer): StackFrame[] {
  const below: StackFrame[] = fight === null ? [] : [{ step: combat.id, at: 0, v: { ...fight } }];
  if (now !== null) {
    const { step, ...v } = now;
    const haveChosen = seatsOf(seats.flatMap(({ hasChosen }, seat) => (hasChosen ? [seat] : [])));
    return [...below, ...frames(book.steps, step, v as Locals, haveChosen)];
  }
  if (crew === null || crew.lookedAt === 0) return below;
  const looker = crew.looked === null ? NO_SHIP : shipOf(viewer);
  return [...below, { step: keepTreasure.id, at: 0, v: { ship: looker, loser: NO_SHIP, lair: 0 } }];
}

/** One's own hand and chosen card; all others, and the draw piles, are cards of the colour that have not been seen. */
function dealCards(s: State, view: View, seat: Seat, viewer: Viewer): void {
  const { hand, pile, hasChosen } = view.seats[seat];
  const own = seat === viewer && view.hand !== null ? { hand: view.hand, chosen: view.chosen ?? NO_CARD } : null;
  const seen = [...s.discards[seat], ...(own === null ? [] : [...own.hand, own.chosen])];
  const unseen = CARDS.flatMap((_, card) => (seen.includes(card) ? [] : [card]));
  s.hands.push(own === null ? unseen.splice(0, hand) : [...own.hand]);
  s.chosen.push(own !== null ? own.chosen : hasChosen ? (unseen.shift() as Card) : NO_CARD);
  s.piles.push(unseen.splice(0, pile));
}

/** A treasure that lies face down beside a ship, or that somebody is looking at. */
type Hidden = FaceDown & { readonly ship: Ship; readonly openly: number };

/** Treasures that lie open, those whose worth the viewer knows, and for the others any that can lie where they do. */
function layTreasures(s: State, view: View, viewer: Viewer): void {
  const left = new Set<Treasure>(s.owner.keys());
  const lay = (card: Treasure, ship: Ship, openly: number, seenBy = 0): void => {
    left.delete(card);
    s.owner[card] = ship;
    s.openly[card] = openly;
    s.seenBy[card] = seenBy;
  };
  if (s.crew !== undefined) for (let power = 0; power < POWERS.length; power++) lay(power, OUT_OF_GAME, FACE_UP);
  view.ships.forEach(({ powers }, ship) => {
    for (const power of powers) lay(POWERS.indexOf(power), ship, FACE_UP);
  });
  const shown = view.crew?.youkounkoun ?? NO_SHIP;
  if (shown !== NO_SHIP) lay(YOUKOUNKOUN, shown, FACE_UP);
  const hidden = hiddenIn(s, view, viewer).sort((one, other) => weightOf(other) - weightOf(one));
  for (const place of hidden) {
    const card = [...left].find(candidate => canLie(s, candidate, place)) as Treasure;
    lay(card, place.ship, place.openly, seatsOf(place.seenBy));
  }
  s.treasurePile = [...left].slice(0, view.treasurePile);
  for (const card of s.treasurePile) s.owner[card] = IN_PILE;
}

function hiddenIn(s: State, { ships, crew }: View, viewer: Viewer): Hidden[] {
  const beside = ships.flatMap(({ faceDown }, ship) =>
    faceDown.map(card => ({ ...card, ship, openly: openlyAs(card, isGhost(s, ship), viewer) })),
  );
  const looked = Array.from({ length: crew?.lookedAt ?? 0 }, (_, i) => ({
    ship: LOOKED_AT,
    worth: crew?.looked?.[i] ?? null,
    cursed: false,
    seenBy: [],
    openly: UNSEEN,
  }));
  return [...beside, ...looked];
}

/** What everybody knows of a card that lies face down; one that the viewer sees without having been shown it lies open. */
function openlyAs({ worth, cursed, seenBy }: FaceDown, isGhosts: boolean, viewer: Viewer): number {
  if (cursed) return CURSED;
  if (worth !== null && !seenBy.includes(viewer)) return FACE_UP;
  return isGhosts ? UNSEEN : POINTS;
}

/** Places of which more is known are served first. */
const weightOf = ({ worth, openly }: Hidden): number => (worth === null ? openly : FACE_UP + 1);

function canLie(s: State, card: Treasure, { worth, openly }: Hidden): boolean {
  if (worth !== null) return worths(s)[card] === worth && !isPower(card);
  return openly === CURSED ? worths(s)[card] < 0 : openly === UNSEEN || !liesOpen(s, card);
}
