import { expect, test } from 'vitest';
import { inColumns } from '../text-table.ts';

test('columns stand in line: the first to the left, the others to the right', () => {
  const rows = [
    ['', 'hand', 'front'],
    ['Zoé', '6', '–'],
    ['Anne-Marie', '12'],
  ];
  expect(inColumns(rows)).toEqual(['            hand  front', 'Zoé            6      –', 'Anne-Marie    12']);
  expect(inColumns([])).toEqual([]);
});
