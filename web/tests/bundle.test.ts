/** What the built page consists of: parts of manifests that no script of a bundle asks for are not in it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import puzzles from '@havre/engine/games/aquatika/puzzles.json' with { type: 'json' };
import { shelf } from '@havre/engine/games/index.ts';
import { describe, expect, test } from 'vitest';

const DIST = new URL('../dist/', import.meta.url);
const ASSETS = new URL('assets/', DIST);
const read = (name: string): string => readFileSync(new URL(name, ASSETS), 'utf8');
const scripts = readdirSync(ASSETS).filter(name => name.endsWith('.js'));

/** Where bots think, where tables are kept, and where games are reviewed. */
const WORKERS_WITH_BOTS = 3;

/** What comes with every file over the wire. */
const BYTES_OF_HEADERS = 480;

/** Scripts that are there before anybody has opened a box. */
const atStart = [...readFileSync(new URL('index.html', DIST), 'utf8').matchAll(/\/assets\/([\w.-]+\.js)"/g)].map(
  ([, name = '']) => name,
);
const rowsIn = (name: string): number => new Set(read(name).match(/\b(?:AQU|CJG|CREW|DEC|FUJ|JAM)-[A-Z]+-\d+\b/g)).size;

/** A script and whatever it cannot do without, of what is not there already. */
function neededBy(name: string, there: ReadonlySet<string>): ReadonlySet<string> {
  const needed = new Set<string>();
  const add = (script: string): void => {
    if (there.has(script) || needed.has(script)) return;
    needed.add(script);
    for (const [, next = ''] of read(script).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) add(next);
  };
  add(name);
  return needed;
}

/** As it is sent: what is built lies compressed beside itself. */
const sizeOf = (names: Iterable<string>): number =>
  [...names].map(name => statSync(new URL(`${name}.br`, ASSETS)).size).reduce((one, other) => one + other, 0);

/** The rooms with a table in them, and their scripts. */
const ROOMS_WITH_FRAME = [
  { where: 'on the server', room: /^table-(?!frame)/ },
  { where: 'on the device', room: /^here-/ },
];

describe('the page as it is built', () => {
  test('has the rules of no game in what is loaded first', () => {
    expect(atStart.length).toBeGreaterThan(1);
    for (const name of atStart) expect([name, rowsIn(name)]).toEqual([name, expect.toSatisfy(rows => rows < 10)]);
  });

  test('is a small thing to load first', () => {
    expect(sizeOf(atStart)).toBeLessThan(45_000);
  });

  test.each(ROOMS_WITH_FRAME)('needs little more for a table $where', ({ room }) => {
    const [script = ''] = scripts.filter(name => room.test(name));
    expect(sizeOf(neededBy(script, new Set(atStart)))).toBeLessThan(60_000);
  });

  test('brings a table of Jamaica in few files', () => {
    const [room = ''] = scripts.filter(name => name.startsWith('here-'));
    const [ui = ''] = scripts.filter(name => read(name).includes('jam-rival-head'));
    const there = new Set(atStart);
    const needed = new Set([...neededBy(room, there), ...neededBy(ui, there)]);
    expect(needed.size).toBeLessThan(20);
    expect(sizeOf(needed)).toBeLessThan(132_000);
  });

  test('brings the lagoon of Aquatika in little, and its puzzles to whoever solves them', () => {
    const [page = ''] = scripts.filter(name => read(name).includes('aqua-lagoon'));
    const [frame = ''] = scripts.filter(name => name.startsWith('here-'));
    const there = new Set([...atStart, ...neededBy(frame, new Set(atStart))]);
    const needed = neededBy(page, there);
    expect(sizeOf(needed)).toBeLessThan(48_000);
    const [{ id }] = puzzles as unknown as readonly [{ id: string }];
    const keeping = scripts.filter(name => read(name).includes(id));
    expect(keeping).toHaveLength(1);
    expect(needed.has(keeping[0] ?? '')).toBe(false);
  });

  // Of the 180 and 120 kB that these tables may take beyond home, some 20 are styles.
  test.each([
    { table: 'Captain Jack’s Gold', of: 'cj-water-touch', most: 130_000 },
    { table: 'Aquatika', of: 'aqua-lagoon', most: 102_000 },
  ])('brings $table to a device in little, and in few files', ({ of, most }) => {
    const ways = [/^box-/, /^here-/].map(room => scripts.find(name => room.test(name)) ?? '');
    const [board = ''] = scripts.filter(name => read(name).includes(of));
    const needed = new Set([...ways, board].flatMap(name => [...neededBy(name, new Set(atStart))]));
    expect(sizeOf(needed) + needed.size * BYTES_OF_HEADERS).toBeLessThan(most);
    expect(needed.size).toBeLessThan(30);
  });

  test.each([
    { what: 'The Crew', of: 'jam-tavern-head', most: 80_000 },
    { what: 'the picture of the cards', of: 'jam-wandering', most: 40_000 },
  ])('brings $what of Jamaica apart from its board, and in little', ({ of, most }) => {
    const [part = '', ...others] = scripts.filter(name => read(name).includes(of));
    expect(others).toEqual([]);
    expect(statSync(new URL(part, ASSETS)).size).toBeLessThan(most);
    const [board = ''] = scripts.filter(name => read(name).includes('jam-own-head'));
    expect(neededBy(board, new Set(atStart)).has(part)).toBe(false);
  });

  test.each(['en', 'fr'])('brings what bots of Decrypto know of a language in at most 3.5 MB (%s)', language => {
    const folder = new URL(`../../engine/games/decrypto/bots/data/${language}/`, import.meta.url);
    const [data, built] = [new URL('data/', ASSETS), readdirSync(new URL('data/', ASSETS))];
    const bytes = (name: string, there: URL): number => statSync(new URL(name, there)).size;
    const sizes = readdirSync(folder).map(file => {
      const [name = '', ending = ''] = file.split('.');
      const isIt = (each: string) => each.startsWith(`${name}-`) && each.endsWith(`.${ending}`);
      const [it = ''] = built.filter(each => isIt(each) && bytes(each, data) === bytes(file, folder));
      return bytes(built.includes(`${it}.br`) ? `${it}.br` : it, data);
    });
    expect(sizes).toHaveLength(5);
    expect(sizes.reduce((one, other) => one + other)).toBeLessThan(3_500_000);
  });

  test('has each part of a manifest only where somebody asks for it', () => {
    const parts = (part: string): string[] => scripts.filter(name => name.startsWith(`${part}-`));
    expect(parts('wording')).toEqual([]); // the words of a game come with its user interface
    const known = shelf.filter(({ knowledge }) => knowledge !== undefined); // a new game is played with its rules alone
    expect(parts('knowledge')).toHaveLength(WORKERS_WITH_BOTS * known.length);
  });
});
