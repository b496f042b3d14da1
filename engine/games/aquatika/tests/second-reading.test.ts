/**
 * A second reading of the rules, which looks at nothing but the drawing of the board: in random games it must find the same
 * moves and the same end as the first.
 */
import { expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import box from '../aquatika.json' with { type: 'json' };
import type { AquatikaOptions } from '../state.ts';
import { begin, of, type Table } from './kit.ts';

/** What stands on each cell, by its name: 'O', 's', 'O(f)'; '' for water. */
type Drawn = ReadonlyMap<string, string>;

/** The lines of a drawing begin with the number of the row; the cells of a row are a, b, c. */
const read = (drawing: string): Drawn =>
  new Map(
    drawing.split('\n').flatMap(line => {
      const [row, ...signs] = line.split(' ');
      return signs.map((sign, i) => [`${'abcdefgh'[i]}${row}`, sign === '.' ? '' : sign] as const);
    }),
  );

/** The target of a colour, 'y' or 'g'. */
function targetOf(board: 'lagoon' | 'reef', sign: string): string {
  const { grid, firstRow } = box.boards[board];
  const row = grid.findIndex(line => line.includes(sign));
  return `${'abcdefgh'[grid[row].indexOf(sign)]}${row + firstRow}`;
}

/** The cell so many columns right and rows up. */
const beside = (cell: string, right: number, up: number): string =>
  `${String.fromCharCode(cell.charCodeAt(0) + right)}${Number(cell.slice(1)) + up}`;

function movesOf(cells: Drawn, yellow: boolean, { board, jumpSideways }: AquatikaOptions): string[] {
  const barred = targetOf(board as 'lagoon' | 'reef', yellow ? 'g' : 'y');
  const goal = targetOf(board as 'lagoon' | 'reef', yellow ? 'y' : 'g');
  const up = yellow ? 1 : -1;
  const isOwn = (sign: string): boolean => sign !== '' && (sign[0] === sign[0].toUpperCase()) === yellow;
  const canEnter = (cell: string): boolean => cells.has(cell) && cell !== barred;
  return [...cells].flatMap(([from, sign]) => {
    if (!isOwn(sign)) return [];
    return [-1, 0, 1].flatMap(right =>
      [0, up].flatMap(forward => {
        const to = beside(from, right, forward);
        if (to === from || !canEnter(to)) return [];
        const met = cells.get(to) ?? '';
        switch (sign[0].toUpperCase()) {
          case 'S':
            return [`${from}-${to}`];
          case 'O':
            if (met[0]?.toUpperCase() === 'O') return [];
            return met === '' && sign.length > 1 ? [`${from}-${to}`, `${from}=${to}`] : [`${from}-${to}`];
          default:
            if (met === '') return [`${from}-${to}`];
            return forward === 0 && !jumpSideways ? [] : landings(cells, from, right, forward, canEnter, goal);
        }
      }),
    );
  });
}

function landings(
  cells: Drawn,
  from: string,
  right: number,
  forward: number,
  canEnter: (cell: string) => boolean,
  goal: string,
): string[] {
  const found: string[] = [];
  for (let at = from; at !== goal; ) {
    const [over, to] = [beside(at, right, forward), beside(at, 2 * right, 2 * forward)];
    if ((cells.get(over) ?? '') === '' || !canEnter(to) || cells.get(to) !== '') break;
    found.push(`${from}-${to}`);
    at = to;
  }
  return found;
}

/** How often each position has been, with who is to move; and how many turns in a row were quiet. */
class Repetitions {
  private readonly times = new Map<string, number>();
  private before: Drawn = new Map();
  quiet = -1;
  most = 0;

  see(table: Table): void {
    const now = read(table.drawing);
    const moved = [...now].filter(([cell, sign]) => sign !== this.before.get(cell)).map(([cell]) => cell.slice(1));
    const count = (cells: Drawn): number => [...cells.values()].join('').replace(/\W/g, '').length;
    const isQuiet = new Set(moved).size === 1 && count(now) === count(this.before);
    this.quiet = isQuiet ? this.quiet + 1 : 0;
    this.before = now;
    const key = `${table.drawing} ${table.match.log.length % 2}`;
    this.times.set(key, (this.times.get(key) ?? 0) + 1);
    this.most = Math.max(this.most, this.times.get(key) ?? 0);
  }
}

/** Plays at random, looking at every position: boldly, or mostly sideways, so that games without a winner come up too. */
function wander(table: Table, seed: number, look: (table: Table) => void): void {
  const dice = new SeededDice(seed);
  for (look(table); !table.match.over; look(table)) {
    const choices = table.choices();
    const sideways = choices.filter(text => /^.(\d+)[-=].\1$/.test(text));
    const among = seed % 2 === 0 && sideways.length > 0 && dice.below(30) > 0 ? sideways : choices;
    table.moves(among[dice.below(among.length)]);
  }
}

test.each([
  { board: 'lagoon', jumpSideways: true, repetitionCount: 3, quietTurns: 40 },
  { board: 'lagoon', jumpSideways: false, repetitionCount: 2, quietTurns: 100 },
  { board: 'reef', jumpSideways: true, repetitionCount: 2, quietTurns: 20 },
  { board: 'reef', jumpSideways: false, repetitionCount: 5, quietTurns: 20 },
] as const)('AQU-MOVE-06, AQU-END-12: a second reading finds the same moves and the same end, $board', options => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= 8; seed++) {
    const seen = new Repetitions();
    wander(begin(options, seed).arranged(), seed, table => {
      seen.see(table);
      const isDrawn = seen.most === options.repetitionCount || seen.quiet === options.quietTurns;
      if (!table.match.over) {
        const yellow = table.state.turn === table.state.yellow;
        expect(table.choices()).toEqual(movesOf(read(table.drawing), yellow, table.state.options).sort());
      }
      expect(of('drawn', table.told()).length === 1).toBe(isDrawn);
      ends.add(table.match.over ? (isDrawn ? 'drawn' : 'won') : 'under way');
    });
  }
  expect(ends).toEqual(new Set(['under way', 'drawn', 'won']));
});
