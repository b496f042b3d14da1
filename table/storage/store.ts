/**
 * Where tables are kept: one append-only log per table, the latest snapshot beside it, and a card in the index.
 *
 * Correctness rests on the primary key alone: a fact whose number is taken loses, and its writer reads what came before.
 * Nothing in here knows games, and nothing outside an implementation knows which database it is.
 *
 * Texts are well-formed Unicode without the character NUL, as JSON always is; anything else is a `TypeError`.
 */

/** One fact of a table's log, as text. */
export interface Line {
  readonly table: string;
  /** Its number in the log of the table, from 0, without gaps. */
  readonly seq: number;
  readonly body: string;
}

/** What lists and look-ups need to know of a table. */
export interface Card {
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
export type LivePhase = Extract<Card['phase'], 'gathering' | 'playing'>;

/** Whom a table is counted for: who has founded it, and a mark of the network they came from, if that is known. */
export interface Account {
  readonly identity: string;
  readonly network: string | null;
}

/** What tables of one founder or one network are kept: how many that are not over, and the bytes of all their logs. */
export interface Usage {
  readonly live: number;
  readonly bytes: number;
}

/** A whole table at one moment, so that recovery need not read the log from its start. */
export interface Snapshot {
  readonly table: string;
  /** The last fact that is part of it. */
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
export interface Bell {
  /** The address at the push service of the browser; no two bells have the same. */
  readonly endpoint: string;
  readonly identity: string;
  /** What a message to it is sealed with, as the browser gave it. */
  readonly keys: string;
  readonly language: string;
  readonly createdAt: number;
}

/** The facts do not follow the log: somebody else has written in between. Read the log and think again. */
export class TakenSeq extends Error {
  override name = 'TakenSeq';
}

/** Another table has this code: choose another one. */
export class TakenCode extends Error {
  override name = 'TakenCode';
}

/** This secret belongs to another identity. */
export class TakenSecret extends Error {
  override name = 'TakenSecret';
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
  /** Somebody else keeps it locked. */
  | 'busy'
  /** There is no room left. */
  | 'full'
  /** More is waiting to be written than may wait. */
  | 'overloaded'
  /** The store has been closed. */
  | 'closed'
  /** The disk or the system failed in some other way. */
  | 'failed';

/** Why the store cannot do what was asked, in one sentence. Nothing of what was asked has been written. */
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
   * Writes facts of one table, and its card if it has changed: all of it or nothing; without facts, nothing. Resolves when
   * it is durable. Many calls are written in one go, in the order they came in; each succeeds or fails on its own. Rejects
   * with `TakenSeq` or `TakenCode`. With the first card comes whom the table is counted for, if it is for anybody.
   */
  append(lines: readonly Line[], card?: Card, account?: Account): Promise<void>;
  /** The facts of a table from a number on, in order; so many at most, if that is said. */
  lines(table: string, from?: number, limit?: number): Promise<readonly Line[]>;
  /** Keeps a snapshot, unless a later one is kept already or its fact is not in the log. */
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | null>;

  card(table: string): Promise<Card | null>;
  cardByCode(code: string): Promise<Card | null>;
  /** Visible tables that are not over, for anybody to join or watch; where something happened last comes first. */
  publicCards(limit: number): Promise<readonly Card[]>;
  /** The tables of a person, over or not; where something happened last comes first. */
  cardsOf(identity: string, limit: number): Promise<readonly Card[]>;
  /** How many tables are gathering and playing. Kept and not counted: it may be asked often. */
  liveCounts(): Promise<Readonly<Record<LivePhase, number>>>;
  /** Tables that wait for the server between two moments, the earliest first; those after a card of the list, if one is given. */
  dueCards(between: { from: number; until: number }, limit: number, after?: Card): Promise<readonly Card[]>;
  /** Puts right on the card of a table when it is due, and nothing else. */
  markDue(table: string, dueAt: number | null): Promise<void>;
  /** Tables that were never finished, closed ones too; where something happened last comes first. */
  latestCards(limit: number): Promise<readonly Card[]>;
  /** The same where nothing has happened since a moment, the longest first; those after a card of the list, if one is given. */
  abandonedCards(since: number, limit: number, after?: Card): Promise<readonly Card[]>;
  /** What is kept of a person’s tables, or of a network’s. Kept and not counted: it may be asked often. */
  usageOf(whose: { identity: string } | { network: string }): Promise<Usage>;
  /**
   * Writes tables with everything that belongs to one, reads them back and forgets them, all in one go: nobody sees them.
   * Rejects with what would be in the way of a new table.
   */
  trial(): Promise<void>;
  /** Forgets a table altogether. */
  remove(table: string): Promise<void>;

  /** Adding a device again changes nothing. Rejects with `TakenSecret`. */
  addDevice(device: Device): Promise<void>;
  deviceBySecret(secretHash: string): Promise<Device | null>;

  /** Keeps a bell; one with the same endpoint is replaced. */
  keepBell(bell: Bell): Promise<void>;
  bellsOf(identity: string): Promise<readonly Bell[]>;
  removeBell(endpoint: string): Promise<void>;

  /** A consistent copy of everything, made while the store is in use. Never replaces a file. */
  backup(path: string): Promise<void>;
  /** Waits for what is being written. Whatever is asked afterwards rejects. */
  close(): Promise<void>;
}
