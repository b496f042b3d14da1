/** Havre as it is, with its store on the disk or in a database; only the limits on how much one may ask are out of the way. */
import { startServer } from '@havre/server/app.ts';
import { jsonLogger } from '@havre/server/operation/log.ts';
import { NO_LIMITS, NO_REQUEST_LIMITS } from '@havre/server/operation/no-limits.ts';
import { NO_QUOTAS } from '@havre/table/lobby/quotas.ts';
import type { ContenderServer } from '../contender.ts';

export const startContender = (folder: string, database?: string): Promise<ContenderServer> =>
  startServer({
    quotas: NO_QUOTAS,
    port: 0,
    host: '127.0.0.1',
    dataFolder: folder,
    ...(database === undefined ? {} : { database }),
    logger: jsonLogger({ level: 'warn' }),
    limits: NO_LIMITS,
    requestLimits: NO_REQUEST_LIMITS,
  });
