import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneAtATime } from '../one-at-a-time.mjs';
import { fingerprint, isInstalled, isRecentEnough, without } from '../readiness.mjs';

const root = { dependencies: { dice: '1.0.0' }, devDependencies: { cards: '2.0.0' } };
const packages = {
  '': root,
  hall: { version: '0.1.0', bin: { play: 'play.ts' } },
  'node_modules/hall': { link: true },
  'node_modules/dice': { version: '1.0.0', integrity: 'sha512-dice' },
  'node_modules/cards': { version: '2.0.0', integrity: 'sha512-cards', dev: true },
  'node_modules/node-for-another-machine': { version: '24.0.0', integrity: 'sha512-node', optional: true },
};
const wanted = {
  lock: JSON.stringify({ packages }),
  manifests: { '': JSON.stringify(root), hall: '{"bin": {"play": "play.ts"}}' },
};
/** What npm writes down after installing: without the root and what is for other machines. */
const { '': _, 'node_modules/node-for-another-machine': __, ...here } = packages;
const recordOf = (installed: object) => JSON.stringify({ packages: installed });
const nothing = { stamp: undefined, record: undefined };

describe('whether the packages are installed', () => {
  test('not in a fresh copy, nor after an installation that was interrupted', () => {
    expect(isInstalled(wanted, nothing)).toBe(false);
  });

  test('yes with the stamp of these very files', () => {
    expect(isInstalled(wanted, { ...nothing, stamp: fingerprint(wanted) })).toBe(true);
  });

  test.each([
    ['the lock', { ...wanted, lock: `${wanted.lock} ` }],
    ['the package.json of a workspace', { ...wanted, manifests: { ...wanted.manifests, hall: '{}' } }],
    ['the list of workspaces', { ...wanted, manifests: { '': wanted.manifests[''] } }],
  ])('not with an old stamp: a change of %s', (_, changed) => {
    expect(isInstalled(changed, { ...nothing, stamp: fingerprint(wanted) })).toBe(false);
  });

  test('yes after an installation by hand, which leaves no stamp but the record of npm', () => {
    expect(isInstalled(wanted, { ...nothing, record: recordOf(here) })).toBe(true);
    expect(isInstalled(wanted, { stamp: 'of last week', record: recordOf(here) })).toBe(true);
  });

  test('the scripts of a package.json may change without a new installation', () => {
    const manifests = { ...wanted.manifests, '': JSON.stringify({ scripts: { test: 'true' }, ...root }) };
    expect(isInstalled({ ...wanted, manifests }, { ...nothing, record: recordOf(here) })).toBe(true);
  });

  test.each([
    ['a package is missing', recordOf({ ...here, 'node_modules/cards': undefined })],
    ['a version differs', recordOf({ ...here, 'node_modules/dice': { version: '1.0.1', integrity: 'sha512-dice' } })],
    ['a content differs', recordOf({ ...here, 'node_modules/dice': { version: '1.0.0', integrity: 'sha512-x' } })],
    ['there is one too many', recordOf({ ...here, 'node_modules/more': { version: '1.0.0' } })],
    ['npm was stopped while writing', recordOf(here).slice(0, 40)],
  ])('not by a record that disagrees: %s', (_, record) => {
    expect(isInstalled(wanted, { ...nothing, record })).toBe(false);
  });

  test.each([
    ['a dependency', { ...root, dependencies: { dice: '1.0.0', coins: '1.0.0' } }],
    ['a dependency for development', { ...root, devDependencies: { cards: '3.0.0' } }],
    ['an optional one', { ...root, optionalDependencies: { coins: '1.0.0' } }],
    ['a command', { ...root, bin: { game: 'game.ts' } }],
  ])('not when a package.json asks for what the lock does not know: %s', (_, manifest) => {
    const manifests = { ...wanted.manifests, '': JSON.stringify(manifest) };
    expect(isInstalled({ ...wanted, manifests }, { ...nothing, record: recordOf(here) })).toBe(false);
  });
});

test.each([
  ['v20.20.2', false],
  ['v22.17.9', false],
  ['v22.18.0', true],
  ['v22.20.1', true],
  ['v24.0.0', true],
  ['v9.99.0', false],
  ['nonsense', false],
])('Node %s is recent enough: %s', (version, answer) => {
  expect(isRecentEnough(version)).toBe(answer);
});

test('a search path loses one folder, wherever it stands, and keeps its order', () => {
  expect(without('/here/bin:/usr/bin:/here/bin:/bin', '/here/bin', ':')).toBe('/usr/bin:/bin');
  expect(without('/here/bin2:/bin', '/here/bin', ':')).toBe('/here/bin2:/bin');
});

describe('one at a time', () => {
  let folder = '';
  let note = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'havre-ready-'));
    note = join(folder, 'note');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const never = (other: number) => expect.unreachable(`waited for ${other}`);

  test('the note is there until the work is done', async () => {
    const work = () => new Promise(resolve => setTimeout(() => resolve(readFileSync(note, 'utf8')), 20));
    expect(await oneAtATime(note, work, never)).toBe(String(process.pid));
    expect(existsSync(note)).toBe(false);
  });

  test('the note is gone after work that failed', async () => {
    const failing = () => {
      throw new Error('no network');
    };
    await expect(oneAtATime(note, failing, never)).rejects.toThrow('no network');
    expect(existsSync(note)).toBe(false);
  });

  test('a note of a process that has ended is thrown away', async () => {
    writeFileSync(note, '4194305');
    expect(await oneAtATime(note, () => 'done', never)).toBe('done');
  });

  test('waits for another process, and says so once', async () => {
    writeFileSync(note, String(process.ppid));
    const waitedFor: number[] = [];
    const turn = oneAtATime(
      note,
      () => existsSync(note),
      other => {
        waitedFor.push(other);
        rmSync(note); // it looks again later, and then it is its turn
      },
    );
    expect(await turn).toBe(true);
    expect(waitedFor).toEqual([process.ppid]);
  });
});
