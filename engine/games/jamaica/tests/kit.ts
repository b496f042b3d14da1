/**
 * Tables for tests, set and read as one sees them from above.
 *
 * Seats are letters, clockwise; `position.ts` says how ships are written.
 */
import { assert } from 'vitest';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import { ImpossibleTable, Match, type StartOptions } from '../../../kernel/match.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { PUBLIC, type Seat } from '../../../kernel/seats.ts';
import { TestTable } from '../../tests/test-table.ts';
import type { Action } from '../actions.ts';
import type { Space } from '../board.ts';
import { type CharacterName, NAMES } from '../crew/characters.ts';
import { STAIRS } from '../crew/tavern.ts';
import type { Event } from '../events.ts';
import { type Jamaica, jamaica } from '../game.ts';
import { FACES, FOOD, GOLD, goodsNamed, HOLDS, isPower, NO_CARD, NOTHING, POWDER, STAR, TILE } from '../material.ts';
import { cardNamed, matchAt, POWER_WORDS, type Position } from '../position.ts';
import { worths } from '../powers.ts';
import { holdsOf, type Ship, tokensOf } from '../state.ts';

export { cardNamed };
export type Scene = Position;

export const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5] as const;

/** The sizes of table the game is played with. */
export const TABLES = [2, 3, 4, 5, 6] as const;

/** A table set by hand, when everybody has chosen a card: the turns begin. */
export const scene = (position: Position): Table => new Table(matchAt(position));

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
