/**
 * Compares what is on the disk of a dead server with what its clients have sent and were told.
 *
 * The file is copied first, as a power cut would leave it: looking at it would already repair it.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PUBLIC, type Viewer } from '@havre/engine/kernel/seats.ts';
import type { RecordedEvent } from '@havre/table/model/events.ts';
import { Table } from '@havre/table/model/table.ts';
import { summaryOf } from '@havre/table/storage/table-storage.ts';
import { viewerEventsSince } from '@havre/table/viewing/viewer-feed.ts';
import { FILE_NAME } from '../../storage/file-name.ts';
import { checkStore } from '../../storage/sqlite-backup.ts';
import { openToWrite } from '../../storage/sqlite-file.ts';
import { Reader } from '../../storage/sqlite-reader.ts';
import { fits, isConsequence } from './fitting.ts';
import { lasting, type Witness } from './witness.ts';

/**
 * Throws if anything acknowledged is not on the disk, or anything is there that nobody has sent.
 * @example judge(folder, witness);
 */
export function judge(folder: string, witness: Witness): void {
  const copy = mkdtempSync(join(folder, 'after-death-'));
  try {
    for (const ending of ['', '-wal']) {
      const file = join(folder, FILE_NAME + ending);
      if (existsSync(file)) copyFileSync(file, join(copy, FILE_NAME + ending));
    }
    judgeCopy(join(copy, FILE_NAME), witness);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/**
 * The same for a copy of everything in one file, made after all was over.
 * @example await store.backup(path); judgeCopy(path, witness);
 */
export function judgeCopy(file: string, witness: Witness): void {
  const tables = tablesIn(file);
  checkStore(file);
  compare(tables, witness);
}

/** Every table of a store, by its id. */
function tablesIn(path: string): Map<string, Table> {
  const db = openToWrite(path, { timeout: 0, largest: null }); // what was committed is brought into the file
  try {
    const reader = new Reader(db);
    const ids = db.prepare('SELECT DISTINCT table_id AS id FROM facts').all() as { id: string }[];
    return new Map(ids.map(({ id }) => [id, tableIn(reader, id)]));
  } finally {
    db.close();
  }
}

function tableIn(reader: Reader, id: string): Table {
  const table = Table.fromEvents(reader.logLines(id, 0).map(line => JSON.parse(line.body) as RecordedEvent));
  const phase = reader.summary(id)?.phase;
  if (phase !== summaryOf(table).phase)
    throw new Error(`the card of table ${id} says ${phase}, and it is ${table.phase}`);
  return table;
}

function compare(tables: ReadonlyMap<string, Table>, witness: Witness): void {
  const [objection] = witness.objections;
  if (objection !== undefined) throw new Error(objection);
  if (tables.size > witness.tablesAskedFor) throw new Error('there are more tables than were asked for');
  const kept = new Map<string, RecordedEvent>();
  for (const table of tables.values()) {
    if (witness.deletions.get(table.id) === true) throw new Error(`table ${table.id} was deleted, and is there`);
    for (const event of table.events) keep(kept, table, event, witness);
  }
  for (const { id, table, answer } of witness.sent.values()) {
    if (witness.deletions.has(table)) continue;
    if (answer === 'done' && !kept.has(id)) throw new Error(`command ${id} was acknowledged, and is lost`);
    if (answer !== null && answer !== 'done' && kept.has(id))
      throw new Error(`command ${id} was refused, and is there`);
  }
  for (const { table: id, eyes, items } of witness.told.values()) {
    if (witness.deletions.has(id)) continue;
    const table = tables.get(id);
    const told = table === undefined ? [] : viewerEventsSince(table, viewerOf(eyes), 0).map(lasting);
    const other = items.findIndex((item, i) => !isDeepStrictEqual(item, told[i]));
    if (other >= 0)
      throw new Error(
        `${eyes} of table ${id} was told what is not on the disk: ${JSON.stringify(items[other])}, and there is ${JSON.stringify(told[other])}`,
      );
  }
}

/** Whoever sent a command sent exactly this, and it is there once; what came from no command followed from one. */
function keep(kept: Map<string, RecordedEvent>, table: Table, event: RecordedEvent, witness: Witness): void {
  const { command } = event;
  if (command === undefined) {
    if (!isConsequence(event, table.events[event.seq - 1], witness.deletions.has(table.id)))
      throw new Error(`event ${event.seq} of table ${table.id}, '${event.type}', comes from nobody`);
    return;
  }
  const sent = witness.sent.get(command.id);
  if (sent === undefined || sent.table !== table.id || !fits(sent.command, event))
    throw new Error(`event ${event.seq} of table ${table.id}, '${event.type}', was never sent`);
  if (kept.has(command.id)) throw new Error(`command ${command.id} was done twice`);
  kept.set(command.id, event);
}

const viewerOf = (eyes: string): Viewer => (eyes === 'public' ? PUBLIC : Number(eyes.replace('seat ', '')));
