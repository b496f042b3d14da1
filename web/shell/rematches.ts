/**
 * Invitations to play again. Whoever sat at a table whose game is over hears of its rematch for a while, at once and wherever on the page
 * they are: the table is listened to, also by a page that was loaded anew meanwhile.
 */
import type { Client } from '@havre/protocol/client/client.ts';
import { signal } from '@preact/signals';
import { deviceStorage } from './device-storage.ts';
import { lookAtMyTables, myTables } from './my-tables.ts';

export interface RematchInvitation {
  /** The table where the same people play again. */
  readonly table: string;
  readonly game: string;
}

/** The latest that was neither followed nor put away. */
export const rematchInvitation = signal<RematchInvitation | null>(null);

/** So long after the end, in milliseconds; and at so many tables at once. */
const TIMEOUT_MS = 15 * 60_000;
const MOST_LISTENED = 3;
/** How often one looks for the new table among one's own, and after how long again, in milliseconds. */
const MOST_LOOKS = 5;
const BETWEEN_LOOKS = 1_000;
const EXPECTED = 'havre rematches';

/** A table whose people may play again. */
interface Expected {
  readonly table: string;
  readonly game: string;
  readonly until: number;
}

/** How to stop listening, by table; those that were left first come first. */
const listening = new Map<string, () => void>();

/**
 * Writes down that a table may be played again, so that a page that is loaded anew listens to it, too.
 * @example expectRematch(id, 'jamaica');
 */
export function expectRematch(table: string, game: string): void {
  const others = expected();
  if (others.some(one => one.table === table)) return;
  write([...others, { table, game, until: Date.now() + TIMEOUT_MS }].slice(-MOST_LISTENED));
}

/** There is a rematch, or nobody waits for one any more. */
export function expectNoRematch(table: string): void {
  const all = expected();
  const others = all.filter(one => one.table !== table);
  if (others.length < all.length) write(others);
}

/**
 * Listens to the tables that were written down before the page was loaded, but for the one that it shows.
 * @example void listenAgain(null, async () => server());
 */
export async function listenAgain(
  shown: string | null,
  client: () => Promise<Pick<Client, 'watch' | 'leave'>>,
): Promise<void> {
  const others = expected().filter(({ table }) => table !== shown);
  if (others.length === 0) return;
  const there = await client();
  for (const { table, game } of others) listenForRematch(there, table, game);
}

/**
 * Listens to a table that one goes away from, in place of leaving it.
 * @example listenForRematch(server(), id, 'jamaica');
 */
export function listenForRematch(client: Pick<Client, 'watch' | 'leave'>, table: string, game: string): void {
  stopListening(table);
  const stop = () => {
    stopListening(table);
    expectNoRematch(table);
    client.leave(table);
  };
  const until = expected().find(one => one.table === table)?.until ?? Date.now() + TIMEOUT_MS;
  const timer = setTimeout(stop, until - Date.now());
  const forget = client.watch(table).onUpdate(({ tableView }) => {
    const rematch = tableView?.table.rematch ?? null;
    if (rematch === null) return;
    rematchInvitation.value = { table: rematch, game };
    void lookFor(rematch);
    stop();
  });
  listening.set(table, () => {
    clearTimeout(timer);
    forget();
  });
  const [oldest] = listening.keys();
  if (listening.size > MOST_LISTENED && oldest !== undefined) {
    stopListening(oldest);
    client.leave(oldest);
  }
}

/** Its card comes on home. It is announced a moment before it is laid out, so that one looks more than once. */
async function lookFor(table: string): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await lookAtMyTables();
    if (myTables.value?.some(one => one.table === table) === true) return;
    await new Promise(resolve => setTimeout(resolve, BETWEEN_LOOKS));
  }
}

/** Whoever is back at a table hears there what is said; it is still watched. */
export function stopListening(table: string): void {
  const stop = listening.get(table);
  listening.delete(table);
  stop?.();
}

/** The invitation was followed, or is not wanted. */
export function forgetInvitation(): void {
  rematchInvitation.value = null;
}

function expected(): readonly Expected[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(EXPECTED) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isExpected) : [];
  } catch {
    return [];
  }
}

const isExpected = (kept: Partial<Expected> | null): kept is Expected =>
  typeof kept?.table === 'string' &&
  typeof kept.game === 'string' &&
  typeof kept.until === 'number' &&
  kept.until > Date.now();

const write = (all: readonly Expected[]): void => deviceStorage.setItem(EXPECTED, JSON.stringify(all));
