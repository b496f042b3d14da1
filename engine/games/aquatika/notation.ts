/** Moves and positions as text; `docs/aquatika.md` describes it. Letters and signs are the same in every language. */
import type { Seat } from '../../kernel/seats.ts';
import { Offer } from '../../kernel/steps.ts';
import { BadNotation } from '../bad-notation.ts';
import { movesOf } from './4-movement.ts';
import { isJump, landings } from './7-fish.ts';
import { type Cell, cellAt, cellName } from './board.ts';
import { BOARDS, type BoardName, COUNTS } from './material.ts';
import {
  type Colour,
  colourOf,
  GREY,
  type Kind,
  kindOf,
  NONE,
  OCTOPUS,
  type Piece,
  pieceOf,
  SHARK,
  YELLOW,
} from './pieces.ts';
import { type Action, boardOf, colourAt, type Move, type Water } from './state.ts';

/** By kind. */
const LETTERS = '.OSF';
export const kindLetter = (kind: Kind): string => LETTERS[kind];
export const kindOfLetter = (letter: string): Kind | undefined => {
  const kind = LETTERS.indexOf(letter);
  return letter.length === 1 && kind >= 0 ? (kind as Kind) : undefined;
};
export const colourLetter = (colour: Colour): string => (colour === YELLOW ? 'Y' : 'G');
export const colourOfLetter = (letter: string): Colour | undefined =>
  letter === 'Y' ? YELLOW : letter === 'G' ? GREY : undefined;

/** Capitals are Yellow's. */
export function pieceLetter(piece: Piece): string {
  const letter = kindLetter(kindOf(piece));
  return colourOf(piece) === YELLOW ? letter : letter.toLowerCase();
}

function pieceOfLetter(letter: string): Piece {
  const kind = kindOfLetter(letter.toUpperCase());
  if (kind === undefined || letter === '.') throw new BadNotation(`'${letter}' is no piece`);
  return pieceOf(letter === letter.toUpperCase() ? YELLOW : GREY, kind);
}

// --- Moves --------------------------------------------------------------------------------------------------------------

type Moving = Extract<Action, { type: 'move' | 'carry' }>;

/** What a move does, as far as its text says it. */
interface Deed {
  readonly piece: Piece;
  readonly from: Cell;
  readonly to: Cell;
  readonly eats: boolean;
  readonly covers: boolean;
  readonly frees: boolean;
  readonly carries: boolean;
}

function deedText({ piece, from, to, eats, covers, frees, carries }: Deed): string {
  const [start, ...stops] = landings({ from, to }).map(cellName);
  const plain = eats ? 'x' : carries ? '=' : `${frees ? '/' : ''}${covers ? '*' : frees ? '' : '-'}`;
  const link = isJump(from, to) ? '^' : plain;
  return `${kindLetter(kindOf(piece))}${start}${stops.map(stop => link + stop).join('')}`;
}

/**
 * A move that is about to be made.
 * @example moveText(state, { type: 'move', from, to }) // 'Oc3*d4'
 */
export function moveText({ top, under }: Water, { type, from, to }: Moving): string {
  const isOctopus = kindOf(top[from]) === OCTOPUS;
  return deedText({
    piece: top[from],
    from,
    to,
    eats: kindOf(top[from]) === SHARK && top[to] !== NONE,
    covers: isOctopus && top[to] !== NONE,
    frees: isOctopus && type === 'move' && under[from] !== NONE,
    carries: type === 'carry',
  });
}

/**
 * A move that was seen; a prey that was taken along does not show (AQU-INFO-10).
 * @example view.last.map(move => move && seenText(move)) // ['Od4-d5', 'Oa6-a5']
 */
export const seenText = ({ piece, from, to, eaten, covered, freed }: Move): string =>
  deedText({
    piece,
    from,
    to,
    eats: eaten.length > 0,
    covers: covered !== NONE,
    frees: freed !== NONE,
    carries: false,
  });

/**
 * The move a text names, among those a colour has.
 * @example readMove(state, YELLOW, 'Sc5xc4')
 */
export function readMove(water: Water, colour: Colour, text: string): Moving {
  const out = new Offer<Action>();
  movesOf(water, colour, out);
  const moves = out.toArray().filter((action): action is Moving => action.type === 'move' || action.type === 'carry');
  const found = moves.find(action => moveText(water, action) === text);
  if (found !== undefined) return found;
  const cells = text.match(/[a-h]\d+/g) ?? [];
  const meant = moves.filter(({ from, to }) => cellName(from) === cells[0] && cellName(to) === cells.at(-1));
  const [written, instead] = [text.slice(0, 40), meant.map(action => moveText(water, action))];
  const hint = instead.length === 0 ? 'there is no such move' : `it is written ${instead.join(' or ')}`;
  throw new BadNotation(`'${written}': ${hint}`, { problem: 'move', written, instead });
}

// --- Positions ------------------------------------------------------------------------------------------------------------

/** A position, without its past: positions that have been before are not in it. */
export interface Position {
  board: BoardName;
  top: Piece[];
  under: Piece[];
  eaten: Piece[];
  toMove: Colour;
  quiet: number;
}

/** What a position is written from: a state, or a view as far as it shows it. */
interface Shown extends Water {
  readonly eaten: readonly Piece[];
  readonly yellow: Seat;
  readonly turn: Seat;
  readonly quiet: number;
}

/**
 * A position as one line. From a view, octopuses that one may not lift are bare.
 * @example positionText(state) // 'lagoon sfxfs… Y SSf 3'
 */
export function positionText(shown: Shown): string {
  const { columns, rows, firstRow, isCell } = boardOf(shown);
  const lines = Array.from({ length: rows }, (_, y) => {
    const cells = Array.from({ length: columns }, (_, x) => cellAt(x, firstRow + rows - 1 - y));
    return cells.map(cell => (isCell[cell] ? cellText(shown, cell) : '#')).join('');
  });
  const grid = lines.join('/').replace(/\.+/g, empty => String(empty.length));
  const eaten = shown.eaten.map(pieceLetter).join('') || '-';
  return `${shown.options.board} ${grid} ${colourLetter(colourAt(shown, shown.turn))} ${eaten} ${shown.quiet}`;
}

function cellText({ top, under }: Water, cell: Cell): string {
  if (top[cell] === NONE) return '.';
  return under[cell] === NONE ? pieceLetter(top[cell]) : `${pieceLetter(top[cell])}(${pieceLetter(under[cell])})`;
}

/**
 * The position of a line. Pieces that are nowhere in it are under octopuses that the writer could not lift.
 * @example readPosition('lagoon 5/5/5/2s2/2O(f)2/5/5 Y - 0').top
 */
export function readPosition(text: string): Position {
  const [name = '', grid = '', letter = '', eaten = '', quiet = '', ...surplus] = text.trim().split(/\s+/);
  if (!Object.hasOwn(BOARDS, name)) throw new BadNotation(`there is no board '${name.slice(0, 40)}'`);
  const board = name as BoardName;
  const toMove = colourOfLetter(letter);
  if (toMove === undefined) throw new BadNotation("whoever is to move is 'Y' or 'G'");
  if (!/^\d{1,3}$/.test(quiet)) throw new BadNotation('the number of quiet turns is missing');
  if (surplus.length > 0) throw new BadNotation(`'${surplus[0].slice(0, 40)}' is too much`);
  const position: Position = {
    board,
    ...readGrid(board, grid),
    eaten: eaten === '-' ? [] : [...eaten].map(pieceOfLetter),
    toMove,
    quiet: Number(quiet),
  };
  checkPieces(position);
  return position;
}

function readGrid(name: BoardName, grid: string): Pick<Position, 'top' | 'under'> {
  const { columns, rows, firstRow, isCell, size } = BOARDS[name];
  const [top, under] = [Array<Piece>(size).fill(NONE), Array<Piece>(size).fill(NONE)];
  const lines = grid.split('/');
  if (lines.length !== rows) throw new BadNotation(`${name} has ${rows} rows, not ${lines.length}`);
  lines.forEach((line, y) => {
    let x = 0;
    for (const [sign, , prey] of line.matchAll(/(\d|#|[A-Za-z])(?:\(([A-Za-z])\))?|./g)) {
      const cell = cellAt(x, firstRow + rows - 1 - y);
      const empty = /^\d$/.test(sign) ? Number(sign) : 0;
      if (empty === 0 && (sign === '#') === (x < columns && isCell[cell]))
        throw new BadNotation(`'${sign}' cannot be in row '${line.slice(0, 40)}'`);
      if (empty === 0 && sign !== '#') top[cell] = pieceOfLetter(sign[0]);
      if (prey !== undefined) under[cell] = pieceOfLetter(prey);
      x += Math.max(1, empty);
    }
    if (x !== columns) throw new BadNotation(`row '${line.slice(0, 40)}' has ${x} cells, not ${columns}`);
  });
  return { top, under };
}

function checkPieces({ board, top, under, eaten }: Position): void {
  for (const colour of [YELLOW, GREY])
    for (const [kind, count] of COUNTS.entries()) {
      const piece = pieceOf(colour, kind as Kind);
      const found = kind === 0 ? 0 : [...top, ...under, ...eaten].filter(one => one === piece).length;
      if (found > count)
        throw new BadNotation(`there are ${found} '${pieceLetter(piece)}', and only ${count} in the box`);
    }
  const { targets } = BOARDS[board];
  for (const [cell, prey] of under.entries())
    if (prey !== NONE && (kindOf(top[cell]) !== OCTOPUS || kindOf(prey) === OCTOPUS))
      throw new BadNotation(`on ${cellName(cell)} something is covered that cannot be`);
  for (const colour of [YELLOW, GREY])
    if (top[targets[colour]] !== NONE && colourOf(top[targets[colour]]) !== colour)
      throw new BadNotation(`a piece is on the target of the other colour`);
}
