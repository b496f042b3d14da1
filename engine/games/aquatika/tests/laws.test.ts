import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { tablesOf } from '../../../kernel/options.ts';
import { parseLedger } from '../../ledger.ts';
import { aquatika } from '../game.ts';

test('the laws hold with every value of every option, with people leaving and clocks running out', () => {
  const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
  const ledger = new Set(parseLedger(text).rows.map(row => row.id));
  const tables = tablesOf(aquatika).filter((_, i) => i % 31 === 0);
  for (const [key, { values }] of Object.entries(aquatika.options))
    expect(new Set(tables.map(({ options }) => options[key]))).toEqual(new Set(values));
  const tally = laws(aquatika, { games: 1, ledger, tables });
  expect(tally.games).toBe(42);
  expect(tally.entries).toBeGreaterThan(10);
});
