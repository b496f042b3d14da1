/** The process of one server: it starts it, says where it is, and tells what it uses. */
import { argv } from 'node:process';
import { heapInUse } from '../heap.ts';
import { PEERS, type PeerName } from './peer.ts';

export interface Usage {
  /** CPU time of all its threads, in seconds. */
  readonly cpu: number;
  /** Wall clock, in seconds. */
  readonly at: number;
}

export type ToHost = 'usage' | 'heap' | 'close';
export type FromHost =
  | { readonly url: string }
  | { readonly usage: Usage }
  | { readonly heap: number }
  | { readonly closed: true };

const [, , peer, folder = ''] = argv;
const { startHost } = await PEERS[peer as PeerName].host();
const host = await startHost(folder);
const say = (message: FromHost) => process.send?.(message);

process.on('message', async (asked: ToHost) => {
  switch (asked) {
    case 'usage': {
      const { user, system } = process.cpuUsage();
      return say({ usage: { cpu: (user + system) / 1e6, at: performance.now() / 1000 } });
    }
    case 'heap':
      return say({ heap: heapInUse() });
    case 'close':
      await host.close();
      return process.send?.({ closed: true } satisfies FromHost, () => process.exit());
  }
});
process.on('disconnect', () => process.exit());
say({ url: host.url });
