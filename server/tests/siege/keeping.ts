/** What is on the disk of a server that was killed: everything it has acknowledged, and secrets to listen for. */
import { join } from 'node:path';
import type { Fact } from '@havre/table/model/events.ts';
import { FILE_NAME, openToRead } from '../../storage/sqlite-file.ts';
import { Reader } from '../../storage/sqlite-reader.ts';

const PATIENCE = 5_000;

function factsOf<T>(folder: string, read: (facts: (table: string) => readonly Fact[]) => T): T {
  const db = openToRead(join(folder, FILE_NAME), PATIENCE);
  try {
    const reader = new Reader(db);
    return read(table => reader.lines(table, 0).map(({ body }) => JSON.parse(body) as Fact));
  } finally {
    db.close();
  }
}

/**
 * How many acknowledged commands are in no log, by the tables they belong to.
 * @example lost(folder, honesty.acknowledged) // 0
 */
export const lost = (folder: string, acknowledged: ReadonlyMap<string, readonly string[]>): number =>
  factsOf(folder, facts => {
    let missing = 0;
    for (const [table, ids] of acknowledged) {
      const kept = new Set(facts(table).map(({ command }) => command?.id));
      missing += ids.filter(id => !kept.has(id)).length;
    }
    return missing;
  });

/** The secrets of the dice at tables whose game is not over. */
export const secretsIn = (folder: string, tables: readonly string[]): string[] =>
  factsOf(folder, facts =>
    tables.flatMap(table => {
      const [first, ...others] = facts(table);
      const isOver = others.some(fact => fact.type === 'entry' && fact.entry.events.some(({ type }) => type === 'won'));
      return first?.type === 'created' && !isOver ? [first.secret] : [];
    }),
  );
