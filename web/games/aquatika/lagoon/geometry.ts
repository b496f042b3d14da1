/**
 * Where cells lie on the screen. A place is counted in cells from the upper left corner of the board as its viewer sees it:
 * their own camp below, and ahead is up (AQU-NET-04). Where a window is too low for that, the board lies on its side: the
 * own camp on the left, and ahead is to the right.
 */
import { type Cell, cellAt, columnOf, NO_CELL, rowOf } from '@havre/engine/games/aquatika/board.ts';
import { BOARDS, type BoardName } from '@havre/engine/games/aquatika/material.ts';

/** From the upper left corner, in cells. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Sight {
  readonly board: BoardName;
  /** Whether Grey's camp is the own one. */
  readonly isTurned: boolean;
  /** Whether ahead is to the right. */
  readonly isLying: boolean;
}

/** Water around the cells, with the names of columns and rows in it, in cells. */
export const MARGIN = 0.42;

/** How many cells there are from left to right and from top to bottom. */
export function extentOf({ board, isLying }: Sight): { readonly across: number; readonly down: number } {
  const { columns, rows } = BOARDS[board];
  return isLying ? { across: rows, down: columns } : { across: columns, down: rows };
}

/**
 * Where a cell lies.
 * @example placeOf({ board: 'lagoon', isTurned: false, isLying: false }, cellNamed('a1')) // { x: 0, y: 6 }
 */
export function placeOf({ board, isTurned, isLying }: Sight, cell: Cell): Place {
  const { columns, rows, firstRow } = BOARDS[board];
  const [fromLeft, ahead] = [columnOf(cell), rowOf(cell) - firstRow];
  const [right, up] = isTurned ? [columns - 1 - fromLeft, rows - 1 - ahead] : [fromLeft, ahead];
  return isLying ? { x: up, y: right } : { x: right, y: rows - 1 - up };
}

/** The cell at a place; `NO_CELL` where there is none. */
export function cellOn({ board, isTurned, isLying }: Sight, { x, y }: Place): Cell {
  const { columns, rows, firstRow, isCell } = BOARDS[board];
  const [right, up] = isLying ? [y, x] : [x, rows - 1 - y];
  const [fromLeft, ahead] = isTurned ? [columns - 1 - right, rows - 1 - up] : [right, up];
  if (fromLeft < 0 || fromLeft >= columns || ahead < 0 || ahead >= rows) return NO_CELL;
  const cell = cellAt(fromLeft, firstRow + ahead);
  return isCell[cell] === true ? cell : NO_CELL;
}

/** Every cell as it is read: from left to right, from top to bottom. */
export function cellsInOrder(sight: Sight): Cell[] {
  const { across, down } = extentOf(sight);
  return Array.from({ length: across * down }, (_, i) =>
    cellOn(sight, { x: i % across, y: Math.floor(i / across) }),
  ).filter(cell => cell !== NO_CELL);
}

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The cell an arrow key leads to, over gaps; the same cell at the edge, and null for any other key. */
export function cellByKey(sight: Sight, from: Cell, key: string): Cell | null {
  const step = ARROWS[key];
  if (step === undefined) return null;
  const { across, down } = extentOf(sight);
  let { x, y } = placeOf(sight, from);
  for (x += step.x, y += step.y; x >= 0 && y >= 0 && x < across && y < down; x += step.x, y += step.y) {
    const cell = cellOn(sight, { x, y });
    if (cell !== NO_CELL) return cell;
  }
  return from;
}

/** Where an animal looks that goes ahead for its side: degrees from up, clockwise. */
export function headingOf({ isTurned, isLying }: Sight, isGrey: boolean): number {
  const own = isGrey === isTurned;
  return (own ? 0 : 180) + (isLying ? 90 : 0);
}
