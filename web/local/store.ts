/** The tables of this device, kept by the browser: the same interface as a server's store, in IndexedDB. */
import {
  type Bell,
  type Card,
  type Device,
  type Line,
  type LivePhase,
  type Snapshot,
  type Store,
  StoreError,
  TakenCode,
  TakenSeq,
  type Usage,
} from '@havre/table/storage/store.ts';
import { checkAppend, checkSnapshot } from '@havre/table/storage/store-checks.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Shelves extends DBSchema {
  lines: { key: [table: string, seq: number]; value: Line };
  snapshots: { key: string; value: Snapshot };
  cards: { key: string; value: Card; indexes: { code: string } };
}

const VERSION = 1;
const LIVE: readonly Card['phase'][] = ['gathering', 'playing'];

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

const latestFirst = (cards: readonly Card[], limit: number): readonly Card[] =>
  cards.toSorted((one, other) => other.touchedAt - one.touchedAt).slice(0, limit);

/** So many cards by a number, the smallest first, after one of them. */
function inOrder(cards: readonly Card[], number: (card: Card) => number, limit: number, after?: Card): readonly Card[] {
  const compare = (one: Card, other: Card): number =>
    number(one) - number(other) || (one.table < other.table ? -1 : one.table > other.table ? 1 : 0);
  return cards
    .filter(card => after === undefined || compare(card, after) > 0)
    .toSorted(compare)
    .slice(0, limit);
}

/** A card that was kept before it said when it is due: it is looked at once, and then it is known. */
const whole = (card: Omit<Card, 'dueAt'> & Partial<Card>): Card => ({
  ...card,
  dueAt: card.dueAt === undefined ? (LIVE.includes(card.phase) ? 0 : null) : card.dueAt,
});

class BrowserStore implements Store {
  private readonly shelves: IDBPDatabase<Shelves>;
  private readonly onWritten: (table: string) => void;

  constructor(shelves: IDBPDatabase<Shelves>, onWritten: (table: string) => void) {
    this.shelves = shelves;
    this.onWritten = onWritten;
  }

  async append(lines: readonly Line[], card?: Card): Promise<void> {
    checkAppend(lines, card);
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
      return abort(new TakenSeq(`fact ${first.seq} does not follow the log`));
    if (card !== undefined) {
      const other = await writing.objectStore('cards').index('code').get(card.code);
      if (other !== undefined && other.table !== card.table) return abort(new TakenCode('another table has this code'));
      await writing.objectStore('cards').put(card);
    }
    for (const line of lines) await writing.objectStore('lines').add(line);
    await writing.done;
    this.onWritten(first.table);
  }

  lines(table: string, from = 0, limit?: number): Promise<readonly Line[]> {
    return this.shelves.getAll('lines', linesFrom(table, from), limit);
  }

  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    checkSnapshot(snapshot);
    const { table, seq } = snapshot;
    const writing = this.shelves.transaction(['lines', 'snapshots'], 'readwrite');
    const kept = await writing.objectStore('snapshots').get(table);
    const fact = await writing.objectStore('lines').getKey([table, seq]);
    if (fact !== undefined && (kept === undefined || kept.seq <= seq))
      await writing.objectStore('snapshots').put(snapshot);
    await writing.done;
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    return (await this.shelves.get('snapshots', table)) ?? null;
  }

  async card(table: string): Promise<Card | null> {
    const card = await this.shelves.get('cards', table);
    return card === undefined ? null : whole(card);
  }

  async cardByCode(code: string): Promise<Card | null> {
    const card = await this.shelves.getFromIndex('cards', 'code', code);
    return card === undefined ? null : whole(card);
  }

  /** Nobody else looks at this device. */
  async publicCards(): Promise<readonly Card[]> {
    return [];
  }

  async cardsOf(identity: string, limit: number): Promise<readonly Card[]> {
    return latestFirst(await this.cards(({ people }) => people.includes(identity)), limit);
  }

  async liveCounts(): Promise<Readonly<Record<LivePhase, number>>> {
    const [gathering, playing] = await Promise.all(
      (['gathering', 'playing'] as const).map(wanted => this.cards(({ phase }) => phase === wanted)),
    );
    return { gathering: gathering?.length ?? 0, playing: playing?.length ?? 0 };
  }

  async dueCards(
    { from, until }: { from: number; until: number },
    limit: number,
    after?: Card,
  ): Promise<readonly Card[]> {
    const due = await this.cards(({ dueAt }) => dueAt !== null && dueAt >= from && dueAt <= until);
    return inOrder(due, card => card.dueAt ?? 0, limit, after);
  }

  async markDue(table: string, dueAt: number | null): Promise<void> {
    const writing = this.shelves.transaction('cards', 'readwrite');
    const card = await writing.store.get(table);
    if (card !== undefined) await writing.store.put({ ...card, dueAt });
    await writing.done;
  }

  async latestCards(limit: number): Promise<readonly Card[]> {
    return latestFirst(await this.cards(({ phase }) => phase !== 'over'), limit);
  }

  async abandonedCards(since: number, limit: number, after?: Card): Promise<readonly Card[]> {
    const abandoned = await this.cards(({ phase, touchedAt }) => phase !== 'over' && touchedAt < since);
    return inOrder(abandoned, card => card.touchedAt, limit, after);
  }

  /** Whoever holds the device may fill it. */
  usageOf(): Promise<Usage> {
    return Promise.resolve({ live: 0, bytes: 0 });
  }

  /** Nobody asks a device whether it is ready. */
  trial(): Promise<void> {
    return Promise.resolve();
  }

  private async cards(fits: (card: Card) => boolean): Promise<Card[]> {
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

  /** A table on this device calls nobody: whoever plays is there. */
  keepBell(_bell: Bell): Promise<void> {
    return Promise.resolve();
  }

  bellsOf(): Promise<readonly Bell[]> {
    return Promise.resolve([]);
  }

  removeBell(): Promise<void> {
    return Promise.resolve();
  }

  backup(): Promise<void> {
    return Promise.reject(new StoreError('failed', 'a browser keeps no copies'));
  }

  async close(): Promise<void> {
    this.shelves.close();
  }
}
