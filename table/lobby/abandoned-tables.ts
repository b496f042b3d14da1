/** Tables that were never finished and of which nothing is heard any more: deleted after a while. */
import type { Logger } from '../runtime/logger.ts';
import { every, stop, type Timer, yieldToEventLoop } from '../runtime/runtime.ts';
import type { Store, TableSummary } from '../storage/store.ts';
import type { Peers } from './peers.ts';
import type { RoomCache } from './room-cache.ts';

/** How often they are looked for. */
const CLEARANCE = 60 * 60_000;
/** So many are deleted before others have their turn. */
const CLEARED_IN_ONE_GO = 50;

export interface AbandonedTablesDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly logger: Logger;
  readonly rooms: RoomCache;
  readonly peers: Peers;
  /** After how long without anything happening a table is abandoned, in milliseconds; infinity for never. */
  readonly after: () => number;
}

export class AbandonedTables {
  private readonly deps: AbandonedTablesDeps;
  private timer: Timer | undefined;
  private clearing: Promise<void> | null = null;
  private isClosed = false;

  constructor(deps: AbandonedTablesDeps) {
    this.deps = deps;
  }

  /** Deletes them now, and every hour. */
  start(): Promise<void> {
    this.timer ??= every(CLEARANCE, () => void this.clear());
    return this.clear();
  }

  /** Deletes them; whoever asks meanwhile waits for the same. */
  clear(): Promise<void> {
    const { now, logger } = this.deps;
    const after = this.deps.after();
    if (after === Number.POSITIVE_INFINITY) return Promise.resolve();
    this.clearing ??= this.clearSince(now() - after)
      .catch(error => logger.error({ error }, 'abandoned tables could not be deleted'))
      .finally(() => {
        this.clearing = null;
      });
    return this.clearing;
  }

  private async clearSince(moment: number): Promise<void> {
    const { store, logger, rooms, peers } = this.deps;
    for (let last: TableSummary | undefined; !this.isClosed; ) {
      const summaries = await store.abandonedSummaries(moment, CLEARED_IN_ONE_GO, last);
      for (const { table } of summaries) {
        if (!peers.isOurs(table) || peers.isAttendedElsewhere(table)) continue;
        if ((await rooms.inUse(table)?.catch(() => null))?.isBusy === true) continue;
        rooms.forget(table);
        await store.remove(table);
        logger.info({ table }, 'an abandoned table was deleted');
      }
      if (summaries.length < CLEARED_IN_ONE_GO) return;
      last = summaries.at(-1);
      await yieldToEventLoop();
    }
  }

  /** Resolves when nothing is being deleted any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    stop(this.timer);
    await this.clearing;
  }
}
