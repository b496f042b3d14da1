/**
 * The files of examples/hosting, started: each proxy before three servers over one database, with people of one table on
 * different servers while one of them is killed; the unit of systemd and the servers of the compose file by what they run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectionOptions as TlsOptions } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { Client } from '@havre/protocol/client/client.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { findProxy } from '../../../scripts/proxies.mjs';
import { KillableServer } from '../chaos/killable-server.ts';
import { freePort } from '../free-port.ts';
import { CLUSTER_TIMEOUT_MS, type Cluster, startCluster } from '../postgres/cluster.ts';
import { chooser, playOn, seated, temporaryFolder } from '../test-server.ts';
import { FrontProxy } from './front-proxy.ts';
import { HOST, type ProxyName, shownInExamples } from './proxy-config.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const EXAMPLES = join(ROOT, 'examples/hosting');
const PROXIES: readonly ProxyName[] = ['nginx', 'caddy', 'haproxy'];
const SERVERS = 3;
const TIMEOUT_MS = 240_000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, CLUSTER_TIMEOUT_MS);
afterAll(() => cluster?.stop(), CLUSTER_TIMEOUT_MS);

function isThere(name: ProxyName): boolean {
  try {
    return findProxy(name) !== '';
  } catch (error) {
    console.warn(`${(error as Error).message} Its test is left out.`);
    return false;
  }
}

/** Somebody who does not mind that nobody has signed the certificate. */
class TrustingSocket extends WebSocket {
  constructor(url: string, protocols: string[], options?: ClientOptions) {
    const tls: TlsOptions = { rejectUnauthorized: false, servername: HOST };
    super(url, protocols, { ...options, ...tls, headers: { host: HOST } } as ClientOptions);
  }
}

/** Somebody known to one of the servers, who comes through the proxy. */
async function through(proxy: FrontProxy, server: string): Promise<Client> {
  const stranger = new Client({ url: server, WebSocket, primitives, identity: { token: null } });
  await stranger.identify();
  stranger.close();
  const url = `https://127.0.0.1:${proxy.port}`;
  const client = new Client({ url, WebSocket: TrustingSocket, primitives, identity: { token: stranger.token } });
  onTestFinished(() => client.close());
  return client;
}

for (const name of PROXIES)
  describe.skipIf(!isThere(name))(`three servers behind ${name}`, () => {
    it('are one: people of a table play on through it when a server is killed', { timeout: TIMEOUT_MS }, async () => {
      const database = await cluster.emptyDatabase();
      const servers = Array.from({ length: SERVERS }, () => new KillableServer());
      onTestFinished(async () => void (await Promise.all(servers.map(server => server.end('SIGKILL')))));
      const ports: number[] = [];
      for (const server of servers) {
        const port = await freePort();
        await server.serve(port, database);
        ports.push(port);
      }
      const proxy = await FrontProxy.start(name, shownInExamples(name, ports), await temporaryFolder());
      onTestFinished(() => proxy.end());
      expect((await proxy.ask('/health/ready', '127.0.0.1')).status).toBe(404);
      const [first = ''] = ports.map(port => `http://127.0.0.1:${port}`);
      const host = new Client({ url: first, WebSocket, primitives, identity: { token: null } });
      onTestFinished(() => host.close());
      await host.identify();
      // The host is at the first server, which is not killed; the others are wherever the proxy leads.
      const people = [host, ...(await Promise.all([1, 2, 3].map(() => through(proxy, first))))];
      const tables = await seated(people);
      await servers[SERVERS - 1]?.end('SIGKILL');
      await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat))));
      expect(tables.map(({ info }) => info?.phase)).toEqual(tables.map(() => 'over'));
      expect((await proxy.ask('/api/v1/games', '127.0.0.1')).status).toBe(200);
    });
  });

/** Starts a command as a file of ours says, and waits until it is ready; it ends by itself when it is told to. */
async function serves(command: readonly string[], env: Readonly<Record<string, string>>, port: number): Promise<void> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: ROOT, env: { PATH: process.env['PATH'], ...env }, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`it has ended with ${child.exitCode}`);
    await pause(50);
  }
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

describe('the unit of systemd', () => {
  const unit = readFileSync(join(EXAMPLES, 'havre@.service'), 'utf8');
  const settingIn = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  it('starts a server with the environment it speaks of, which ends when it is stopped', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const port = await freePort();
    const command = settingIn('ExecStart')
      .replaceAll('/srv/havre', ROOT.replace(/\/$/, ''))
      .replaceAll('%i', `${port}`);
    const named = [...unit.matchAll(/^#\s+([A-Z_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]);
    expect(named.map(([key]) => key)).toContain('DATABASE_URL');
    const env = { ...Object.fromEntries(named), DATABASE_URL: await cluster.emptyDatabase() };
    await serves(command.split(' '), env, port);
  });

  const isKnown = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.skipIf(!isKnown)('has nothing in it that systemd does not know', { timeout: TIMEOUT_MS }, async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'havre@4242.service');
    copyFileSync(join(EXAMPLES, 'havre@.service'), file);
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    // It looks at all units of the machine, and the program is not where the unit will find it.
    const about = stderr.split('\n').filter(line => line.includes(file) || line.includes('havre@4242'));
    expect(about.filter(line => !line.includes('/srv/havre'))).toEqual([]);
  });
});

describe('the compose file', () => {
  const compose = readFileSync(join(EXAMPLES, 'compose.yaml'), 'utf8');

  it('starts servers by a command that serves', { timeout: TIMEOUT_MS }, async () => {
    const [, list = ''] = /^ {4}command: \[(node, .*)\]$/m.exec(compose) ?? [];
    const port = await freePort();
    const [, proxies = ''] = /HAVRE_TRUST_PROXY: (\S+)/.exec(compose) ?? [];
    const env = { DATABASE_URL: await cluster.emptyDatabase(), HAVRE_TRUST_PROXY: proxies, PORT: `${port}` };
    await serves([process.execPath, ...list.split(', ').slice(1)], env, port);
  });
});
