/**
 * Whole games, kept as they were once played. Each is played again from its moves and its dice: every event, the last
 * position and the outcome must be the same, so that a change of the rules does not go unnoticed.
 *
 * After a change that was meant, write them anew:
 *
 *     WRITE_PLAYTHROUGHS=1 npx vitest run engine/games/<game>/tests/playthroughs.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MatchEntry } from '../../kernel/entry.ts';
import type { Game, Rules } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { rulesOf } from '../../kernel/position.ts';
import { isRefusal } from '../../kernel/refusal.ts';

export interface Playthrough<R extends Rules> {
  game: string;
  version: number;
  options: R['options'];
  seats: number;
  entries: MatchEntry<R['action'], R['event']>[];
  /** Of what lies on the table in the end. */
  imprint: string;
  outcome: Outcome | null;
}

/** How a game that is kept came about; it is played when it is written anew. */
export interface Recipe<R extends Rules> {
  readonly name: string;
  readonly played: { play(): Match<R> }['play'];
}

/**
 * Tests that every game in a folder is still the same game, and gives the games.
 * @example const kept = playthroughs(fujiFlush, new URL('../playthroughs/', import.meta.url), RECIPES);
 */
export function playthroughs<R extends Rules>(
  game: Game<R>,
  folder: URL,
  recipes: readonly Recipe<R>[],
): Playthrough<R>[] {
  const fileOf = (name: string): URL => new URL(`${name}.json`, folder);
  const { WRITE_PLAYTHROUGHS } = process.env;
  if (WRITE_PLAYTHROUGHS !== undefined)
    for (const { name, played } of recipes) writeFileSync(fileOf(name), inLines(keeping(played())));
  const all = recipes.map(({ name }) => ({
    name,
    kept: JSON.parse(readFileSync(fileOf(name), 'utf8')) as Playthrough<R>,
  }));
  describe.each(all)('$name', ({ kept }) => {
    const rules = rulesOf(game, kept.version);

    test('it was played under a version of the rules that is kept', () => {
      expect([kept.game, kept.version]).toEqual([game.id, rules?.version]);
    });

    test('played again, it is the same game', () => {
      const { options, seats, entries, imprint, outcome } = kept;
      const [start, ...rest] = entries;
      const match = Match.again(rules ?? game, { options, seats }, start);
      for (const entry of rest) {
        const again = match.repeat(entry);
        if (isRefusal(again)) throw new Error(`entry ${entry.seq} is refused: ${again.refused} (${again.rule})`);
        expect(again).toEqual(entry);
      }
      expect(match.log).toEqual(entries);
      expect(match.imprint).toBe(imprint);
      expect(match.outcome).toEqual(outcome);
      expect(match.over).toBe(true);
    });
  });
  return all.map(({ kept }) => kept);
}

const keeping = <R extends Rules>({ game, options, seatsAtStart, log, imprint, outcome }: Match<R>) => ({
  game: game.id,
  version: game.version,
  options,
  seats: seatsAtStart,
  entries: log,
  imprint,
  outcome,
});

/** As JSON, one line for each entry, so that a difference can be read. */
function inLines<R extends Rules>({ entries, imprint, outcome, ...table }: Playthrough<R>): string {
  const lines = entries.map(entry => JSON.stringify(entry)).join(',\n');
  const head = JSON.stringify(table).slice(0, -1);
  return `${head},\n"entries":[\n${lines}\n],\n"imprint":"${imprint}",\n"outcome":${JSON.stringify(outcome)}}\n`;
}
