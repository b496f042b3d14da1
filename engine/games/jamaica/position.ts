/**
 * A table of Jamaica set by hand, as a match that goes on from there: for tests, and for whoever shows something.
 *
 * A ship is written with its space, its holds and its treasures: '15: food 3, gold 4 | sabre +7'. A lap counter other than 0 stands
 * behind the space: '49@-1'. The sixth hold in the list is the 6th Hold card. Of the ghost, a treasure that nobody has seen is written
 * '?+7'. With The Crew a hold may have a character in it: 'gold 3, saran'.
 */
import { Stream, seededNumbers } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import { only, type Seat } from '../../kernel/seats.ts';
import { round } from './2-round.ts';
import { LAIR_BIT, type Space } from './board.ts';
import { flawOf } from './conservation.ts';
import { NAMES } from './crew/characters.ts';
import type { Crew } from './crew/state.ts';
import { EMPTY, STAIRS } from './crew/tavern.ts';
import { type Jamaica, jamaica } from './game.ts';
import { CARDS, type Card, FOOD, GOLD, NOTHING, POWDER, POWERS, TILE, type Treasure } from './material.ts';
import { liesOpen, worths } from './powers.ts';
import { FACE_UP, fill, IN_PILE, isGhost, OUT_OF_GAME, POINTS, type Ship, type State, UNSEEN } from './state.ts';

export interface Position {
  edition?: '2007' | '2021';
  /** The players' ships, from A on. */
  ships: readonly string[];
  /** The ghost, where there is one. */
  ghost?: string;
  /** On sun and moon. */
  dice?: readonly [number, number];
  /** The card each seat has chosen, by its icons: 'gold/forward'; '' for one that has played. */
  plays?: readonly string[];
  captain?: Seat;
  /** The treasure pile, its top first; the rest lies below. */
  pile?: string;
  /** Lairs that have no token any more. */
  plundered?: readonly Space[];
  /** The dice that are thrown from here on. */
  loaded?: readonly number[];
  /** The expansion: who lies in the tavern, place by place, '-' where nobody does; or just that it is played. */
  crew?: true | { tavern?: string; bottle?: number; tokens?: readonly number[] };
  /** Whatever else is to be arranged. */
  arrange?: (s: State) => void;
}

/**
 * The match of a position, when everybody has chosen a card: the turns begin.
 * @example matchAt({ ships: ['5: gold 3', '9: food 2'], dice: [4, 2], plays: ['gold/forward', ''] }).awaited
 */
export function matchAt(where: Position): Match<Jamaica> {
  const { edition = '2007', ships, ghost, loaded = [] } = where;
  const options = { edition, ghost: ghost !== undefined && ships.length > 2, crew: where.crew !== undefined };
  const beginning = { seats: ships.length, options, loaded, chance: new Stream(seededNumbers(1)) };
  return Match.arranged(jamaica, beginning, s => {
    arrange(s, where);
    where.arrange?.(s);
    s.stack.push({ step: round.id, at: TURNS, v: {} });
    const wrong = flawOf(s);
    if (wrong !== null) throw new Error(`no such position: ${wrong}`);
  });
}

/** The line of a round at which the turns begin. */
const TURNS = 3;

function arrange(s: State, where: Position): void {
  const { ships, ghost, dice = [1, 1], plays = [], captain = 0, pile = '', plundered = [], crew } = where;
  s.owner.fill(IN_PILE);
  s.openly.fill(UNSEEN);
  if (s.crew !== undefined && crew !== undefined) arrangeCrew(s, s.crew, crew === true ? {} : crew);
  s.goods.fill(NOTHING);
  s.tokens.fill(0);
  s.treasurePile.length = 0;
  s.lairs = plundered.reduce((lairs, space) => lairs & ~LAIR_BIT[space], (1 << 9) - 1);
  s.captain = captain;
  s.rolled = [...dice];
  s.dice = [...dice];
  [...ships, ...(ghost === undefined ? [] : [ghost])].forEach((text, ship) => {
    setShip(s, ship, text);
  });
  if (s.space.length > s.seats && ghost === undefined) setShip(s, s.seats, '0: gold 5, gold 3 | beth');
  const top = words(pile).map(name => treasureNamed(s, name));
  const rest = s.owner.flatMap((owner, card) => (owner === IN_PILE && !top.includes(card) ? [card] : []));
  s.treasurePile.push(...rest, ...top.reverse());
  plays.forEach((name, seat) => {
    if (name !== '') choose(s, seat, cardNamed(name));
  });
}

function setShip(s: State, ship: Ship, text: string): void {
  const [where, what = ''] = text.split(':');
  const [holds, treasures = ''] = what.split('|');
  const [space, lap = '0'] = where.split('@');
  s.space[ship] = Number(space);
  s.lap[ship] = Number(lap);
  for (const name of words(treasures)) give(s, ship, name);
  holds.split(',').forEach((hold, i) => {
    const [goods, tokens] = words(hold);
    const character = (NAMES as readonly string[]).indexOf(goods);
    if (character >= 0) takeAboard(s, ship, i, character);
    if (tokens !== undefined)
      fill(s, ship, i, { gold: GOLD, food: FOOD, powder: POWDER }[goods] ?? NOTHING, Number(tokens));
  });
}

/** The power cards stay in the box; every character that is not placed otherwise lies in the tavern, in order. */
function arrangeCrew(s: State, crew: Crew, { tavern, bottle = STAIRS, tokens = [] }: CrewScene): void {
  for (let power = 0; power < POWERS.length; power++) {
    s.owner[power] = OUT_OF_GAME;
    s.openly[power] = FACE_UP;
  }
  const named = tavern === undefined ? null : words(tavern).map(name => (NAMES as readonly string[]).indexOf(name));
  const [before, after] = [NAMES.slice(0, STAIRS), NAMES.slice(STAIRS)].map(list =>
    list.map(name => NAMES.indexOf(name)),
  );
  crew.tavern = named ?? [...before, EMPTY, ...after];
  crew.bottle = bottle;
  tokens.forEach((count, ship) => {
    crew.tokens[ship] = count;
  });
}
type CrewScene = Exclude<Position['crew'], true | undefined>;

/** Out of the tavern into a hold; whoever lay in the corner that is left over takes the place. */
function takeAboard(s: State, ship: Ship, hold: number, character: number): void {
  fill(s, ship, hold, TILE, character + 1);
  const tavern: number[] = s.crew?.tavern ?? [];
  const place = tavern.indexOf(character);
  if (place < 0) return;
  const last = tavern.findLastIndex(tile => tile !== EMPTY);
  tavern[place] = tavern[last];
  tavern[last] = EMPTY;
}

function give(s: State, ship: Ship, name: string): void {
  const unseen = name.startsWith('?');
  const card = treasureNamed(s, unseen ? name.slice(1) : name);
  s.owner[card] = ship;
  s.openly[card] = unseen ? UNSEEN : liesOpen(s, card) ? FACE_UP : POINTS;
  s.seenBy[card] = liesOpen(s, card) || isGhost(s, ship) ? 0 : only(ship);
}

/** The powers, as they are written. */
export const POWER_WORDS = ['map', 'sabre', 'beth', 'sixth'];

/** A treasure that is not placed yet. */
function treasureNamed(s: State, name: string): Treasure {
  const power = POWER_WORDS.indexOf(name);
  const points = name === 'youkounkoun' ? 12 : Number(name);
  const card =
    power >= 0 ? power : worths(s).findIndex((worth, i) => i > 3 && worth === points && s.owner[i] === IN_PILE);
  if (card < 0) throw new Error(`there is no treasure '${name}' left`);
  return card;
}

const words = (text: string): string[] => text.split(' ').filter(word => word !== '');

/** A card by its icons: 'gold/forward'. */
export function cardNamed(name: string): Card {
  const card = CARDS.findIndex(icons => icons.join('/') === name);
  if (card < 0) throw new Error(`there is no card '${name}'`);
  return card;
}

/** Lays a card across the discard pile, out of the hand or the draw pile. */
function choose(s: State, seat: Seat, card: Card): void {
  const hand = s.hands[seat];
  const pile = s.piles[seat];
  if (!hand.includes(card)) pile[pile.indexOf(card)] = hand.splice(0, 1, card)[0];
  hand.splice(hand.indexOf(card), 1);
  s.chosen[seat] = card;
}
