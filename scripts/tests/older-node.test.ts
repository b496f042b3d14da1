/** Scripts that one runs by hand, or that look for a newer Node, run with Node 20 too. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { pathsLike } from '../browsers.mjs';
import { isRecentEnough } from '../readiness.mjs';

const root = join(import.meta.dirname, '../..');
/** These do their work as soon as they are loaded; `npm start` and `npm test` begin with them. */
const AT_ONCE = ['scripts/page.mjs', 'scripts/ready.mjs'];

/** The Node of this machine, where it is older than ours. */
const older = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map(folder => join(folder, 'node'))
  .find(node => {
    const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    return status === 0 && !isRecentEnough(stdout.trim());
  });

test.skipIf(older === undefined)('all of them can be loaded by the Node of the machine', () => {
  const scripts = globSync('scripts/*.mjs', { cwd: root }).filter(script => !AT_ONCE.includes(script));
  const loading = scripts.map(script => `await import('./${script}');`).join('\n');
  const run = spawnSync(older ?? '', ['--input-type=module', '--eval', loading], { cwd: root, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 0, stderr: '' });
});

test('browsers are found by patterns of paths, without what only a newer Node has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'havre-paths-'));
  try {
    for (const path of ['x64/browser-4.0', 'x64/browser-4.1', 'x64/browser-3', 'arm/other']) {
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, path, 'Mini'), '');
    }
    expect(pathsLike(`${folder}/*/browser-4*/Mini`).sort()).toEqual(
      ['4.0', '4.1'].map(version => join(folder, 'x64', `browser-${version}`, 'Mini')),
    );
    expect(pathsLike(`${folder}/nowhere/*/Mini`)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
