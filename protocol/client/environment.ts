/**
 * What a client needs of the program it runs in. A browser, Node and other runtimes all have it, each in its own way; the
 * client itself imports nothing of any of them.
 */
import type { Primitives } from '@havre/engine/kernel/fair.ts';

/** A WebSocket, as browsers and the `ws` library have it. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(words: string): void;
  close(): void;
}

export type SocketConstructor = new (url: string, protocols: string[]) => Socket;

/** What a client uses of `fetch`. */
export type Fetch = (
  url: string,
  request: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<Answer>;

interface Answer {
  readonly ok: boolean;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** Where a client keeps what must outlive a reload, such as the entropy it has committed to; `localStorage` fits. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface ClientEnvironment {
  /** The address of the server: 'http://192.168.1.20:4242'. */
  readonly url: string;
  readonly WebSocket: SocketConstructor;
  readonly primitives: Primitives;
  /**
   * How this device is known: by a cookie that the browser keeps, or by a token. A program that has none yet is given one
   * by `identify`, and had better keep it.
   */
  readonly identity: 'cookie' | { readonly token: string | null };
  /** Whether moves are to be seen event by event, which is work for the server; else how it stands after each is enough. */
  readonly film?: boolean;
  /** As it is, where nothing else is said. */
  readonly fetch?: Fetch;
  readonly storage?: KeyValueStorage;
}

/** A timer that has been set. Unlike those of a table it keeps a program alive: whoever waits to come back is not done. */
export type ClientTimer = object | number;

/** What every runtime has under the same name. */
interface Runtime {
  readonly fetch: Fetch;
  setTimeout(run: () => void, milliseconds: number): ClientTimer;
  clearTimeout(timer: ClientTimer | undefined): void;
}

export const runtime = globalThis as unknown as Runtime;

/** Notes that last as long as the program. */
export function storageInMemory(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
}
