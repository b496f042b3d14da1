/** A real proxy before one server or several, with the very configuration that people are shown. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectionOptions as TlsOptions } from 'node:tls';
import { SOCKET_PATH, SUBPROTOCOL } from '@havre/protocol/wire.ts';
import { type ClientOptions, WebSocket } from 'ws';
import { findProxy } from '../../../scripts/proxies.mjs';
import { freePort } from '../free-port.ts';
import { ADAPTED, COMMAND, HOST, type ProxyName } from './proxy-config.ts';

const GLANCE = 50;
const LONGEST_START = 30_000;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export class FrontProxy {
  readonly port: number;
  private readonly child: ChildProcess;
  private readonly isSecure: boolean;

  private constructor(child: ChildProcess, port: number, isSecure: boolean) {
    this.child = child;
    this.port = port;
    this.isSecure = isSecure;
  }

  /**
   * Starts a proxy with a configuration that people are shown; it is stopped with `end`.
   * @example const proxy = await FrontProxy.start('nginx', shownInDocs('nginx', server.port), folder);
   */
  static async start(
    name: ProxyName,
    config: string,
    folder: string,
    { isSecure = true }: { isSecure?: boolean } = {},
  ): Promise<FrontProxy> {
    const port = await freePort();
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, ADAPTED[name](config, { port, folder, isSecure }));
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const child = spawn(findProxy(name), COMMAND[name](file, folder), { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr?.on('data', text => {
      said += text;
    });
    const proxy = new FrontProxy(child, port, isSecure);
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
      const asked: RequestOptions = {
        ...{ host: '127.0.0.1', port: this.port, localAddress: from, path, agent: false },
        ...{ servername: HOST, rejectUnauthorized: false },
        headers: { host: HOST, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...options,
      };
      const sent = (this.isSecure ? request : plainRequest)(asked, response => {
        const chunks: Buffer[] = [];
        response.on('data', chunk => chunks.push(chunk));
        response.on('error', lost);
        response.on('end', () => {
          const { statusCode: status = 0, headers: told } = response;
          resolve({ status, headers: told, body: Buffer.concat(chunks).toString() });
        });
      });
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
