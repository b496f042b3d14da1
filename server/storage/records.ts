/**
 * What a server keeps of people beside their tables: games they have finished, how they want to be called, the clubs they are in.
 *
 * Such things are small, few for each owner, and asked for in two ways only: one by its name, or those of an owner in the order of
 * time. So all of them lie in one place, each as text that nobody but its own part of the program reads.
 */
import type { TableSummary } from '@havre/table/storage/store.ts';

/** One thing that is kept. */
export interface KeptRecord {
  readonly kind: string;
  /** Its name among those of its kind. */
  readonly id: string;
  /** Whose it is: a person, a club. */
  readonly owner: string;
  /** A moment in milliseconds, by which those of an owner are in order. */
  readonly at: number;
  readonly body: string;
}

/** Where a list goes on: after a record of it. */
export type RecordPlace = Pick<KeptRecord, 'at' | 'id'>;

/** Before the latest record there can be. */
export const AFTER_ALL: RecordPlace = { at: Number.MAX_SAFE_INTEGER, id: '' };

/** What is to be written in one go: all of it or nothing. */
export interface RecordChanges {
  /** Those that are not there yet; adding the very same again changes nothing. */
  readonly add?: readonly KeptRecord[];
  /** Those that replace what is there. */
  readonly put?: readonly KeptRecord[];
  readonly remove?: readonly Pick<KeptRecord, 'kind' | 'id'>[];
  /** Those that go if they are still as they were read, before any is added; else somebody else was first, and nothing is written. */
  readonly take?: readonly KeptRecord[];
  /**
   * A table whose finished game is known to its people from now on. If it is already, or there is no such table any more, nothing
   * of all this is written: of several who tell it one does.
   */
  readonly recorded?: string;
}

/** The owner of what goes when a table is deleted. */
export const tableOwner = (table: string): string => `table ${table}`;

/** Another record has this name, or one that was to be taken is no longer there: somebody else was first. */
export class RecordConflict extends Error {
  override name = 'RecordConflict';
}

export interface Records {
  /** Resolves when it is durable. Rejects with `RecordConflict`. */
  writeRecords(changes: RecordChanges): Promise<void>;
  record(kind: string, id: string): Promise<KeptRecord | null>;
  /** Those of an owner, the latest first; those after a place in the list, if one is given. */
  recordsOf(owner: string, kind: string, limit: number, after?: RecordPlace): Promise<readonly KeptRecord[]>;
  /** Those of an owner up to a moment, the earliest first. */
  recordsUntil(owner: string, kind: string, until: number, limit: number): Promise<readonly KeptRecord[]>;
  /** Forgets everything of an owner. */
  removeRecordsOf(owner: string): Promise<void>;
  /** Tables whose games are over and not yet known to their people, by their names; those after a name, if one is given. */
  unrecordedSummaries(limit: number, after?: string): Promise<readonly TableSummary[]>;
}

/**
 * Writes records of which one of several may be the first; false if it was somebody else.
 * @example if (await isFirst(records, { take: [due] })) await call(due.id);
 */
export async function isFirst(records: Pick<Records, 'writeRecords'>, changes: RecordChanges): Promise<boolean> {
  try {
    await records.writeRecords(changes);
    return true;
  } catch (error) {
    if (error instanceof RecordConflict) return false;
    throw error;
  }
}
