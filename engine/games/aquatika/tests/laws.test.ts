import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { tablesOf } from '../../../kernel/options.ts';
import { parseLedger } from '../../ledger.ts';
import { aquatika } from '../game.ts';

const ledger = new Set(
  parseLedger(readFileSync(new URL('../rules.md', import.meta.url), 'utf8')).rows.map(row => row.id),
);

test('the laws hold at tables with every value of every option, with people leaving and clocks running out', () => {
  const tables = tablesOf(aquatika).filter((_, i) => i % 41 === 0);
  const tally = laws(aquatika, { games: 1, ledger, tables });
  expect(tally.tables).toBeGreaterThan(30);
});
