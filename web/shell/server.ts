/** The server this page came from: one client for the whole page, made when it is first needed. */
import { Client } from '@havre/server/client/client.ts';
import { primitives } from '@havre/table/fair/primitives.ts';
import { signal } from '@preact/signals';
import { notes } from './notes.ts';

/** Whether there is a connection; null as long as nobody has needed one. */
export const isConnected = signal<boolean | null>(null);

let made: Client | null = null;

/** The client of this page. */
export function server(): Client {
  if (made !== null) return made;
  const client = new Client({ url: location.origin, WebSocket, primitives, identity: 'cookie', notes });
  client.onConnection(isOpen => {
    isConnected.value = isOpen;
  });
  addEventListener('online', () => client.interrupt());
  made = client;
  return client;
}

/** This device becomes known, once for each page. */
let known: Promise<void> | null = null;
export function identified(): Promise<void> {
  known ??= server()
    .identify()
    .catch((error: unknown) => {
      known = null;
      throw error;
    });
  return known;
}
