import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot } from '@havre/engine/bots/random.ts';
import { manifestOf } from '@havre/engine/games/index.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playRecorded } from '../../simulation/series.ts';
import { readReplay } from '../read.ts';
import { prepareFolder, writeReplay } from '../write.ts';

const game = manifestOf('fuji-flush')?.game as Game;
const options = { first: 'random', freeChat: false };
const { replay } = playRecorded({ game, options, bots: Array(3).fill(randomBot), seed: 1 }, 1);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'havre-write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a folder for replays', () => {
  it('is made with everything above it', () => {
    const deep = join(folder, 'a', 'b');
    expect(prepareFolder(deep, ['x.json'])).toBeNull();
    expect(readdirSync(deep)).toEqual([]);
  });

  it('may hold other files', () => {
    writeFileSync(join(folder, 'other.json'), 'kept');
    expect(prepareFolder(folder, ['x.json'])).toBeNull();
    expect(readdirSync(folder)).toEqual(['other.json']);
  });

  it('must not hold a file of a name that is to be written', () => {
    writeFileSync(join(folder, 'y.json'), 'kept');
    expect(prepareFolder(folder, ['x.json', 'y.json'])).toEqual({ code: 'already-there', name: 'y.json' });
    expect(readFileSync(join(folder, 'y.json'), 'utf8')).toBe('kept');
  });

  it('must not be a file, nor lie under one', () => {
    writeFileSync(join(folder, 'file'), 'kept');
    expect(prepareFolder(join(folder, 'file'), [])).toEqual({ code: 'not-a-folder' });
    expect(prepareFolder(join(folder, 'file', 'deeper'), [])).toEqual({ code: 'not-a-folder' });
  });

  it('must be one that can be written to', () => {
    expect(prepareFolder('/proc/havre', [])).toEqual({ code: 'not-writable' });
    expect(prepareFolder('/proc', [])).toEqual({ code: 'not-writable' });
    expect(prepareFolder('', [])).toEqual({ code: 'not-writable' });
  });
});

describe('a replay', () => {
  it('is written so that it reads the same, one entry a line', () => {
    writeReplay(folder, 'x.json', replay);
    expect(readReplay(join(folder, 'x.json')).replay).toEqual(replay);
    const lines = readFileSync(join(folder, 'x.json'), 'utf8').split('\n');
    expect(lines.filter(line => line.startsWith('  {"seq"'))).toHaveLength(replay.entries.length);
  });

  it('leaves nothing behind when it cannot be written', () => {
    mkdirSync(join(folder, 'x.json'));
    expect(() => writeReplay(folder, 'x.json', replay)).toThrow();
    expect(readdirSync(folder)).toEqual(['x.json']);
    expect(existsSync(join(folder, 'x.json'))).toBe(true);
  });
});
