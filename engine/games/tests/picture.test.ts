import { expect, test } from 'vitest';
import { linesOf, type Picture } from '../picture.ts';

const picture: Picture = [
  { kind: 'remark', text: 'The tide is out.', isNow: true },
  {
    kind: 'columns',
    head: ['gold', 'place'],
    rows: [
      { name: 'Anne', standing: 'turn', cells: ['12', 'port'] },
      { name: 'Ben', standing: null, cells: ['3', 'sea'] },
    ],
  },
  { kind: 'remark', text: 'Three days left.' },
  { kind: 'things', title: 'Hold', things: [], none: 'empty' },
  {
    kind: 'things',
    title: 'Cards',
    things: [
      { text: 'a map', notes: ['new', 'wet'] },
      { term: '7', text: 'a sail' },
    ],
  },
  {
    kind: 'things',
    title: 'Words',
    things: [
      { term: '1', text: 'tide' },
      { term: '2', text: 'bell' },
    ],
    isShort: true,
  },
];

test('parts are told in their order, and what it is about comes last, next to the question', () => {
  expect(linesOf(picture, ':')).toEqual([
    '        gold  place',
    '▸ Anne    12   port',
    '  Ben      3    sea',
    '',
    '  Three days left.',
    '  Hold: empty',
    '  Cards:',
    '    a map, new, wet',
    '    7: a sail',
    '  Words: 1 tide  2 bell',
    '  The tide is out.',
  ]);
});

test('a board has its cells in line, what lies under a piece in brackets, and players at its edges', () => {
  const water = { text: '·', name: 'water' };
  const board: Picture = [
    {
      kind: 'cells',
      columns: ['a', 'b'],
      rows: [
        { label: '10', cells: [{ text: 'O', name: 'octopus', under: 's' }, water] },
        { label: '9', cells: [null, water] },
      ],
      above: { name: 'Ben', standing: null },
      below: { name: 'Anne', standing: 'won' },
    },
  ];
  expect(linesOf(board, ':')).toEqual(['     a    b', '  10 O(s) ·        Ben', '   9      ·      ★ Anne']);
});

test('a board whose rows have names has them to the left, and as much room as its headings need', () => {
  const board: Picture = [
    {
      kind: 'cells',
      title: 'Clues',
      columns: ['1 lighthouse', '2 bell'],
      rows: [
        {
          label: '1. sea',
          cells: [
            { text: '●', name: '' },
            { text: '·', name: '' },
          ],
        },
        {
          label: '2. evening',
          cells: [
            { text: '·', name: '' },
            { text: '·', name: '' },
          ],
        },
      ],
    },
  ];
  expect(linesOf(board, ' :')).toEqual([
    '  Clues :',
    '             1 lighthouse 2 bell',
    '  1. sea     ●            ·',
    '  2. evening ·            ·',
  ]);
});
