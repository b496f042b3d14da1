/** The process of one server: it starts it, says where it is, and tells what it uses. */
import { mkdir, writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { heapInUse } from '../heap.ts';
import { CONTENDERS, type ContenderName } from './contender.ts';

export interface ProcessUsage {
  /** CPU time of all its threads, in seconds. */
  readonly cpu: number;
  /** CPU time of the thread that serves, in seconds: as long as there are cores for the others, it is the limit. */
  readonly mainCpu: number;
  /** Wall clock, in seconds. */
  readonly at: number;
}

export type ToServer = 'usage' | 'heap' | 'close' | 'profile' | { readonly keepProfileIn: string };
export type FromServer =
  | { readonly url: string }
  | { readonly usage: ProcessUsage }
  | { readonly heap: number }
  | { readonly profiling: boolean }
  | { readonly closed: true };

const [, , contender, folder = '', shared] = argv;
const { startContender } = await CONTENDERS[contender as ContenderName].server();
const server = await startContender(folder, shared);
const say = (message: FromServer) => process.send?.(message);

const inspector = new Session();
let profiles = 0;

/** Where the time of the main thread goes, from now on. */
async function profile(): Promise<void> {
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.start');
}

async function keepProfile(folder: string): Promise<void> {
  const { profile } = await inspector.post('Profiler.stop');
  inspector.disconnect();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${contender}-${profiles++}.cpuprofile`), JSON.stringify(profile));
}

process.on('message', async (asked: ToServer) => {
  if (typeof asked === 'object') {
    await keepProfile(asked.keepProfileIn);
    return say({ profiling: false });
  }
  switch (asked) {
    case 'profile':
      await profile();
      return say({ profiling: true });
    case 'usage': {
      const [cpu, mainCpu] = [process.cpuUsage(), process.threadCpuUsage()].map(
        ({ user, system }) => (user + system) / 1e6,
      ) as [number, number];
      return say({ usage: { cpu, mainCpu, at: performance.now() / 1000 } });
    }
    case 'heap':
      return say({ heap: heapInUse() });
    case 'close':
      await server.close();
      return process.send?.({ closed: true } satisfies FromServer, () => process.exit());
  }
});
process.on('disconnect', () => process.exit());
say({ url: server.url });
