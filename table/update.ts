/**
 * What a watcher is told: how a table looks to it, and what has happened there.
 *
 * The first update is whole. Those that follow leave out whatever looks as it did before, so that a move costs little; put
 * together with what came before, they are whole again.
 */
import type { TableInfo } from './info.ts';
import type { NewsItem } from './news.ts';
import type { Outlook } from './outlook.ts';

/** How a table looks to somebody. */
export interface Sight extends Outlook {
  readonly table: TableInfo;
  /** Whose view this is: 'public', 'seat 2'. When it changes, the count of news begins anew. */
  readonly eyes: string;
  /** Whether this watcher is the host of the table. */
  readonly isHost: boolean;
}

/** Which table it is, and what has changed about it. */
export type TableChange = Pick<TableInfo, 'table'> & Partial<TableInfo>;

/** What has changed, and what has happened since the last update. Watchers with the same eyes may share one. */
export interface Update extends Partial<Outlook> {
  /** There where nothing is left out. */
  readonly whole?: true;
  readonly table: TableChange;
  readonly eyes: string;
  readonly isHost?: boolean;
  /** How many news of these eyes come before the first of `items`. */
  readonly from: number;
  readonly items: readonly NewsItem[];
}

/**
 * How a table looks after an update; null if what came before is not known, so that a whole one is needed.
 * @example const sight = seenAfter(before, update); if (sight === null) watchAgain();
 */
export function seenAfter(before: Sight | null, update: Update): Sight | null {
  if (update.whole === true) return update as Sight;
  if (before === null || before.eyes !== update.eyes) return null;
  return { ...before, ...update, table: { ...before.table, ...update.table } };
}

/**
 * The fields of a record that are not as they were before.
 * @example changedFields({ phase: 'playing', host: 0 }, { phase: 'over', host: 0 }) // { phase: 'over' }
 */
export function changedFields<T extends object>(before: T, now: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const field in now) if (!alike(before[field], now[field])) changed[field] = now[field];
  return changed;
}

/** Whether two plain values say the same. */
function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || names.length !== Object.keys(other).length) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return names.every(name => Object.hasOwn(right, name) && alike(left[name], right[name]));
}
