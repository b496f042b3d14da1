import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { tablesOf } from '../../../kernel/options.ts';
import { parseLedger } from '../../ledger.ts';
import { jamaica } from '../game.ts';
import { meet, PAIRS } from './crew-pairs.ts';

const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
const ledger = new Set(parseLedger(text).rows.map(row => row.id));

/** Twenty-eight tables: over 10,000 games in all. */
const GAMES = 358;

test.each(tablesOf(jamaica))(
  'the laws hold over many games at a table of $seats, $options, looked at in one decision of twenty',
  table => {
    const tally = laws(jamaica, { games: GAMES, tables: [table], ledger, oneIn: 20 });
    expect(tally.games).toBe(GAMES);
  },
);

const MEETINGS = (['2007', '2021'] as const).flatMap(edition =>
  [true, false].flatMap(together => [2, 3, 4].map(seats => ({ edition, together, seats }))),
);

test.each(MEETINGS)(
  'the laws hold where any two characters meet, together $together, $edition, $seats seats',
  ({ edition, together, seats }) => {
    let games = 0;
    for (const pair of PAIRS) {
      const ghost = edition === '2021' && seats === 4;
      games += meet({ pair, together, edition, seats, ghost, games: 2, oneIn: 5, ledger }).games;
    }
    expect(games).toBe(2 * PAIRS.length);
  },
);
