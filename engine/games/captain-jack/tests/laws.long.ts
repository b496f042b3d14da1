import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { tablesOf } from '../../../kernel/options.ts';
import { parseLedger } from '../../ledger.ts';
import { captainJack } from '../game.ts';

test('the laws hold over 10,000 games, looked at in one decision of two hundred', () => {
  const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
  const ledger = new Set(parseLedger(text).rows.map(row => row.id));
  const games = Math.ceil(10_000 / tablesOf(captainJack).length);
  const tally = laws(captainJack, { games, ledger, longest: 100_000, oneIn: 200 });
  expect(tally.games).toBeGreaterThanOrEqual(10_000);
});
