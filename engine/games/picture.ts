/**
 * A table as one pictures it: remarks, columns, lists of things, boards of cells.
 *
 * A game says once what lies where; every application draws the parts its own way, the terminal in lines and the page with real
 * tables and boards. Parts may have places, and `Wording.ways` says at which of them one points for an action, so that a
 * game without a screen of its own is played by pointing all the same.
 */
import { inColumns } from './text-table.ts';

export type Picture = readonly Part[];
export type Part = Remark | Columns | Things | Cells;

/** Something one can point at; the same name stands in the ways of the actions. */
export type PicturePlace = string;

/** How somebody stands: it is their turn, or they have won. */
export type PlayerStanding = 'turn' | 'won' | null;

interface AnyPart {
  /** Whether this is what the question is about: a page shows it first, the terminal last, next to the question. */
  readonly isNow?: true;
}

/** A sentence. */
export interface Remark extends AnyPart {
  readonly kind: 'remark';
  readonly text: string;
}

/** A row for each player or side, under headings. */
export interface Columns extends AnyPart {
  readonly kind: 'columns';
  /** One heading for each column after the names. */
  readonly head: readonly string[];
  readonly rows: readonly ColumnRow[];
}

export interface ColumnRow {
  readonly name: string;
  readonly standing: PlayerStanding;
  readonly cells: readonly string[];
  readonly place?: PicturePlace;
}

/** Some things under a title: cards, words, piles. */
export interface Things extends AnyPart {
  readonly kind: 'things';
  readonly title: string;
  readonly things: readonly Thing[];
  /** What is said where there is nothing. */
  readonly none?: string;
  /** Whether the things are so short that they fit on one line. */
  readonly isShort?: true;
}

export interface Thing {
  /** What it is a thing of, such as a number. */
  readonly term?: string;
  readonly text: string;
  /** What is remarkable about it now. */
  readonly notes?: readonly string[];
  readonly place?: PicturePlace;
}

/** A board of cells in rows, as its viewer sees it. */
export interface Cells extends AnyPart {
  readonly kind: 'cells';
  /** What it is a board of; nothing where that goes without saying. */
  readonly title?: string;
  readonly columns: readonly string[];
  readonly rows: readonly CellRow[];
  /** Who sits at the upper and at the lower edge. */
  readonly above?: Edge;
  readonly below?: Edge;
}

export interface Edge {
  readonly name: string;
  readonly standing: PlayerStanding;
}

export interface CellRow {
  readonly label: string;
  /** The row as a whole. */
  readonly place?: PicturePlace;
  /** Null where the board has no cell. */
  readonly cells: readonly (PictureCell | null)[];
}

export interface PictureCell {
  /** A letter or a sign. */
  readonly text: string;
  /** What it is, for whoever hears the board. */
  readonly name: string;
  /** The colour of the piece that is there. */
  readonly tone?: 'light' | 'dark';
  /** What lies under it, for whoever may know. */
  readonly under?: string;
  /** Whether something has just happened here. */
  readonly isRecent?: true;
  readonly place?: PicturePlace;
}

const STANDINGS = { turn: '▸', won: '★' } as const;
const sign = (standing: PlayerStanding): string => (standing === null ? ' ' : STANDINGS[standing]);

/**
 * A picture in plain text, line by line.
 * @param colon what stands between a title and what it names: ':' in English, ' :' in French
 * @example linesOf(picture(view, seat, names), ':').join('\n')
 */
export function linesOf(picture: Picture, colon: string): string[] {
  const inOrder = [...picture.filter(part => part.isNow !== true), ...picture.filter(part => part.isNow === true)];
  return inOrder.flatMap((part, i) => {
    const isBlock = (other: Part | undefined) => other?.kind === 'columns' || other?.kind === 'cells';
    const before = i > 0 && (isBlock(part) || isBlock(inOrder[i - 1])) ? [''] : [];
    return [...before, ...partLines(part, colon)];
  });
}

function partLines(part: Part, colon: string): string[] {
  switch (part.kind) {
    case 'remark':
      return [`  ${part.text}`];
    case 'columns':
      return inColumns([
        ['', ...part.head],
        ...part.rows.map(({ name, standing, cells }) => [`${sign(standing)} ${name}`, ...cells]),
      ]);
    case 'things':
      return thingLines(part, colon);
    case 'cells':
      return cellLines(part, colon);
  }
}

function thingLines({ title, things, none = '', isShort }: Things, colon: string): string[] {
  const head = `  ${title}${colon}`;
  const texts = things.map(({ term, text, notes = [] }) => {
    const named = term === undefined ? text : isShort ? `${term} ${text}` : `${term}${colon} ${text}`;
    return [named, ...notes].join(', ');
  });
  if (texts.length === 0) return [`${head} ${none}`.trimEnd()];
  return isShort ? [`${head} ${texts.join('  ')}`] : [head, ...texts.map(text => `    ${text}`)];
}

/** A letter, and in brackets what may lie under it. */
const NARROWEST = 4;

function cellLines({ title, columns, rows, above, below }: Cells, colon: string): string[] {
  const texts = rows.map(({ cells }) => cells.map(cell => (cell === null ? '' : cellText(cell))));
  const width = Math.max(NARROWEST, ...[...columns, ...texts.flat()].map(lengthOf)) + 1;
  const isNumbered = rows.every(({ label }) => /^\d+$/.test(label));
  const labelWidth = Math.max(2, ...rows.map(({ label }) => lengthOf(label)));
  const padded = (text: string, to: number) => text + ' '.repeat(Math.max(0, to - lengthOf(text)));
  const line = (label: string, cells: readonly string[]) =>
    `  ${isNumbered ? label.padStart(labelWidth) : padded(label, labelWidth)} ${cells.map(cell => padded(cell, width)).join('')}`;
  const edged = (text: string, edge: Edge | undefined) =>
    edge === undefined ? text : `${text}  ${sign(edge.standing)} ${edge.name}`;
  return [
    ...(title === undefined ? [] : [`  ${title}${colon}`]),
    line('', columns).trimEnd(),
    ...rows.map(({ label }, y) => {
      const text = line(label, texts[y]);
      return (y === 0 ? edged(text, above) : y === rows.length - 1 ? edged(text, below) : text).trimEnd();
    }),
  ];
}

const cellText = ({ text, under }: PictureCell): string => (under === undefined ? text : `${text}(${under})`);
const lengthOf = (text: string): number => [...text].length;
