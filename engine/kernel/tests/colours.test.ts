import { expect, test } from 'vitest';
import { type Coloured, colourRefusal, coloursFor, coloursOfSeats } from '../colours.ts';

/** Three cups; with a guest at the table the black one is his. */
const cups: Coloured<{ guest: boolean }> = {
  colours: {
    rule: 'CUP-1',
    list: ({ guest }) => (guest ? ['red', 'green', 'blue'] : ['red', 'green', 'blue', 'black']),
  },
};
/** Two camps, shared out by lots. */
const camps: Coloured = { colours: { rule: 'CAMP-1', list: () => ['yellow', 'grey'], first: () => [null, null] } };
const plain: Coloured = {};
const alone = { guest: false };

test('without a choice everybody has the colour of their seat', () => {
  expect(coloursOfSeats(cups, alone, [null, null, null])).toEqual(['red', 'green', 'blue']);
  expect(coloursOfSeats(plain, {}, [null, null, null])).toEqual(['orange', 'blue', 'green']);
  expect(coloursFor(plain, {}, 3)).toHaveLength(8);
});

test('whoever has not chosen makes room for whoever has', () => {
  expect(coloursOfSeats(cups, alone, [null, 'red', null])).toEqual(['green', 'red', 'blue']);
});

test('a colour that a table does not have any more is nobody’s', () => {
  expect(coloursOfSeats(cups, alone, ['black', null, null])).toEqual(['black', 'green', 'blue']);
  expect(coloursOfSeats(cups, { guest: true }, ['black', null, null])).toEqual(['red', 'green', 'blue']);
});

test('where lots decide nobody has one, until somebody chooses', () => {
  expect(coloursOfSeats(camps, {}, [null, null])).toEqual([null, null]);
  expect(coloursOfSeats(camps, {}, [null, 'yellow'])).toEqual(['grey', 'yellow']);
});

test('a table is laid out with one colour for each seat, each of them once and of those there are', () => {
  expect(colourRefusal(cups, alone, 2, ['blue', 'red'])).toBeNull();
  for (const wrong of [['red'], ['red', 'red'], ['red', 'pink']] as const)
    expect(colourRefusal(cups, alone, 2, wrong)).toMatchObject({ refused: 'bad-colours', rule: 'CUP-1' });
  expect(colourRefusal(plain, {}, 2, ['orange', 'blue'])).toMatchObject({ refused: 'bad-colours' });
});
