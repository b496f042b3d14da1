/** Everything that is kept of a person, for that person: as a file, and no more. */
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { Room } from '@havre/table/room/room.ts';
import type { Store, TableSummary } from '@havre/table/storage/store.ts';
import type { Clubs } from '../clubs/clubs.ts';
import type { GameHistory, HistoryPlace } from '../history/game-history.ts';
import type { Holidays } from '../holidays/holidays.ts';
import { callSettingsOf } from '../notifications/call-settings.ts';
import type { Records } from '../storage/records.ts';
import type { DeviceList } from './device-list.ts';
import type { Passkeys } from './passkeys.ts';

export interface PersonalDeps {
  readonly store: Store;
  readonly records: Records;
  readonly lobby: Lobby;
  readonly history: GameHistory;
  readonly clubs: Clubs;
  readonly holidays: Holidays;
  readonly deviceList: DeviceList;
  readonly passkeys: Passkeys;
}

/** More than anybody has. */
const ALL_TABLES = 100_000;
const GAMES_IN_ONE_GO = 1_000;

/**
 * Everything that is kept of a person, as JSON.
 * @example const text = await everythingOf(deps, identity);
 */
export async function everythingOf(deps: PersonalDeps, who: Identity): Promise<string> {
  const { store, history, records, clubs, holidays, deviceList, passkeys } = deps;
  const [devices, subscriptions, tables, calls, memberships, own, keys] = await Promise.all([
    deviceList.of(who),
    store.pushSubscriptionsOf(who),
    store.summariesOf(who, ALL_TABLES),
    callSettingsOf(records, who),
    clubs.clubsOf(who),
    holidays.of(who),
    passkeys.of(who),
  ]);
  const about = {
    identity: who,
    devices: devices.map(({ name, since, seen }) => ({ name, since, seen })),
    notifications: subscriptions.map(({ endpoint, language, createdAt }) => ({ endpoint, language, since: createdAt })),
    calls,
    holidays: own.holidays,
    passkeys: keys.map(({ name, since, used }) => ({ name, since, used })),
    clubs: memberships,
    tables: tables.map(({ people: _, dueAt: __, ...shown }) => shown),
  };
  const games: string[] = [];
  for (let place: HistoryPlace | null | undefined; place !== null; ) {
    const page = await history.page(who, GAMES_IN_ONE_GO, place);
    games.push(...page.games);
    place = page.next;
  }
  return `${JSON.stringify(about).slice(0, -1)},"games":[${games.join(',')}]}\n`;
}

/**
 * Forgets a person: tables of theirs alone are deleted, seats at running tables are given up, and everything else that is kept of
 * them goes. Games that others have played too stay theirs, with the name that was used there.
 * @example await forget(deps, identity);
 */
export async function forget({ store, records, lobby, clubs }: PersonalDeps, who: Identity): Promise<void> {
  for (const summary of await store.summariesOf(who, ALL_TABLES)) await leaveTable(lobby, summary, who);
  for (const { endpoint } of await store.pushSubscriptionsOf(who)) await store.removePushSubscription(endpoint);
  await clubs.forget(who);
  await records.removeRecordsOf(who);
  // The devices last: whoever was interrupted is still known and can ask again.
  for (const { secretHash } of await store.devicesOf(who)) await store.removeDevice(secretHash);
}

async function leaveTable(lobby: Lobby, { table, phase, people }: TableSummary, who: Identity): Promise<void> {
  if (people.every(person => person === who)) return lobby.drop(table);
  if (phase !== 'gathering' && phase !== 'playing') return;
  const room = await lobby.room(table);
  if (room === null) return;
  await handOver(room, who);
  await room.command(who, { type: 'stand' }); // refused where they only watch
}

/** A table that others sit at has a host from among them. */
async function handOver(room: Room, who: Identity): Promise<void> {
  const heir = await room.read(({ host, sitters }) =>
    host === who ? sitters.people.find(seat => sitters.at(seat)?.who !== who) : undefined,
  );
  if (heir !== undefined) await room.command(who, { type: 'passHost', seat: heir });
}
