/** A game in a package of its own, as the program itself puts it on the shelf or refuses it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectClient, expectDone } from '../../tests/test-server.ts';
import { type PackageSettings, writeLiarsDice } from './package-of-liars-dice.ts';

const HAVRE = fileURLToPath(new URL('../../cli/havre.ts', import.meta.url));
const ENV = { ...process.env, LANG: 'C', HAVRE_LOG: 'silent', NODE_COMPILE_CACHE: '' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'havre-package-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const havre = (args: readonly string[], cwd = folder, env: NodeJS.ProcessEnv = ENV) =>
  spawnSync(process.execPath, [HAVRE, ...args], { cwd, env, encoding: 'utf8' });

/** Where a server that has just been started is reached. */
async function opened(child: ChildProcess): Promise<string> {
  onTestFinished(() => void child.kill());
  let said = '';
  for await (const text of child.stdout ?? []) {
    said += String(text);
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`the server has ended: ${said}`);
}

describe('a game in a package', () => {
  it('is on the shelf of every command, by its folder', { timeout: 60_000 }, () => {
    const own = writeLiarsDice(join(folder, 'dice'));
    expect(havre(['simulate', 'liars-dice', '--games', '5', '--game-package', own])).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(havre([`--game-package=${own}`, 'rules', 'liars-dice', 'LIA-BID-02', '--lang', 'fr']).stdout).toContain(
      'plus de dés',
    );
  });

  it('is found by its name in the file with settings', { timeout: 60_000 }, () => {
    const file = join(folder, 'settings');
    writeFileSync(file, `game-packages = ${writeLiarsDice(join(folder, 'dice'))}\n`);
    const rules = ['rules', 'liars-dice', 'LIA-BID-02', '--lang', 'fr'];
    expect(havre(rules, folder, { ...ENV, HAVRE_CONFIG: file }).stdout).toContain('plus de dés');
    expect(havre(rules).status).not.toBe(0);
  });

  it('is served by its name in node_modules, and played by bots in threads', { timeout: 60_000 }, async () => {
    writeLiarsDice(join(folder, 'node_modules', 'havre-liars-dice'), { isBuilt: true });
    const args = ['serve', '--host', '127.0.0.1', '--port', '0', '--data', join(folder, 'data')];
    const env = { ...ENV, HAVRE_GAME_PACKAGES: 'havre-liars-dice' };
    const url = await opened(
      spawn(process.execPath, [HAVRE, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    const games = (await (await fetch(`${url}/api/v1/games`)).json()) as { id: string; summary: { fr: string } }[];
    expect(games.find(({ id }) => id === 'liars-dice')?.summary.fr).toContain('gobelets');
    const ledger = (await (await fetch(`${url}/api/v1/games/liars-dice/rules`)).json()) as { rows: unknown[] };
    expect(ledger.rows).toHaveLength(8);
    const host = await connectClient(url);
    const table = await host.create({ game: 'liars-dice', seats: 3, botPace: 0 });
    for (const seat of [0, 1, 2]) expectDone(await table.do({ type: 'addBot', seat, bot: 'mousse' }));
    expectDone(await table.do({ type: 'start' }));
    await table.until(({ info }) => info?.phase === 'over');
    expect((await host.replay(table.table)).game).toBe('liars-dice');
  });
});

describe('a package that does not fit is refused with the reason', () => {
  const refused = (settings: PackageSettings) =>
    havre(['simulate', 'liars-dice', '--game-package', writeLiarsDice(join(folder, 'dice'), settings)]);

  it.each<[string, PackageSettings, RegExp]>([
    ['without a manifest', { packageJson: { name: 'dice' } }, /does not say where its manifest is/],
    [
      'with a manifest outside',
      { packageJson: { havre: { manifest: '../manifest.ts' } } },
      /names a file.*\(\.\.\/manifest\.ts\)/,
    ],
    [
      'of an id there is',
      { changed: { 'label.ts': text => text.replace("'liars-dice'", "'jamaica'") } },
      /already \(jamaica\)/,
    ],
    ['without seats', { changed: { 'label.ts': text => text.replace('min: 2', 'min: 0') } }, /not whole \(seats\.min/],
    [
      'that cannot be loaded',
      { changed: { 'book.ts': text => `throw new Error('no idea');\n${text}` } },
      /cannot be loaded \(no idea\)/,
    ],
    ['without rules in French', { changed: { 'rules.fr.md': null } }, /rules in both languages.*\(rules\.fr\.md\)/],
    [
      'with other rows in French',
      { changed: { 'rules.fr.md': text => text.replace('LIA-BID-03', 'LIA-BID-04') } },
      /same rows/,
    ],
    ['without a page', { changed: { 'page.ts': null } }, /names a file.*\(\.\/page\.ts\)/],
    [
      'with a page that brings nothing',
      { changed: { 'page.ts': () => 'export const page = {};' } },
      /its page module.*exports no function as default/,
    ],
    [
      'that shows everybody all dice',
      { changed: { 'information.ts': text => text.replace('viewer >= 0 ? [...cups[viewer]] : null', 'cups.flat()') } },
      /a law does not hold at its tables/,
    ],
    [
      'that cites a row there is not',
      {
        changed: {
          '2-bidding.ts': text => text.replaceAll("rule: 'LIA-BID-01'", "rule: 'LIA-BID-09' as 'LIA-BID-01'"),
        },
      },
      /a law does not hold at its tables \(.*LIA-BID-09/s,
    ],
  ])('%s', { timeout: 60_000 }, (_, settings, reason) => {
    const { status, stderr, stdout } = refused(settings);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(reason);
  });

  it('that is not installed, in French too', () => {
    const { status, stderr } = havre(['rules', 'x', '--game-package', 'nowhere-at-all'], folder, {
      ...ENV,
      LANG: 'fr_FR',
    });
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('il est introuvable') });
  });
});
