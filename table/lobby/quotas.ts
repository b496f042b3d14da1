/**
 * How much may be kept for one person and for one network. What is beyond it is refused when somebody makes a table: no game
 * that goes on is ever stopped.
 */
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Account, StorageUsage, Store } from '../storage/store.ts';

export interface Quota {
  /** Tables that are not over. */
  readonly live: number;
  /** What the logs of all tables take up, those of finished games too. */
  readonly bytes: number;
}

export interface Quotas {
  readonly person: Quota;
  /** A family, a school or a club may share one. */
  readonly network: Quota;
}

const MEGABYTE = 1 << 20;

/** A finished game takes up 10 to 300 KB: hundreds of them for one person, thousands for a club. */
export const QUOTAS: Quotas = {
  person: { live: 100, bytes: 128 * MEGABYTE },
  network: { live: 1_000, bytes: 1_024 * MEGABYTE },
};

const ENDLESS: Quota = { live: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };

/** Where everybody may keep as much as there is room for. */
export const NO_QUOTAS: Quotas = { person: ENDLESS, network: ENDLESS };

export class QuotaKeeper {
  private readonly usageOf: Store['usageOf'];
  private readonly quotas: Quotas | null;
  /** The creations under way, by whom they are counted for: what is not yet written counts too. */
  private readonly underWay = new Map<string, number>();

  constructor(store: Store, quotas: Quotas | null) {
    this.usageOf = whose => store.usageOf(whose);
    this.quotas = quotas;
  }

  /**
   * Does something that makes a table, unless more is kept for whoever asks than may be.
   * @example return quotas.within({ identity, network }, () => this.create(newTable));
   */
  async within<T>(account: Account, create: () => Promise<T>): Promise<T | Refusal> {
    const { quotas } = this;
    if (quotas === null) return create();
    const { identity, network } = account;
    const keys = [`identity ${identity}`, ...(network === null ? [] : [`network ${network}`])];
    for (const key of keys) this.underWay.set(key, (this.underWay.get(key) ?? 0) + 1);
    try {
      const refusal =
        overQuota(quotas.person, this.with(keys[0], await this.usageOf({ identity })), OF_PERSON) ??
        (network === null
          ? null
          : overQuota(quotas.network, this.with(keys[1], await this.usageOf({ network })), OF_NETWORK));
      return refusal ?? (await create());
    } finally {
      for (const key of keys) this.finish(key);
    }
  }

  /** What is kept, with what is being made at the moment. */
  private with(key: string | undefined, { live, bytes }: StorageUsage): StorageUsage {
    return { live: live + (this.underWay.get(key ?? '') ?? 0), bytes };
  }

  private finish(key: string): void {
    const left = (this.underWay.get(key) ?? 1) - 1;
    if (left === 0) this.underWay.delete(key);
    else this.underWay.set(key, left);
  }
}

/** Why somebody may keep no more. */
interface TooMuch {
  readonly tables: (detail: string) => Refusal;
  readonly bytes: (detail: string) => Refusal;
}

const OF_PERSON: TooMuch = {
  tables: detail => refuse('many-tables', undefined, detail),
  bytes: detail => refuse('much-kept', undefined, detail),
};
const OF_NETWORK: TooMuch = {
  tables: detail => refuse('many-tables-of-network', undefined, detail),
  bytes: detail => refuse('much-kept-of-network', undefined, detail),
};

/** The refusals of quotas: nothing is wrong with what was asked, there is only too much of it. */
export const QUOTA_REFUSALS: readonly string[] = [OF_PERSON, OF_NETWORK].flatMap(({ tables, bytes }) => [
  tables('').refused,
  bytes('').refused,
]);

function overQuota(quota: Quota, usage: StorageUsage, tooMuch: TooMuch): Refusal | null {
  if (usage.live > quota.live) return tooMuch.tables(`at most ${quota.live} tables that are not over are kept`);
  if (usage.bytes < quota.bytes) return null;
  return tooMuch.bytes(`at most ${Math.floor(quota.bytes / MEGABYTE)} MB of games are kept`);
}
