/** A Redis of our own for those who share one: at a free port, keeping nothing, gone afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@havre/server/tests/free-port.ts';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

const GLANCE = 20;

/**
 * Starts the Redis of this machine; null where there is none.
 * @example const redis = await startRedis(); … await redis?.stop();
 */
export async function startRedis(): Promise<RedisServer | null> {
  const port = await freePort();
  const child = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  const isThere = await once(child, 'spawn').then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await answersAt(port))) await pause(GLANCE);
  if (child.exitCode !== null) return null;
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answersAt(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}
