/** Servers that are measured together: ours with a file and over a database, and others that are several processes too. */

import { ask } from '@havre/server/tests/postgres/ask.ts';
import type { Cluster } from '@havre/server/tests/postgres/cluster.ts';
import { CONTENDERS, type ContenderName } from '../server/contender.ts';
import { ServerProcess } from '../server/processes.ts';
import { type RedisServer, startRedis } from './redis.ts';

export interface ServerGroup {
  readonly title: string;
  readonly contender: ContenderName;
  readonly servers: readonly ServerProcess[];
  /** Whether the people of a table are at all servers in turn, and not all at one of them. */
  readonly isSpread: boolean;
  /** Whether it is also measured with one move a second at each of many tables. */
  readonly isPaced: boolean;
}

export interface Field {
  readonly contestants: readonly ServerGroup[];
  /** Who could not come, and why, in a sentence each. */
  readonly missing: readonly string[];
  /** One of two servers that share what they keep, and another beside it, of each kind. */
  pairs(): Promise<
    readonly { readonly contender: ContenderName; readonly servers: readonly [ServerProcess, ServerProcess] }[]
  >;
  close(): Promise<void>;
}

/**
 * Starts everybody who takes part: ours, and unless it is said otherwise the others.
 * @example const field = await openField(cluster); … await field.close();
 */
export async function openField(cluster: Cluster, isOurs = false): Promise<Field> {
  const started: ServerProcess[] = [];
  const missing: string[] = [];
  const contestants: ServerGroup[] = [];
  const redis = isOurs ? null : await startRedis();
  if (redis === null && !isOurs)
    missing.push('Colyseus with Redis is missing: there is no redis-server on this machine.');
  const start = async (contender: ContenderName, shared?: string): Promise<ServerProcess> => {
    const server = await ServerProcess.start(contender, shared);
    started.push(server);
    return server;
  };
  const several = async (contender: ContenderName, count: number): Promise<ServerProcess[]> => {
    const shared = await sharedBy(contender, cluster, redis);
    const servers: ServerProcess[] = [];
    for (let i = 0; i < count; i++) servers.push(await start(contender, shared));
    return servers;
  };
  const close = async (): Promise<void> => {
    for (const server of started) await server.close();
    await redis?.stop();
  };
  const others: ContenderName[] = isOurs ? [] : ['boardgame.io-postgres'];
  if (redis !== null) others.unshift('colyseus-redis');
  try {
    const havre = { contender: 'havre', isPaced: true } as const;
    contestants.push({ ...havre, title: 'Havre, a file', servers: [await start('havre')], isSpread: false });
    for (const count of [1, 2, 3]) {
      const servers = await several('havre', count);
      const isPaced = count < 3;
      contestants.push({ ...havre, title: `Havre, PostgreSQL, ${count}`, servers, isSpread: false, isPaced });
      if (count > 1) contestants.push({ ...havre, title: `the same, people apart`, servers, isSpread: true, isPaced });
    }
    for (const contender of others) {
      const servers = await several(contender, 2);
      const title = `${CONTENDERS[contender].title}, 2`;
      contestants.push({ contender, title, servers, isSpread: false, isPaced: contender === 'colyseus-redis' });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    contestants,
    missing,
    async pairs() {
      const pairs = [];
      for (const contender of ['havre', ...others] as const) {
        const [one, other] = await several(contender, 2);
        if (one === undefined || other === undefined) throw new Error('a server is missing');
        pairs.push({ contender, servers: [one, other] as const });
      }
      return pairs;
    },
    close,
  };
}

/** What servers of a kind share, with nothing in it yet. */
async function sharedBy(contender: ContenderName, cluster: Cluster, redis: RedisServer | null): Promise<string> {
  if (contender === 'colyseus-redis') return redis?.url ?? '';
  if (contender === 'havre') return cluster.emptyDatabase();
  // It does not know of schemas in the address of a database.
  const url = new URL(cluster.url);
  url.pathname = `/bench_${Date.now().toString(36)}`;
  await ask(cluster.url, `CREATE DATABASE ${url.pathname.slice(1)}`);
  return url.href;
}
