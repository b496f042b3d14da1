/** What lies in a store before the server starts: long games, finished and not, and very many small tables. */
import { captainJack } from '@havre/engine/games/captain-jack/game.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import { Lobby } from '@havre/table/lobby/lobby.ts';
import { createTable, seatsAfterCarrying } from '@havre/table/lobby/table-creation.ts';
import { newId } from '@havre/table/model/ids.ts';
import { type PortableGame, portableGameOf } from '@havre/table/model/origin.ts';
import { gamesOnShelf, type Plan, planned } from '@havre/table/model/plan.ts';
import type { Room } from '@havre/table/room/room.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { randomHex } from '@havre/table/runtime/runtime.ts';
import type { Store } from '@havre/table/storage/store.ts';
import { Devices } from '../../identity/devices.ts';
import { openStore } from '../../storage/sqlite.ts';
import { chooser } from '../players.ts';

const game: Game = captainJack;
const SEATS = 3;
const MANNER = { visibility: 'private', clock: { type: 'none' }, hints: false, botPace: 0 } as const;
/** So many acts before its end a game is carried along. */
const LEFT_TO_PLAY = 12;
/** The longest game that may be carried along at all, nearly. */
const LONGEST_GAME = 3_950;
const QUIET = { info() {}, warn() {}, error() {} };
const NOBODY_THINKS = {
  think: () => Promise.reject(new Error('nobody thinks here')),
  advise: () => Promise.reject(new Error('nobody thinks here')),
  foresee: () => Promise.reject(new Error('nobody thinks here')),
  close: async () => {},
};

/** Where attackers find something to attack. */
export interface Spots {
  /** A long finished game. */
  readonly finished: string;
  /** A long game that goes on. */
  readonly playing: string;
  /** Long games that somebody has carried along and nobody has gone on with. */
  readonly carried: readonly string[];
  /** Small tables that nobody has begun. */
  readonly small: number;
  /** Whoever has all these tables: the secret of their device. */
  readonly owner: string;
}

export interface Wanted {
  readonly carried: number;
  readonly small: number;
}

/** A long game of three, as it is carried along: nearly to its end, or only some of it. */
export function longPast(deeds = LONGEST_GAME): PortableGame {
  const match = longestMatch();
  const players = Array.from({ length: SEATS }, (_, seat) => ({ name: `guest ${seat}` }));
  const { id, version } = game;
  const entries = match.log;
  return portableGameOf(
    { game: id, rules: version, options: match.options, seats: SEATS, players, entries },
    Math.min(deeds, entries.length - LEFT_TO_PLAY) - 1,
  );
}

/** Games are of any length: one that is nearly as long as may be carried is looked for, always the same. */
function longestMatch(): Match {
  let longest: Match | null = null;
  for (let seed = 1; seed <= 12; seed++) {
    const match = Match.start(game, { seats: SEATS, chance: new Stream(seededNumbers(seed)) });
    const choose = chooser(seed);
    while (!match.over && match.log.length <= LONGEST_GAME) {
      const seat = lowest(match.awaited);
      match.play(seat, choose(match.asked(seat)?.legal ?? []));
    }
    if (match.over && match.log.length > (longest?.log.length ?? 0)) longest = match;
  }
  if (longest === null) throw new Error('every game is too long');
  return longest;
}

/**
 * Fills the store of a data folder.
 * @example const { finished } = await stocked(folder, { carried: 60, small: 0 });
 */
export async function stocked(folder: string, { carried, small }: Wanted): Promise<Spots> {
  const store = await openStore(folder);
  const lobby = new Lobby({ store, now: Date.now, logger: QUIET, thinking: NOBODY_THINKS });
  try {
    const devices = new Devices(store, Date.now);
    const people = [await devices.welcome(), await devices.welcome(), await devices.welcome()];
    const who = people.map(({ identity }) => identity);
    const past = longPast();
    const [finished, playing] = [await resumed(lobby, past, who), await resumed(lobby, past, who)];
    await playedOut(finished, who);
    const found = await carriedBy(lobby, store, past, { who: who[0] ?? '', count: carried });
    await smallTables(store, who[0] ?? '', small);
    return { finished: finished.id, playing: playing.id, carried: found, small, owner: people[0]?.secret ?? '' };
  } finally {
    await lobby.close();
    await store.close();
  }
}

/** A carried game whose people have all come back, and which goes on. */
async function resumed(lobby: Lobby, past: PortableGame, who: readonly string[]): Promise<Room> {
  const room = await lobby.carry({ who: who[0] ?? '', seat: 0, name: 'Anne' }, past, MANNER);
  if (isRefusal(room)) throw new Error(room.detail ?? room.refused);
  const entropies = who.map(() => randomHex(32));
  for (const [seat, one] of who.entries()) {
    if (seat > 0) await room.command(one, { type: 'sit', seat, name: `guest ${seat}` });
    await room.command(one, { type: 'ready', commitment: commitmentTo(primitives, entropies[seat] ?? '') });
  }
  await room.command(who[0] ?? '', { type: 'start' });
  for (const [seat, one] of who.entries()) await room.command(one, { type: 'open', entropy: entropies[seat] ?? '' });
  return room;
}

async function playedOut(room: Room, who: readonly string[]): Promise<void> {
  const choose = chooser(3);
  for (;;) {
    const asked = await room.read(({ match }) => {
      if (match === null || match.over) return null;
      const seat = lowest(match.awaited);
      return { seat, action: choose(match.asked(seat)?.legal ?? []) };
    });
    if (asked === null) return;
    await room.command(who[asked.seat] ?? '', { type: 'play', action: asked.action });
  }
}

/** The same game carried along again and again: what comes through the door is what this writes. */
async function carriedBy(
  lobby: Lobby,
  store: Store,
  past: PortableGame,
  { who, count }: { who: string; count: number },
) {
  if (count === 0) return [];
  const first = await lobby.carry({ who, seat: 0, name: 'Anne' }, past, MANNER);
  if (isRefusal(first)) throw new Error(first.detail ?? first.refused);
  const { plan, origin } = await first.read(table => table);
  const sitting = seatsAfterCarrying(past.players, { who, seat: 0, name: 'Anne' });
  if (isRefusal(sitting) || origin === null) throw new Error('it was not carried along');
  const ids = [first.id];
  while (ids.length < count) {
    const id = newId();
    await createTable(parts(store), { id, host: who, plan, sitting, origin });
    ids.push(id);
  }
  return ids;
}

const AT_ONCE = 500;

async function smallTables(store: Store, who: string, count: number): Promise<void> {
  const plan = planned({ ...MANNER, game: 'fuji-flush', options: {}, seats: 3 } satisfies Plan);
  if (isRefusal(plan)) throw new Error(plan.refused);
  const sitting = [{ type: 'sat', seat: 0, who, name: 'Anne' } as const];
  for (let made = 0; made < count; made += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - made) }, () =>
        createTable(parts(store), { id: newId(), host: who, plan, sitting }),
      ),
    );
}

const parts = (store: Store) => ({ store, now: Date.now, games: gamesOnShelf });
