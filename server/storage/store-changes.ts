/** What there is to write, whatever database it is for; plain enough to be sent to a thread that writes. */
import {
  type Account,
  CodeConflict,
  type Device,
  type LogLine,
  type PushSubscription,
  SecretConflict,
  SeqConflict,
  type StoredSnapshot,
  type TableSummary,
} from '@havre/table/storage/store.ts';
import { checkAppend } from '@havre/table/storage/store-checks.ts';
import type { KeptReplay } from '../replays/archive.ts';
import { type KeptRecord, type RecordChanges, RecordConflict } from './records.ts';

export interface Append {
  readonly type: 'append';
  readonly table: string;
  /** The number of the first body; the others follow it. */
  readonly from: number;
  readonly bodies: readonly string[];
  readonly summary: TableSummary | null;
  readonly account: Account | null;
}

export type StoreChange =
  | Append
  | { readonly type: 'snapshot'; readonly snapshot: StoredSnapshot }
  | { readonly type: 'due'; readonly table: string; readonly dueAt: number | null }
  | { readonly type: 'remove'; readonly table: string }
  | { readonly type: 'probe' }
  | { readonly type: 'device'; readonly device: Device }
  | { readonly type: 'noDevice'; readonly secretHash: string }
  | { readonly type: 'pushSubscription'; readonly subscription: PushSubscription }
  | { readonly type: 'noPushSubscription'; readonly endpoint: string }
  | { readonly type: 'replayPart'; readonly table: string; readonly part: number; readonly bytes: Uint8Array }
  | { readonly type: 'replay'; readonly replay: KeptReplay }
  | { readonly type: 'records'; readonly changes: RecordChanges }
  | { readonly type: 'noRecordsOf'; readonly owner: string };

/** What became of a change; if something was taken, nothing of that change was written. */
export type ChangeResult = 'written' | 'seq-taken' | 'code-taken' | 'secret-taken' | 'record-taken';

/**
 * An append as a change of its own, which the caller cannot alter any more; null if there is nothing to write. Throws a
 * `TypeError` or `SeqConflict`.
 */
export function appendOf(
  lines: readonly LogLine[],
  summary: TableSummary | undefined,
  account?: Account,
): Append | null {
  checkAppend(lines, summary, account);
  const [first] = lines;
  if (first === undefined) return null;
  const bodies = lines.map(({ body }) => body);
  return {
    type: 'append',
    table: first.table,
    from: first.seq,
    bodies,
    summary: summary === undefined ? null : copyOf(summary),
    account: account === undefined ? null : { identity: account.identity, network: account.network },
  };
}

/** Field by field: whatever else somebody has put on a summary is not kept. */
function copyOf(summary: TableSummary): TableSummary {
  const { table, code, game, phase, visible, seats, taken, people, createdAt, touchedAt, dueAt } = summary;
  return { table, code, game, phase, visible, seats, taken, people: [...people], createdAt, touchedAt, dueAt };
}

/** Everything that is to be written of some records. */
export const recordsIn = ({ add = [], put = [] }: RecordChanges): readonly KeptRecord[] => [...add, ...put];

/** About what a change weighs besides its long texts. */
const BASE_SIZE = 500;

/** The size of a change, roughly, in characters. */
export function sizeOf(change: StoreChange): number {
  if (change.type === 'append') return change.bodies.reduce((size, body) => size + body.length, BASE_SIZE);
  if (change.type === 'replayPart') return BASE_SIZE + change.bytes.length;
  if (change.type === 'records')
    return recordsIn(change.changes).reduce((size, { body }) => size + body.length, BASE_SIZE);
  return change.type === 'snapshot' ? BASE_SIZE + change.snapshot.body.length : BASE_SIZE;
}

/** Throws what the caller of a change is told if something was taken. */
export function checkWritten(outcome: ChangeResult): void {
  switch (outcome) {
    case 'written':
      return;
    case 'seq-taken':
      throw new SeqConflict('the events do not follow the log of their table');
    case 'code-taken':
      throw new CodeConflict('another table has this code');
    case 'secret-taken':
      throw new SecretConflict('this secret belongs to another identity');
    case 'record-taken':
      throw new RecordConflict('there is another record of this name');
  }
}
