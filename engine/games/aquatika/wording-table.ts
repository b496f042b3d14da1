/** The table of Aquatika in plain text: the layout, in the words of either language. */
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { type Names, nameOf } from '../language.ts';
import { type Cell, columnOf, NO_CELL, rowOf } from './board.ts';
import type { View } from './information.ts';
import { unplaced } from './material.ts';
import { type Colour, colourOf, GREY, KINDS, type Kind, kindOf, NONE, type Piece, pieceOf, YELLOW } from './pieces.ts';
import { rowsFor } from './questions.ts';
import { boardOf, colourAt, type Move, seatWith } from './state.ts';

export interface TableWords {
  /** A letter for each kind, by kind; Yellow's are capitals. */
  readonly letters: readonly [string, string, string, string];
  readonly colours: readonly [string, string];
  readonly you: string;
  readonly targets: string;
  readonly yourPrey: string;
  readonly inHand: { say(counts: readonly number[]): string }['say'];
  readonly eaten: { say(pieces: readonly Piece[]): string }['say'];
  readonly covered: { say(pieces: readonly Piece[]): string }['say'];
  readonly quiet: { say(turns: number, of: number): string }['say'];
  readonly lastMove: { say(name: string, move: Move): string }['say'];
}

/** The width of a cell: a piece, its prey in brackets, and a space. */
const WIDTH = 5;
/** Empty water, and an empty target. */
const WATER = '·';
const TARGET = '×';

/** Capitals for Yellow, small letters for Grey. */
export function letterOf(letters: TableWords['letters'], piece: Piece): string {
  const letter = letters[kindOf(piece)];
  return colourOf(piece) === YELLOW ? letter.toUpperCase() : letter.toLowerCase();
}

export function tableLines(words: TableWords, view: View, viewer: Viewer, names: Names): string[] {
  const rows = rowsFor(view, viewer);
  const own = viewer >= 0 ? colourAt(view, viewer) : YELLOW;
  const pieces = view.arrangement === null ? view : withCamp(view, own, view.arrangement);
  const status = statusLines(words, view, names);
  const header = rows[0].map((_, x) => columnLetter(rows, x).padEnd(WIDTH)).join('');
  return [
    `     ${header}`.trimEnd(),
    ...rows.map(row => {
      const number = rowNumber(row);
      const edge = row === rows[0] ? 1 - own : row === rows.at(-1) ? own : null;
      const cells = row.map(cell => sign(words, pieces, view, cell).padEnd(WIDTH)).join('');
      const player = edge === null ? '' : `  ${playerAt(words, view, edge as Colour, viewer, names)}`;
      return `  ${number.padStart(2)} ${cells}${player}`.trimEnd();
    }),
    ...(status.length === 0 ? [] : ['', ...status.map(line => `  ${line}`)]),
  ];
}

type Pieces = Pick<View, 'top' | 'under'>;

/** The board with the viewer's own arrangement on it. */
function withCamp(view: View, own: Colour, arrangement: readonly Kind[]): Pieces {
  const top = [...view.top];
  boardOf(view).camps[own].forEach((cell, i) => {
    top[cell] = arrangement[i] === 0 ? NONE : pieceOf(own, arrangement[i]);
  });
  return { top, under: view.under };
}

function sign({ letters }: TableWords, { top, under }: Pieces, view: View, cell: Cell): string {
  if (cell === NO_CELL) return '';
  if (top[cell] === NONE) return boardOf(view).targets.includes(cell) ? TARGET : WATER;
  const prey = under[cell] === NONE ? '' : `(${letterOf(letters, under[cell])})`;
  return `${letterOf(letters, top[cell])}${prey}`;
}

const columnLetter = (rows: readonly Cell[][], x: number): string => {
  const cell = rows.map(row => row[x]).find(one => one !== NO_CELL) ?? 0;
  return String.fromCharCode(97 + columnOf(cell));
};
const rowNumber = (row: readonly Cell[]): string => String(rowOf(row.find(cell => cell !== NO_CELL) ?? 0));

/** An arrow for whose turn it is, a star for who has won. */
function playerAt(words: TableWords, view: View, colour: Colour, viewer: Viewer, names: Names): string {
  const seat: Seat = seatWith(view, colour);
  const mark = view.over ? (view.winner === seat ? '★ ' : '  ') : view.turn === seat ? '▸ ' : '  ';
  const you = seat === viewer ? `, ${words.you}` : '';
  return `${mark}${nameOf(names, seat)} (${words.colours[colour]}${you})`;
}

function statusLines(words: TableWords, view: View, names: Names): string[] {
  if (view.arranging) {
    const left = view.arrangement === null ? [] : unplaced(view.arrangement);
    return KINDS.some(kind => left[kind] > 0) ? [words.targets, words.inHand(left)] : [words.targets];
  }
  const moves = [YELLOW, GREY].flatMap(colour => {
    const move = view.last[seatWith(view, colour)];
    return move === null ? [] : [words.lastMove(nameOf(names, seatWith(view, colour)), move)];
  });
  return [
    ...(view.under.some(prey => prey !== NONE) ? [words.yourPrey] : []),
    ...(view.eaten.length === 0 ? [] : [words.eaten(view.eaten)]),
    ...(view.covered.length === 0 ? [] : [words.covered(view.covered)]),
    ...(view.quiet === 0 ? [] : [words.quiet(view.quiet, view.options.quietTurns)]),
    ...moves,
  ];
}
