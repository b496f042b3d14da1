/**
 * Whole games, kept as they were once played. Each is played again from its moves and its dice: every event, the last
 * position and the outcome must be the same, so that a change of the rules does not go unnoticed.
 *
 * After a change that was meant, write them anew:
 *
 *     WRITE_PLAYTHROUGHS=1 npx vitest run engine/games/fuji-flush/tests/playthroughs.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Dice } from '../../../kernel/chance.ts';
import type { Entry } from '../../../kernel/entry.ts';
import { Match } from '../../../kernel/match.ts';
import type { Outcome } from '../../../kernel/outcome.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { TableEntry } from '../../../kernel/table.ts';
import { type FujiFlush, fujiFlush } from '../game.ts';
import type { Action, Event } from '../state.ts';
import { begin, C, D, of, TABLES } from './kit.ts';

interface Playthrough {
  game: string;
  version: number;
  options: FujiFlush['options'];
  seats: number;
  entries: Entry<Action, Event>[];
  /** Of the last position. */
  fingerprint: string;
  outcome: Outcome | null;
}

/** How a game comes about: random cards from a seed, and something at the table instead of a card here and there. */
interface Recipe {
  name: string;
  seats: number;
  seed: number;
  options?: Partial<FujiFlush['options']>;
  /** What happens as which entry, while somebody is asked for a card. */
  happens?: Readonly<Record<number, (asked: Seat) => TableEntry>>;
}

const clockRunsOut = (asked: Seat): TableEntry => ({ type: 'timeUp', seat: asked });
const askedLeaves = (asked: Seat): TableEntry => ({ type: 'left', seat: asked });

/** The seeds were chosen for what happens in their games; the last test says what. */
const RECIPES: readonly Recipe[] = [
  { name: '3-seats', seats: 3, seed: 3 },
  { name: '4-seats', seats: 4, seed: 28 },
  { name: '5-seats', seats: 5, seed: 47 },
  { name: '6-seats', seats: 6, seed: 28 },
  { name: '7-seats', seats: 7, seed: 38 },
  { name: '8-seats', seats: 8, seed: 15 },
  {
    name: 'leaving-and-clock',
    seats: 5,
    seed: 1,
    options: { first: C, freeChat: true },
    happens: { 4: clockRunsOut, 9: () => ({ type: 'left', seat: D }), 15: askedLeaves, 20: clockRunsOut },
  },
  { name: 'last-one-left', seats: 3, seed: 1, happens: { 8: () => ({ type: 'resigned', seat: C }), 12: askedLeaves } },
];

const fileOf = (name: string): URL => new URL(`../playthroughs/${name}.json`, import.meta.url);

const { WRITE_PLAYTHROUGHS } = process.env;
if (WRITE_PLAYTHROUGHS !== undefined)
  for (const recipe of RECIPES) writeFileSync(fileOf(recipe.name), inLines(played(recipe)));

const PLAYTHROUGHS = RECIPES.map(({ name }) => ({
  name,
  kept: JSON.parse(readFileSync(fileOf(name), 'utf8')) as Playthrough,
}));

describe.each(PLAYTHROUGHS)('$name', ({ kept }) => {
  test('it was played under the present version of the rules', () => {
    expect([kept.game, kept.version]).toEqual([fujiFlush.id, fujiFlush.version]);
  });

  test('played again, it is the same game', () => {
    const { options, seats, entries, fingerprint, outcome } = kept;
    const [start, ...rest] = entries;
    const match = Match.again(fujiFlush, { options, seats }, start);
    for (const entry of rest) {
      const again = match.repeat(entry);
      if (isRefusal(again)) throw new Error(`entry ${entry.seq} is refused: ${again.refused} (${again.rule})`);
      expect(again).toEqual(entry);
    }
    expect(match.log).toEqual(entries);
    expect(match.fingerprint).toBe(fingerprint);
    expect(match.outcome).toEqual(outcome);
    expect(match.over).toBe(true);
  });
});

test('the games kept have everything that can happen', () => {
  const games = PLAYTHROUGHS.map(({ kept }) => kept.entries.flatMap(entry => entry.events));
  const wins = games.flatMap(events => of('won', events));
  const groups = games.flatMap(events => of('played', events).map(event => event.with.length + 1));
  expect(new Set(PLAYTHROUGHS.map(({ kept }) => kept.seats))).toEqual(new Set(TABLES));
  expect(new Set(games.flat().map(event => event.type))).toEqual(new Set(EVENTS));
  expect(new Set(wins.map(event => event.rule))).toEqual(new Set(['FUJ-END-01', 'FUJ-END-04', 'FUJ-NET-02']));
  expect(Math.max(...groups)).toBe(6);
});

const EVENTS: readonly Event['type'][] = [
  ...(['dealt', 'began', 'played', 'pushedOut', 'drew', 'reshuffled', 'wentThrough', 'won'] as const),
  ...(['ranOutOfTime', 'left'] as const),
];

function played({ seats, seed, options = {}, happens = {} }: Recipe): Playthrough {
  const table = begin(seats, { options }, seed);
  const { match } = table;
  const dice = new Dice(seed);
  while (!match.over) {
    const something = happens[match.seq + 1]?.(table.asked);
    const choices = table.choices(table.asked);
    if (something !== undefined) table.enters(something);
    else table.plays(table.asked, choices[dice.below(choices.length)]);
  }
  const { log: entries, fingerprint, outcome } = match;
  return {
    game: fujiFlush.id,
    version: fujiFlush.version,
    options: match.options,
    seats,
    entries,
    fingerprint,
    outcome,
  };
}

/** As JSON, one line for each entry, so that a difference can be read. */
function inLines({ entries, fingerprint, outcome, ...table }: Playthrough): string {
  const lines = entries.map(entry => JSON.stringify(entry)).join(',\n');
  const head = JSON.stringify(table).slice(0, -1);
  return `${head},\n"entries":[\n${lines}\n],\n"fingerprint":"${fingerprint}",\n"outcome":${JSON.stringify(outcome)}}\n`;
}
