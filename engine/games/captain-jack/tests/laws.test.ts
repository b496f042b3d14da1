import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { parseLedger } from '../../ledger.ts';
import { captainJack } from '../game.ts';
import { MODES } from './kit.ts';

test('the laws hold in both modes, at every size of table, with people leaving and clocks running out', () => {
  const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
  const ledger = new Set(parseLedger(text).rows.map(row => row.id));
  const tables = MODES.flatMap(rules =>
    [2, 3, 4].map(seats => ({ options: { rules, first: 'random' as const }, seats })),
  );
  const tally = laws(captainJack, { games: 1, tables, ledger, longest: 50_000, oneIn: 9 });
  expect(tally.tables).toBe(6);
  expect(tally.entries).toBeGreaterThan(2);
});

test.each(captainJack.earlier ?? [])('the laws hold in version $version too', game => {
  const tables = MODES.map(rules => ({ options: { rules, first: 'random' as const }, seats: 3 }));
  expect(laws(game, { games: 1, tables, longest: 50_000, oneIn: 9 }).tables).toBe(2);
});
