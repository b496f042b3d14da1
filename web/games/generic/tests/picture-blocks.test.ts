import type { Columns, Part } from '@havre/engine/games/picture.ts';
import { describe, expect, test } from 'vitest';
import { blocksOf, isOfFigures } from '../picture-blocks.ts';

const remark: Part = { kind: 'remark', text: 'It rains.' };
const list: Part = { kind: 'things', title: 'Aboard', things: [] };
const row: Part = { ...list, isShort: true };

describe('the blocks of a picture', () => {
  test('have together what is alike and follows on each other', () => {
    const blocks = blocksOf([remark, remark, list, list, row, list]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['remarks', 'lists', 'rows', 'lists']);
    expect(blocks.map(block => ('parts' in block ? block.parts.length : 1))).toEqual([2, 2, 1, 1]);
  });
});

describe('a column', () => {
  const columns = (...cells: string[][]): Columns => ({
    kind: 'columns',
    head: ['where', 'cards'],
    rows: cells.map(each => ({ name: 'Anne', standing: null, cells: each })),
  });

  test('is one of figures if it has nothing else, whatever those who have left are said to do', () => {
    const told = columns(['port 5', '7/7'], ['sea 3', '−2'], ['has left']);
    expect([isOfFigures(told, 0), isOfFigures(told, 1)]).toEqual([false, true]);
  });
});
