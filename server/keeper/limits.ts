/** Limits and retention that a keeper changes while the server runs: what it was started with, and what was said since. */
import { isDeepStrictEqual } from 'node:util';
import type { KeeperLimits } from '@havre/protocol/keeper.ts';
import type { Quota, Quotas } from '@havre/table/lobby/quotas.ts';
import { z } from 'zod';
import type { Records } from '../storage/records.ts';
import { KIND } from './keeper-records.ts';

const MEGABYTE = 1 << 20;
const DAY = 24 * 60 * 60 * 1000;
const MOST = 1_000_000_000;
const MOST_DAYS = 36_500;
export const LIMITS_ID = 'limits';

const limit = z.int().min(0).max(MOST).nullable().optional();
export const limitFields = {
  tablesPerPerson: limit,
  tablesPerNetwork: limit,
  megabytesPerPerson: limit,
  megabytesPerNetwork: limit,
  clearAfterDays: z.int().min(0).max(MOST_DAYS).nullable().optional(),
};
const changesSchema = z.object(limitFields);
export type LimitChanges = z.infer<typeof changesSchema>;

/** What keepers have said, the latest word on each. */
export async function limitChangesIn(records: Records): Promise<LimitChanges> {
  const kept = await records.record(KIND.limits, LIMITS_ID);
  const read = changesSchema.safeParse(JSON.parse(kept?.body ?? '{}'));
  return read.success ? read.data : {};
}

export class LiveLimits {
  private readonly started: KeeperLimits;
  private changes: LimitChanges = {};

  constructor(quotas: Quotas, abandonedAfter: number | undefined) {
    const { person, network } = quotas;
    this.started = {
      tablesPerPerson: finite(person.live),
      tablesPerNetwork: finite(network.live),
      megabytesPerPerson: finite(person.bytes / MEGABYTE),
      megabytesPerNetwork: finite(network.bytes / MEGABYTE),
      clearAfterDays: (abandonedAfter ?? 0) / DAY,
    };
  }

  /** Says whether anything is another than before. */
  replace(changes: LimitChanges): boolean {
    const before = this.current;
    this.changes = changes;
    return !isDeepStrictEqual(before, this.current);
  }

  get current(): KeeperLimits {
    const { started, changes } = this;
    const of = (name: keyof KeeperLimits): number => changes[name] ?? started[name];
    return {
      tablesPerPerson: of('tablesPerPerson'),
      tablesPerNetwork: of('tablesPerNetwork'),
      megabytesPerPerson: of('megabytesPerPerson'),
      megabytesPerNetwork: of('megabytesPerNetwork'),
      clearAfterDays: of('clearAfterDays'),
    };
  }

  /** As the lobby asks for them, whenever somebody makes a table. */
  readonly quotas: Quotas = quotasFrom(() => this.current);

  /** After how long a table that nobody finishes is deleted, in milliseconds; infinity for never. */
  readonly abandonedAfter = (): number => endless(this.current.clearAfterDays) * DAY;
}

const finite = (number: number): number => (Number.isFinite(number) ? number : 0);
const endless = (number: number): number => number || Number.POSITIVE_INFINITY;

function quotasFrom(current: () => KeeperLimits): Quotas {
  const quota = (live: keyof KeeperLimits, megabytes: keyof KeeperLimits): Quota => ({
    get live() {
      return endless(current()[live]);
    },
    get bytes() {
      return endless(current()[megabytes]) * MEGABYTE;
    },
  });
  return {
    person: quota('tablesPerPerson', 'megabytesPerPerson'),
    network: quota('tablesPerNetwork', 'megabytesPerNetwork'),
  };
}
