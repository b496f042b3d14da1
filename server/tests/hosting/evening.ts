/**
 * A volunteer's evening by docs/hosting.md alone, run on a copy of this machine (`own-root.sh`): every block of the page is run as
 * it stands, from an archive to three tables over TLS, a backup, an upgrade with games going on, a restore and a ban.
 *
 *     own-root.sh /tmp/folder node evening.ts FOLDER_OF_RELEASE
 *
 * Says what it does, and ends with 1 when anything is not as the page says, or when nobody ran a block of it.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { blocksOfPage } from './page-blocks.ts';

const HOST = 'games.example.org';
const [release = ''] = process.argv.slice(2);
const WORK = '/srv/evening';
const TIMEOUT_MS = 60_000;

/** What is run where it can be: databases and containers are not part of every machine. */
const ELSEWHERE: readonly { readonly block: string; readonly file: string; readonly has: string }[] = [
  { block: 'npm start', file: 'server/cli/commands/tests/serve.test.ts', has: "spawn('npm', ['start']" },
  { block: 'Havre is open:', file: 'server/cli/commands/tests/serve.test.ts', has: '^Havre is open:' },
  { block: 'createdb havre', file: 'server/tests/hosting/examples.test.ts', has: 'DATABASE_URL: await cluster' },
  { block: 'podman build', file: 'scripts/tests/release.test.ts', has: 'Containerfile' },
];

const left = blocksOfPage();

/** Takes the block of the page that begins with some words. */
function block(beginning: string): string {
  const at = left.findIndex(({ text }) => text.startsWith(beginning));
  assert.notEqual(at, -1, `docs/hosting.md has no block that begins with '${beginning}'`);
  return left.splice(at, 1)[0]?.text ?? '';
}

/** Runs commands as they stand; what they print. The files of this release are those that the page speaks of. */
function run(commands: string, cwd = WORK): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', commands], {
    ...{ cwd, encoding: 'utf8', timeout: TIMEOUT_MS * 2 },
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      DEBIAN_FRONTEND: 'noninteractive',
      LANG: 'C',
    },
  });
  assert.equal(status, 0, `${commands}\n${stdout}${stderr}`);
  return stdout;
}

const say = (sentence: string): void => console.log(`${Math.round(performance.now() / 1000)} s  ${sentence}`);

async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: it has not come to that\n${logOf('havre.service')}`);
    await pause(50);
  }
}

const logOf = (unit: string): string => {
  const file = `/run/started/${unit}.log`;
  return existsSync(file) ? readFileSync(file, 'utf8').slice(-3_000) : '';
};

const isReady = (): Promise<boolean> =>
  fetch('http://127.0.0.1:4242/health/ready').then(
    ({ ok }) => ok,
    () => false,
  );
const ready = () => until('the server is ready', isReady);

/** Guests who have begun three games through a proxy, and play to the end when they are told to. */
class Party {
  private readonly child: ChildProcess;
  private said = '';

  constructor(authority: string) {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
    const guests = join(import.meta.dirname, 'guests.ts');
    this.child = spawn(process.execPath, [guests, `https://${HOST}`], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    if (this.child.stdout !== null)
      createInterface({ input: this.child.stdout }).on('line', line => {
        this.said += `${line}\n`;
      });
  }

  async begun(): Promise<void> {
    await until('three games have begun', () => this.said.includes('playing') || this.child.exitCode !== null);
    assert.match(this.said, /playing/);
  }

  /** Codes, and the secret of whoever has the second seat. */
  tables(): { code: string; second: string }[] {
    return [...this.said.matchAll(/^table (\S+) (\S+)$/gm)].map(([, code = '', second = '']) => ({ code, second }));
  }

  sendAway(): void {
    this.child.kill();
  }

  async finish(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.stdin?.write('go on\n');
    assert.equal((await ended)[0], 0);
    assert.match(this.said, /over/);
  }
}

function prepare(): void {
  mkdirSync(WORK, { recursive: true });
  mkdirSync('/run/systemd/system', { recursive: true });
  appendFileSync('/etc/hosts', `\n127.0.0.1 ${HOST}\n`);
  const shim = join(import.meta.dirname, 'systemctl.ts');
  rmSync('/usr/bin/systemctl', { force: true });
  writeFileSync('/usr/bin/systemctl', `#!/bin/sh\nexec '${process.execPath}' '${shim}' "$@"\n`, { mode: 0o755 });
  run(`cp '${release}'/havre* .`);
}

/** An authority of one's own, and a certificate of it. */
function certify(): string {
  run(`
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=authority -keyout ca.key -out ca.pem
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=${HOST} -keyout /etc/ssl/games.key -out games.csr
    printf 'subjectAltName=DNS:${HOST}' > san
    openssl x509 -req -in games.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile san -out /etc/ssl/games.pem
  `);
  return join(WORK, 'ca.pem');
}

async function behindNginx(): Promise<Party> {
  const authority = certify();
  const config = `events {}\nhttp { access_log off;\n${block('server {')}}\n`;
  const withoutIpv6 = existsSync('/proc/net/if_inet6') ? config : config.replace(/^\s*listen \[::\].*$/m, '');
  writeFileSync('/etc/nginx/nginx.conf', `user root;\n${withoutIpv6}`);
  run('nginx -t && nginx >/dev/null 2>&1'); // it goes on in the background, and must not hold on to our pipes
  const party = await comes(authority);
  const hidden = spawnSync('curl', [
    '-s',
    '-o',
    '/dev/null',
    '-w',
    '%{http_code}',
    '--cacert',
    authority,
    `https://${HOST}/health/ready`,
  ]);
  if (hidden.status === 0) assert.equal(String(hidden.stdout), '404');
  return party;
}

/** The authority of its certificate. */
async function behindCaddy(): Promise<string> {
  run('nginx -s quit');
  writeFileSync('/etc/caddy/Caddyfile', `{\n admin off\n local_certs\n skip_install_trust\n}\n${block(`${HOST} {`)}`);
  const env = { ...process.env, HOME: WORK, XDG_DATA_HOME: WORK, XDG_CONFIG_HOME: WORK };
  spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', '/etc/caddy/Caddyfile'], { env, stdio: 'ignore' });
  const authority = join(WORK, 'caddy/pki/authorities/local/root.crt');
  await until('Caddy has an authority', () => existsSync(authority));
  await until(
    'Caddy serves',
    () =>
      spawnSync(
        'openssl',
        ['s_client', '-connect', `${HOST}:443`, '-servername', HOST, '-CAfile', authority, '-verify_return_error'],
        { input: '' },
      ).status === 0,
  );
  return authority;
}

async function comes(authority: string): Promise<Party> {
  const party = new Party(authority);
  await party.begun();
  return party;
}

const copiesIn = (folder: string): string[] => readdirSync(folder).filter(name => name.endsWith('.db'));

prepare();
run(block('tar -xzf havre-0.1.0-linux-x64.tar.gz && cd'));
await ready();
assert.notEqual(statSync('/var/lib/havre/havre.db').uid, 0);
say('the archive is installed, and serves as its own user');

const first = await behindNginx();
say('three tables play over TLS behind nginx');

run('systemctl start havre-backup');
assert.equal(copiesIn('/var/lib/havre/backups').length, 1);
say('the timer has something to start, which makes a copy');

const toPackage = block('havre backup /var/backups/havre            # the way back');
const withArchive = block('tar -xzf havre-0.1.0-linux-x64.tar.gz\n');
run('havre backup /var/backups/havre');
run(withArchive);
await ready();
say('the version of another archive has taken over');
await first.finish();
say('the games went on to their end');

const caddy = await behindCaddy();
const second = await comes(caddy);
say('three tables play over TLS behind Caddy');
run('systemctl stop havre');
run('rm -r /usr/lib/havre /usr/bin/havre /etc/systemd/system/havre* /etc/havre /var/backups/havre');
run(block('apt-get install -y ./havre_0.1.0_amd64.deb'));
await ready();
run(toPackage.replace('apt-get install', 'apt-get install --reinstall'));
await ready();
assert.equal(copiesIn('/var/backups/havre').length, 1);
say('the package has taken over twice, with games going on');
await second.finish();
say('and they went on to their end');

const copying = block('havre backup /var/backups/havre             # a new file');
await until('a second has passed since the last copy', () => Date.now() % 1000 < 100);
run(copying);
assert.ok(existsSync('/srv/other/havre.db') && existsSync('/srv/other/push-keys.json'));
run(
  'systemctl stop havre && mv /var/lib/havre/havre.db* /var/lib/havre/push-keys.json /srv/ && havre restore monday.db && systemctl start havre',
);
await ready();
assert.equal(statSync('/var/lib/havre/havre.db').uid, statSync('/var/lib/havre').uid);
say('a copy was made, looked through and brought back by root, and the service reads it');

const third = await comes(caddy);
const [closed, ended, hidden] = third.tables();
const onItsTable = { close: closed, end: ended, hide: hidden };
const keeping = Object.entries(onItsTable).reduce(
  (commands, [name, table]) => commands.replace(`havre ${name} K7PQ2X`, `havre ${name} ${table?.code}`),
  block('havre tables'),
);
assert.match(run(keeping), /3 playing[\s\S]*shut out +203\.0\.113\.0\/24[\s\S]*closed a table/);
const mayAsk = async (secret = ''): Promise<number> => {
  const headers = { authorization: `Bearer ${secret}` };
  return (await fetch('http://127.0.0.1:4242/api/v1/tables/mine', { headers })).status;
};
run(`havre ban ${hidden?.code}:2`);
assert.deepEqual([await mayAsk(hidden?.second), await mayAsk(ended?.second)], [403, 200]);
third.sendAway();
say('a table was closed, a game ended, and a guest shut out');

const keepingOut = block('cp /usr/share/doc/havre/fail2ban');
// As the package of fail2ban makes them, where that is not installed.
for (const folder of ['filter.d', 'jail.d']) mkdirSync(join('/etc/fail2ban', folder), { recursive: true });
run(keepingOut.replace(' fail2ban\n', '\n'));
await ready();
for (let i = 0; i < 5; i++)
  await fetch('http://127.0.0.1:4242/api/v1/devices', { method: 'POST', headers: { origin: 'https://other.example' } });
if (spawnSync('fail2ban-regex', ['--version']).status === 0) {
  await until('they are written down', () => logOf('havre.service').split('turned away').length === 6);
  const found = run(`fail2ban-regex /run/started/havre.service.log /etc/fail2ban/filter.d/havre.conf`);
  assert.match(found, /Failregex: 5 total/);
  say('fail2ban finds whoever was turned away');
} else say('There is no fail2ban here (Debian: apt-get install fail2ban); its filter was not tried.');

run('apt-get purge -y havre');
assert.ok(existsSync('/var/lib/havre/havre.db'));
say('the package is gone, and the games are there');

for (const { block: beginning, file, has } of ELSEWHERE) {
  block(beginning);
  const test = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
  assert.ok(test.includes(has), `${file} does not run '${beginning}'`);
}
assert.deepEqual(
  left.map(({ text }) => text),
  [],
  'nobody runs these blocks of docs/hosting.md',
);
say('every block of the page was run');
process.exit(0);
