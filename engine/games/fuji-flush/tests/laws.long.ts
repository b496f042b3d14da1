import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { parseLedger } from '../../ledger.ts';
import { fujiFlush } from '../game.ts';

test('the laws hold over 10,000 games, looked at in one decision of twenty', () => {
  const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
  const ledger = new Set(parseLedger(text).rows.map(row => row.id));
  const tally = laws(fujiFlush, { games: 129, ledger, oneIn: 20 });
  expect(tally.games).toBeGreaterThan(10_000);
});
