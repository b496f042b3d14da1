/**
 * A store whose changes are written in groups, whatever database is behind it: what is asked is checked, gathered and written
 * together; what is read is read at once.
 */
import {
  type Account,
  type Device,
  type LivePhase,
  type LogLine,
  type PushSubscription,
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
import type { KeptRecord, RecordChanges, RecordPlace, Records } from './records.ts';
import { appendOf, type ChangeResult, checkWritten, recordsIn, type StoreChange, sizeOf } from './store-changes.ts';

/** A store of a server, with what only servers keep. */
export type ServerStore = Store & ReplayArchive & Records;

/** What became of a change; if it is an error, that is why nothing of this one was written. */
export type ChangeOutcome = ChangeResult | StoreError;

type Answer<T> = T | Promise<T>;

/** Everything that is read. */
export interface StoreReader {
  logLines(table: string, from: number, limit?: number): Answer<readonly LogLine[]>;
  snapshot(table: string): Answer<StoredSnapshot | null>;
  summary(table: string): Answer<TableSummary | null>;
  summaryByCode(code: string): Answer<TableSummary | null>;
  publicSummaries(limit: number): Answer<readonly TableSummary[]>;
  summariesOf(identity: string, limit: number): Answer<readonly TableSummary[]>;
  liveSummariesOf(identity: string, limit: number): Answer<readonly TableSummary[]>;
  liveCounts(): Answer<Readonly<Record<LivePhase, number>>>;
  dueSummaries(
    between: { from: number; until: number },
    limit: number,
    after: TableSummary | undefined,
  ): Answer<readonly TableSummary[]>;
  latestSummaries(limit: number): Answer<readonly TableSummary[]>;
  abandonedSummaries(since: number, limit: number, after: TableSummary | undefined): Answer<readonly TableSummary[]>;
  usageOf(kind: 'identity' | 'network', name: string): Answer<StorageUsage>;
  deviceBySecret(secretHash: string): Answer<Device | null>;
  devicesOf(identity: string): Answer<readonly Device[]>;
  pushSubscriptionsOf(identity: string): Answer<readonly PushSubscription[]>;
  replay(table: string): Answer<KeptReplay | null>;
  replayPart(table: string, part: number): Answer<Uint8Array | null>;
  record(kind: string, id: string): Answer<KeptRecord | null>;
  recordsOf(owner: string, kind: string, limit: number, after: RecordPlace | undefined): Answer<readonly KeptRecord[]>;
  recordsUntil(owner: string, kind: string, until: number, limit: number): Answer<readonly KeptRecord[]>;
  unrecordedSummaries(limit: number, after: string): Answer<readonly TableSummary[]>;
}

/** What a database does for a store. */
export interface GroupedStoreParts {
  readonly reader: StoreReader;
  /** Writes changes as if one after the other, durably; rejects if none of them is written. */
  readonly write: (changes: readonly StoreChange[]) => Promise<readonly ChangeOutcome[]>;
  /** Makes a new file of everything. */
  readonly copy: (path: string) => Promise<void>;
  /** What the reader complains of, in our own words. */
  readonly errorOf: (error: unknown) => StoreError;
  readonly close: () => Promise<void>;
}

const LARGEST_GROUP = 1 << 20;
/** So much may wait to be written, in characters, if nothing else is said. */
const MOST_WAITING = 1 << 26;

export class GroupedStore implements ServerStore {
  private readonly parts: GroupedStoreParts;
  private readonly commits: GroupCommit<StoreChange, ChangeOutcome>;
  /** The last of the copies, which are made one after the other. */
  private lastCopy: Promise<unknown> = Promise.resolve();
  private closing: Promise<void> | null = null;

  constructor(parts: GroupedStoreParts, waiting = MOST_WAITING) {
    this.parts = parts;
    this.commits = new GroupCommit(changes => parts.write(changes), { group: LARGEST_GROUP, waiting });
  }

  async append(lines: readonly LogLine[], summary?: TableSummary, account?: Account): Promise<void> {
    this.checkOpen();
    const change = appendOf(lines, summary, account);
    if (change !== null) checkOutcome(await this.commits.add(change, sizeOf(change)));
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

  async liveSummariesOf(identity: string, limit: number): Promise<readonly TableSummary[]> {
    checkWhole(limit);
    return this.read(reader => reader.liveSummariesOf(identity, limit));
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
    checkOutcome(await this.commits.add({ type: 'probe' }, LARGEST_GROUP));
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

  async devicesOf(identity: string): Promise<readonly Device[]> {
    return this.read(reader => reader.devicesOf(identity));
  }

  async removeDevice(secretHash: string): Promise<void> {
    checkText(secretHash);
    await this.write({ type: 'noDevice', secretHash });
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

  async writeRecords(changes: RecordChanges): Promise<void> {
    const written = [...recordsIn(changes), ...(changes.take ?? [])];
    checkText(changes.recorded ?? '', ...(changes.remove ?? []).flatMap(({ kind, id }) => [kind, id]));
    for (const { kind, id, owner, at, body } of written) {
      checkText(kind, id, owner, body);
      checkWhole(at);
    }
    await this.write({ type: 'records', changes });
  }

  async record(kind: string, id: string): Promise<KeptRecord | null> {
    return this.read(reader => reader.record(kind, id));
  }

  async recordsOf(owner: string, kind: string, limit: number, after?: RecordPlace): Promise<readonly KeptRecord[]> {
    checkWhole(limit);
    return this.read(reader => reader.recordsOf(owner, kind, limit, after));
  }

  async recordsUntil(owner: string, kind: string, until: number, limit: number): Promise<readonly KeptRecord[]> {
    checkWhole(until, limit);
    return this.read(reader => reader.recordsUntil(owner, kind, until, limit));
  }

  async removeRecordsOf(owner: string): Promise<void> {
    checkText(owner);
    await this.write({ type: 'noRecordsOf', owner });
  }

  async unrecordedSummaries(limit: number, after = ''): Promise<readonly TableSummary[]> {
    checkWhole(limit);
    return this.read(reader => reader.unrecordedSummaries(limit, after));
  }

  async backup(path: string): Promise<void> {
    this.checkOpen();
    const copy = this.lastCopy.then(() => this.parts.copy(path));
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
    await this.parts.close();
  }

  private async write(change: StoreChange): Promise<void> {
    this.checkOpen();
    checkOutcome(await this.commits.add(change, sizeOf(change)));
  }

  /** A reader that has its answer at once keeps nobody waiting. */
  private read<T>(question: (reader: StoreReader) => T | Promise<T>): T | Promise<T> {
    this.checkOpen();
    const { reader, errorOf } = this.parts;
    try {
      const answer = question(reader);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch(error => {
        throw errorOf(error);
      });
    } catch (error) {
      throw errorOf(error);
    }
  }

  private checkOpen(): void {
    if (this.closing !== null) throw new StoreError('closed', 'The store is closed.');
  }
}

function checkOutcome(outcome: ChangeOutcome): void {
  if (outcome instanceof StoreError) throw outcome;
  checkWritten(outcome);
}
