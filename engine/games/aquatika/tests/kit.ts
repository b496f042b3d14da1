/**
 * Tables for tests, drawn as one sees them from Yellow's side.
 *
 *     6 .  .  f  .  .
 *     3 .  .  O(s) .  .
 *
 * Capitals are Yellow's pieces, small letters Grey's; O octopus, S shark, F flying fish; O(s) is an octopus with its prey, . is
 * water and # no cell. Rows that are not drawn are empty, and pieces that are not drawn have been eaten. A plays Yellow, B Grey.
 */
import { assert } from 'vitest';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import { call } from '../../../kernel/flow.ts';
import { Match, type StartOptions } from '../../../kernel/match.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { lowest, type Seat } from '../../../kernel/seats.ts';
import { TestTable } from '../../tests/test-table.ts';
import { turn } from '../3-turn.ts';
import { type Cell, cellAt, cellName, cellNamed } from '../board.ts';
import { type Aquatika, aquatika } from '../game.ts';
import { BOARDS, type BoardName, COUNTS } from '../material.ts';
import { pieceLetter } from '../notation.ts';
import { GREY, KINDS, kindOf, NONE, OCTOPUS, type Piece, pieceOf, YELLOW } from '../pieces.ts';
import type { Action, AquatikaOptions, Event } from '../state.ts';
import { wording } from '../wording.ts';

export const [A, B] = [0, 1] as const;
export const SEATS = [A, B] as const;

/** The cell of a name. */
export const c = (name: string): Cell => {
  const cell = cellNamed(name);
  assert(cell >= 0, `'${name}' is no cell`);
  return cell;
};

const PIECES = [YELLOW, GREY].flatMap(colour => KINDS.map(kind => pieceOf(colour, kind)));
const pieceFor = (letter: string): Piece => {
  const piece = PIECES.find(one => pieceLetter(one) === letter);
  if (piece === undefined) assert.fail(`'${letter}' is no piece`);
  return piece;
};
/** Some pieces by their letters. @example pieces('O s') */
export const pieces = (letters: string): Piece[] => letters.split(' ').filter(Boolean).map(pieceFor);

export interface Settings extends Partial<AquatikaOptions> {
  /** Who is to move. */
  toMove?: 'Y' | 'G';
  /** A board that no table offers. */
  on?: BoardName;
  /** How many quiet turns there have been. */
  quiet?: number;
}

/** A position drawn by hand, at the beginning of a turn. */
export function scene(drawing: string, { toMove = 'Y', on, quiet = 0, ...options }: Settings = {}): Table {
  const board = on ?? options.board ?? 'lagoon';
  const { top, under } = drawn(drawing, board);
  const beginning = { seats: 2, chance: new Stream(seededNumbers(1)), options: { yellow: A, ...options } };
  return new Table(
    Match.arranged(aquatika, beginning, s => {
      Object.assign(s, {
        options: { ...s.options, board },
        top,
        under,
        quiet,
        arranging: false,
        arrangements: [[], []],
        first: A,
      });
      s.eaten = missing([...top, ...under]);
      s.turn = toMove === 'Y' ? A : B;
      call(s, turn);
    }),
  );
}

function missing(present: readonly Piece[]): Piece[] {
  return PIECES.flatMap(piece => {
    const count = COUNTS[kindOf(piece)] - present.filter(one => one === piece).length;
    assert(count >= 0, `there are too many '${pieceLetter(piece)}'`);
    return Array<Piece>(count).fill(piece);
  });
}

/** A table at which nobody has placed anything yet. A plays Yellow, unless something else is asked for. */
export const begin = (
  options: Partial<AquatikaOptions> = {},
  seed = 1,
  beginning: Partial<StartOptions<Aquatika>> = {},
): Table =>
  new Table(
    Match.start(aquatika, {
      seats: 2,
      chance: new Stream(seededNumbers(seed)),
      options: { yellow: A, ...options },
      ...beginning,
    }),
  );

/** The arrangement of the ledger's second example, from either seat: row 1 or 7 first, from left to right. */
export const EXAMPLE = 'SFFSOSFOO';

export class Table extends TestTable<Aquatika> {
  /** The whole board as it is drawn, with the preys. */
  get drawing(): string {
    return redrawn(this.state.options.board, this.state.top, this.state.under);
  }

  /** The moves of whoever is to move, or of one of their pieces: 'c3-d4', and 'c3=d4' with the prey. */
  choices(from?: string): string[] {
    const legal = this.match.asked(this.asked)?.legal ?? [];
    return legal
      .map(key)
      .filter(text => from === undefined || text.split(/[-=]/)[0] === from)
      .sort();
  }

  /** The cells a piece may go to, in order of name. */
  ends(from: string): string {
    return [...new Set(this.choices(from).map(text => text.split(/[-=]/)[1]))].sort().join(' ');
  }

  /** Whoever is to move moves; gives what everybody is told of it. */
  moves(...texts: string[]): Event[] {
    return texts.flatMap(text => this.does(this.asked, action(text)));
  }

  /** Why a move is refused to whoever is to move. */
  refuses(text: string, seat: Seat = lowest(this.match.awaited)): Refusal {
    return this.refusesAct(seat, action(text));
  }

  /** Places pieces from letters, in the order of the start cells as seen from the seat; '.' leaves a cell free. */
  places(seat: Seat, letters: string): void {
    const camp = BOARDS[this.state.options.board].camps[seat ^ this.state.yellow];
    [...letters].forEach((letter, i) => {
      if (letter !== '.') this.does(seat, { type: 'place', kind: kindOf(pieceFor(letter)), at: camp[i] });
    });
  }

  /** Both players arrange their camps and confirm. */
  arranged(yellow = EXAMPLE, grey = EXAMPLE, loaded: readonly number[] = []): this {
    for (const seat of SEATS) {
      this.places(seat, seat === this.state.yellow ? yellow : grey);
      this.does(seat, { type: 'confirm' }, loaded);
    }
    return this;
  }
}

const { keys } = wording.en;
const key = (legal: Action): string => keys?.of(legal) ?? '';
/** The action of a text as it is typed. */
export const action = (text: string): Action => keys?.read(text) ?? assert.fail(`'${text}' is no action`);

/** The events of one type among others. */
export const of = <T extends Event['type']>(type: T, events: readonly Event[]): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** A drawing with all its rows, so that two can be compared. */
export function drawing(text: string, on: BoardName = 'lagoon'): string {
  const { top, under } = drawn(text, on);
  return redrawn(on, top, under);
}

function drawn(text: string, on: BoardName): { top: Piece[]; under: Piece[] } {
  const { columns, size, isCell } = BOARDS[on];
  const [top, under] = [Array<Piece>(size).fill(NONE), Array<Piece>(size).fill(NONE)];
  for (const line of text.split('\n').filter(row => /\d/.test(row))) {
    const [row, ...signs] = line.trim().split(/\s+/);
    assert(signs.length === columns, `row '${line}' has not ${columns} cells`);
    signs.forEach((sign, column) => {
      if (sign === '.' || sign === '#') return;
      const cell = cellAt(column, Number(row));
      assert(isCell[cell], `${cellName(cell)} is no cell`);
      const [, above, below] = /^(\w)(?:\((\w)\))?$/.exec(sign) ?? [];
      top[cell] = pieceFor(above);
      if (below !== undefined) under[cell] = pieceFor(below);
      assert(below === undefined || kindOf(top[cell]) === OCTOPUS, `'${sign}' cannot be`);
    });
  }
  return { top, under };
}

function redrawn(on: BoardName, top: readonly Piece[], under: readonly Piece[]): string {
  const { columns, rows, firstRow, isCell } = BOARDS[on];
  const sign = (cell: Cell): string => {
    if (!isCell[cell]) return '#';
    if (top[cell] === NONE) return '.';
    return pieceLetter(top[cell]) + (under[cell] === NONE ? '' : `(${pieceLetter(under[cell])})`);
  };
  return Array.from({ length: rows }, (_, y) => {
    const row = firstRow + rows - 1 - y;
    const cells = Array.from({ length: columns }, (_, x) => sign(cellAt(x, row)));
    return `${row} ${cells.join(' ')}`;
  }).join('\n');
}

/** Plays a game to its end with random moves, looking at every position on the way and at the last one. */
export function playOut(table: Table, seed: number, look: (table: Table) => void = () => {}): Table {
  const dice = new SeededDice(seed);
  for (let turns = 0; !table.match.over; turns++) {
    assert(turns < 3000, `after ${turns} turns the game is still not over`);
    look(table);
    const { arranging } = table.state;
    const legal = table.match.asked(table.asked)?.legal ?? [];
    const useful = legal.filter(({ type }) => !arranging || type === 'fill' || type === 'confirm');
    table.does(table.asked, useful[dice.below(useful.length)]);
  }
  look(table);
  return table;
}

/** A few random games on every board that is offered. */
export const randomGames = (
  each: number,
  look?: (table: Table) => void,
  options: Partial<AquatikaOptions> = {},
): Table[] =>
  (['lagoon', 'reef'] as const).flatMap(board =>
    Array.from({ length: each }, (_, seed) => playOut(begin({ ...options, board }, seed), seed + 1, look)),
  );
