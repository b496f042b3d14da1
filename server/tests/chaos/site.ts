/**
 * Several servers over one database as people meet them: behind a proxy, if there is one, with something on both ways that can
 * cut and delay what passes.
 */

import { freePort } from '../free-port.ts';
import { FrontProxy } from '../hosting/front-proxy.ts';
import { shownInExamples } from '../hosting/proxy-config.ts';
import { KillableServer } from './killable-server.ts';
import { Relay } from './relay.ts';

export interface SiteParts {
  readonly servers: number;
  /** The address of the database, which may become another. */
  readonly database: () => string;
  /** For the proxy: HAProxy with the file from examples/hosting, before three servers; none, if nothing is said. */
  readonly proxyFolder?: string;
}

/** So often a server is started that finds no database. */
const MOST_STARTS = 20;

export class Site {
  private readonly servers: { port: number; process: KillableServer }[] = [];
  private readonly toDatabase: Relay;
  private readonly people: Relay;
  private readonly proxy: FrontProxy | null;
  /** What the servers take for the address of the database. */
  readonly database: string;

  private constructor(toDatabase: Relay, people: Relay, proxy: FrontProxy | null, database: string) {
    this.toDatabase = toDatabase;
    this.people = people;
    this.proxy = proxy;
    this.database = database;
  }

  /** Starts everything; ended with `close`. */
  static async open({ servers: count, database, proxyFolder }: SiteParts): Promise<Site> {
    const toDatabase = await Relay.to(() => [Number(new URL(database()).port)]);
    const address = new URL(database());
    address.port = `${toDatabase.port}`;
    const servers: Site['servers'] = [];
    for (let i = 0; i < count; i++) servers.push({ port: await freePort(), process: new KillableServer() });
    for (const { port, process } of servers) await process.serve(port, address.href);
    const ports = servers.map(({ port }) => port);
    const proxy =
      proxyFolder === undefined
        ? null
        : await FrontProxy.start('haproxy', shownInExamples('haproxy', ports), proxyFolder, { isSecure: false });
    const people = await Relay.to(() => (proxy === null ? ports : [proxy.port]));
    const site = new Site(toDatabase, people, proxy, address.href);
    site.servers.push(...servers);
    return site;
  }

  /** Where people find it. */
  get url(): string {
    return `http://127.0.0.1:${this.people.port}`;
  }

  get size(): number {
    return this.servers.length;
  }

  /**
   * Ends a server, and starts another in its place; again, as whoever looks after it would, if the database is just away and it
   * says so.
   */
  async replace(i: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const server = this.serverAt(i);
    let successor = new KillableServer();
    await server.process.end(signal);
    for (let tries = 1; ; tries++) {
      server.process = successor;
      try {
        return await successor.serve(server.port, this.database);
      } catch (error) {
        if (tries === MOST_STARTS) throw error;
        successor = new KillableServer();
      }
    }
  }

  freeze(i: number, milliseconds: number): Promise<void> {
    return this.serverAt(i).process.freeze(milliseconds);
  }

  cutDatabase(): void {
    this.toDatabase.cut();
  }

  holdDatabase(milliseconds: number): void {
    this.toDatabase.hold(milliseconds);
  }

  cutPeople(): void {
    this.people.cut();
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map(({ process }) => process.end('SIGKILL')));
    await this.proxy?.end();
    await this.people.close();
    await this.toDatabase.close();
  }

  private serverAt(i: number): { port: number; process: KillableServer } {
    const server = this.servers[i];
    if (server === undefined) throw new Error(`there is no server ${i}`);
    return server;
  }
}
