/** The games that were finished on this device, kept by the browser beside its tables: written down when each ends. */
import { type OwnGameRecord, recordOf } from '@havre/table/history/game-record.ts';
import type { Games } from '@havre/table/model/plan.ts';
import type { Table } from '@havre/table/model/table.ts';
import type { Store, TableSummary } from '@havre/table/storage/store.ts';
import { readTable } from '@havre/table/storage/table-storage.ts';
import { type DBSchema, openDB } from 'idb';

/** Where they are kept, by their tables. */
export interface GameShelf {
  put(record: OwnGameRecord): Promise<unknown>;
  tables(): Promise<readonly string[]>;
  all(): Promise<readonly OwnGameRecord[]>;
  clear(): Promise<void>;
}

interface Shelves extends DBSchema {
  games: { key: string; value: OwnGameRecord };
}

/**
 * A shelf that the browser keeps.
 * @example const shelf = await openGameShelf('havre games');
 */
export async function openGameShelf(name: string): Promise<GameShelf> {
  const db = await openDB<Shelves>(name, 1, {
    upgrade: made => void made.createObjectStore('games', { keyPath: 'table' }),
  });
  return {
    put: record => db.put('games', record),
    tables: () => db.getAllKeys('games'),
    all: () => db.getAll('games'),
    clear: () => db.clear('games'),
  };
}

export class DeviceHistory {
  private readonly shelf: GameShelf;
  private readonly store: Store;
  private readonly games: Games;

  constructor(shelf: GameShelf, store: Store, games: Games) {
    this.shelf = shelf;
    this.store = store;
    this.games = games;
  }

  /** Writes the game of a table down if it is over; after every change at a table. */
  note(table: Table): void {
    const record = ownRecordOf(table);
    if (record !== null) this.shelf.put(record).catch(() => {}); // it is taken in when somebody asks
  }

  /** All of them; those of finished tables that were not written down are taken in first. */
  async all(finished: readonly TableSummary[]): Promise<readonly OwnGameRecord[]> {
    const known = new Set(await this.shelf.tables());
    for (const { table: id } of finished) {
      if (known.has(id)) continue;
      const table = await readTable(this.store, id, this.games).catch(() => null); // a game that is no more
      const record = table === null ? null : ownRecordOf(table);
      if (record !== null) await this.shelf.put(record);
    }
    return this.shelf.all();
  }

  forget(): Promise<void> {
    return this.shelf.clear();
  }
}

/** Where several people share the device, nobody knows whose game it was. */
function ownRecordOf(table: Table): OwnGameRecord | null {
  const record = recordOf(table, () => null);
  const { people } = table.sitters;
  return record === null ? null : { ...record, seat: people.length === 1 ? (people[0] ?? null) : null };
}
