import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLedger } from '../../ledger.ts';
import { NAMES } from '../crew/characters.ts';
import { meet, PAIRS } from './crew-pairs.ts';

const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
const ledger = new Set(parseLedger(text).rows.map(row => row.id));

test('there are 190 pairs of characters', () => {
  expect(new Set(PAIRS.map(String)).size).toBe(190);
});

test.each(NAMES.map((name, character) => ({ name, character })))(
  'the laws hold where $name meets any other, in turn aboard one ship and on two, with and without ghost',
  ({ character }) => {
    const pairs = PAIRS.filter(([one]) => one === character);
    let games = 0;
    for (const pair of pairs) {
      const isEven = (pair[0] + pair[1]) % 2 === 0;
      const table = isEven ? ({ edition: '2021', seats: 3 } as const) : ({ edition: '2007', seats: 2 } as const);
      games += meet({ pair, together: pair[1] % 2 === 0, ...table, oneIn: 41, ledger }).games;
    }
    expect(games).toBe(pairs.length);
  },
);
