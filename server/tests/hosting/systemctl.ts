/**
 * As much of systemctl as an evening needs, where systemd does not run: services are started by what their units say, as their
 * user, with their environment and their folders, and again when they fail.
 *
 *     systemctl (start|stop|restart|enable|daemon-reload) [--now] UNIT...
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = ['/etc/systemd/system', '/usr/lib/systemd/system'];
const STATE = '/run/started';
const SUPERVISING = '--supervise';

/** The settings of a unit; those that stand several times are joined. */
function unitNamed(name: string): Map<string, string> {
  const file = PLACES.map(place => join(place, name)).find(existsSync);
  if (file === undefined) throw new Error(`there is no unit ${name}`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const settings = new Map<string, string>();
  for (const line of lines) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key !== undefined) settings.set(key, [settings.get(key) ?? '', value ?? ''].join(' ').trim());
  }
  return settings;
}

/** The command of a service as its user runs it: with nothing but its own environment, and no more rights than it has. */
function commandOf(unit: Map<string, string>): string[] {
  const user = unit.get('User') ?? 'root';
  for (const folder of (unit.get('StateDirectory') ?? '').split(' ').filter(word => word !== ''))
    spawnSync('install', ['-d', '-o', user, '-g', user, '-m', '0700', join('/var/lib', folder)]);
  const file = (unit.get('EnvironmentFile') ?? '').replace(/^-/, '');
  const own = existsSync(file) ? readFileSync(file, 'utf8').match(/^[A-Z_]+=.*$/gm) : [];
  const variables = [...(unit.get('Environment') ?? '').split(' ').filter(word => word !== ''), ...(own ?? [])];
  const rights = [`--reuid=${user}`, `--regid=${unit.get('Group') ?? user}`, '--init-groups', '--no-new-privs'];
  const asUser = ['setpriv', ...rights, '--bounding-set=-all', '--inh-caps=-all'];
  const command = (unit.get('ExecStart') ?? '').split(' ');
  return [...asUser, 'env', '-i', 'PATH=/usr/bin:/bin', ...variables, ...command];
}

const cwdOf = (unit: Map<string, string>): string => unit.get('WorkingDirectory') ?? '/';
const pidFile = (name: string): string => join(STATE, `${name}.pid`);

function start(name: string): void {
  const unit = unitNamed(name);
  if (name.endsWith('.timer')) return;
  const [program = '', ...args] = commandOf(unit);
  if (unit.get('Type') === 'oneshot') {
    const { status, stderr } = spawnSync(program, args, { cwd: cwdOf(unit), encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} has failed: ${stderr}`);
    return;
  }
  mkdirSync(STATE, { recursive: true });
  const log = openSync(join(STATE, `${name}.log`), 'a');
  const own = [import.meta.filename, SUPERVISING, name];
  const supervisor = spawn(process.execPath, own, { detached: true, stdio: ['ignore', log, log] });
  writeFileSync(pidFile(name), String(supervisor.pid));
  supervisor.unref();
}

/** Runs a service, and again whenever it fails, until it is told to stop. */
function supervise(name: string): void {
  const unit = unitNamed(name);
  const [program = '', ...args] = commandOf(unit);
  let child: ChildProcess | null = null;
  let isStopping = false;
  const begin = () => {
    child = spawn(program, args, { cwd: cwdOf(unit), stdio: 'inherit' });
    child.once('exit', code => {
      if (isStopping || code === 0) process.exit(0);
      setTimeout(begin, 200);
    });
  };
  process.on('SIGTERM', () => {
    isStopping = true;
    child?.kill('SIGTERM');
  });
  begin();
}

function stop(name: string): void {
  if (!existsSync(pidFile(name))) return;
  const pid = Number(readFileSync(pidFile(name), 'utf8'));
  rmSync(pidFile(name));
  try {
    process.kill(pid, 'SIGTERM');
    for (;;) {
      process.kill(pid, 0);
      if (/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) return;
      spawnSync('sleep', ['0.05']);
    }
  } catch {
    // it is gone
  }
}

const [command = '', ...rest] = process.argv.slice(2);
const units = rest.filter(word => !word.startsWith('--')).map(name => (/\.\w+$/.test(name) ? name : `${name}.service`));
if (command === SUPERVISING) supervise(units[0] ?? '');
else
  for (const name of units) {
    if (command === 'stop' || command === 'restart' || (command === 'disable' && rest.includes('--now'))) stop(name);
    if (command === 'start' || command === 'restart' || (command === 'enable' && rest.includes('--now'))) start(name);
    if (command === 'enable') unitNamed(name);
  }
