/**
 * Where tables are kept: one append-only log per table, the latest snapshot beside it, and a summary in the index.
 *
 * Correctness rests on the primary key alone: an event whose number is taken loses, and its writer reads what came before.
 * Nothing in here knows games, and nothing outside an implementation knows which database it is.
 *
 * Texts are well-formed Unicode without the character NUL, as JSON always is; anything else is a `TypeError`.
 */

/** One event of a table's log, as text. */
export interface LogLine {
  readonly table: string;
  /** Its number in the log of the table, from 0, without gaps. */
  readonly seq: number;
  readonly body: string;
}

/** What lists and look-ups need to know of a table. */
export interface TableSummary {
  readonly table: string;
  /** Six characters to join by; no two tables have the same. */
  readonly code: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over' | 'closed';
  readonly visible: boolean;
  readonly seats: number;
  readonly taken: number;
  /** The identities that sit or sat there, for "my tables". */
  readonly people: readonly string[];
  readonly createdAt: number;
  /** When something last happened. */
  readonly touchedAt: number;
  /**
   * Not before this moment does the table wait for the server: 0 if a bot is to play, null if it waits for people alone. A
   * lower bound: it is written anew where it would be too late, and put right when the table is taken out of memory.
   */
  readonly dueAt: number | null;
}

/** Which of the tables that are not over. */
export type LivePhase = Extract<TableSummary['phase'], 'gathering' | 'playing'>;

/** Whom a table is counted for: who has made it, and a mark of the network they came from, if that is known. */
export interface Account {
  readonly identity: string;
  readonly network: string | null;
}

/** What tables of one host or one network are kept: how many that are not over, and the bytes of all their logs. */
export interface StorageUsage {
  readonly live: number;
  readonly bytes: number;
}

/** A whole table at one moment, so that recovery need not read the log from its start. */
export interface StoredSnapshot {
  readonly table: string;
  /** The last event that is part of it. */
  readonly seq: number;
  readonly body: string;
}

/** A device that has been given a secret; only a hash of the secret is kept. */
export interface Device {
  readonly secretHash: string;
  readonly identity: string;
  readonly createdAt: number;
}

/** Where a person wants to be called when it is their turn: an address that their browser gave, and the keys to it. */
export interface PushSubscription {
  /** The address at the push service of the browser; no two subscriptions have the same. */
  readonly endpoint: string;
  readonly identity: string;
  /** What a message to it is sealed with, as the browser gave it. */
  readonly keys: string;
  readonly language: string;
  readonly createdAt: number;
}

/** The events do not follow the log: somebody else has written in between. Read the log and think again. */
export class SeqConflict extends Error {
  override name = 'SeqConflict';
}

/** Another table has this code: choose another one. */
export class CodeConflict extends Error {
  override name = 'CodeConflict';
}

/** This secret belongs to another identity. */
export class SecretConflict extends Error {
  override name = 'SecretConflict';
}

export type StoreProblem =
  /** The folder or the file cannot be created or written to. */
  | 'unwritable'
  /** There is no such file. */
  | 'missing'
  /** There is a file already where a new one was to be. */
  | 'exists'
  /** The file is something else. */
  | 'not-a-store'
  /** The file was written by a newer version. */
  | 'newer'
  /** The file is ours, but broken. */
  | 'damaged'
  /** Somebody else keeps it locked, or has all the connections there are. */
  | 'busy'
  /** There is no room left. */
  | 'full'
  /** More is waiting to be written than may wait. */
  | 'overloaded'
  /** The database does not answer. What was asked may have been written all the same: read the log and think again. */
  | 'unreachable'
  /** The database does not let this user in. */
  | 'forbidden'
  /** The store has been closed. */
  | 'closed'
  /** The disk or the system failed in some other way. */
  | 'failed';

/** Why the store cannot do what was asked, in one sentence. Unless it is unreachable, nothing of it has been written. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: StoreProblem;

  constructor(code: StoreProblem, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}

/** Everything rejects with a `StoreError` when the disk, the file or the system is in the way. */
export interface Store {
  /**
   * Writes events of one table, and its summary if it has changed: all of it or nothing; without events, nothing. Resolves when
   * it is durable. Many calls are written in one go, in the order they came in; each succeeds or fails on its own. Rejects
   * with `SeqConflict` or `CodeConflict`. With the first summary comes whom the table is counted for, if it is for anybody.
   */
  append(lines: readonly LogLine[], summary?: TableSummary, account?: Account): Promise<void>;
  /** The events of a table from a number on, in order; so many at most, if that is said. */
  logLines(table: string, from?: number, limit?: number): Promise<readonly LogLine[]>;
  /** Keeps a snapshot, unless a later one is kept already or its event is not in the log. */
  saveSnapshot(snapshot: StoredSnapshot): Promise<void>;
  snapshot(table: string): Promise<StoredSnapshot | null>;

  summary(table: string): Promise<TableSummary | null>;
  summaryByCode(code: string): Promise<TableSummary | null>;
  /** Visible tables that are not over, for anybody to join or watch; where something happened last comes first. */
  publicSummaries(limit: number): Promise<readonly TableSummary[]>;
  /** The tables of a person, over or not; where something happened last comes first. */
  summariesOf(identity: string, limit: number): Promise<readonly TableSummary[]>;
  /** Those of them that gather or are being played, however many others there are. */
  liveSummariesOf(identity: string, limit: number): Promise<readonly TableSummary[]>;
  /** How many tables are gathering and playing. Kept and not counted: it may be asked often. */
  liveCounts(): Promise<Readonly<Record<LivePhase, number>>>;
  /** Tables that wait for the server between two moments, the earliest first; those after a summary of the list, if one is given. */
  dueSummaries(
    between: { from: number; until: number },
    limit: number,
    after?: TableSummary,
  ): Promise<readonly TableSummary[]>;
  /** Puts right on the summary of a table when it is due, and nothing else. */
  markDue(table: string, dueAt: number | null): Promise<void>;
  /** Tables that were never finished, closed ones too; where something happened last comes first. */
  latestSummaries(limit: number): Promise<readonly TableSummary[]>;
  /** The same where nothing has happened since a moment, the longest first; those after a summary of the list, if one is given. */
  abandonedSummaries(since: number, limit: number, after?: TableSummary): Promise<readonly TableSummary[]>;
  /** What is kept of a person’s tables, or of a network’s. Kept and not counted: it may be asked often. */
  usageOf(whose: { identity: string } | { network: string }): Promise<StorageUsage>;
  /**
   * Writes tables with everything that belongs to one, reads them back and forgets them, all in one go: nobody sees them.
   * Rejects with what would be in the way of a new table.
   */
  probe(): Promise<void>;
  /** Forgets a table altogether. */
  remove(table: string): Promise<void>;

  /** Adding a device again changes nothing. Rejects with `SecretConflict`. */
  addDevice(device: Device): Promise<void>;
  deviceBySecret(secretHash: string): Promise<Device | null>;
  /** The devices of a person, the oldest first. */
  devicesOf(identity: string): Promise<readonly Device[]>;
  removeDevice(secretHash: string): Promise<void>;

  /** Keeps a subscription; one with the same endpoint is replaced. */
  savePushSubscription(subscription: PushSubscription): Promise<void>;
  pushSubscriptionsOf(identity: string): Promise<readonly PushSubscription[]>;
  removePushSubscription(endpoint: string): Promise<void>;

  /** A consistent copy of everything, made while the store is in use. Never replaces a file. */
  backup(path: string): Promise<void>;
  /** Waits for what is being written. Whatever is asked afterwards rejects. */
  close(): Promise<void>;
}
