import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot } from '@havre/engine/bots/random.ts';
import { manifestOf } from '@havre/engine/games/index.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import {
  LARGEST_FILE,
  parseReplay,
  type ReplayFileProblem,
  UnreadableReplay,
} from '@havre/protocol/replay-file/parse.ts';
import { MOST_ENTRIES } from '@havre/protocol/replay-file/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playRecorded } from '../../simulation/series.ts';
import { readReplay } from '../read.ts';

const game = manifestOf('fuji-flush')?.game as Game;
const options = { first: 'random', freeChat: false };
const { replay } = playRecorded({ game, options, bots: Array(4).fill(randomBot), seed: 1 }, 1);

/** A replay whose parts may be anything. */
interface Loose {
  [name: string]: unknown;
  entries: { [name: string]: unknown; cause?: object }[];
  proof?: object;
}
/** The replay with something changed in it, as text. */
const changed = (change: (file: Loose) => void): string => {
  const file = structuredClone(replay) as unknown as Loose;
  change(file);
  return JSON.stringify(file);
};

const problemIn = (text: string): ReplayFileProblem => problemWhen(() => parseReplay(text));
const problemWhen = (read: () => unknown): ReplayFileProblem => {
  try {
    read();
  } catch (error) {
    if (error instanceof UnreadableReplay) return error.problem;
    throw error;
  }
  throw new Error('nothing was wrong with it');
};

describe('the text of a replay', () => {
  it('is read as it was written', () => {
    expect(parseReplay(JSON.stringify(replay))).toEqual({ game, replay });
  });

  it('may begin with a mark of its encoding', () => {
    expect(parseReplay(`\ufeff${JSON.stringify(replay)}`).replay).toEqual(replay);
  });

  it('may be of a game that is not over, by people, without a proof', () => {
    const text = changed(file => {
      file.entries = file.entries.slice(0, 3);
      Object.assign(file, {
        outcome: null,
        proof: null,
        players: ['Anne', 'Élodie', '李', 'Ben'].map(name => ({ name })),
      });
    });
    expect(parseReplay(text).replay.outcome).toBeNull();
  });

  it('may be of a game that was begun elsewhere, and in which clocks of the rules ran out', () => {
    const cause = { type: 'table', entry: { type: 'clockUp', clock: 'sand' } };
    const text = changed(file => {
      Object.assign(file.proof ?? {}, { since: 7 });
      Object.assign(file.entries[3] ?? {}, { cause });
    });
    const { replay: read } = parseReplay(text);
    expect(read.proof?.since).toBe(7);
    expect(read.entries[3]?.cause).toEqual(cause);
  });

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['hello', 'not-json'],
    ['{"format": }', 'not-json'],
    ['[1, 2', 'not-json'],
    ['{"format": "havre-replay", "formatV', 'breaks-off'],
    ['null', 'not-a-replay'],
    ['[]', 'not-a-replay'],
    ['{}', 'not-a-replay'],
    ['{"format": "pgn"}', 'not-a-replay'],
  ])('is refused: %j', (text, code) => {
    expect(problemIn(text)).toEqual({ code });
  });

  it('is refused when it is nested beyond all measure', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(problemIn(`{"format": "havre-replay", "formatVersion": 1, "entries": ${deep}}`)).toEqual({
      code: 'not-a-replay',
    });
  });

  it('is told from a saved game', () => {
    const match = Match.start(game, { seats: 4, chance: new Stream(seededNumbers(1)) });
    expect(problemIn(JSON.stringify(match.save()))).toEqual({ code: 'a-save' });
  });

  it('is refused in a newer format, whatever else it has', () => {
    const text = JSON.stringify({ format: 'havre-replay', formatVersion: 3, moves: [] });
    expect(problemIn(text)).toEqual({ code: 'newer-format', has: 3, most: 2 });
  });

  it('is refused for a game that is not on the shelf', () => {
    const text = changed(file => Object.assign(file, { game: 'chess' }));
    expect(problemIn(text)).toEqual({ code: 'unknown-game', game: 'chess' });
  });

  it('is refused for newer rules', () => {
    const text = changed(file => Object.assign(file, { rules: 9 }));
    expect(problemIn(text)).toEqual({ code: 'newer-rules', game: 'fuji-flush', has: 9, most: game.version });
  });

  const TOP = ['formatVersion', 'game', 'rules', 'options', 'seats', 'players', 'proof', 'entries', 'outcome'];
  it.each(TOP)('is refused without %s', name => {
    expect(problemIn(changed(file => delete file[name]))).toEqual({ code: 'field-missing', field: name });
  });

  it.each(['seq', 'cause', 'draws', 'events', 'after'])('is refused if an entry has no %s', name => {
    const text = changed(({ entries: [, , , entry] }) => delete entry?.[name]);
    expect(problemIn(text)).toEqual({ code: 'field-missing', field: `entries[3].${name}` });
  });

  const wrong: [string, (file: Loose) => void][] = [
    ['formatVersion', file => Object.assign(file, { formatVersion: 'one' })],
    ['game', file => Object.assign(file, { game: '\u001b[31m' })],
    ['seats', file => Object.assign(file, { seats: 4.5 })],
    ['seats', file => Object.assign(file, { seats: 17 })],
    ['players', file => Object.assign(file, { seats: 5 })],
    ['players[0].name', file => Object.assign(file, { players: [{ name: 'Anne\u001b[2J' }] })],
    ['options.first', file => Object.assign(file, { options: { first: { seat: 1 } } })],
    ['entries', file => Object.assign(file, { entries: [] })],
    ['entries', file => Object.assign(file, { entries: 'none' })],
    ['entries', file => Object.assign(file, { entries: Array(MOST_ENTRIES + 1).fill(file.entries[1]) })],
    ['entries[2].seq', ({ entries }) => Object.assign(entries[2] ?? {}, { seq: -1 })],
    ['entries[0].draws[0][0]', ({ entries }) => Object.assign(entries[0] ?? {}, { draws: [[0, 0]] })],
    [
      'entries[0].draws[1][1]',
      ({ entries }) =>
        Object.assign(entries[0] ?? {}, {
          draws: [
            [6, 5],
            [6, '5'],
          ],
        }),
    ],
    ['entries[1].cause.type', ({ entries }) => Object.assign(entries[1] ?? {}, { cause: { type: 'dance' } })],
    [
      'entries[1].cause.entry.type',
      ({ entries }) => Object.assign(entries[1] ?? {}, { cause: { type: 'table', entry: { type: 'dance' } } }),
    ],
    [
      'entries[1].events[0].rule',
      ({ entries }) => Object.assign(entries[1] ?? {}, { events: [{ type: 'a', rule: 1 }] }),
    ],
    ['entries[1].after', ({ entries }) => Object.assign(entries[1] ?? {}, { after: 'XYZ' })],
    ['proof.commitment', ({ proof }) => Object.assign(proof ?? {}, { commitment: 'abc' })],
    ['proof.secret', ({ proof }) => Object.assign(proof ?? {}, { secret: 'not hex' })],
    ['outcome.void', file => Object.assign(file, { outcome: { void: 'yes' } })],
    ['outcome.sides', file => Object.assign(file, { outcome: { void: false, parts: 1, sides: [] } })],
  ];
  it.each(wrong)('is refused for a wrong %s', (field, change) => {
    expect(problemIn(changed(change))).toEqual({ code: 'field-wrong', field });
  });

  const surplus: [string, (file: Loose) => void][] = [
    ['chat', file => Object.assign(file, { chat: [] })],
    ['proof.seed', ({ proof }) => Object.assign(proof ?? {}, { seed: 1 })],
    ['entries[1].note', ({ entries }) => Object.assign(entries[1] ?? {}, { note: '' })],
    ['entries[1].cause.at', ({ entries }) => Object.assign(entries[1]?.cause ?? {}, { at: 1 })],
    ['?[31m', file => Object.assign(file, { '\u001b[31m': 1 })],
  ];
  it.each(surplus)('is refused for a surplus %s', (field, change) => {
    expect(problemIn(changed(change))).toEqual({ code: 'field-unknown', field });
  });
});

describe('a replay file', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'havre-read-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);

  it('is read', () => {
    writeFileSync(at('game.json'), JSON.stringify(replay));
    expect(readReplay(at('game.json')).replay).toEqual(replay);
  });

  it('must be there', () => {
    expect(problemWhen(() => readReplay(at('none.json')))).toEqual({ code: 'missing' });
    writeFileSync(at('file'), '');
    expect(problemWhen(() => readReplay(at('file/under.json')))).toEqual({ code: 'missing' });
  });

  it('must be a file', () => {
    mkdirSync(at('folder'));
    expect(problemWhen(() => readReplay(at('folder')))).toEqual({ code: 'not-a-file' });
  });

  it('must not be too large, and is not even read then', () => {
    writeFileSync(at('large.json'), '');
    truncateSync(at('large.json'), LARGEST_FILE + 1);
    expect(problemWhen(() => readReplay(at('large.json')))).toEqual({
      code: 'too-large',
      has: LARGEST_FILE + 1,
      most: LARGEST_FILE,
    });
  });
});
