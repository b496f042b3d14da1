import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { parseLedger } from '../../ledger.ts';
import { fujiFlush } from '../game.ts';

test('the laws hold at every table the options allow, with people leaving and clocks running out', () => {
  const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
  const ledger = new Set(parseLedger(text).rows.map(row => row.id));
  const tally = laws(fujiFlush, { games: 1, ledger });
  expect(tally.tables).toBe(78);
  expect(tally.entries).toBeGreaterThan(50);
});
