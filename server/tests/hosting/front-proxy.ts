/** A real proxy before a server, with the very configuration that docs/hosting.md shows. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type RequestOptions, request } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectionOptions as TlsOptions } from 'node:tls';
import { SOCKET_PATH, SUBPROTOCOL } from '@havre/protocol/wire.ts';
import { type ClientOptions, WebSocket } from 'ws';
import { findProxy } from '../../../scripts/proxies.mjs';

export type ProxyName = 'nginx' | 'caddy';

const HOSTING = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
const HOST = 'games.example.org';
const GLANCE = 50;
const LONGEST_START = 30_000;

/** What docs/hosting.md shows for a proxy, with the server where it is. */
function shown(name: ProxyName, serverPort: number): string {
  const title = { nginx: 'With nginx:', caddy: 'With Caddy,' }[name];
  const [, config = ''] = /```\n([\s\S]*?)```/.exec(HOSTING.slice(HOSTING.indexOf(title))) ?? [];
  if (!config.includes('127.0.0.1:4242')) throw new Error(`docs/hosting.md shows nothing for ${name}`);
  return config.replaceAll('127.0.0.1:4242', `127.0.0.1:${serverPort}`);
}

/** The same at another port, with certificates of its own, and with nothing outside its folder. */
const ADAPTED: Readonly<Record<ProxyName, (config: string, port: number, folder: string) => string>> = {
  nginx: (config, port, folder) => {
    const [certificate, key] = [join(folder, 'games.pem'), join(folder, 'games.key')];
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${HOST}`, '-keyout', key, '-out', certificate],
    ]);
    if (made.status !== 0) throw new Error(`openssl has made no certificate: ${made.stderr}`);
    const served = config
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('/etc/ssl/games.pem', certificate)
      .replace('/etc/ssl/games.key', key);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return [
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr;`,
      'events {}',
      `http { access_log off; ${places.map(place => `${place}_temp_path ${join(folder, place)};`).join(' ')}`,
      `${served} }`,
    ].join('\n');
  },
  caddy: (config, port) =>
    [
      '{ admin off\n auto_https disable_redirects\n skip_install_trust\n default_bind 127.0.0.1\n }',
      config.replace(`${HOST} {`, `${HOST}:${port} {\n tls internal`),
    ].join('\n'),
};

const COMMAND: Readonly<Record<ProxyName, (file: string, folder: string) => string[]>> = {
  nginx: (file, folder) => ['-e', 'stderr', '-p', folder, '-c', file],
  caddy: file => ['run', '--adapter', 'caddyfile', '--config', file],
};

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export class FrontProxy {
  readonly port: number;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
  }

  /**
   * Starts a proxy before a server; it is stopped with `end`.
   * @example const proxy = await FrontProxy.before('nginx', server.port, folder);
   */
  static async before(name: ProxyName, serverPort: number, folder: string): Promise<FrontProxy> {
    const port = await freePort();
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, ADAPTED[name](shown(name, serverPort), port, folder));
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const child = spawn(findProxy(name), COMMAND[name](file, folder), { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr?.on('data', text => {
      said += text;
    });
    const proxy = new FrontProxy(child, port);
    const until = Date.now() + LONGEST_START;
    while ((await proxy.ask('/api/v1/games', '127.0.0.1')).status !== 200) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`${name} does not serve: ${said}`);
      await pause(GLANCE);
    }
    return proxy;
  }

  /** Asks through the proxy from some source address; status 0 if there was no answer. */
  ask(
    path: string,
    from: string,
    { body, headers, ...options }: RequestOptions & { body?: string } = {},
  ): Promise<Answer> {
    return new Promise(resolve => {
      const lost = () => resolve({ status: 0, headers: {}, body: '' });
      const sent = request(
        {
          ...{ host: '127.0.0.1', port: this.port, localAddress: from, path, agent: false },
          ...{ servername: HOST, rejectUnauthorized: false },
          headers: { host: HOST, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
          ...options,
        },
        response => {
          const chunks: Buffer[] = [];
          response.on('data', chunk => chunks.push(chunk));
          response.on('error', lost);
          response.on('end', () => {
            const { statusCode: status = 0, headers: told } = response;
            resolve({ status, headers: told, body: Buffer.concat(chunks).toString() });
          });
        },
      );
      sent.on('error', lost);
      sent.end(body);
    });
  }

  /** A socket through the proxy from some source address: what it hears first, or why it was closed or not let in. */
  async socket(
    from: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ socket: WebSocket; heard: string }> {
    const options: ClientOptions & TlsOptions = {
      localAddress: from,
      headers: { host: HOST, origin: `https://${HOST}`, ...headers },
      servername: HOST,
      rejectUnauthorized: false,
    };
    const socket = new WebSocket(`wss://127.0.0.1:${this.port}${SOCKET_PATH}`, [SUBPROTOCOL], options);
    const heard = await new Promise<string>(resolve => {
      socket.once('message', text => resolve((JSON.parse(String(text)) as { type: string }).type));
      socket.once('close', code => resolve(String(code)));
      socket.once('error', error => resolve(/\d{3}/.exec(error.message)?.[0] ?? error.message));
    });
    return { socket, heard };
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  return address.port;
}
