/** The server this page came from: one client for the whole page, made when it is first needed. */
import { Client } from '@havre/protocol/client/client.ts';
import type { Greeting } from '@havre/protocol/client/connection.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { signal } from '@preact/signals';
import { deviceStorage } from './device-storage.ts';
import { keeperNotice } from './keeper-notice.ts';
import { noteServedBuild } from './renewal.ts';

/** Whether there is a connection; null as long as nobody has needed one. */
export const isConnected = signal<boolean | null>(null);

let made: Client | null = null;
/** How far the clock of the server is ahead of this one, as far as it is known. */
let ahead = 0;

/** The client of this page. */
export function server(): Client {
  if (made !== null) return made;
  const client = new Client({
    url: location.origin,
    WebSocket,
    primitives,
    identity: 'cookie',
    film: true,
    storage: deviceStorage,
  });
  client.onConnection(greeting => {
    isConnected.value = greeting !== null;
    if (greeting !== null) meet(greeting);
  });
  addEventListener('online', () => client.interrupt());
  made = client;
  return client;
}

function meet(greeting: Greeting): void {
  ahead = greeting.ahead;
  noteServedBuild(greeting.page);
  keeperNotice.value = greeting.notice;
  // The browser was made to forget who this is: whoever it is from now on can at least do something.
  if (!greeting.known && isIdentified) {
    known = null;
    isIdentified = false;
    identified().catch(() => {});
  }
}

/** What the clock of the server shows now, wherever the one of this device stands, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;

/** This device becomes known, once for each page. */
let known: Promise<void> | null = null;
let isIdentified = false;
export function identified(): Promise<void> {
  known ??= server()
    .identify()
    .then(
      () => {
        isIdentified = true;
      },
      (error: unknown) => {
        known = null;
        throw error;
      },
    );
  return known;
}
