/**
 * Tables for tests, set and read as one sees them from above.
 *
 * Seats are letters, clockwise; `position.ts` says how cards are written.
 */
import { assert } from 'vitest';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import type { ExternalEvent } from '../../../kernel/external-events.ts';
import { Match, type StartOptions } from '../../../kernel/match.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { PUBLIC, type Seat } from '../../../kernel/seats.ts';
import { TestTable } from '../../tests/test-table.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { type CaptainJack, captainJack } from '../game.ts';
import type { View } from '../information.ts';
import { type Area, BESIDE, CARDS, type Card, LETTERS, NONE, PORT } from '../material.ts';
import { card, cardsIn, letter, matchAt, type Position } from '../position.ts';
import type { State } from '../state.ts';

export const [A, B, C, D] = [0, 1, 2, 3] as const;
export const [COAST, CHANNEL, HIGH_SEAS] = [0, 1, 2] as const;
export const MODES = ['base', 'advanced'] as const;
export { BESIDE, card, letter, PORT };

/** A table set by hand, at the beginning of a turn. */
export const scene = (position: Position): Table => new Table(matchAt(position));

const dice = (seed: number) => new Stream(seededNumbers(seed));

/** A table at which a game has just begun. */
export const begin = (seats: number, beginning: Partial<StartOptions<CaptainJack>> = {}, seed = 1): Table =>
  new Table(Match.start(captainJack, { seats, chance: dice(seed), ...beginning }));

/** Loaded dice: `rolls(3, 4)` lets the die fall on 3 and then on 4. */
export const rolls = (...pips: number[]): number[] => pips.map(pip => pip - 1);

export class Table {
  private readonly table: TestTable<CaptainJack>;

  constructor(match: Match<CaptainJack>) {
    this.table = new TestTable(match);
  }

  get match(): Match<CaptainJack> {
    return this.table.match;
  }

  get state(): State {
    return this.table.state;
  }

  get view(): View {
    return this.match.view(PUBLIC);
  }

  /** Who is asked; -1 when it is over. */
  get asked(): Seat {
    return this.table.asked;
  }

  /** What is asked: the name of the step. */
  get step(): string | undefined {
    return this.match.asked(this.asked)?.step;
  }

  get legal(): readonly Action[] {
    return this.match.asked(this.asked)?.legal ?? [];
  }

  /** The types of actions on offer, each once. */
  get offers(): string[] {
    return [...new Set(this.legal.map(({ type }) => type))];
  }

  /** The actions of one type on offer. */
  offered<T extends Action['type']>(type: T): Extract<Action, { type: T }>[] {
    return this.legal.filter((action): action is Extract<Action, { type: T }> => action.type === type);
  }

  /** The ids of the cards that actions of a type are about. */
  cardsOffered(
    type: 'discard' | 'turn' | 'remove' | 'steal' | 'pour' | 'steer' | 'soothe' | 'lookOut' | 'deliver',
  ): string[] {
    return this.offered(type).map(action => CARDS[(action as { card: Card }).card]?.id ?? '');
  }

  /** Whoever is asked, or another seat, does something; gives what everybody is told of it. */
  does(action: Action, loaded: readonly number[] = [], seat: Seat = this.asked): Event[] {
    return this.table.does(seat, action, loaded);
  }

  /** Several actions in a row, by whoever is asked. */
  doAll(...actions: Action[]): this {
    for (const action of actions) this.does(action);
    return this;
  }

  /** Why something may not be done now: its code and row. The position must be untouched. */
  refuses(action: Action, seat: Seat = this.asked): string {
    const { refused, rule } = this.table.refusesAct(seat, action);
    return rule === undefined ? refused : `${refused} ${rule}`;
  }

  refusesTo(attempt: () => unknown): Refusal {
    return this.table.refusesTo(attempt);
  }

  enters(event: ExternalEvent, loaded: readonly number[] = []): Event[] {
    return this.table.enters(event, loaded);
  }

  /** What is aboard a ship: 'CO01 CO05^ CO30^+1'. */
  aboard(seat: Seat): string {
    return (this.state.ships[seat]?.cards ?? [])
      .map(
        ({ card: one, turned, bottles }) => `${CARDS[one]?.id}${turned ? '^' : ''}${bottles > 0 ? `+${bottles}` : ''}`,
      )
      .join(' ');
  }

  /** The discard pile of an area, its top last. */
  discards(area: Area): string {
    return (this.state.discards[area] ?? []).map(one => CARDS[one]?.id).join(' ');
  }

  get revealed(): string | null {
    return this.state.revealed === NONE ? null : (CARDS[this.state.revealed]?.id ?? null);
  }

  get open(): string {
    return this.state.open.map(one => LETTERS[one]?.id).join(' ');
  }

  doubloons(seat: Seat): number {
    return this.state.ships[seat]?.doubloons ?? 0;
  }

  sails(seat: Seat): number {
    return this.view.ships[seat]?.sails ?? 0;
  }

  cannons(seat: Seat): number {
    return this.view.ships[seat]?.cannons ?? 0;
  }

  /** Everything that was told since the beginning. */
  get told(): Event[] {
    return this.table.told();
  }
}

/** The events of one type among others. */
export const of = <T extends Event['type']>(type: T, events: readonly Event[]): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Plays a game to its end at random, looking at every position on the way. */
export function playOut(table: Table, seed: number, look: (table: Table) => void = () => {}): Table {
  const mood = new SeededDice(seed);
  while (!table.match.over) {
    look(table);
    const question = table.match.asked(table.asked);
    assert(question !== null && question.legal.length > 0, 'somebody is asked who can do nothing');
    const among = mood.below(12) > 0 ? question.answers : question.legal.length;
    table.does(question.legal[mood.below(among)] as Action);
  }
  look(table);
  return table;
}

export const sail = (area: Area): Action => ({ type: 'sail', area });
export const dock: Action = { type: 'dock' };
export const take: Action = { type: 'take' };
export const fight: Action = { type: 'fight' };
export const board = (seat: Seat): Action => ({ type: 'board', seat });
export const reveal: Action = { type: 'reveal' };
export const pass: Action = { type: 'pass' };
export const stop: Action = { type: 'stop' };
export const finish: Action = { type: 'finish' };
export const discard = (id: string): Action => ({ type: 'discard', card: card(id) });
export const dig = (ids: string): Action => ({ type: 'dig', cards: cardsIn(ids) });
export const turn = (id: string): Action => ({ type: 'turn', card: card(id) });
export const fulfil = (id: string, cards: string, crew = ''): Action => ({
  type: 'fulfil',
  letter: letter(id),
  cards: cardsIn(cards),
  crew: cardsIn(crew),
});
export const remove = (id: string): Action => ({ type: 'remove', card: card(id) });
export const steal = (id: string): Action => ({ type: 'steal', card: card(id) });
export const takeNothing: Action = { type: 'takeNothing' };
export const leave: Action = { type: 'leave' };
export const accept: Action = { type: 'accept' };
export const rollAgain: Action = { type: 'rollAgain' };
export const reroll = (die: number): Action => ({ type: 'reroll', die });
export const keepDice: Action = { type: 'keepDice' };
export const face: Action = { type: 'face' };
export const keep: Action = { type: 'keep' };
export const pour = (id: string): Action => ({ type: 'pour', card: card(id) });
export const refuseRum: Action = { type: 'refuseRum' };
export const steer = (id: string): Action => ({ type: 'steer', card: card(id) });
export const soothe = (id: string): Action => ({ type: 'soothe', card: card(id) });
export const lookOut = (id: string): Action => ({ type: 'lookOut', card: card(id) });
export const deliver = (id: string): Action => ({ type: 'deliver', card: card(id) });
