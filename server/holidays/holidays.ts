/**
 * Holidays: people say once when they are away, and it is noted at every table where they play slowly. They are counted, so that
 * nobody holds a game up for ever: so many days in a year.
 */
import { takeHolidays } from '@havre/table/commands/holidays.ts';
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import { type Holiday, isSlow } from '@havre/table/model/holidays.ts';
import type { Table } from '@havre/table/model/table.ts';
import { type Room, TableGone } from '@havre/table/room/room.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import type { Store } from '@havre/table/storage/store.ts';
import type { Records } from '../storage/records.ts';

export interface HolidaysDeps {
  readonly records: Records;
  readonly store: Pick<Store, 'liveSummariesOf'>;
  readonly lobby: Pick<Lobby, 'room'>;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Why somebody cannot be on holiday then. */
export type HolidayProblem =
  /** It ends before it begins, or has ended, or is more than a year away. */
  | 'bad-holiday'
  /** They have another one in these days. */
  | 'holiday-twice'
  /** There are not so many days left. */
  | 'too-many-days';

export interface OwnHolidays {
  /** Those that are not over, the earliest first. */
  readonly holidays: readonly Holiday[];
  /** How many days are left of the year's. */
  readonly daysLeft: number;
}

export const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;
/** In any year. */
const DAYS_IN_A_YEAR = 30;

const KIND = 'holidays';
/** More than anybody plays at once. */
const MOST_TABLES = 1_000;

export class Holidays {
  private readonly deps: HolidaysDeps;

  constructor(deps: HolidaysDeps) {
    this.deps = deps;
  }

  async of(who: Identity): Promise<OwnHolidays> {
    return this.shown(await this.kept(who));
  }

  /**
   * Somebody is on holiday from one moment until another: they and their tables know it from now on.
   * @example const own = await holidays.take(identity, { from, until });
   */
  async take(who: Identity, { from, until }: Holiday): Promise<OwnHolidays | HolidayProblem> {
    const now = this.deps.now();
    const wanted = { from: Math.max(from, now), until };
    if (wanted.until <= wanted.from || wanted.until > now + YEAR) return 'bad-holiday';
    const kept = await this.kept(who);
    if (kept.some(one => one.from < wanted.until && wanted.from < one.until)) return 'holiday-twice';
    if (daysOf([...kept, wanted]) > DAYS_IN_A_YEAR) return 'too-many-days';
    return this.keep(who, [...kept, wanted]);
  }

  /** Somebody is back, or does not go after all. */
  async end(who: Identity, from: number): Promise<OwnHolidays> {
    const now = this.deps.now();
    const ended = (await this.kept(who)).map(one =>
      one.from === from ? { from, until: Math.min(one.until, now) } : one,
    );
    return this.keep(who, ended);
  }

  /** A table where somebody may play slowly from now on: who is on holiday is noted there. */
  attend(room: Room, table: Table): void {
    const last = table.events.at(-1)?.type;
    if (table.phase !== 'playing' || !isSlow(table.plan.clock) || last === undefined || !BEGINNINGS.has(last)) return;
    for (const seat of table.sitters.people) {
      const who = table.at(seat)?.who ?? null;
      if (who !== null)
        void this.kept(who)
          .then(kept => this.noteAt(room, who, kept))
          .catch(this.failed);
    }
  }

  private async keep(who: Identity, all: readonly Holiday[]): Promise<OwnHolidays> {
    const { records, now } = this.deps;
    const kept = all.filter(({ from, until }) => until > from && until > now() - YEAR).sort((a, b) => a.from - b.from);
    await records.writeRecords({
      put: [{ kind: KIND, id: who, owner: who, at: now(), body: JSON.stringify(kept) }],
    });
    await this.noteEverywhere(who, kept);
    return this.shown(kept);
  }

  private shown(kept: readonly Holiday[]): OwnHolidays {
    const now = this.deps.now();
    const days = daysOf(kept.filter(({ until }) => until > now - YEAR));
    return { holidays: kept.filter(({ until }) => until > now), daysLeft: Math.max(0, DAYS_IN_A_YEAR - days) };
  }

  private async kept(who: Identity): Promise<readonly Holiday[]> {
    const record = await this.deps.records.record(KIND, who);
    return record === null ? [] : (JSON.parse(record.body) as readonly Holiday[]);
  }

  private async noteEverywhere(who: Identity, kept: readonly Holiday[]): Promise<void> {
    const { store, lobby } = this.deps;
    for (const { table, phase } of await store.liveSummariesOf(who, MOST_TABLES)) {
      if (phase !== 'playing') continue;
      const room = await lobby.room(table);
      if (room !== null) await this.noteAt(room, who, kept).catch(this.failed);
    }
  }

  private async noteAt(room: Room, who: Identity, kept: readonly Holiday[]): Promise<void> {
    await room.change(table => takeHolidays(table, who, kept, this.deps.now()));
  }

  private readonly failed = (error: unknown): void => {
    if (error instanceof TableGone) return;
    this.deps.logger.error({ error }, 'a holiday could not be noted at a table');
  };
}

/** After these somebody sits in a game who did not before. */
const BEGINNINGS: ReadonlySet<string> = new Set(['began', 'resumed', 'sat', 'given']);

/** A holiday takes whole days: whoever stops a clock for an hour has used one. */
const daysOf = (holidays: readonly Holiday[]): number =>
  holidays.reduce((sum, { from, until }) => sum + Math.ceil((until - from) / DAY), 0);
