import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { tablesOf } from '../../../kernel/options.ts';
import { parseLedger } from '../../ledger.ts';
import { jamaica } from '../game.ts';

const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
const ledger = new Set(parseLedger(text).rows.map(row => row.id));

test.each(tablesOf(jamaica))('the laws hold at a table of $seats, $options', table => {
  const tally = laws(jamaica, { games: 2, tables: [table], ledger, oneIn: table.options.crew ? 13 : 7 });
  expect(tally.games).toBe(2);
});
