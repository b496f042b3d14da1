/**
 * The host of the tables of this device: the same lobby as a server's, asked by a page instead of by sockets. It runs in
 * a worker of the page, and knows nothing of either.
 */
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import { perSeat } from '@havre/engine/kernel/seats.ts';
import type { Command } from '@havre/table/commands/command.ts';
import type { GlancedTable, Lobby } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { TableSettings } from '@havre/table/model/plan.ts';
import type { Room } from '@havre/table/room/room.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { randomHex } from '@havre/table/runtime/runtime.ts';
import type { Store, TableSummary } from '@havre/table/storage/store.ts';
import { publicBoard } from '@havre/table/viewing/glance.ts';
import type { Update } from '@havre/table/viewing/update.ts';
import type { Watcher } from '@havre/table/viewing/watchers.ts';
import type { DeviceHistory } from './device-history.ts';
import { type LocalSeating, personIn, type Requests } from './messages.ts';

const ENTROPY_BYTES = 32;
const MOST_LISTED = 50;
const MOST_PEOPLE = 8;
/** More than a device has. */
const ALL = 1_000_000;

/** How each question of the page is answered. */
export type RequestHandlers = {
  readonly [K in keyof Requests]: (asked: Requests[K]['asked']) => Promise<Requests[K]['answer']>;
};

export interface LocalHostDeps {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly history: DeviceHistory;
}

/** Tells the page what somebody at a table hears. */
export type Tell = (table: string, who: Identity | null, update: Update) => void;

/**
 * The answers to whatever the page asks.
 * @example const answers = localHost({ store, lobby, history }, (table, who, update) => postMessage({ table, who, update }));
 */
export function localHost({ store, lobby, history }: LocalHostDeps, tell: Tell): RequestHandlers {
  /** Who watches what, by table. */
  const watchers = new Map<string, Map<Identity | null, Watcher>>();
  /** The tables of all people of this device in a phase. */
  const everyTable = async (wanted: TableSummary['phase']): Promise<readonly TableSummary[]> =>
    (await summaries(ALL)).filter(({ phase }) => phase === wanted);
  const summaries = async (limit: number): Promise<readonly TableSummary[]> => {
    const everybody = await Promise.all(perSeat(MOST_PEOPLE, seat => store.summariesOf(personIn(seat), limit)));
    return [...new Map(everybody.flat().map(summary => [summary.table, summary])).values()];
  };
  const answers: RequestHandlers = {
    async begin(sitting) {
      const { game, options, seated, botPace, past } = sitting;
      const host = personIn(firstPerson(sitting));
      const settings: TableSettings = { visibility: 'private', clock: { type: 'none' }, hints: true, botPace };
      const room =
        past === undefined
          ? await lobby.create(host, { ...settings, game, options, seats: seated.length })
          : await lobby.branch(host, past, settings);
      if (isRefusal(room)) return room;
      const refusal = await seatEverybody(room, sitting);
      if (refusal !== null) await lobby.remove(room, host); // nobody could come back to it
      return refusal ?? { table: room.id };
    },

    async watch({ table, who }) {
      const room = await lobby.room(table);
      if (room === null) return { found: false };
      const there = watchers.get(table) ?? new Map<Identity | null, Watcher>();
      watchers.set(table, there);
      const before = there.get(who);
      if (before !== undefined) room.leave(before);
      const watcher: Watcher = { who, hear: update => tell(table, who, update) };
      there.set(who, watcher);
      await room.watch(watcher, { film: true });
      await seeThatAllAreHere(room, there);
      return { found: true };
    },

    async leave({ table }) {
      const room = await lobby.room(table);
      for (const watcher of watchers.get(table)?.values() ?? []) room?.leave(watcher);
      watchers.delete(table);
      return null;
    },

    async command({ table, who, command }) {
      const room = await lobby.room(table);
      return room === null ? NO_SUCH_TABLE : room.command(who, command);
    },

    async tables() {
      return (await summaries(MOST_LISTED)).toSorted((one, other) => other.touchedAt - one.touchedAt);
    },

    async glances() {
      const glanced = await Promise.all(perSeat(MOST_PEOPLE, seat => lobby.glancesOf(personIn(seat), MOST_LISTED)));
      const tables = new Map<string, GlancedTable>();
      // One device, several people: the table is seen as by whoever it waits for.
      for (const one of glanced.flat())
        if (one.glance.asks !== null || !tables.has(one.summary.table)) tables.set(one.summary.table, one);
      return [...tables.values()];
    },

    async board({ table }) {
      const room = await lobby.room(table);
      return room === null ? null : room.read(publicBoard);
    },

    async replay({ table }) {
      const room = await lobby.room(table);
      return room === null ? NO_SUCH_TABLE : room.replay();
    },

    async games() {
      return history.all(await everyTable('over'));
    },

    async forgetGames() {
      for (const { table } of await everyTable('over')) await answers.remove({ table });
      await history.forget();
      return null;
    },

    async past({ table }) {
      const room = await lobby.room(table);
      return room === null ? NO_SUCH_TABLE : room.portableGame();
    },

    async advice({ table, who }) {
      const room = await lobby.room(table);
      return room === null ? NO_SUCH_TABLE : lobby.advise(room, who);
    },

    async remove({ table }) {
      await answers.leave({ table });
      const room = await lobby.room(table);
      if (room !== null) await lobby.remove(room, await room.read(({ host }) => host));
      return null;
    },
  };
  return answers;
}

/** Whoever shares the device is there, also while it shows what somebody else sees. */
async function seeThatAllAreHere(room: Room, there: Map<Identity | null, Watcher>): Promise<void> {
  const people = await room.read(table => table.sitters.people.map(seat => table.at(seat)?.who ?? null));
  for (const who of people) {
    if (there.has(who)) continue;
    const watcher: Watcher = { who, hear: () => {} };
    there.set(who, watcher);
    await room.watch(watcher);
  }
}

const NO_SUCH_TABLE: Refusal = { refused: 'no-such-table' };

const firstPerson = ({ seated }: LocalSeating): number =>
  Math.max(
    0,
    seated.findIndex(sitter => 'name' in sitter),
  );

/** Everybody sits down, brings their part to the dice, and the game begins; or why it cannot. */
async function seatEverybody(room: Room, sitting: LocalSeating): Promise<Refusal | null> {
  const host = personIn(firstPerson(sitting));
  const entropies = new Map<number, string>();
  const steps: (readonly [Identity, Command])[] = sitting.seated.flatMap(
    (sitter, seat): (readonly [Identity, Command])[] => {
      const coloured: (readonly [Identity, Command])[] =
        sitter.colour === undefined
          ? []
          : [['bot' in sitter ? host : personIn(seat), { type: 'colour', seat, colour: sitter.colour }]];
      if ('bot' in sitter) return [[host, { type: 'addBot', seat, bot: sitter.bot }], ...coloured];
      const entropy = randomHex(ENTROPY_BYTES);
      entropies.set(seat, entropy);
      return [
        [personIn(seat), { type: 'sit', seat, name: sitter.name }],
        ...coloured,
        [personIn(seat), { type: 'ready', commitment: commitmentTo(primitives, entropy) }],
      ];
    },
  );
  const openings = [...entropies].map(([seat, entropy]) => [personIn(seat), { type: 'open', entropy }] as const);
  for (const [who, command] of [...steps, [host, { type: 'start' }] as const, ...openings]) {
    const refusal = await room.command(who, command);
    if (refusal !== null) return refusal;
  }
  return null;
}
