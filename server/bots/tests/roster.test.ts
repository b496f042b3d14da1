import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { botFrom, isFile, NoSuchBot, rosterWith } from '../roster.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'havre-roster-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (name: string, code: string): string => {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
};

describe('a roster', () => {
  it('tells files from names', () => {
    expect(['./a.ts', 'b.js', 'c.mjs', '/d/e.mts'].map(isFile)).toEqual([true, true, true, true]);
    expect(['random', 'one-ply', 'ts', 'corsaire.t'].map(isFile)).toEqual([false, false, false, false]);
  });

  it('has the bots of the house by their names, and those of files', async () => {
    expect((await botFrom('matelot')).name).toBe('matelot');
    const file = written('own.mjs', "export const bot = { name: 'own', choose: mind => mind.legal[0] };");
    expect((await botFrom(file)).name).toBe('own');
  });

  it('lets a file take the place of the bot whose name it has', async () => {
    const file = written('other.mjs', "export const bot = { name: 'mousse', choose: mind => mind.legal[0] };");
    const [roster, house] = [await rosterWith([file]), await rosterWith([])];
    expect(roster('mousse')).not.toBe(house('mousse'));
    expect(roster('matelot')).toBe(house('matelot'));
    expect(roster('oracle')).toBeUndefined();
  });

  it.each([
    ['oracle', 'nobody has that name'],
    ['nowhere.mjs', 'the file cannot be loaded'],
  ])('has no bot %s', async (source, why) => {
    await expect(botFrom(source)).rejects.toThrow(NoSuchBot);
    await expect(botFrom(source)).rejects.toThrow(why);
  });

  it('has no bot of a file that exports something else', async () => {
    const file = written('empty.mjs', "export const bot = { name: 'mute' };");
    await expect(botFrom(file)).rejects.toThrow("exports no 'bot'");
  });
});
