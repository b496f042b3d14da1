/** A data folder, a lobby on it, and people who act there, for tests of rooms and lobbies. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { BotPool } from '@havre/server/bots/bot-pool.ts';
import { openStore, type StoreSettings } from '@havre/server/storage/sqlite.ts';
import type { Command } from '../commands/command.ts';
import { Lobby, type LobbyDeps } from '../lobby/lobby.ts';
import type { Identity } from '../model/events.ts';
import type { Games, Plan } from '../model/plan.ts';
import type { Table } from '../model/table.ts';
import { Presence } from '../room/presence.ts';
import { Room } from '../room/room.ts';
import type { Store } from '../storage/store.ts';
import { readTable } from '../storage/table-storage.ts';
import { applyUpdate, type TableView, type Update } from '../viewing/update.ts';
import type { Watcher } from '../viewing/watchers.ts';
import { aPlan, commitmentOf, entropyOf, games, PEOPLE } from './rehearsal.ts';

export class LobbyKit {
  readonly folder = mkdtempSync(join(tmpdir(), 'havre-tables-'));
  readonly errors: string[] = [];
  /** What was said with each of them. */
  readonly logged: { readonly bot?: string; readonly below?: string }[] = [];
  readonly logger = {
    info: () => {},
    error: (about: object, sentence: string) => {
      this.errors.push(sentence);
      this.logged.push(about);
    },
  };
  now = 1_000_000;
  private readonly stores: Store[] = [];
  private readonly lobbies: Lobby[] = [];

  async store(settings: StoreSettings = {}): Promise<Store> {
    const store = await openStore(this.folder, settings);
    this.stores.push(store);
    return store;
  }

  /** A lobby on the one file of this kit; another one is a server that was started anew. */
  async lobby(changes: Partial<LobbyDeps> = {}): Promise<Lobby> {
    const store = changes.store ?? (await this.store());
    const lobby = new Lobby({
      store,
      now: () => this.now,
      logger: this.logger,
      games,
      thinking: new BotPool(),
      ...changes,
    });
    this.lobbies.push(lobby);
    return lobby;
  }

  /** One more room for a table, beside the one the lobby has. */
  async roomBeside(id: string, { store: opened, box = games }: { store?: Store; box?: Games } = {}): Promise<Room> {
    const store = opened ?? (await this.store());
    const table = await readTable(store, id, box);
    if (table === null) throw new Error('there is no such table');
    const now = () => this.now;
    return new Room(table, { store, now, logger: this.logger, games: box, presence: new Presence(now) });
  }

  async close(): Promise<void> {
    for (const lobby of this.lobbies) await lobby.close();
    for (const store of this.stores) await store.close();
    rmSync(this.folder, { recursive: true });
  }
}

export async function must(room: Room, who: Identity, command: Command, id?: string): Promise<void> {
  const refusal = await room.command(who, command, id);
  if (refusal !== null) throw new Error(`${who} may not ${command.type}: ${JSON.stringify(refusal)}`);
}

/** A new table of Anne's. */
export async function created(lobby: Lobby, changes: Partial<Plan> = {}, host = 'anne'): Promise<Room> {
  const room = await lobby.create(host, aPlan(changes));
  if (isRefusal(room)) throw new Error(room.refused);
  return room;
}

/** People sit down from seat 0 on, the host first, bots in the other seats, and the game begins. */
export async function begin(room: Room, people: number, bot = 'random', names = PEOPLE): Promise<void> {
  const [host = ''] = names;
  const { plan } = await room.info();
  for (let seat = 0; seat < plan.seats; seat++) {
    const who = names[seat] ?? '';
    if (seat >= people) {
      await must(room, host, { type: 'addBot', seat, bot });
      continue;
    }
    await must(room, who, { type: 'sit', seat, name: who.toUpperCase() });
    await must(room, who, { type: 'ready', commitment: commitmentOf(who) });
  }
  await must(room, host, { type: 'start' });
  for (const who of names.slice(0, people)) await must(room, who, { type: 'open', entropy: entropyOf(who) });
}

/** Somebody who is asked, and a way to answer; null if nobody is. */
export async function asked(room: Room): Promise<{ who: Identity; seat: Seat; command: Command } | null> {
  return room.read(({ match, sitters }) => {
    for (const [seat, sitter] of sitters.all.entries()) {
      const question = match?.asked(seat) ?? null;
      if (question === null || sitter?.who == null || sitter.bot !== null) continue;
      const action = question.legal.at(-1);
      if (action === undefined) continue;
      return { who: sitter.who, seat, command: { type: 'play', action, decision: question.decision } };
    }
    return null;
  });
}

/** Waits until something at a table is so. */
export function until(room: Room, isSo: (table: Table) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (table: Table) => {
      if (isSo(table)) resolve();
    };
    room.onChange(look);
    room.read(look).catch(reject);
  });
}

/** An update, put together with those before it. */
export type Whole = TableView & Update;

/** Somebody who writes down all it hears. */
export class Witness implements Watcher {
  readonly who: Identity | null;
  readonly heard: Whole[] = [];
  private seen: TableView | null = null;

  constructor(who: Identity | null) {
    this.who = who;
  }

  hear(update: Update): void {
    const sent = JSON.parse(JSON.stringify(update)) as Update;
    const seen = applyUpdate(this.seen, sent);
    if (seen === null) throw new Error('the first update is not whole');
    this.seen = seen;
    this.heard.push({ ...sent, ...seen });
  }

  get last(): Whole {
    const last = this.heard.at(-1);
    if (last === undefined) throw new Error('nothing was heard');
    return last;
  }

  /** All events of its present eyes, put together as a client does. */
  get events(): string[] {
    const items: string[] = [];
    for (const { eyes, from, items: heard } of this.heard) {
      if (eyes !== this.last.eyes) continue;
      items.length = from;
      items.push(...heard.map(item => item.type));
    }
    return items;
  }
}
