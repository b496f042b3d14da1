/**
 * A whole server in a process of its own, started by the test that kills it. It loads everything, says so, and begins to
 * serve when it is told where.
 */
import { NO_QUOTAS } from '@havre/table/lobby/quotas.ts';
import { startServer } from '../../app.ts';
import { jsonLogger } from '../../operation/log.ts';
import { NO_LIMITS, NO_REQUEST_LIMITS } from '../../operation/no-limits.ts';
import { AIM, type Go, PASSES } from './spots.ts';

const quotas = NO_QUOTAS; // a thousand shots from one address

process.once('message', (go: Go) => {
  // Threads are started with the environment as it is when they are.
  process.env[AIM] = go.aim;
  process.env[PASSES] = String(go.passes);
  const logger = jsonLogger({ level: 'error' });
  startServer({
    port: go.port ?? 0,
    host: '127.0.0.1',
    dataFolder: go.folder,
    ...(go.database === undefined ? {} : { database: go.database }),
    logger,
    limits: NO_LIMITS,
    requestLimits: NO_REQUEST_LIMITS,
    quotas,
  }).then(
    server => {
      process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
      process.send?.({ port: server.port });
    },
    error => {
      throw error;
    },
  );
});
process.on('disconnect', () => process.exit()); // whoever was to kill it is gone
process.send?.('loaded');
