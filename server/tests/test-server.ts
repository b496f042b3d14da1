/** A whole server for tests: a real data folder, a real port, and clients with real sockets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@havre/protocol/client/client.ts';
import type { SocketConstructor } from '@havre/protocol/client/environment.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningServer, type ServerSettings, startServer } from '../app.ts';
import { jsonLogger } from '../operation/log.ts';
import { NO_LIMITS, NO_REQUEST_LIMITS } from '../operation/no-limits.ts';
import { LIMITS } from '../sessions/limits.ts';

export { chooser, expectDone, NAMES, playOn, seated } from './players.ts';

/** Nobody is too fast, unless the test is about that; whoever never stops is cut all the same. */
const GENEROUS = { ...NO_LIMITS, excess: LIMITS.excess };

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'havre-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A server that is closed after the test. */
export async function openServer(settings: Partial<ServerSettings> = {}): Promise<RunningServer> {
  const dataFolder = settings.dataFolder ?? (await temporaryFolder());
  const server = await startTestServer({ ...settings, dataFolder });
  onTestFinished(() => server.close());
  return server;
}

/** A server that outlives a test: whoever starts it closes it. */
export function startTestServer(
  settings: Partial<ServerSettings> & Pick<ServerSettings, 'dataFolder'>,
): Promise<RunningServer> {
  const logger = jsonLogger({ level: 'silent' });
  const limits = { ...GENEROUS, ...settings.limits };
  const requestLimits = { ...NO_REQUEST_LIMITS, ...settings.requestLimits };
  const usual = { port: 0, host: '127.0.0.1', logger, metrics: { token: null } };
  return startServer({ ...usual, ...settings, limits, requestLimits });
}

/** Somebody at a keyboard, known to the server. */
export async function connectClient(
  url: string,
  { token = null, socket = WebSocket }: { token?: string | null; socket?: SocketConstructor } = {},
): Promise<Client> {
  const client = new Client({ url, WebSocket: socket, primitives, identity: { token } });
  onTestFinished(() => client.close());
  await client.identify();
  return client;
}
