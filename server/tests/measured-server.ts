/** A whole server in a process of its own that says, whenever it is asked, how busy it has been since the last time. */
import { performance } from 'node:perf_hooks';
import { startServer } from '../app.ts';
import { jsonLogger } from '../operation/log.ts';

/** Nobody is too fast. */
const ANY = { burst: 1e6, perSecond: 1e6 };
const limits = { messages: ANY, chat: ANY, claims: ANY };
const requestLimits = { requests: 1e6, devices: 1e6, tables: 1e6, joins: 1e6, sockets: 1e6 };

let before = performance.eventLoopUtilization();

/** How long its main thread has worked, in milliseconds. */
function busyness(): number {
  const { active } = performance.eventLoopUtilization(before);
  before = performance.eventLoopUtilization();
  return active;
}

process.once('message', (dataFolder: string) => {
  const settings = { port: 0, host: '127.0.0.1', dataFolder, logger: jsonLogger({ level: 'error' }) };
  void startServer({ ...settings, limits, requestLimits }).then(({ url }) => {
    process.on('message', () => process.send?.(busyness()));
    process.send?.(url);
  });
});
process.on('disconnect', () => process.exit());
