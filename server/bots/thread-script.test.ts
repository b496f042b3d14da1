import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFresh, type MadeOf, threadScript } from './thread-script.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'havre-thread-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (made: MadeOf | string): URL => {
  const file = join(folder, 'made-of.json');
  writeFileSync(file, typeof made === 'string' ? made : JSON.stringify(made));
  return pathToFileURL(file);
};
const worker = statSync(new URL('./bot-worker.ts', import.meta.url)).mtimeMs;

test('a built thread is run while nothing it was made of has changed', () => {
  expect(isFresh(written({ begun: worker + 1, files: ['bot-worker.ts'] }))).toBe(true);
});

test.each([
  ['something has changed since', { begun: worker - 1, files: ['bot-worker.ts'] }],
  ['something is gone', { begun: worker + 1, files: ['bot-worker.ts', 'no-such-file.ts'] }],
  ['the list cannot be read', '{'],
])('and not when %s', (_, made) => {
  expect(isFresh(written(made))).toBe(false);
});

test('nor when nothing was built', () => {
  expect(isFresh(pathToFileURL(join(folder, 'made-of.json')))).toBe(false);
});

test('bots from files think beside the modules they import', () => {
  expect(threadScript({ files: ['my-bot.ts'] }).pathname).toMatch(/\/bot-worker\.ts$/);
});
