/** A release runs where there is nothing but itself. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'havre-release-test-'));
const made = join(folder, 'made');
const bare = join(folder, 'bare');

const canChangeRoot = process.platform === 'linux' && process.getuid?.() === 0;
const has = (program: string) => spawnSync('which', [program]).status === 0;

function output(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

/** A root with nothing in it but some programs of this machine and the libraries that they name. */
function layOutRoot(programs: readonly string[]): void {
  for (const program of programs) {
    const libraries = [...output('ldd', [program]).matchAll(/(\/\S+) \(0x/g)].map(([, library = '']) => library);
    for (const file of [program, ...libraries]) {
      const to = join(bare, file);
      mkdirSync(dirname(to), { recursive: true });
      if (!existsSync(to)) copyFileSync(realpathSync(file), to);
    }
  }
}

let unpacked = '';
const NEEDED = ['/bin/sh', '/usr/bin/readlink'];

beforeAll(() => {
  output(process.execPath, ['scripts/release/release.ts', '--to', made]);
  const archive = readdirSync(made).find(name => name.endsWith('.tar.gz')) ?? '';
  mkdirSync(join(bare, 'opt'), { recursive: true });
  output('tar', ['-xzf', join(made, archive), '-C', join(bare, 'opt')]);
  unpacked = `/opt/${basename(archive, '.tar.gz')}`;
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(canChangeRoot)('on a root with nothing but the archive', () => {
  let server: ChildProcess | null = null;
  beforeAll(() => layOutRoot([join(bare, unpacked, 'lib/havre/node'), ...NEEDED].filter(existsSync)));
  afterAll(() => void server?.kill('SIGKILL'));

  test('it says its version and its build', () => {
    const said = output('chroot', [bare, `${unpacked}/bin/havre`, '--version']);
    expect(said).toMatch(/^havre \d+\.\d+\.\d+\+[0-9a-f]{7}(\.changed)?\n$/);
  });

  test('it serves the page and a table, and stops when it is told to', async () => {
    const args = [bare, `${unpacked}/bin/havre`, 'serve', '--host', '127.0.0.1', '--port', '0', '--data', '/data'];
    server = spawn('chroot', args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, HAVRE_LANG: 'en', HAVRE_LOG: 'error' },
    });
    let address = '';
    for await (const line of createInterface({ input: server.stdout ?? process.stdin })) {
      address = /http:\/\/\S+/.exec(line)?.[0] ?? '';
      if (address !== '') break;
    }
    const page = await (await fetch(address)).text();
    expect(page).toContain('<!doctype html>');
    const [, script = ''] = /src="([^"]+\.js)"/.exec(page) ?? [];
    expect((await fetch(new URL(script, address))).status).toBe(200);
    expect(await (await fetch(new URL('/health/ready', address))).json()).toMatchObject({ ok: true });
    expect(await (await fetch(new URL('/api/v1/games', address))).text()).toContain('jamaica');
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  });
});

test.runIf(has('dpkg-deb'))('the package of Debian has the same files, a service, and settings that are kept', () => {
  const file = join(made, readdirSync(made).find(name => name.endsWith('.deb')) ?? '');
  const inside = output('dpkg-deb', ['--contents', file]);
  for (const path of [
    'usr/bin/havre',
    'usr/lib/havre/node',
    'usr/lib/systemd/system/havre.service',
    'etc/havre/havre.env',
  ])
    expect(inside).toContain(`./${path}\n`);
  expect(inside).not.toMatch(/\/tests\/|\.test\.ts/);
  expect(output('dpkg-deb', ['--ctrl-tarfile', file]).length).toBeGreaterThan(0);
});

test.runIf(has('systemd-analyze'))('its service may do little', () => {
  const unit = join(ROOT, 'scripts/release/files/share/havre/havre.service');
  output('systemd-analyze', ['security', '--offline=true', '--threshold=30', unit]);
});
