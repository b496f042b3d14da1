/** What is on the disk of a server that was killed: everything it has acknowledged, and secrets to listen for. */
import { join } from 'node:path';
import type { RecordedEvent } from '@havre/table/model/events.ts';
import { FILE_NAME } from '../../storage/file-name.ts';
import { openToRead } from '../../storage/sqlite-file.ts';
import { Reader } from '../../storage/sqlite-reader.ts';

const TIMEOUT_MS = 5_000;

function eventsOf<T>(folder: string, read: (events: (table: string) => readonly RecordedEvent[]) => T): T {
  const db = openToRead(join(folder, FILE_NAME), TIMEOUT_MS);
  try {
    const reader = new Reader(db);
    return read(table => reader.logLines(table, 0).map(({ body }) => JSON.parse(body) as RecordedEvent));
  } finally {
    db.close();
  }
}

/**
 * How many acknowledged commands are in no log, by the tables they belong to.
 * @example lost(folder, honesty.acknowledged) // 0
 */
export const lost = (folder: string, acknowledged: ReadonlyMap<string, readonly string[]>): number =>
  eventsOf(folder, events => {
    let missing = 0;
    for (const [table, ids] of acknowledged) {
      const kept = new Set(events(table).map(({ command }) => command?.id));
      missing += ids.filter(id => !kept.has(id)).length;
    }
    return missing;
  });

/** The secrets of the dice at tables whose game is not over. */
export const secretsIn = (folder: string, tables: readonly string[]): string[] =>
  eventsOf(folder, events =>
    tables.flatMap(table => {
      const [first, ...others] = events(table);
      const isOver = others.some(
        event => event.type === 'entry' && event.entry.events.some(({ type }) => type === 'won'),
      );
      return first?.type === 'created' && !isOver ? [first.secret] : [];
    }),
  );
