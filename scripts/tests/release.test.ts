/** A release runs where there is nothing but itself. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { validate } from 'dockerfile-utils';
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

/** A package of others in an import that is more than types. */
const IMPORTED = /^import (?!type )[^;]*?from '((?!node:|@havre\/|\.)[^']+)';$/gm;
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
  beforeAll(() => {
    const lib = join(bare, unpacked, 'lib/havre');
    const drawing = globSync('node_modules/@resvg/*/*.node', { cwd: lib });
    layOutRoot([...['node', ...drawing].map(file => join(lib, file)), ...NEEDED].filter(existsSync));
  });
  afterAll(() => void server?.kill('SIGKILL'));

  test('it says its version and its build', () => {
    const said = output('chroot', [bare, `${unpacked}/bin/havre`, '--version']);
    expect(said).toMatch(/^havre \d+\.\d+\.\d+\+[0-9a-f]{7}(\.changed)?\n/);
    const [, changes = ''] = /: (\/\S+)$/m.exec(said) ?? [];
    expect(existsSync(join(bare, changes))).toBe(true);
  });

  test('all that its code names of other packages can be loaded', () => {
    const lib = join(bare, unpacked, 'lib/havre');
    const named = new Set(
      globSync('{engine,table,protocol,server}/**/*.ts', { cwd: lib }).flatMap(file =>
        [...readFileSync(join(lib, file), 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name),
      ),
    );
    expect(named.size).toBeGreaterThan(10);
    const script = [...named, '@resvg/resvg-js'].map(name => `await import('${name}');`).join('\n');
    writeFileSync(join(lib, 'loads.mjs'), script); // names are found from where a file lies
    const args = [bare, `${unpacked}/lib/havre/node`, `${unpacked}/lib/havre/loads.mjs`];
    const { status, stderr } = spawnSync('chroot', args, { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
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
    expect(await (await fetch(new URL('/api/v1/changes', address))).text()).toMatch(/^# Changes\n/);
    const picture = await fetch(new URL('/api/v1/games/jamaica/picture.png', address));
    expect(picture.headers.get('content-type')).toBe('image/png');
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
    'etc/havre/havre.conf',
    'usr/share/doc/havre/Containerfile',
    'usr/share/doc/havre/fail2ban/havre.filter',
  ])
    expect(inside).toContain(`./${path}\n`);
  expect(inside).not.toMatch(/\/tests\/|\.test\.ts/);
  expect(output('dpkg-deb', ['--ctrl-tarfile', file]).length).toBeGreaterThan(0);
});

test.runIf(has('systemd-analyze'))('its service may do little', () => {
  const unit = join(ROOT, 'scripts/release/files/share/havre/havre.service');
  output('systemd-analyze', ['security', '--offline=true', '--threshold=30', unit]);
});

/** The steps of a Containerfile: what each begins with, and the rest of its line with its variables put in. */
function stepsOf(text: string, variables: Record<string, string>): [step: string, rest: string][] {
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  return lines.flatMap(line => {
    const [, step, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (step === undefined) return [];
    const [, name = '', usual] = (step === 'ARG' && /^(\w+)(?:=(.*))?$/.exec(rest)) || [];
    if (usual !== undefined) variables[name] ??= usual;
    return [[step, rest.replaceAll(/\$\{(\w+)\}/g, (_, variable: string) => variables[variable] ?? '')]];
  });
}

const list = (json: string): string[] => JSON.parse(json.slice(json.indexOf('['))) as string[];

test('a linter finds nothing in the Containerfile', () => {
  const text = readFileSync(join(ROOT, 'scripts/release/files/share/havre/Containerfile'), 'utf8');
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace('CMD [', 'COMMAND ['))).not.toEqual([]);
});

describe.runIf(canChangeRoot)('the Containerfile, step by step on a bare root in place of its base', () => {
  test('makes a server that runs as nobody else, and whose health is checked', async () => {
    const name = basename(unpacked);
    const text = readFileSync(join(bare, unpacked, 'share/havre/Containerfile'), 'utf8');
    const steps = stepsOf(text, { RELEASE: name });
    const of = (wanted: string) => steps.filter(([step]) => step === wanted).map(([, rest]) => rest);
    expect(of('FROM')).toEqual(['docker.io/library/debian:stable-slim']);
    expect(of('ADD')).toEqual([`${name}.tar.gz /opt/`]); // as it was unpacked above
    expect(readdirSync(made)).toContain(`${name}.tar.gz`);
    layOutRoot(['/usr/bin/install']);
    for (const command of of('RUN')) output('chroot', [bare, '/bin/sh', '-c', command]);
    const [folder = '/'] = of('WORKDIR');
    const [user = ''] = of('USER');
    const port = '4299';
    const env = Object.fromEntries(
      of('ENV').flatMap(line => line.split(' ').map(pair => pair.split('=') as [string, string])),
    );
    const inside = (command: readonly string[]) => [
      `--userspec=${user}`,
      bare,
      '/bin/sh',
      '-c',
      'cd "$0" && exec "$@"',
      folder,
      ...command,
    ];
    const { PATH = '' } = process.env; // where this machine has its chroot
    const options = { env: { ...env, PATH, PORT: port, HAVRE_HOST: '127.0.0.1' } };
    const health = () => spawnSync('chroot', inside(list(of('HEALTHCHECK')[0] ?? '')), options).status;
    expect(health()).toBe(1);
    const server = spawn('chroot', inside([...list(of('ENTRYPOINT')[0] ?? ''), ...list(of('CMD')[0] ?? '')]), {
      ...options,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      for await (const line of createInterface({ input: server.stdout })) if (line.includes('http://')) break;
      expect(health()).toBe(0);
      expect(of('EXPOSE')).toEqual([env['PORT']]);
      expect(existsSync(join(bare, of('VOLUME')[0] ?? '', 'havre.db'))).toBe(true);
      const ended = once(server, 'exit');
      server.kill(of('STOPSIGNAL')[0] as NodeJS.Signals);
      expect((await ended)[0]).toBe(0);
    } finally {
      server.kill('SIGKILL');
    }
  });
});

/** What an evening by docs/hosting.md needs of this machine; a sentence for what is missing. */
function whyNoEvening(): string | null {
  if (!canChangeRoot) return 'it needs root on Linux';
  const missing = ['nginx', 'caddy', 'dpkg-deb', 'openssl', 'setpriv', 'ip', 'unshare'].filter(
    program => !has(program),
  );
  if (missing.length > 0)
    return `there is no ${missing.join(', ')} here (Debian: apt-get install nginx caddy iproute2)`;
  const own = join(folder, 'trial');
  mkdirSync(own, { recursive: true });
  const trial = spawnSync('unshare', [...UNSHARED, OWN_ROOT, own, '--', 'true'], { encoding: 'utf8' });
  return trial.status === 0 ? null : `no root of its own can be made here: ${trial.stderr}`;
}
const OWN_ROOT = join(ROOT, 'server/tests/hosting/own-root.sh');
const UNSHARED = ['--mount', '--net', '--pid', '--fork', '--kill-child'];

describe('docs/hosting.md', () => {
  const why = whyNoEvening();
  if (why !== null) console.warn(`The commands of docs/hosting.md are not run: ${why}.`);

  test.skipIf(why !== null)(
    'says what works: every command of it is run, from a bare system to a ban',
    { timeout: 600_000 },
    () => {
      const own = join(folder, 'evening');
      mkdirSync(own);
      chmodSync(folder, 0o755);
      const evening = join(ROOT, 'server/tests/hosting/evening.ts');
      const said = spawnSync(
        'unshare',
        [...UNSHARED, OWN_ROOT, own, ROOT, made, '--', process.execPath, evening, made],
        { encoding: 'utf8' },
      );
      expect(`${said.stdout}${said.stderr}`).toMatch(/every block of the page was run\n$/);
      expect(said.status).toBe(0);
    },
  );
});
