/**
 * Whole games, kept as they were once played. Each is played again from its moves and its dice: every event, the last
 * position and the outcome must be the same, so that a change of the rules does not go unnoticed.
 *
 * After a change that was meant, write them anew:
 *
 *     WRITE_PLAYTHROUGHS=1 npx vitest run engine/games/<game>/tests/playthroughs.test.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Stream, seededNumbers } from '../../kernel/chance.ts';
import type { MatchEntry } from '../../kernel/entry.ts';
import type { Primitives } from '../../kernel/fair.ts';
import type { Game, Rules } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { rulesOf } from '../../kernel/position.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { type Replay, replayOf, verify } from '../../kernel/replay.ts';

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
  const all = recipes.map(({ name }) => ({ name, kept: read<R>(fileOf(name)) }));
  describe.each(all)('$name', ({ kept }) => {
    test('it was played under the present version of the rules', () => {
      expect([kept.game, kept.version]).toEqual([game.id, game.version]);
    });

    test('played again, it is the same game', () => playedAgain(game, kept));
  });
  return all.map(({ kept }) => kept);
}

/**
 * Tests that every game in a folder, played under an earlier version of the rules, is still the same game under that version:
 * as a replay that is verified, and at a table that was left in the middle of it.
 * @example earlierPlaythroughs(captainJack, new URL('../playthroughs/version-1/', import.meta.url));
 */
export function earlierPlaythroughs<R extends Rules>(game: Game<R>, folder: URL): void {
  const all = readdirSync(folder).map(file => ({ file, kept: read<R>(new URL(file, folder)) }));
  describe.each(all)('$file', ({ kept }) => {
    const rules = rulesOf(game, kept.version) ?? game;

    test('it was played under an earlier version that is kept', () => {
      expect([kept.game, rules.version < game.version]).toEqual([game.id, true]);
    });

    test('played again, it is the same game, and a sound replay', () => {
      const match = playedAgain(rules, kept);
      const replay: Replay = replayOf(match, { players: [], proof: null });
      expect(replay.rules).toBe(kept.version);
      expect(verify(game, replay, NO_PRIMITIVES)).toMatchObject({ sound: true, entries: kept.entries.length });
    });

    test('a table that was left in the middle of it goes on', () => {
      const { options, seats, entries } = kept;
      const next = entries.findIndex(({ cause }, i) => cause.type === 'act' && i > entries.length / 2);
      const match = Match.again(rules, { options, seats }, entries[0]);
      for (const entry of entries.slice(1, next)) match.repeat(entry);
      const saved = JSON.parse(JSON.stringify(match.save()));
      const again = Match.load(game, saved, () => new Stream(seededNumbers(1)), entries.slice(0, next));
      expect([again.game.version, again.fingerprint]).toEqual([kept.version, match.fingerprint]);
      const { cause } = entries[next];
      if (cause.type === 'act') expect(isRefusal(again.play(cause.seat, cause.action))).toBe(false);
    });
  });
}

/** Without a proof of its dice no replay asks for any. */
const NO_PRIMITIVES: Primitives = {
  sha256: () => new Uint8Array(),
  chacha20Block: () => new Uint8Array(),
};

const read = <R extends Rules>(file: URL): Playthrough<R> => JSON.parse(readFileSync(file, 'utf8'));

/** Plays it again, entry by entry: everything must be as it was. */
function playedAgain<R extends Rules>(rules: Game<R>, kept: Playthrough<R>): Match<R> {
  const { options, seats, entries, imprint, outcome } = kept;
  const [start, ...rest] = entries;
  const match = Match.again(rules, { options, seats }, start);
  for (const entry of rest) {
    const again = match.repeat(entry);
    if (isRefusal(again)) throw new Error(`entry ${entry.seq} is refused: ${again.refused} (${again.rule})`);
    expect(again).toEqual(entry);
  }
  expect(match.log).toEqual(entries);
  expect(match.imprint).toBe(imprint);
  expect(match.outcome).toEqual(outcome);
  expect(match.over).toBe(true);
  return match;
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
