/**
 * Invitations to play again. Whoever goes away from a table whose game is over still hears of its rematch, at once and wherever on the
 * page they are: the table is listened to for a while.
 */
import type { Client } from '@havre/protocol/client/client.ts';
import { signal } from '@preact/signals';

export interface RematchInvitation {
  /** The table where the same people play again. */
  readonly table: string;
  readonly game: string;
}

/** The latest that was neither followed nor put away. */
export const rematchInvitation = signal<RematchInvitation | null>(null);

/** So long after one has left, in milliseconds; and so many tables at once. */
const PATIENCE = 15 * 60_000;
const MOST_LISTENED = 3;

/** How to stop listening, by table; those that were left first come first. */
const listening = new Map<string, () => void>();

/**
 * Listens to a table that one goes away from, in place of leaving it.
 * @example listenForRematch(server(), id, 'jamaica');
 */
export function listenForRematch(client: Pick<Client, 'watch' | 'leave'>, table: string, game: string): void {
  stopListening(table);
  const stop = () => {
    stopListening(table);
    client.leave(table);
  };
  const timer = setTimeout(stop, PATIENCE);
  const forget = client.watch(table).onUpdate(({ tableView }) => {
    const rematch = tableView?.table.rematch ?? null;
    if (rematch === null) return;
    rematchInvitation.value = { table: rematch, game };
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
