/** Havre as it is, with its store on the disk; only the limits on how much one may ask are out of the way. */
import { startServer } from '@havre/server/app.ts';
import { jsonLog } from '@havre/server/operation/log.ts';
import type { Host } from '../peer.ts';

const ANY = { burst: 1e9, perSecond: 1e9 };

export const startHost = (folder: string): Promise<Host> =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    dataFolder: folder,
    log: jsonLog({ level: 'warn' }),
    limits: { messages: ANY },
    requestLimits: { requests: 1e9, devices: 1e9, tables: 1e9, joins: 1e9, sockets: 1e9 },
  });
