/**
 * The tables of whoever holds this device, on the server and on the device itself, as far as they are not over: known to the whole
 * page, so that any room can say that another table waits. Looked at when the page comes in sight, and now and then while it is.
 */
import type { GlancedTable } from '@havre/table/lobby/lobby.ts';
import type { TableGlance } from '@havre/table/viewing/glance.ts';
import { computed, effect, signal } from '@preact/signals';
import { deviceStorage, hasTablesHere } from './device-storage.ts';
import { heedNoticeIn } from './keeper-notice.ts';

/** A table of one's own at a glance, wherever it is kept. */
export interface MyTable extends TableGlance {
  readonly table: string;
  readonly game: string;
  readonly phase: string;
  readonly touchedAt: number;
  /** Whether it is on this device. */
  readonly isOnDevice: boolean;
}

/** So long between two looks while the page is in sight, in milliseconds. */
const PAUSE = 30_000;
const HIDDEN = 'havre hidden tables';
const MOST_HIDDEN = 200;

/** All that are not over, those that wait for oneself first, the longest waiting before the others; null before the first look. */
export const myTables = signal<readonly MyTable[] | null>(null);
/** Those that were put out of sight on this device. */
export const hiddenTables = signal<readonly string[]>(hiddenBefore());

export const isHidden = (table: string): boolean => hiddenTables.value.includes(table);
export const tablesInSight = computed(() => (myTables.value ?? []).filter(({ table }) => !isHidden(table)));
/** Those that wait for whoever holds the device. */
export const tablesWaiting = computed(() => tablesInSight.value.filter(({ asks }) => asks !== null));

/** Where a table is on the page. */
export const addressOf = ({ table, isOnDevice }: Pick<MyTable, 'table' | 'isOnDevice'>): string =>
  `${isOnDevice ? '/here/' : '/table/'}${table}`;

/** Puts a table out of sight on this device, or back. */
export function hide(table: string, isOut: boolean): void {
  const others = hiddenTables.value.filter(one => one !== table);
  hiddenTables.value = isOut ? [table, ...others].slice(0, MOST_HIDDEN) : others;
  deviceStorage.setItem(HIDDEN, JSON.stringify(hiddenTables.value));
}

function hiddenBefore(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(HIDDEN) ?? '[]');
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Looks at all of them; whichever place cannot be asked keeps what was last known of it. */
export async function lookAtMyTables(): Promise<void> {
  const [there, here] = await Promise.all([glancesThere(), glancesHere()]);
  const before = myTables.value ?? [];
  const all = [
    ...(there ?? before.filter(table => !table.isOnDevice)),
    ...(here ?? before.filter(table => table.isOnDevice)),
  ];
  myTables.value = all.sort(
    (one, other) => Number(other.asks !== null) - Number(one.asks !== null) || order(one) - order(other) || 0,
  );
}

/** Of those that wait for oneself, the one that has waited longest; of the others, where something happened last. */
const order = ({ asks, since, touchedAt }: MyTable): number => (asks !== null ? (since ?? touchedAt) : -touchedAt);

async function glancesThere(): Promise<MyTable[] | null> {
  try {
    const response = await fetch('/api/v1/tables/mine/glances');
    if (!response.ok) return null;
    heedNoticeIn(response);
    return ((await response.json()) as Omit<MyTable, 'isOnDevice'>[]).map(table => ({ ...table, isOnDevice: false }));
  } catch {
    return null;
  }
}

async function glancesHere(): Promise<MyTable[] | null> {
  if (!hasTablesHere()) return [];
  try {
    const { ask } = await import('../local/tables.ts');
    return (await ask('glances', null)).map(({ summary, glance }: GlancedTable) => {
      const { table, game, phase, touchedAt } = summary;
      return { table, game, phase, touchedAt, ...glance, isOnDevice: true };
    });
  } catch {
    return null;
  }
}

/**
 * Looks after them from now on, and counts those that wait on the icon of the app, where there is one. Resolves after the first look.
 * @example void keepLookingAtMyTables();
 */
export function keepLookingAtMyTables(): Promise<void> {
  const look = async () => {
    if (!document.hidden) await lookAtMyTables();
  };
  setInterval(() => void look(), PAUSE);
  document.addEventListener('visibilitychange', () => void look());
  effect(() => {
    const count = tablesWaiting.value.length;
    const shown = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
    shown?.catch(() => {}); // a browser without badges, or a page that is no app
  });
  return look();
}
