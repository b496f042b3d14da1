/**
 * Tables for tests, set and read as one sees them from above.
 *
 * Seats are letters, clockwise. A ship is written with its space, its holds and its treasures: '15: food 3, gold 4 | sabre +7'.
 * A lap counter other than 0 stands behind the space: '49@-1'. The sixth hold in the list is the 6th Hold card. Of the ghost,
 * a treasure that nobody has seen is written '?+7'. With The Crew a hold may have a character in it: 'gold 3, saran'.
 */
import { assert } from 'vitest';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import { ImpossibleTable, Match, type StartOptions } from '../../../kernel/match.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { only, PUBLIC, type Seat } from '../../../kernel/seats.ts';
import { TestTable } from '../../tests/test-table.ts';
import { round } from '../2-round.ts';
import type { Action } from '../actions.ts';
import { LAIR_BIT, type Space } from '../board.ts';
import { check } from '../check.ts';
import { type CharacterName, NAMES } from '../crew/characters.ts';
import type { Crew } from '../crew/state.ts';
import { EMPTY, STAIRS } from '../crew/tavern.ts';
import type { Event } from '../events.ts';
import { type Jamaica, jamaica } from '../game.ts';
import {
  CARDS,
  type Card,
  FACES,
  FOOD,
  GOLD,
  goodsNamed,
  HOLDS,
  isPower,
  NO_CARD,
  NOTHING,
  POWDER,
  POWERS,
  STAR,
  TILE,
  type Treasure,
} from '../material.ts';
import { liesOpen, worths } from '../powers.ts';
import {
  FACE_UP,
  fill,
  holdsOf,
  IN_PILE,
  isGhost,
  OUT_OF_GAME,
  POINTS,
  type Ship,
  type State,
  tokensOf,
  UNSEEN,
} from '../state.ts';

export const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5] as const;

/** The sizes of table the game is played with. */
export const TABLES = [2, 3, 4, 5, 6] as const;

export interface Scene {
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

/** A table set by hand, when everybody has chosen a card: the turns begin. */
export function scene(where: Scene): Table {
  const { edition = '2007', ships, ghost, loaded = [] } = where;
  const options = { edition, ghost: ghost !== undefined && ships.length > 2, crew: where.crew !== undefined };
  const beginning = { seats: ships.length, options, loaded, chance: new Stream(seededNumbers(1)) };
  return new Table(
    Match.arranged(jamaica, beginning, s => {
      arrange(s, where);
      where.arrange?.(s);
      s.stack.push({ step: round.id, at: TURNS, v: {} });
      assert.isNull(check(s));
    }),
  );
}

/** The line of a round at which the turns begin. */
const TURNS = 3;

function arrange(s: State, where: Scene): void {
  const { ships, ghost, dice = [1, 1], plays = [], captain = A, pile = '', plundered = [], crew } = where;
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
type CrewScene = Exclude<Scene['crew'], true | undefined>;

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

const POWER_WORDS = ['map', 'sabre', 'beth', 'sixth'];

/** A treasure that is not placed yet. */
function treasureNamed(s: State, name: string): Treasure {
  const power = POWER_WORDS.indexOf(name);
  const points = name === 'youkounkoun' ? 12 : Number(name);
  const card =
    power >= 0 ? power : worths(s).findIndex((worth, i) => i > 3 && worth === points && s.owner[i] === IN_PILE);
  assert(card >= 0, `there is no treasure '${name}' left`);
  return card;
}

const words = (text: string): string[] => text.split(' ').filter(word => word !== '');

/** A card by its icons: 'gold/forward'. */
export function cardNamed(name: string): Card {
  const card = CARDS.findIndex(icons => icons.join('/') === name);
  assert(card >= 0, `there is no card '${name}'`);
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

/** A table at its very beginning. */
export const begin = (seats: number, beginning: Partial<StartOptions<Jamaica>> = {}, seed = 1): Table =>
  new Table(Match.start(jamaica, { seats, chance: new Stream(seededNumbers(seed)), ...beginning }));

/** Why there is no such table. */
export function noTable(attempt: () => unknown): Refusal {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ImpossibleTable) return error.refusal;
  }
  assert.fail('there is such a table');
}

export class Table extends TestTable<Jamaica> {
  /** The space of each ship. */
  get spaces(): number[] {
    return [...this.state.space];
  }

  get laps(): number[] {
    return [...this.state.lap];
  }

  /** The step that asks. */
  get step(): string | undefined {
    return this.view(PUBLIC).now?.step;
  }

  /** The holds of a ship: 'food 3, gold 4, -, -, -'. */
  holds(ship: Ship): string {
    const s = this.state;
    return Array.from({ length: holdsOf(s, ship) }, (_, hold) => ship * HOLDS + hold)
      .map(at => {
        if (s.goods[at] === TILE) return NAMES[s.tokens[at] - 1];
        return s.goods[at] === NOTHING ? '-' : `${goodsNamed(s.goods[at])} ${s.tokens[at]}`;
      })
      .join(', ');
  }

  /** How much of something a ship has. */
  amount(ship: Ship, goods: 'gold' | 'food' | 'powder'): number {
    return tokensOf(this.state, ship, { gold: GOLD, food: FOOD, powder: POWDER }[goods]);
  }

  /** The treasures of a ship: 'sabre -2 +7'. */
  treasures(ship: Ship): string {
    const s = this.state;
    return s.owner
      .flatMap((owner, card) => (owner === ship ? [card] : []))
      .map(card => {
        const worth = worths(s)[card];
        return isPower(card) ? POWER_WORDS[card] : worth > 0 ? `+${worth}` : `${worth}`;
      })
      .sort()
      .join(' ');
  }

  /** What a seat may do now. */
  choices(seat: Seat): Action[] {
    return [...(this.match.asked(seat)?.legal ?? [])];
  }

  /** Where a seat may go now, or which holds it may choose, or how much powder it may spend. */
  options(seat: Seat): (number | string)[] {
    return this.choices(seat).map(action => {
      if (action.type === 'sail' || action.type === 'retreat') return action.to;
      if (action.type === 'load') return action.hold;
      if (action.type === 'stealHold') return `hold ${action.hold}`;
      if (action.type === 'spendPowder') return action.powder;
      if (action.type === 'attack') return action.ship;
      if (action.type === 'pay') return action.tokens.join('+');
      if (action.type === 'giveTreasure') return `give ${action.worth}`;
      if (action.type === 'keepTreasure') return `keep ${action.worth}`;
      if (action.type === 'recruit') return `${action.character} ${action.bottle}`;
      if (action.type === 'exchange') return `${action.gold}/${action.food}/${action.powder}`;
      if (action.type === 'sinkHold') return `sink ${action.hold}`;
      if (action.type === 'takeToken') return `lair ${action.lair}`;
      if (action.type === 'setDie') return `${action.half} ${action.value}`;
      if (action.type === 'stealPower' || action.type === 'givePower') return `${action.type} ${action.power}`;
      return action.type;
    });
  }

  sail(seat: Seat, to: Space, loaded: readonly number[] = []): Event[] {
    return this.does(seat, { type: 'sail', to }, loaded);
  }

  spend(seat: Seat, powder: number, loaded: readonly number[] = []): Event[] {
    return this.does(seat, { type: 'spendPowder', powder }, loaded);
  }

  load(seat: Seat, hold: number, loaded: readonly number[] = []): Event[] {
    return this.does(seat, { type: 'load', hold }, loaded);
  }

  steal(seat: Seat, hold: number, loaded: readonly number[] = []): Event[] {
    return this.does(seat, { type: 'stealHold', hold }, loaded);
  }

  forgo(seat: Seat, loaded: readonly number[] = []): Event[] {
    return this.does(seat, { type: 'forgo' }, loaded);
  }

  recruit(seat: Seat, character: CharacterName, bottle = STAIRS, loaded: readonly number[] = []): Event[] {
    return this.does(seat, { type: 'recruit', character, bottle }, loaded);
  }

  decline(seat: Seat, loaded: readonly number[] = []): Event[] {
    return this.does(seat, { type: 'decline' }, loaded);
  }
}

/** A face of the combat die as a draw. */
export const die = (face: number | 'star'): number => FACES.indexOf(face === 'star' ? STAR : face);

/** The events of one type among others. */
export const of = <T extends Event['type']>(type: T, events: readonly Event[]): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Plays a game to its end with random answers, looking at every position on the way and at the last one. */
export function playOut(table: Table, seed: number, look: (table: Table) => void = () => {}): Table {
  const dice = new SeededDice(seed);
  for (let turns = 0; !table.match.over; turns++) {
    assert(turns < LONGEST_TEST, `after ${turns} decisions the game is still not over`);
    look(table);
    const choices = table.choices(table.asked);
    table.does(table.asked, choices[dice.below(choices.length)]);
  }
  look(table);
  return table;
}
const LONGEST_TEST = 10_000;

/** Random games at every kind of table. */
export function randomGames(each: number, look?: (table: Table) => void): Table[] {
  const kinds = [
    ...TABLES.flatMap(seats => (['2007', '2021'] as const).map(edition => ({ seats, options: { edition } }))),
    { seats: 4, options: { edition: '2021', ghost: true } as const },
  ];
  return kinds.flatMap(({ seats, options }, kind) =>
    Array.from({ length: each }, (_, seed) => playOut(begin(seats, { options }, seed), seed + 1000 * kind, look)),
  );
}

/** Answers for everybody who is asked to choose a card, with the first card of the hand. */
export function everybodyChooses(table: Table): void {
  while (table.step === 'chooseCard') {
    const [choice] = table.choices(table.asked);
    table.does(table.asked, choice);
  }
}

/** Whether a seat has chosen a card. */
export const hasChosen = (table: Table, seat: Seat): boolean => table.state.chosen[seat] !== NO_CARD;
