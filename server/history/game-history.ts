/**
 * The games that people have finished: each is written down for everybody who played in it, once, when it ends. Whoever asks for
 * their history is given what was written and no log is read for it.
 *
 * Games that ended before there was a history, or just before the server died, are taken in one after the other after a start.
 */
import { createHash } from 'node:crypto';
import { type GameRecord, type OwnGameRecord, recordOf } from '@havre/table/history/game-record.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { Games } from '@havre/table/model/plan.ts';
import type { Table } from '@havre/table/model/table.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import { pauseFor } from '@havre/table/runtime/runtime.ts';
import type { Store } from '@havre/table/storage/store.ts';
import { readTable } from '@havre/table/storage/table-storage.ts';
import { clubGameRecords } from '../clubs/club-games.ts';
import { madeCallsAt } from '../notifications/made-calls.ts';
import type { KeptRecord, Records } from '../storage/records.ts';

export interface GameHistoryDeps {
  readonly records: Records;
  readonly store: Pick<Store, 'logLines' | 'snapshot'>;
  readonly games: Games;
  readonly logger: Logger;
}

/** Where a list of games goes on. */
export interface HistoryPlace {
  readonly endedAt: number;
  readonly table: string;
}

/** Some games of a person as JSON, the latest first, and where the list goes on; null at its end. */
export interface HistoryPage {
  readonly games: readonly string[];
  readonly next: HistoryPlace | null;
}

const KIND = 'game';
/** So many tables that were not written down are looked for at a time; between two of them others have their turn, in milliseconds. */
const IN_ONE_GO = 50;
const PAUSE = 20;
/** So many tables are known to be written down already. */
const MOST_REMEMBERED = 10_000;
const MARK_LENGTH = 12;

export class GameHistory {
  private readonly deps: GameHistoryDeps;
  private readonly written = new Set<string>();
  /** What is being written. */
  private readonly writing = new Set<Promise<void>>();
  private isClosed = false;

  constructor(deps: GameHistoryDeps) {
    this.deps = deps;
  }

  /** Writes the game of a table down if it is over; after every change at a table. */
  note(table: Table): void {
    if (table.match?.over !== true || this.written.has(table.id) || this.isClosed) return;
    this.remember(table.id);
    const work = this.write(table)
      .catch(error => {
        this.written.delete(table.id); // at the next change, or after the next start
        this.deps.logger.error({ table: table.id, error }, 'a finished game could not be written down');
      })
      .finally(() => this.writing.delete(work));
    this.writing.add(work);
  }

  /** Takes in whatever is over and was not written down. */
  async takeIn(): Promise<void> {
    const { records, logger } = this.deps;
    let count = 0;
    try {
      for (let after = ''; !this.isClosed; ) {
        const summaries = await records.unrecordedSummaries(IN_ONE_GO, after);
        for (const { table } of summaries) if (await this.takeInTable(table)) count++;
        if (summaries.length < IN_ONE_GO) break;
        after = summaries.at(-1)?.table ?? '';
      }
    } catch (error) {
      if (!this.isClosed) logger.error({ error }, 'finished games could not be taken in');
    }
    if (count > 0) logger.info({ games: count }, 'finished games were taken in');
  }

  /**
   * Games of a person, the latest first.
   * @example const { games, next } = await history.page(identity, 100);
   */
  async page(who: Identity, limit: number, after?: HistoryPlace): Promise<HistoryPage> {
    const place = after === undefined ? undefined : { at: after.endedAt, id: idOf(who, after.table) };
    const found = await this.deps.records.recordsOf(who, KIND, limit, place);
    const last = found.length < limit ? undefined : found.at(-1);
    return {
      games: found.map(({ body }) => body),
      next: last === undefined ? null : { endedAt: last.at, table: last.id.slice(who.length + 1) },
    };
  }

  /** Resolves when everything that is over has been written down. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.writing);
  }

  private async takeInTable(id: string): Promise<boolean> {
    const { store, games, logger } = this.deps;
    if (this.isClosed) return false;
    try {
      const table = await readTable(store, id, games);
      if (table !== null) await this.write(table);
      await pauseFor(PAUSE);
      return true;
    } catch (error) {
      logger.error({ table: id, error }, 'a finished game could not be taken in');
      return false;
    }
  }

  private async write(table: Table): Promise<void> {
    const put = table.sitters.people.flatMap(seat => {
      const who = table.at(seat)?.who ?? '';
      const record = recordOf(table, other => markFor(who, other));
      return record === null ? [] : [ownRecord(who, { ...record, seat })];
    });
    const { records } = this.deps;
    await records.writeRecords({
      put: [...put, ...(await clubGameRecords(records, table))],
      remove: madeCallsAt(
        table.id,
        table.sitters.all.map((_, seat) => seat),
      ),
      recorded: table.id,
    });
  }

  private remember(table: string): void {
    this.written.add(table);
    if (this.written.size > MOST_REMEMBERED) this.written.delete([...this.written][0] ?? '');
  }
}

const idOf = (who: Identity, table: GameRecord['table']): string => `${who} ${table}`;

const ownRecord = (who: Identity, record: OwnGameRecord): KeptRecord => ({
  ...{ kind: KIND, id: idOf(who, record.table), owner: who, at: record.endedAt },
  body: JSON.stringify(record),
});

/**
 * By what a person is told from others of the same name. Everybody has marks of their own for everybody else: two who compare what
 * they know of a third learn nothing from them.
 */
const markFor = (reader: Identity, who: Identity): string =>
  createHash('sha256').update(`${reader} ${who}`).digest('base64url').slice(0, MARK_LENGTH);
