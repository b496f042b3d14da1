/** The games of a club: which tables are its own, and how their games ended. */
import { createHash } from 'node:crypto';
import { type RecordedPlayer, recordOf } from '@havre/table/history/game-record.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { Table } from '@havre/table/model/table.ts';
import type { KeptRecord, RecordPlace, Records } from '../storage/records.ts';

/** A finished game of a club; its people are known by the marks of members. */
export interface ClubGame {
  readonly table: string;
  readonly game: string;
  readonly endedAt: number;
  readonly players: readonly ClubPlayer[];
}

export interface ClubPlayer extends Pick<RecordedPlayer, 'name' | 'side' | 'place' | 'score' | 'share'> {
  /** The mark of the member; null for guests and bots. */
  readonly member: string | null;
}

export const clubOwner = (club: string): string => `club ${club}`;

const TABLE = 'club-table';
const GAME = 'club-game';
const IN_ONE_GO = 500;
const MARK_LENGTH = 16;

/** By what a member is known in a club: nobody is followed by it from one club to another. */
export const memberMark = (club: string, who: Identity): string =>
  createHash('sha256').update(`member ${club} ${who}`).digest('base64url').slice(0, MARK_LENGTH);

/** A table becomes one of a club's. */
export const clubTable = (club: string, table: string, now: number): KeptRecord => ({
  ...{ kind: TABLE, id: table, owner: clubOwner(club), at: now },
  body: JSON.stringify({ club }),
});

/** The latest tables of a club, running or not. */
export const clubTables = async (records: Records, club: string, limit: number): Promise<readonly string[]> =>
  (await records.recordsOf(clubOwner(club), TABLE, limit)).map(({ id }) => id);

/** How the game of a table of a club ended; null while it has not. */
export async function clubGameOf(records: Records, club: string, table: string): Promise<ClubGame | null> {
  const kept = await records.record(GAME, `${club} ${table}`);
  return kept === null ? null : (JSON.parse(kept.body) as ClubGame);
}

/** The club that a table is of; null if it is of none. */
export async function clubOfTable(records: Records, table: string): Promise<string | null> {
  const kept = await records.record(TABLE, table);
  return kept === null ? null : (JSON.parse(kept.body) as { club: string }).club;
}

/**
 * What is kept for its club of a game that has ended; nothing if it was of no club, or only a study.
 * @example const put = await clubGameRecords(records, table);
 */
export async function clubGameRecords(records: Records, table: Table): Promise<readonly KeptRecord[]> {
  const club = await clubOfTable(records, table.id);
  if (club === null || table.origin?.type === 'branched') return [];
  const record = recordOf(table, who => memberMark(club, who));
  if (record === null) return [];
  const { game, endedAt } = record;
  const players = record.players.map(({ name, mark, side, place, score, share }) => ({
    ...{ name, member: mark, side, place, score, share },
  }));
  const body: ClubGame = { table: table.id, game, endedAt, players };
  const id = `${club} ${table.id}`;
  return [{ kind: GAME, id, owner: clubOwner(club), at: endedAt, body: JSON.stringify(body) }];
}

/**
 * The games of a club that ended between two moments, the latest first; of those that ended in the first of them, the ones whose
 * tables are known already are left out.
 */
export async function clubGames(
  records: Records,
  club: string,
  { from, until }: { readonly from: number; readonly until: number },
  known: ReadonlySet<string> = new Set(),
): Promise<ClubGame[]> {
  const games: ClubGame[] = [];
  for (let place: RecordPlace | undefined = { at: until, id: '' }; place !== undefined; ) {
    const found: readonly KeptRecord[] = await records.recordsOf(clubOwner(club), GAME, IN_ONE_GO, place);
    for (const { at, body } of found) {
      const game = JSON.parse(body) as ClubGame;
      if (at >= from && !known.has(game.table)) games.push(game);
    }
    const last = found.at(-1);
    place = found.length < IN_ONE_GO || last === undefined || last.at < from ? undefined : last;
  }
  return games;
}
