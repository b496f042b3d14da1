/** What the page and the worker that keeps its own tables say to each other. */
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import type { Advised } from '@havre/table/automatic/advising.ts';
import type { Command } from '@havre/table/commands/command.ts';
import type { OwnGameRecord } from '@havre/table/history/game-record.ts';
import type { GlancedTable } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { PortableGame } from '@havre/table/model/origin.ts';
import type { TableSummary } from '@havre/table/storage/store.ts';
import type { Update } from '@havre/table/viewing/update.ts';

/** Who sits where at a table on this device: a person by name, or a bot. */
export type Seated = ({ readonly name: string } | { readonly bot: string }) & { readonly colour?: PlayerColour };

/** A table on this device: everybody is there, so it begins at once. */
export interface LocalSeating {
  readonly game: string;
  readonly options: Options;
  readonly seated: readonly Seated[];
  readonly botPace: number;
  /** What was played elsewhere, if it goes on from there. */
  readonly past?: PortableGame;
}

/** What the page asks for; each has one answer. */
export interface Requests {
  begin: { asked: LocalSeating; answer: { table: string } | Refusal };
  watch: { asked: { table: string; who: Identity | null }; answer: { found: boolean } };
  leave: { asked: { table: string }; answer: null };
  command: { asked: { table: string; who: Identity; command: Command }; answer: Refusal | null };
  tables: { asked: null; answer: readonly TableSummary[] };
  /** Those that are not over, each as whoever holds the device sees it. */
  glances: { asked: null; answer: readonly GlancedTable[] };
  /** What everybody sees of a board; null where there is none yet. */
  board: { asked: { table: string }; answer: object | null };
  replay: { asked: { table: string }; answer: Replay | Refusal };
  /** The games that were finished here. */
  games: { asked: null; answer: readonly OwnGameRecord[] };
  /** Deletes every table of this device that is over, and what is remembered of it. */
  forgetGames: { asked: null; answer: null };
  /** Everything played until now, to go on with it elsewhere. */
  past: { asked: { table: string }; answer: PortableGame | Refusal };
  /** The best answers for somebody who is being asked. */
  advice: { asked: { table: string; who: Identity }; answer: Advised | Refusal };
  remove: { asked: { table: string }; answer: null };
}

export type Request = {
  readonly [K in keyof Requests]: {
    readonly id: number;
    readonly type: K;
    readonly asked: Requests[K]['asked'];
    /** Where the rules of games are that come in packages. */
    readonly modules: readonly string[];
  };
}[keyof Requests];

/** What comes from the worker: answers, and what the watchers of a table hear. */
export type WorkerMessage =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly table: string; readonly who: Identity | null; readonly update: Update };

/** The identity of the person in a seat of a table on this device. */
export const personIn = (seat: number): Identity => `here ${seat}`;
