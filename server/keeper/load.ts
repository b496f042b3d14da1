/** How the machine is: its processor, its memory, its disk. */
import { stat, statfs } from 'node:fs/promises';
import { availableParallelism, freemem, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { KeeperOverview } from '@havre/protocol/keeper.ts';
import { FILE_NAME } from '../storage/file-name.ts';

const RESOLUTION = 20;
const NANOSECONDS = 1e6;

export class MachineLoad {
  private readonly folder: string | null;
  /** Measured while somebody looks: the first answer says nothing of delays. */
  private delays: ReturnType<typeof monitorEventLoopDelay> | null = null;
  private used = process.cpuUsage();
  private askedAt = performance.now();

  constructor(folder: string | null) {
    this.folder = folder;
  }

  get load(): KeeperOverview['load'] {
    const now = performance.now();
    const { user, system } = process.cpuUsage(this.used);
    const server = (user + system) / 1000 / Math.max(1, now - this.askedAt);
    this.used = process.cpuUsage();
    this.askedAt = now;
    const delay = this.delays === null ? 0 : Math.max(0, this.delays.percentile(99) / NANOSECONDS - RESOLUTION);
    if (this.delays === null) {
      this.delays = monitorEventLoopDelay({ resolution: RESOLUTION });
      this.delays.enable();
    } else this.delays.reset();
    const [machine = 0] = loadavg();
    return { cores: availableParallelism(), machine, server, delay: Math.round(delay) };
  }

  get memory(): KeeperOverview['memory'] {
    const { rss, heapUsed } = process.memoryUsage();
    return { server: rss, heap: heapUsed, machine: totalmem(), free: freemem() };
  }

  async disk(): Promise<KeeperOverview['disk']> {
    const { folder } = this;
    if (folder === null) return null;
    const file = join(folder, FILE_NAME);
    const sizes = await Promise.all(
      [file, `${file}-wal`].map(path =>
        stat(path).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
    );
    const { bsize, blocks, bavail } = await statfs(folder);
    return { store: sizes.reduce((sum, size) => sum + size, 0), size: blocks * bsize, free: bavail * bsize };
  }

  close(): void {
    this.delays?.disable();
  }
}
