/** What the built page consists of: parts of manifests that no script of a bundle asks for are not in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { shelf } from '@havre/engine/games/index.ts';
import { describe, expect, test } from 'vitest';

const DIST = new URL('../dist/', import.meta.url);
const ASSETS = new URL('assets/', DIST);
const read = (name: string): string => readFileSync(new URL(name, ASSETS), 'utf8');
const scripts = readdirSync(ASSETS).filter(name => name.endsWith('.js'));

/** Where bots think, where tables are kept, and where games are reviewed. */
const WORKERS_WITH_BOTS = 3;

/** Scripts that are there before anybody has opened a box. */
const atStart = [...readFileSync(new URL('index.html', DIST), 'utf8').matchAll(/\/assets\/([\w.-]+\.js)"/g)].map(
  ([, name = '']) => name,
);
const rowsIn = (name: string): number => new Set(read(name).match(/\b(?:AQU|CJG|CREW|DEC|FUJ|JAM)-[A-Z]+-\d+\b/g)).size;

describe('the page as it is built', () => {
  test('has the rules of no game in what is loaded first', () => {
    expect(atStart.length).toBeGreaterThan(1);
    for (const name of atStart) expect([name, rowsIn(name)]).toEqual([name, expect.toSatisfy(rows => rows < 10)]);
  });

  test('is a small thing to load first', () => {
    const bytes = atStart.map(name => brotliCompressSync(read(name)).length).reduce((one, other) => one + other, 0);
    expect(bytes).toBeLessThan(40_000);
  });

  test('has each part of a manifest only where somebody asks for it', () => {
    const parts = (part: string): string[] => scripts.filter(name => name.startsWith(`${part}-`));
    expect(parts('wording')).toEqual([]); // the words of a game come with its page
    expect(parts('knowledge')).toHaveLength(WORKERS_WITH_BOTS * shelf.length);
  });
});
