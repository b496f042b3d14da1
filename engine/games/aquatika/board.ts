/**
 * Chapter 1: a board, from the grid that is printed.
 *
 * A cell is a number that says its name on any board: eight to a row, so that c3 is 2 + 8 × 3. Rules, screens and notation
 * can then name a cell without asking which board it is on.
 */
import { type Colour, GREY, otherColour, YELLOW } from './pieces.ts';

export type Cell = number;
/** Beyond the edge, or a cell that a colour may not enter. */
export const NO_CELL: Cell = -1;

/**
 * The five directions of a step, as columns to the right and rows forward, seen by the mover: the same for every kind
 * (AQU-MOVE-06), none of them backward (AQU-MOVE-05), none on the spot (AQU-MOVE-13).
 */
export const DIRECTIONS = [
  { right: 0, forward: 1 }, //  AQU-MOVE-02
  { right: -1, forward: 1 }, // AQU-MOVE-03
  { right: 1, forward: 1 },
  { right: -1, forward: 0 }, // AQU-MOVE-04
  { right: 1, forward: 0 },
] as const;
/** From this direction on they are sideways. */
export const FIRST_SIDEWAYS = 3;

export const cellAt = (column: number, row: number): Cell => column + 8 * row;
export const columnOf = (cell: Cell): number => cell & 7;
export const rowOf = (cell: Cell): number => cell >> 3;

/** @example cellName(cellAt(2, 3)) // 'c3' */
export const cellName = (cell: Cell): string => `${String.fromCharCode(97 + columnOf(cell))}${rowOf(cell)}`;

/** The cell of a name, on whatever board; `NO_CELL` for what is no name. */
export function cellNamed(name: string): Cell {
  const [, letter, digits] = /^([a-h])(\d|10)$/.exec(name) ?? [];
  return letter === undefined ? NO_CELL : cellAt(letter.charCodeAt(0) - 97, Number(digits));
}

/** How a board is written down. */
export interface Sheet {
  /** How far its facts are known. */
  readonly status: string;
  /** The number of the row nearest to Yellow. */
  readonly firstRow: number;
  /** Rows from Yellow's side: Y G start cells, y g targets, . open water, # no cell. */
  readonly grid: readonly string[];
}

export interface Board {
  readonly columns: number;
  readonly firstRow: number;
  readonly rows: number;
  /** Every cell there is, a1 first. */
  readonly cells: readonly Cell[];
  /** How long a list with a place for every cell is. */
  readonly size: number;
  /** Whether a number is a cell of this board, by cell. */
  readonly isCell: readonly boolean[];
  /** The start cells of each colour (AQU-DATA-02), seen from its seat: the row nearest to it first, from left to right. */
  readonly camps: readonly [readonly Cell[], readonly Cell[]];
  /** The target of each colour (AQU-DATA-04). */
  readonly targets: readonly [Cell, Cell];
  /**
   * For each colour, by cell × 5 + direction: where a step leads. `NO_CELL` at the edge (AQU-MOVE-08) and where the step
   * would end on the other colour's target (AQU-MOVE-10). Camps are cells like any other here (AQU-DATA-11), and on the
   * last row nothing but the steps sideways is left (AQU-MOVE-12).
   */
  readonly ahead: readonly [readonly Cell[], readonly Cell[]];
}

/** A board that the rules cannot be played on. */
export class BadBoard extends Error {
  override name = 'BadBoard';
}

/**
 * Reads a board, or throws `BadBoard` with what AQU-DATA-09 does not accept.
 * @example loadBoard({ status: 'certain', firstRow: 1, grid: ['YYgYY', …] }, 9).targets
 */
export function loadBoard(sheet: Sheet, campSize: number): Board {
  const { grid, firstRow } = sheet;
  const columns = grid[0]?.length ?? 0;
  if (columns === 0 || columns > 8 || grid.some(row => row.length !== columns) || firstRow + grid.length > 11)
    throw new BadBoard('the grid is no rectangle of at most 8 columns, with rows up to 10');
  const lettered = (letter: string): Cell[] =>
    grid.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === letter ? [cellAt(x, firstRow + y)] : [])));
  const camps = [lettered('Y'), lettered('G').reverse()] as const;
  const goals = [lettered('y'), lettered('g')] as const;
  for (const [colour, camp] of camps.entries()) {
    if (camp.length !== campSize)
      throw new BadBoard(`colour ${colour} has ${camp.length} start cells, not ${campSize}`);
    if (goals[colour].length !== 1) throw new BadBoard(`colour ${colour} has ${goals[colour].length} targets, not one`);
  }
  if (!isHalfTurn(grid)) throw new BadBoard('a half turn does not swap the cells of the two colours');
  const cells = ['Y', 'G', 'y', 'g', '.'].flatMap(lettered).sort((a, b) => a - b);
  const isCell = Array.from({ length: cellAt(0, firstRow + grid.length) }, (_, cell) => cells.includes(cell));
  const targets = [goals[YELLOW][0], goals[GREY][0]] as const;
  const ahead = [stepsOf(YELLOW, isCell, targets), stepsOf(GREY, isCell, targets)] as const;
  const board: Board = {
    columns,
    firstRow,
    rows: grid.length,
    cells,
    size: isCell.length,
    isCell,
    camps,
    targets,
    ahead,
  };
  for (const colour of [YELLOW, GREY])
    for (const start of camps[colour])
      if (!isReached(board, colour, start)) throw new BadBoard(`${cellName(start)} does not lead to its target`);
  return board;
}

const SWAPPED: { readonly [sign: string]: string } = { Y: 'G', G: 'Y', y: 'g', g: 'y', '.': '.', '#': '#' };

/** Turned by half a turn, with the colours swapped, a board must look as before: to each its own side (AQU-SETUP-01). */
function isHalfTurn(grid: readonly string[]): boolean {
  const turned = grid.toReversed().map(row => [...row].reverse().map(sign => SWAPPED[sign] ?? '?'));
  return turned.every((row, y) => row.join('') === grid[y]);
}

/** The rows forward of a colour: Yellow's numbers rise, Grey's fall (AQU-MOVE-07). */
export const forwardOf = (colour: Colour): 1 | -1 => (colour === YELLOW ? 1 : -1);

function stepsOf(colour: Colour, isCell: readonly boolean[], targets: readonly [Cell, Cell]): Cell[] {
  const forward = forwardOf(colour);
  const barred = targets[otherColour(colour)];
  return isCell.flatMap((_, from) =>
    DIRECTIONS.map(direction => {
      const column = columnOf(from) + direction.right * forward;
      const to = cellAt(column, rowOf(from) + direction.forward * forward);
      return isCell[from] && column >= 0 && column < 8 && isCell[to] && to !== barred ? to : NO_CELL;
    }),
  );
}

function isReached({ ahead, targets }: Board, colour: Colour, start: Cell): boolean {
  const reached = new Set([start]);
  for (const cell of reached)
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const to = ahead[colour][cell * DIRECTIONS.length + direction];
      if (to !== NO_CELL) reached.add(to);
    }
  return reached.has(targets[colour]);
}
