/** The tables of this device, kept by the browser: the same interface as a server's store, in IndexedDB. */
import {
  CodeConflict,
  type Device,
  type LivePhase,
  type LogLine,
  type PushSubscription,
  SeqConflict,
  type StorageUsage,
  type Store,
  type StoredSnapshot,
  StoreError,
  type TableSummary,
} from '@havre/table/storage/store.ts';
import { checkAppend, checkSnapshot } from '@havre/table/storage/store-checks.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Shelves extends DBSchema {
  lines: { key: [table: string, seq: number]; value: LogLine };
  snapshots: { key: string; value: StoredSnapshot };
  cards: { key: string; value: TableSummary; indexes: { code: string } };
}

const VERSION = 1;
const LIVE: readonly TableSummary['phase'][] = ['gathering', 'playing'];

/**
 * Opens the tables of this device; whenever something was written at one of them, `onWritten` is told which.
 * @example const store = await openStore('havre tables', table => others.postMessage(table));
 */
export async function openStore(name: string, onWritten: (table: string) => void): Promise<Store> {
  const shelves = await openDB<Shelves>(name, VERSION, {
    upgrade(db) {
      db.createObjectStore('lines', { keyPath: ['table', 'seq'] });
      db.createObjectStore('snapshots', { keyPath: 'table' });
      db.createObjectStore('cards', { keyPath: 'table' }).createIndex('code', 'code', { unique: true });
    },
  });
  return new BrowserStore(shelves, onWritten);
}

const linesFrom = (table: string, from: number): IDBKeyRange => IDBKeyRange.bound([table, from], [table, Infinity]);

const latestFirst = (cards: readonly TableSummary[], limit: number): readonly TableSummary[] =>
  cards.toSorted((one, other) => other.touchedAt - one.touchedAt).slice(0, limit);

/** So many cards by a number, the smallest first, after one of them. */
function inOrder(
  cards: readonly TableSummary[],
  number: (summary: TableSummary) => number,
  limit: number,
  after?: TableSummary,
): readonly TableSummary[] {
  const compare = (one: TableSummary, other: TableSummary): number =>
    number(one) - number(other) || (one.table < other.table ? -1 : one.table > other.table ? 1 : 0);
  return cards
    .filter(summary => after === undefined || compare(summary, after) > 0)
    .toSorted(compare)
    .slice(0, limit);
}

/** A summary that was kept before it said when it is due: it is looked at once, and then it is known. */
const whole = (summary: Omit<TableSummary, 'dueAt'> & Partial<TableSummary>): TableSummary => ({
  ...summary,
  dueAt: summary.dueAt === undefined ? (LIVE.includes(summary.phase) ? 0 : null) : summary.dueAt,
});

class BrowserStore implements Store {
  private readonly shelves: IDBPDatabase<Shelves>;
  private readonly onWritten: (table: string) => void;

  constructor(shelves: IDBPDatabase<Shelves>, onWritten: (table: string) => void) {
    this.shelves = shelves;
    this.onWritten = onWritten;
  }

  async append(lines: readonly LogLine[], summary?: TableSummary): Promise<void> {
    checkAppend(lines, summary);
    const [first] = lines;
    if (first === undefined) return;
    const writing = this.shelves.transaction(['lines', 'cards'], 'readwrite', { durability: 'strict' });
    const abort = async (error: Error) => {
      writing.abort();
      await writing.done.catch(() => {});
      throw error;
    };
    const last = await writing.objectStore('lines').openCursor(linesFrom(first.table, 0), 'prev');
    if (first.seq !== (last?.value.seq ?? -1) + 1)
      return abort(new SeqConflict(`event ${first.seq} does not follow the log`));
    if (summary !== undefined) {
      const other = await writing.objectStore('cards').index('code').get(summary.code);
      if (other !== undefined && other.table !== summary.table)
        return abort(new CodeConflict('another table has this code'));
      await writing.objectStore('cards').put(summary);
    }
    for (const line of lines) await writing.objectStore('lines').add(line);
    await writing.done;
    this.onWritten(first.table);
  }

  logLines(table: string, from = 0, limit?: number): Promise<readonly LogLine[]> {
    return this.shelves.getAll('lines', linesFrom(table, from), limit);
  }

  async saveSnapshot(snapshot: StoredSnapshot): Promise<void> {
    checkSnapshot(snapshot);
    const { table, seq } = snapshot;
    const writing = this.shelves.transaction(['lines', 'snapshots'], 'readwrite');
    const kept = await writing.objectStore('snapshots').get(table);
    const event = await writing.objectStore('lines').getKey([table, seq]);
    if (event !== undefined && (kept === undefined || kept.seq <= seq))
      await writing.objectStore('snapshots').put(snapshot);
    await writing.done;
  }

  async snapshot(table: string): Promise<StoredSnapshot | null> {
    return (await this.shelves.get('snapshots', table)) ?? null;
  }

  async summary(table: string): Promise<TableSummary | null> {
    const summary = await this.shelves.get('cards', table);
    return summary === undefined ? null : whole(summary);
  }

  async summaryByCode(code: string): Promise<TableSummary | null> {
    const summary = await this.shelves.getFromIndex('cards', 'code', code);
    return summary === undefined ? null : whole(summary);
  }

  /** Nobody else looks at this device. */
  async publicSummaries(): Promise<readonly TableSummary[]> {
    return [];
  }

  async summariesOf(identity: string, limit: number): Promise<readonly TableSummary[]> {
    return latestFirst(await this.cards(({ people }) => people.includes(identity)), limit);
  }

  async liveSummariesOf(identity: string, limit: number): Promise<readonly TableSummary[]> {
    const isLive = ({ phase }: TableSummary) => phase === 'gathering' || phase === 'playing';
    return latestFirst(await this.cards(card => isLive(card) && card.people.includes(identity)), limit);
  }

  async liveCounts(): Promise<Readonly<Record<LivePhase, number>>> {
    const [gathering, playing] = await Promise.all(
      (['gathering', 'playing'] as const).map(wanted => this.cards(({ phase }) => phase === wanted)),
    );
    return { gathering: gathering?.length ?? 0, playing: playing?.length ?? 0 };
  }

  async dueSummaries(
    { from, until }: { from: number; until: number },
    limit: number,
    after?: TableSummary,
  ): Promise<readonly TableSummary[]> {
    const due = await this.cards(({ dueAt }) => dueAt !== null && dueAt >= from && dueAt <= until);
    return inOrder(due, summary => summary.dueAt ?? 0, limit, after);
  }

  async markDue(table: string, dueAt: number | null): Promise<void> {
    const writing = this.shelves.transaction('cards', 'readwrite');
    const summary = await writing.store.get(table);
    if (summary !== undefined) await writing.store.put({ ...summary, dueAt });
    await writing.done;
  }

  async latestSummaries(limit: number): Promise<readonly TableSummary[]> {
    return latestFirst(await this.cards(({ phase }) => phase !== 'over'), limit);
  }

  async abandonedSummaries(since: number, limit: number, after?: TableSummary): Promise<readonly TableSummary[]> {
    const abandoned = await this.cards(({ phase, touchedAt }) => phase !== 'over' && touchedAt < since);
    return inOrder(abandoned, summary => summary.touchedAt, limit, after);
  }

  /** Whoever holds the device may fill it. */
  usageOf(): Promise<StorageUsage> {
    return Promise.resolve({ live: 0, bytes: 0 });
  }

  /** Nobody asks a device whether it is ready. */
  probe(): Promise<void> {
    return Promise.resolve();
  }

  private async cards(fits: (summary: TableSummary) => boolean): Promise<TableSummary[]> {
    return (await this.shelves.getAll('cards')).map(whole).filter(fits);
  }

  async remove(table: string): Promise<void> {
    const writing = this.shelves.transaction(['lines', 'snapshots', 'cards'], 'readwrite');
    await writing.objectStore('lines').delete(linesFrom(table, 0));
    await writing.objectStore('snapshots').delete(table);
    await writing.objectStore('cards').delete(table);
    await writing.done;
  }

  /** People of this device need no secret: whoever holds it is all of them. */
  addDevice(_device: Device): Promise<void> {
    return Promise.resolve();
  }

  deviceBySecret(): Promise<Device | null> {
    return Promise.resolve(null);
  }

  devicesOf(): Promise<readonly Device[]> {
    return Promise.resolve([]);
  }

  removeDevice(): Promise<void> {
    return Promise.resolve();
  }

  /** A table on this device calls nobody: whoever plays is there. */
  savePushSubscription(_subscription: PushSubscription): Promise<void> {
    return Promise.resolve();
  }

  pushSubscriptionsOf(): Promise<readonly PushSubscription[]> {
    return Promise.resolve([]);
  }

  removePushSubscription(): Promise<void> {
    return Promise.resolve();
  }

  backup(): Promise<void> {
    return Promise.reject(new StoreError('failed', 'a browser keeps no copies'));
  }

  async close(): Promise<void> {
    this.shelves.close();
  }
}
