/** Cells and places on the screen: turned for Grey, laid on its side in a low window, and found again by key. */
import { cellNamed } from '@havre/engine/games/aquatika/board.ts';
import { BOARDS, type BoardName } from '@havre/engine/games/aquatika/material.ts';
import { describe, expect, test } from 'vitest';
import { cellByKey, cellOn, cellsInOrder, extentOf, headingOf, placeOf, type Sight } from '../lagoon/geometry.ts';

const SIGHTS: readonly Sight[] = (['lagoon', 'reef', 'narrows'] as BoardName[]).flatMap(board =>
  [false, true].flatMap(isTurned => [false, true].map(isLying => ({ board, isTurned, isLying }))),
);
const named = ({ board, isTurned, isLying }: Sight): string =>
  `${board}${isTurned ? ', turned' : ''}${isLying ? ', lying' : ''}`;

describe.each(SIGHTS.map(sight => [named(sight), sight] as const))('%s', (_, sight) => {
  test('every cell has a place of its own, and is found there', () => {
    const { cells } = BOARDS[sight.board];
    expect(cells.map(cell => cellOn(sight, placeOf(sight, cell)))).toEqual(cells);
    expect(cellsInOrder(sight).toSorted((one, other) => one - other)).toEqual(cells);
  });

  test('the own camp is below, or on the left where the board lies', () => {
    const { camps } = BOARDS[sight.board];
    const { across, down } = extentOf(sight);
    for (const cell of camps[sight.isTurned ? 1 : 0]) {
      const { x, y } = placeOf(sight, cell);
      expect(sight.isLying ? x : down - 1 - y).toBeLessThan((sight.isLying ? across : down) / 2);
    }
  });
});

const YELLOWS: Sight = { board: 'lagoon', isTurned: false, isLying: false };
const GREYS: Sight = { ...YELLOWS, isTurned: true };

test('arrow keys lead to the neighbour on the screen, and stay at the edge', () => {
  const c3 = cellNamed('c3');
  expect(cellByKey(YELLOWS, c3, 'ArrowUp')).toBe(cellNamed('c4'));
  expect(cellByKey(GREYS, c3, 'ArrowUp')).toBe(cellNamed('c2'));
  expect(cellByKey(GREYS, c3, 'ArrowLeft')).toBe(cellNamed('d3'));
  expect(cellByKey({ ...YELLOWS, isLying: true }, c3, 'ArrowRight')).toBe(cellNamed('c4'));
  expect(cellByKey(YELLOWS, cellNamed('a1'), 'ArrowLeft')).toBe(cellNamed('a1'));
  expect(cellByKey(YELLOWS, c3, 'Enter')).toBeNull();
});

test('arrow keys pass over what is no cell', () => {
  const narrows: Sight = { board: 'narrows', isTurned: false, isLying: false };
  expect(cellByKey(narrows, cellNamed('a9'), 'ArrowUp')).toBe(cellNamed('a9'));
  expect(cellByKey(narrows, cellNamed('b9'), 'ArrowUp')).toBe(cellNamed('b10'));
});

test('the own animals look ahead, and those of the other side come towards one', () => {
  expect([headingOf(YELLOWS, false), headingOf(YELLOWS, true)]).toEqual([0, 180]);
  expect([headingOf(GREYS, false), headingOf(GREYS, true)]).toEqual([180, 0]);
  expect(headingOf({ ...YELLOWS, isLying: true }, false)).toBe(90);
});
