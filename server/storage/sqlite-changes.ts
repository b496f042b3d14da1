/** What there is to write, plain enough to be sent to the thread that writes. */
import type { Account, Bell, Card, Device, Line, Snapshot } from '@havre/table/storage/store.ts';
import { checkAppend } from '@havre/table/storage/store-checks.ts';
import type { KeptReplay } from '../replays/archive.ts';

export interface Append {
  readonly type: 'append';
  readonly table: string;
  /** The number of the first body; the others follow it. */
  readonly from: number;
  readonly bodies: readonly string[];
  readonly card: Card | null;
  readonly account: Account | null;
}

export type Change =
  | Append
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly type: 'due'; readonly table: string; readonly dueAt: number | null }
  | { readonly type: 'remove'; readonly table: string }
  | { readonly type: 'trial' }
  | { readonly type: 'device'; readonly device: Device }
  | { readonly type: 'bell'; readonly bell: Bell }
  | { readonly type: 'noBell'; readonly endpoint: string }
  | { readonly type: 'replayPart'; readonly table: string; readonly part: number; readonly bytes: Uint8Array }
  | { readonly type: 'replay'; readonly replay: KeptReplay };

/** What became of a change; if something was taken, nothing of that change was written. */
export type ChangeResult = 'written' | 'seq-taken' | 'code-taken' | 'secret-taken';

/**
 * An append as a change of its own, which the caller cannot alter any more; null if there is nothing to write. Throws a
 * `TypeError` or `TakenSeq`.
 */
export function appendOf(lines: readonly Line[], card: Card | undefined, account?: Account): Append | null {
  checkAppend(lines, card, account);
  const [first] = lines;
  if (first === undefined) return null;
  const bodies = lines.map(({ body }) => body);
  return {
    type: 'append',
    table: first.table,
    from: first.seq,
    bodies,
    card: card === undefined ? null : copyOf(card),
    account: account === undefined ? null : { identity: account.identity, network: account.network },
  };
}

/** Field by field: whatever else somebody has put on a card is not kept. */
function copyOf(card: Card): Card {
  const { table, code, game, phase, visible, seats, taken, people, createdAt, touchedAt, dueAt } = card;
  return { table, code, game, phase, visible, seats, taken, people: [...people], createdAt, touchedAt, dueAt };
}

/** About what a change weighs besides its long texts. */
const BASE_SIZE = 500;

/** The size of a change, roughly, in characters. */
export function sizeOf(change: Change): number {
  if (change.type === 'append') return change.bodies.reduce((size, body) => size + body.length, BASE_SIZE);
  if (change.type === 'replayPart') return BASE_SIZE + change.bytes.length;
  return change.type === 'snapshot' ? BASE_SIZE + change.snapshot.body.length : BASE_SIZE;
}
