import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { tablesOf } from '../../../kernel/options.ts';
import { parseLedger } from '../../ledger.ts';
import { jamaica } from '../game.ts';

/** Fourteen tables: over 10,000 games in all. */
const GAMES = 715;

test.each(tablesOf(jamaica))(
  'the laws hold over many games at a table of $seats, $options, looked at in one decision of twenty',
  table => {
    const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
    const ledger = new Set(parseLedger(text).rows.map(row => row.id));
    const tally = laws(jamaica, { games: GAMES, tables: [table], ledger, oneIn: 20 });
    expect(tally.games).toBe(GAMES);
  },
);
