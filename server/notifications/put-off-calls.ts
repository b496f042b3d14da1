/**
 * Calls that are put off: until the end of the night, or to the one time of the day at which somebody wants to hear of their tables.
 * What is kept is when, and nothing else: which tables wait for them is looked at when the time has come.
 */
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import { every, stop, type Timer } from '@havre/table/runtime/runtime.ts';
import { isFirst, type Records } from '../storage/records.ts';
import type { InvitedEvening, Waiting } from './call-message.ts';
import { callSettingsOf } from './call-settings.ts';
import { callTime } from './call-times.ts';

export interface PutOffCallsDeps {
  readonly records: Records;
  readonly now: () => number;
  readonly logger: Logger;
  /** Whether it is for this server to call somebody, of several over one database. */
  readonly isOurs: (who: Identity) => boolean;
  /** How often it is looked whether the time has come, in milliseconds. */
  readonly pause?: number;
}

/** Where it is looked what waits for somebody. */
export interface WhatWaits {
  readonly lobby: Pick<Lobby, 'glancesOf'>;
  /** To which evenings of clubs they are to be called. */
  invitationsOf(who: Identity): Promise<readonly InvitedEvening[]>;
}

const KIND = 'call-later';
const OWNER = 'put-off calls';
const PAUSE = 30_000;
const IN_ONE_GO = 100;
/** So many tables of somebody are looked at, and told of. */
const MOST_TABLES = 50;

export class PutOffCalls {
  private readonly deps: PutOffCallsDeps;
  private timer: Timer | undefined;
  private looking: Promise<void> | null = null;

  constructor(deps: PutOffCallsDeps) {
    this.deps = deps;
  }

  /** Whether somebody may be called now; if not, they will be. */
  async mayCall(who: Identity): Promise<boolean> {
    const { records, now } = this.deps;
    const settings = await callSettingsOf(records, who);
    const at = settings === null ? now() : callTime(settings, now());
    if (at <= now()) return true;
    const before = await records.record(KIND, who);
    if (before === null || before.at > at)
      await records.writeRecords({ put: [{ kind: KIND, id: who, owner: OWNER, at, body: '' }] });
    return false;
  }

  /** Looks after them from now on. */
  start(waits: WhatWaits, call: (who: Identity, waiting: Waiting) => Promise<unknown>): void {
    const { pause = PAUSE } = this.deps;
    this.timer ??= every(pause, () => {
      this.looking ??= this.callDue(waits, call).finally(() => {
        this.looking = null;
      });
    });
  }

  async close(): Promise<void> {
    stop(this.timer);
    await this.looking;
  }

  private async callDue(
    { lobby, invitationsOf }: WhatWaits,
    call: (who: Identity, waiting: Waiting) => Promise<unknown>,
  ): Promise<void> {
    const { records, now, logger, isOurs } = this.deps;
    try {
      for (const due of await records.recordsUntil(OWNER, KIND, now(), IN_ONE_GO)) {
        const { id: who } = due;
        // First of all: rather no call than the same one again and again, or by two servers.
        if (!isOurs(who) || !(await isFirst(records, { take: [due] }))) continue;
        const glances = await lobby.glancesOf(who, MOST_TABLES);
        const tables = glances
          .filter(({ glance }) => glance.asks !== null)
          .map(({ summary: { table, game } }) => ({ table, game }));
        const evenings = await invitationsOf(who);
        if (tables.length + evenings.length > 0) await call(who, { tables, evenings });
      }
    } catch (error) {
      logger.error({ error }, 'calls that were put off could not be made');
    }
  }
}
