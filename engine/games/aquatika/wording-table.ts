/** The table of Aquatika as a picture, in the words of either language. */
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { type Names, nameOf } from '../language.ts';
import type { Edge, Part, Picture, PictureCell as PicturedCell, PicturePlace } from '../picture.ts';
import { type Cell, cellName, columnOf, NO_CELL, rowOf } from './board.ts';
import type { View } from './information.ts';
import { unplaced } from './material.ts';
import { type Colour, colourOf, GREY, KINDS, type Kind, kindOf, NONE, type Piece, pieceOf, YELLOW } from './pieces.ts';
import { rowsFor } from './questions.ts';
import { type Action, boardOf, colourAt, type Move, seatWith } from './state.ts';

export interface TableWords {
  /** A letter for each kind, by kind; Yellow's are capitals. */
  readonly letters: readonly [string, string, string, string];
  readonly colours: readonly [string, string];
  /** A piece without its article: 'yellow octopus'. */
  readonly piece: { say(piece: Piece): string }['say'];
  readonly water: string;
  readonly target: { say(colour: Colour): string }['say'];
  readonly covering: { say(prey: Piece): string }['say'];
  readonly you: string;
  readonly targets: string;
  readonly yourPrey: string;
  readonly inHand: { say(counts: readonly number[]): string }['say'];
  readonly eaten: { say(pieces: readonly Piece[]): string }['say'];
  readonly covered: { say(pieces: readonly Piece[]): string }['say'];
  readonly quiet: { say(turns: number, of: number): string }['say'];
  readonly lastMove: { say(name: string, move: Move): string }['say'];
}

/** Empty water, and an empty target. */
const WATER = '·';
const TARGET = '×';

/** Capitals for Yellow, small letters for Grey. */
export function letterOf(letters: TableWords['letters'], piece: Piece): string {
  const letter = letters[kindOf(piece)];
  return colourOf(piece) === YELLOW ? letter.toUpperCase() : letter.toLowerCase();
}

/** The board with the viewer's own camp below; what is still in hand, eaten or covered; the last moves. */
export function pictureOf(words: TableWords, view: View, viewer: Viewer, names: Names): Picture {
  const rows = rowsFor(view, viewer);
  const own = viewer >= 0 ? colourAt(view, viewer) : YELLOW;
  const pieces = view.arrangement === null ? view : withCamp(view, own, view.arrangement);
  const latest = view.last[view.over ? view.turn : 1 - view.turn] ?? null;
  const recent = latest === null ? [] : [latest.from, latest.to];
  const player = (colour: Colour): Edge => playerAt(words, view, colour, viewer, names);
  const board: Part = {
    kind: 'cells',
    columns: rows[0].map((_, x) => columnLetter(rows, x)),
    rows: rows.map(row => ({
      label: rowNumber(row),
      cells: row.map(cell =>
        cell === NO_CELL
          ? null
          : { ...pictured(words, pieces, view, cell), ...(recent.includes(cell) ? { isRecent: true } : {}) },
      ),
    })),
    above: player(own === YELLOW ? GREY : YELLOW),
    below: player(own),
  };
  return [board, ...statusLines(words, view, names).map((text): Part => ({ kind: 'remark', text }))];
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

function pictured(words: TableWords, { top, under }: Pieces, view: View, cell: Cell): PicturedCell {
  const [piece, prey] = [top[cell], under[cell]];
  const target = boardOf(view).targets.indexOf(cell);
  const place = cellName(cell);
  const ground = target < 0 ? [] : [words.target(target as Colour)];
  if (piece === NONE)
    return { text: target < 0 ? WATER : TARGET, name: [place, ...ground, words.water].join(', '), place };
  const preyName = prey === NONE ? [] : [words.covering(prey)];
  return {
    text: letterOf(words.letters, piece),
    name: [place, ...ground, words.piece(piece), ...preyName].join(', '),
    tone: colourOf(piece) === YELLOW ? 'light' : 'dark',
    ...(prey === NONE ? {} : { under: letterOf(words.letters, prey) }),
    place,
  };
}

const columnLetter = (rows: readonly Cell[][], x: number): string => {
  const cell = rows.map(row => row[x]).find(one => one !== NO_CELL) ?? 0;
  return String.fromCharCode(97 + columnOf(cell));
};
const rowNumber = (row: readonly Cell[]): string => String(rowOf(row.find(cell => cell !== NO_CELL) ?? 0));

function playerAt(words: TableWords, view: View, colour: Colour, viewer: Viewer, names: Names): Edge {
  const seat: Seat = seatWith(view, colour);
  const isTurn = view.turn === seat && !view.over;
  const you = seat === viewer ? `, ${words.you}` : '';
  return {
    name: `${nameOf(names, seat)} (${words.colours[colour]}${you})`,
    standing: view.winner === seat && view.over ? 'won' : isTurn ? 'turn' : null,
  };
}

/** Where one points for an action: at the cells it is about, the two of an exchange in either order. */
export function waysOf(action: Action): PicturePlace[][] {
  switch (action.type) {
    case 'place':
    case 'pickUp':
      return [[cellName(action.at)]];
    case 'swap': {
      const [one, other] = [cellName(action.one), cellName(action.other)];
      return [
        [one, other],
        [other, one],
      ];
    }
    case 'move':
    case 'carry':
      return [[cellName(action.from), cellName(action.to)]];
    default:
      return [];
  }
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
