/**
 * The store in one file of the data folder.
 *
 * One thread writes, in groups, and another takes over into the file what was written ahead; the main thread reads through a
 * connection of its own. Reads and writes never wait for each other.
 */
import { join } from 'node:path';
import {
  type Account,
  CodeConflict,
  type Device,
  type LivePhase,
  type LogLine,
  type PushSubscription,
  SecretConflict,
  SeqConflict,
  type StorageUsage,
  type Store,
  type StoredSnapshot,
  StoreError,
  type TableSummary,
} from '@havre/table/storage/store.ts';
import {
  checkDevice,
  checkPushSubscription,
  checkSnapshot,
  checkText,
  checkWhole,
} from '@havre/table/storage/store-checks.ts';
import type { KeptReplay, ReplayArchive } from '../replays/archive.ts';
import { GroupCommit } from './group-commit.ts';
import { copyStore } from './sqlite-backup.ts';
import { appendOf, type ChangeResult, type StoreChange, sizeOf } from './sqlite-changes.ts';
import { storeErrorOf } from './sqlite-errors.ts';
import { FILE_NAME, makeFile, makeFolder, openToRead } from './sqlite-file.ts';
import { Reader } from './sqlite-reader.ts';
import { Takeover } from './sqlite-takeover.ts';
import { WriterThread } from './sqlite-writer-thread.ts';

export interface StoreSettings {
  /** How long to wait for another program that keeps the file locked, in milliseconds. */
  readonly patience?: number;
  /** The file never grows beyond this many bytes; as large as the disk allows, if nothing is said. */
  readonly largest?: number;
  /** How much may wait to be written, in characters. */
  readonly waiting?: number;
}

const PATIENCE = 5_000;
const LARGEST_GROUP = 1 << 20;
const MOST_WAITING = 1 << 26;

/**
 * Opens the store of a data folder, and makes both if there are none. Rejects with a `StoreError`.
 * @example const store = await openStore('/data');
 */
export async function openStore(folder: string, settings: StoreSettings = {}): Promise<Store & ReplayArchive> {
  const { patience = PATIENCE, largest = null, waiting = MOST_WAITING } = settings;
  const path = join(folder, FILE_NAME);
  await makeFolder(folder);
  await makeFile(path, { mustBeNew: false });
  const writer = await WriterThread.open(path, { patience, largest });
  try {
    return new SqliteStore(path, writer, new Reader(openToRead(path, patience)), waiting);
  } catch (error) {
    await writer.close();
    throw storeErrorOf(error, path);
  }
}

class SqliteStore implements Store, ReplayArchive {
  private readonly path: string;
  private readonly writer: WriterThread;
  private readonly reader: Reader;
  private readonly takeover: Takeover;
  private readonly commits: GroupCommit<StoreChange, ChangeResult>;
  /** The last of the copies, which are made one after the other. */
  private lastCopy: Promise<unknown> = Promise.resolve();
  private closing: Promise<void> | null = null;

  constructor(path: string, writer: WriterThread, reader: Reader, waiting: number) {
    this.path = path;
    this.writer = writer;
    this.reader = reader;
    this.takeover = new Takeover(path);
    this.commits = new GroupCommit(changes => this.commit(changes), { group: LARGEST_GROUP, waiting });
  }

  async append(lines: readonly LogLine[], summary?: TableSummary, account?: Account): Promise<void> {
    this.checkOpen();
    const change = appendOf(lines, summary, account);
    if (change !== null) checkWritten(await this.commits.add(change, sizeOf(change)));
  }

  async logLines(table: string, from = 0, limit?: number): Promise<readonly LogLine[]> {
    if (limit !== undefined) checkWhole(limit);
    return this.read(reader => reader.logLines(table, from, limit));
  }

  async saveSnapshot({ table, seq, body }: StoredSnapshot): Promise<void> {
    checkSnapshot({ table, seq, body });
    await this.write({ type: 'snapshot', snapshot: { table, seq, body } });
  }

  async snapshot(table: string): Promise<StoredSnapshot | null> {
    return this.read(reader => reader.snapshot(table));
  }

  async summary(table: string): Promise<TableSummary | null> {
    return this.read(reader => reader.summary(table));
  }

  async summaryByCode(code: string): Promise<TableSummary | null> {
    return this.read(reader => reader.summaryByCode(code));
  }

  async publicSummaries(limit: number): Promise<readonly TableSummary[]> {
    checkWhole(limit);
    return this.read(reader => reader.publicSummaries(limit));
  }

  async summariesOf(identity: string, limit: number): Promise<readonly TableSummary[]> {
    checkWhole(limit);
    return this.read(reader => reader.summariesOf(identity, limit));
  }

  async liveCounts(): Promise<Readonly<Record<LivePhase, number>>> {
    return this.read(reader => reader.liveCounts());
  }

  async dueSummaries(
    between: { from: number; until: number },
    limit: number,
    after?: TableSummary,
  ): Promise<readonly TableSummary[]> {
    checkWhole(limit);
    return this.read(reader => reader.dueSummaries(between, limit, after));
  }

  async markDue(table: string, dueAt: number | null): Promise<void> {
    checkText(table);
    checkWhole(dueAt ?? 0);
    await this.write({ type: 'due', table, dueAt });
  }

  async latestSummaries(limit: number): Promise<readonly TableSummary[]> {
    checkWhole(limit);
    return this.read(reader => reader.latestSummaries(limit));
  }

  async abandonedSummaries(since: number, limit: number, after?: TableSummary): Promise<readonly TableSummary[]> {
    checkWhole(limit);
    return this.read(reader => reader.abandonedSummaries(since, limit, after));
  }

  async usageOf(whose: { identity: string } | { network: string }): Promise<StorageUsage> {
    return this.read(reader =>
      'identity' in whose ? reader.usageOf('identity', whose.identity) : reader.usageOf('network', whose.network),
    );
  }

  async probe(): Promise<void> {
    this.checkOpen();
    // As large as a group may be, so that it is one alone: what it fails by is no concern of anybody's move.
    checkWritten(await this.commits.add({ type: 'probe' }, LARGEST_GROUP));
  }

  async remove(table: string): Promise<void> {
    checkText(table);
    await this.write({ type: 'remove', table });
  }

  async addDevice({ secretHash, identity, createdAt }: Device): Promise<void> {
    checkDevice({ secretHash, identity, createdAt });
    await this.write({ type: 'device', device: { secretHash, identity, createdAt } });
  }

  async deviceBySecret(secretHash: string): Promise<Device | null> {
    return this.read(reader => reader.deviceBySecret(secretHash));
  }

  async savePushSubscription({ endpoint, identity, keys, language, createdAt }: PushSubscription): Promise<void> {
    checkPushSubscription({ endpoint, identity, keys, language, createdAt });
    await this.write({ type: 'pushSubscription', subscription: { endpoint, identity, keys, language, createdAt } });
  }

  async pushSubscriptionsOf(identity: string): Promise<readonly PushSubscription[]> {
    return this.read(reader => reader.pushSubscriptionsOf(identity));
  }

  async removePushSubscription(endpoint: string): Promise<void> {
    checkText(endpoint);
    await this.write({ type: 'noPushSubscription', endpoint });
  }

  async keptReplay(table: string): Promise<KeptReplay | null> {
    return this.read(reader => reader.replay(table));
  }

  async replayPart(table: string, part: number): Promise<Uint8Array | null> {
    return this.read(reader => reader.replayPart(table, part));
  }

  /** Each part is a change of its own, so that whoever plays meanwhile waits for no more than one of them. */
  async keepReplay(replay: KeptReplay, parts: readonly Uint8Array[]): Promise<void> {
    const { table } = replay;
    checkText(table, replay.etag);
    checkWhole(replay.format, replay.rules, replay.size, replay.crc, replay.createdAt);
    for (const [part, bytes] of parts.entries()) await this.write({ type: 'replayPart', table, part, bytes });
    await this.write({ type: 'replay', replay: { ...replay } });
  }

  async backup(path: string): Promise<void> {
    this.checkOpen();
    const copy = this.lastCopy.then(() => copyStore(this.path, path));
    this.lastCopy = copy.catch(() => {});
    await copy;
  }

  close(): Promise<void> {
    this.closing ??= this.shut();
    return this.closing;
  }

  private async shut(): Promise<void> {
    await this.commits.idle();
    await this.lastCopy;
    this.reader.close();
    await this.takeover.close();
    await this.writer.close(); // the last one: it leaves a single file behind
  }

  private commit(changes: readonly StoreChange[]): Promise<readonly ChangeResult[]> {
    this.takeover.wrote(changes.length);
    return this.writer.write(changes);
  }

  private async write(change: StoreChange): Promise<void> {
    this.checkOpen();
    checkWritten(await this.commits.add(change, sizeOf(change)));
  }

  private read<T>(question: (reader: Reader) => T): T {
    this.checkOpen();
    try {
      return question(this.reader);
    } catch (error) {
      throw storeErrorOf(error, this.path);
    }
  }

  private checkOpen(): void {
    if (this.closing !== null) throw new StoreError('closed', 'The store is closed.');
  }
}

function checkWritten(outcome: ChangeResult): void {
  switch (outcome) {
    case 'written':
      return;
    case 'seq-taken':
      throw new SeqConflict('the events do not follow the log of their table');
    case 'code-taken':
      throw new CodeConflict('another table has this code');
    case 'secret-taken':
      throw new SecretConflict('this secret belongs to another identity');
  }
}
