/** Whom and what a keeper means: tables by their code, link or mark, people by their mark or by where they sit. */
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import { typedCode } from '@havre/table/model/ids.ts';
import type { Store, TableSummary } from '@havre/table/storage/store.ts';
import { tableMark } from '../operation/log.ts';
import { personMark } from './bans.ts';

/** So many tables are looked through for a mark, those where something happened last. */
const LOOKED_THROUGH = 2_000;
const MARK = /^[0-9a-f]{8}$/;
const ID = /(?:^|\/)([\w-]{22})(?:[#?/].*)?$/;

export interface Found {
  readonly who: Identity;
  readonly name: string | null;
}

/** The table somebody means, or null. */
export async function tableNamed(store: Store, text: string): Promise<TableSummary | null> {
  const name = text.trim();
  const id = ID.exec(name)?.[1];
  if (id !== undefined) return store.summary(id);
  if (!MARK.test(name)) return store.summaryByCode(typedCode(name.split('/').at(-1) ?? ''));
  const marked = (await store.latestSummaries(LOOKED_THROUGH)).filter(({ table }) => tableMark(table) === name);
  return marked.length === 1 ? (marked[0] ?? null) : null; // two of one mark are told apart by their codes
}

/** Where somebody who is meant may be found. */
export interface Places {
  readonly store: Store;
  readonly lobby: Pick<Lobby, 'room'>;
  /** Those who have a page open. */
  readonly here: readonly Identity[];
}

/**
 * The person somebody means: by the mark of theirs, or as `K7PQ2X:2`, the second seat of a table; null if that is nobody.
 * @example const found = await personNamed({ store, lobby, here }, 'K7PQ2X:2');
 */
export async function personNamed({ store, lobby, here }: Places, text: string): Promise<Found | null> {
  const [, table, seat] = /^(.{4,}):(\d{1,2})$/.exec(text.trim()) ?? [];
  if (table !== undefined) {
    const summary = await tableNamed(store, table);
    const room = summary === null ? null : await lobby.room(summary.table);
    const sitter = (await room?.read(({ sitters }) => sitters.at(Number(seat) - 1))) ?? null;
    return sitter?.who == null ? null : { who: sitter.who, name: sitter.name };
  }
  if (!MARK.test(text)) return null;
  const isMeant = (who: Identity) => personMark(who) === text;
  const who = here.find(isMeant);
  if (who !== undefined) return { who, name: null };
  for (const { people } of await store.latestSummaries(LOOKED_THROUGH)) {
    const found = people.find(isMeant);
    if (found !== undefined) return { who: found, name: null };
  }
  return null;
}
