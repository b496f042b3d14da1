/** Who is shut out: people with all their devices, and networks. Kept as records; what is asked at every door is in memory. */
import type { BlockList } from 'node:net';
import type { KeeperBan } from '@havre/protocol/keeper.ts';
import type { Identity } from '@havre/table/model/events.ts';
import { z } from 'zod';
import { tableMark } from '../operation/log.ts';
import type { KeptRecord, Records } from '../storage/records.ts';
import { KEEPER, KIND } from './keeper-records.ts';
import { isListed, listOf, networkNamed } from './networks.ts';

/** As many as anybody could look through. */
export const MOST_BANS = 1_000;

export interface Ban {
  readonly id: string;
  readonly person: Identity | null;
  readonly network: string | null;
  readonly name: string | null;
  readonly why: string;
  readonly since: number;
  readonly until: number | null;
}

const bodySchema = z.object({
  person: z.string().nullable(),
  network: z.string().nullable(),
  name: z.string().nullable(),
  why: z.string(),
  until: z.number().nullable(),
});

/** A person is named in front of keepers as a table is in the log: by a hash, by which nobody can be found elsewhere. */
export const personMark = (who: Identity): string => tableMark(who);

export async function bansIn(records: Records): Promise<Ban[]> {
  return (await records.recordsOf(KEEPER, KIND.ban, MOST_BANS)).flatMap(banIn);
}

function banIn({ id, at, body }: KeptRecord): Ban[] {
  const read = bodySchema.safeParse(JSON.parse(body));
  return read.success ? [{ id, since: at, ...read.data }] : [];
}

/** A ban as keepers see it. */
export const shownBan = ({ id, person, network, name, why, since, until }: Ban): KeeperBan => ({
  ...{ ban: id, network, name, why, since, until },
  person: person === null ? null : personMark(person),
});

/** The bans in force. */
export class BanList {
  private readonly now: () => number;
  private bans: readonly Ban[] = [];
  /** Until when each is shut out. */
  private people: ReadonlyMap<Identity, number> = new Map();
  private networks: BlockList = listOf([]);

  constructor(now: () => number) {
    this.now = now;
  }

  get all(): readonly Ban[] {
    return this.bans.filter(({ until }) => until === null || until > this.now());
  }

  /** Whether any person is shut out: who it is need not be looked up else. */
  get hasPeople(): boolean {
    return this.people.size > 0;
  }

  replace(bans: readonly Ban[]): void {
    this.bans = bans;
    this.settle();
  }

  /** Lets go of those that are over. */
  settle(): void {
    const { all } = this;
    this.bans = all;
    const people = new Map<Identity, number>();
    for (const { person, until } of all)
      if (person !== null) people.set(person, Math.max(people.get(person) ?? 0, until ?? Number.POSITIVE_INFINITY));
    this.people = people;
    this.networks = listOf(all.flatMap(({ network }) => (network === null ? [] : (networkNamed(network) ?? []))));
  }

  isShutOut({ who, address }: { who: Identity | null; address: string }): boolean {
    if (who !== null && (this.people.get(who) ?? 0) > this.now()) return true;
    return isListed(this.networks, address);
  }
}
