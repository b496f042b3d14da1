/**
 * Every message of the protocol: what clients send, and what the server sends. `docs/protocol.md` explains them.
 *
 * Nothing in here knows a game: an action is a plain record, and a view whatever its game shows.
 */
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Command } from '@havre/table/commands/command.ts';
import type { Plan } from '@havre/table/model/plan.ts';
import type { ProgramMark } from '@havre/table/model/program-mark.ts';
import type { EventBatch, Update } from '@havre/table/viewing/update.ts';
import type { KeeperNotice } from './keeper.ts';
import type { PROTOCOL } from './wire.ts';

/** The version that every message carries. */
interface Versioned {
  readonly v: typeof PROTOCOL;
}

/** Does something at a table. The same id again is the same command: it has no second effect and gets the same answer. */
export interface CommandMessage extends Versioned {
  readonly id: string;
  readonly table: string;
  readonly do: Command;
}

/** Begins to hear of a table. */
export interface WatchMessage extends Versioned {
  readonly watch: string;
  /** How many events are known already, with these eyes. */
  readonly heard?: number;
  readonly eyes?: string;
  /** Whether to be shown what the public sees. */
  readonly publicly?: boolean;
  /** Whether old events may come in batches. */
  readonly pages?: boolean;
  /** Whether to be told how the view changes as a film, event by event. */
  readonly film?: boolean;
  /** Whether to be told in few bytes: a list in place of each update but whole ones. */
  readonly packed?: boolean;
}

/** Hears no more of a table. */
export interface LeaveMessage extends Versioned {
  readonly leave: string;
}

/** A sign of life. */
export interface PingMessage extends Versioned {
  readonly ping: number | string;
}

/** What a program says of itself to be listed. */
export interface ProgramOffer extends ProgramMark {
  readonly name: string;
  /** The games it plays; any, if nothing is said. */
  readonly games?: readonly string[];
}

/** A program would like to be invited, for as long as this socket is open; null when it would no longer. */
export interface OfferMessage extends Versioned {
  readonly offer: ProgramOffer | null;
}

/** Where a program is invited to. */
export interface ProgramInvitation extends Pick<Plan, 'game' | 'seats' | 'options' | 'clock'> {
  readonly table: string;
  readonly code: string;
  /** The seat that is meant for it; it may sit down elsewhere. */
  readonly seat: Seat;
}

export type ClientMessage = CommandMessage | WatchMessage | LeaveMessage | PingMessage | OfferMessage;

/** Why a message was not taken as a command at all. */
export type ErrorCode =
  /** Not JSON, not text, or not a message of this protocol. */
  | 'bad-message'
  /** A message of another version of the protocol. */
  | 'wrong-version'
  /** More messages than anybody may send: send it again, later. */
  | 'too-fast'
  | 'no-such-table'
  /** Only who is known may act: ask for a device secret first. */
  | 'no-identity'
  /** More tables than one socket may watch. */
  | 'too-many-tables'
  /** More sockets than may watch one table. */
  | 'too-many-watchers'
  /** This server lists no programs. */
  | 'no-programs'
  /** A program cannot be listed by this name or level; the detail has the code. */
  | 'bad-offer'
  /** More programs than are listed. */
  | 'too-many-programs'
  /** The server could not do it, through no fault of the client; nothing has been done. */
  | 'server-trouble';

/** An update in few bytes: the only message that is a list, for whoever asked for it. */

export type ServerMessage = Versioned &
  (
    | {
        /** The first message. */
        readonly type: 'hello';
        /** Version of the program. */
        readonly server: string;
        /** Whether the server knows who this is; who is not known can only watch. */
        readonly known: boolean;
        /** Seconds between two signs of life that the server asks for. */
        readonly heartbeat: number;
        /** What the clock of the server shows, in milliseconds since 1970: deadlines are by that clock. */
        readonly now: number;
        /** Which page the server gives to browsers; null if it has none. A page by another name is an older one. */
        readonly page: string | null;
        /** Whether updates may be asked for packed; servers before that could not. */
        readonly packed?: true;
        /** A word of the keeper to everybody, if there is one. */
        readonly notice?: KeeperNotice;
      }
    /** A word of the keeper to everybody; null when it holds no more. */
    | { readonly type: 'notice'; readonly notice: KeeperNotice | null }
    /** How a table looks now, as far as it has changed, and what has happened since the last update. */
    | ({ readonly type: 'update' } & Update)
    /** Old events, ahead of the whole update that they belong to: for whoever takes them in batches. */
    | ({ readonly type: 'page' } & EventBatch)
    /** The command is done, and durable. */
    | { readonly type: 'done'; readonly id: string }
    /** The command is refused, and has changed nothing. */
    | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
    | {
        readonly type: 'error';
        readonly code: ErrorCode;
        readonly detail: string;
        /** The command it is about, where it is about one. */
        readonly id?: string;
        /** The table it is about, where it is about one. */
        readonly table?: string;
      }
    /** The program is listed, by this mark; null if it is no longer. */
    | { readonly type: 'offered'; readonly program: string | null }
    /** The host of a table would like the program to play there. */
    | ({ readonly type: 'invitation' } & ProgramInvitation)
    | { readonly type: 'pong'; readonly ping: number | string }
  );
