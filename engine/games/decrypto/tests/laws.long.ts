import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { parseLedger } from '../../ledger.ts';
import { decrypto } from '../game.ts';

test('the laws hold over 2,000 games at every table there is, looked at in one decision of twenty', () => {
  const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
  const ledger = new Set(parseLedger(text).rows.map(row => row.id));
  const tally = laws(decrypto, { games: 3, ledger, oneIn: 20 });
  expect(tally.games).toBeGreaterThan(2000);
});
