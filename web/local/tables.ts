/** The tables of this device, as the page asks for them; the worker that keeps them starts with the first question. */
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { ClientTable } from '@havre/protocol/client/client-table.ts';
import { type Listener, ProtocolError, type TableTransport } from '@havre/protocol/client/connection.ts';
import { storageInMemory } from '@havre/protocol/client/environment.ts';
import { DiceCommitment } from '@havre/protocol/client/fairness.ts';
import type { Command } from '@havre/table/commands/command.ts';
import type { Identity } from '@havre/table/model/events.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { keptPackages } from '../games/kept-packages.ts';
import { personIn, type Requests, type WorkerMessage } from './messages.ts';

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();
const listeners = new Map<string, Listener>();

const keyOf = (table: string, who: Identity | null): string => `${table} ${who}`;

function place(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => receive(data));
  worker.addEventListener('error', event => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  });
  return worker;
}

function receive(message: WorkerMessage): void {
  if ('update' in message) {
    listeners.get(keyOf(message.table, message.who))?.receiveUpdate(message.update);
    return;
  }
  const { resolve, reject } = waiting.get(message.id) ?? {};
  waiting.delete(message.id);
  if ('failed' in message) reject?.(new Error(message.failed));
  else resolve?.(message.answer as never);
}

/**
 * Asks the keeper of the tables for something.
 * @example const summaries = await ask('tables', null);
 */
export function ask<K extends keyof Requests>(type: K, request: Requests[K]['asked']): Promise<Requests[K]['answer']> {
  const id = asked++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    place().postMessage({ id, type, asked: request, modules: keptPackages().map(({ module }) => module) });
  });
}

/** The post between one person of this device and a table. */
class LocalPost implements TableTransport {
  private readonly who: Identity | null;

  constructor(who: Identity | null) {
    this.who = who;
  }

  watch(listener: Listener): void {
    const { who } = this;
    const { table } = listener;
    listeners.set(keyOf(table, who), listener);
    const gone = () => listener.fail(new ProtocolError('no-such-table', 'there is no such table on this device'));
    ask('watch', { table, who }).then(({ found }) => {
      if (!found) gone();
    }, gone);
  }

  command(table: string, command: Command): Promise<Refusal | null> {
    if (this.who === null) return Promise.resolve({ refused: 'not-seated' });
    return ask('command', { table, who: this.who, command });
  }
}

/**
 * A table of this device from the viewpoint of one seat, or of nobody.
 * @example const table = tableHere('x1', 0);
 */
export function tableHere(id: string, seat: Seat | null): ClientTable {
  const post = new LocalPost(seat === null ? null : personIn(seat));
  const table = new ClientTable(id, seat === null, post, new DiceCommitment(primitives, storageInMemory(), id));
  post.watch(table);
  return table;
}

/** Hears no more of a table. */
export async function leaveHere(id: string): Promise<void> {
  for (const key of listeners.keys()) if (key.startsWith(`${id} `)) listeners.delete(key);
  await ask('leave', { table: id });
}
