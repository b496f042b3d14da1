/**
 * What everybody in a trial has sent and was told, taken from the bytes of their sockets.
 *
 * A witness already notices by itself what no server may do: answer twice and differently, take back what it has told, or
 * leave something out.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { SocketConstructor } from '@havre/protocol/client/environment.ts';
import type { ClientMessage, ServerMessage } from '@havre/protocol/messages.ts';
import { PlainMessages } from '@havre/protocol/tests/plain-messages.ts';
import type { Command } from '@havre/table/commands/command.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { type ClientOptions, WebSocket } from 'ws';

/** A command that was sent, at least once, and its answer if there was one. */
export interface Sent {
  readonly id: string;
  readonly table: string;
  readonly command: Command;
  answer: 'done' | Refusal | null;
  /** When it was sent first. */
  readonly at: number;
}

/** What somebody was told of a table, from one viewpoint. */
export interface Told {
  readonly table: string;
  readonly eyes: string;
  readonly items: ViewerEvent[];
}

export class Witness {
  readonly sent = new Map<string, Sent>();
  /** By socket owner and table: only the present eyes, since whoever changes them is told everything anew. */
  readonly told = new Map<string, Told>();
  /** Tables that somebody asked to delete, and whether that was acknowledged. */
  readonly deletions = new Map<string, boolean>();
  /** How many tables were asked for, with an answer or without. */
  tablesAskedFor = 0;
  /** How many commands were answered, and for how long anybody has waited for that, at most, in milliseconds. */
  answers = 0;
  longestWait = 0;
  /** What no server may do. */
  readonly objections: string[] = [];

  /** The sockets of one person, all of whose bytes are kept. */
  socketsOf(person: string): SocketConstructor {
    const witness = this;
    return class extends WebSocket {
      constructor(url: string, protocols: string[], options?: ClientOptions) {
        super(url, protocols, options);
        const plain = new PlainMessages();
        this.on('message', text => witness.hear(person, plain.read(String(text))));
      }

      override send(text: unknown): void {
        witness.note(String(text));
        super.send(text as string);
      }
    };
  }

  /** Forgets a table that is no more, so that a long trial does not need more and more memory. */
  forget(table: string): void {
    for (const [id, sent] of this.sent) if (sent.table === table) this.sent.delete(id);
    for (const [key, told] of this.told) if (told.table === table) this.told.delete(key);
  }

  /** Takes down what somebody sends. */
  note(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (!('do' in message) || this.sent.has(message.id)) return;
    const { id, table, do: command } = message;
    this.sent.set(id, { id, table, command, answer: null, at: performance.now() });
  }

  /** Takes down what somebody receives. */
  hear(person: string, message: ServerMessage): void {
    if (message.type === 'update') this.hearNews(person, message);
    else if (message.type === 'done') this.hearAnswer(message.id, 'done');
    else if (message.type === 'refused') this.hearAnswer(message.id, message.refusal);
    else if (message.type === 'error' && message.code !== 'no-such-table')
      this.objections.push(`the server says ${message.code}: ${message.detail}`);
  }

  private hearAnswer(id: string, answer: 'done' | Refusal): void {
    const sent = this.sent.get(id);
    if (sent === undefined) return; // of a table that was deleted meanwhile
    if (sent.answer !== null && (sent.answer === 'done') !== (answer === 'done'))
      this.objections.push(`command ${id} was answered twice, and differently`);
    if (sent.answer === null) {
      this.answers++;
      this.longestWait = Math.max(this.longestWait, performance.now() - sent.at);
    }
    sent.answer = answer;
  }

  private hearNews(person: string, update: Extract<ServerMessage, { type: 'update' }>): void {
    const { eyes, from, items } = update;
    const { table } = update.table;
    if (this.deletions.get(table) === true) return; // it was on its way when the table was deleted
    const key = `${person} ${table}`;
    const before = this.told.get(key);
    const told = before?.eyes === eyes ? before : { table, eyes, items: [] };
    this.told.set(key, told);
    if (from > told.items.length) this.objections.push(`${key} was told number ${from} after ${told.items.length}`);
    for (const [i, item] of items.map(lasting).entries()) {
      const known = told.items[from + i];
      if (known === undefined) told.items.push(item);
      else if (!isDeepStrictEqual(known, item))
        this.objections.push(`${key} was told two things as number ${from + i}`);
    }
  }
}

/**
 * An event without what fades from it: whoever came later, or came back, is not told that before the game is over.
 * @example lasting(item)
 */
export function lasting(item: ViewerEvent): ViewerEvent {
  if (item.type !== 'game') return item;
  const { letter } = item;
  return { ...item, letter: { ...letter, events: letter.events.filter(event => event.fades !== true) } };
}
