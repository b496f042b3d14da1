import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { tablesOf } from '../../../kernel/options.ts';
import { parseLedger } from '../../ledger.ts';
import { type Decrypto, decrypto } from '../game.ts';

/** Some tables that together have every number of seats and every value of every option. */
function someTables(): { options: Decrypto['options']; seats: number }[] {
  const seen = new Set<string>();
  return tablesOf(decrypto).filter(({ options, seats }) => {
    const traits = [`${seats} seats`, ...Object.entries(options).map(([key, value]) => `${key} ${value}`)];
    const isNew = traits.some(trait => !seen.has(trait));
    for (const trait of traits) seen.add(trait);
    return isNew;
  });
}

test('the laws hold at tables of every size and with every option, with people leaving and clocks running out', () => {
  const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
  const ledger = new Set(parseLedger(text).rows.map(row => row.id));
  const tables = someTables();
  const tally = laws(decrypto, { games: 1, ledger, tables, oneIn: 2 });
  expect(tally.games).toBe(tables.length);
  expect(tally.entries).toBeGreaterThan(10);
});
