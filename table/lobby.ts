/**
 * All tables of a server: made, found, played again, and taken out of memory when nobody needs them.
 *
 * There is one room for each table in use. That is for speed alone: two rooms for one table would not harm it, because the
 * store lets only one of them write.
 */
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import { Absence } from './absence.ts';
import { type Advised, Advisers } from './advising.ts';
import { BotPlayers } from './bots.ts';
import { Clocks } from './clocks.ts';
import type { Identity } from './facts.ts';
import { againFrom, type Carrier, type Foundation, foundTable, seatedAfter } from './founding.ts';
import { readTable } from './keeping.ts';
import type { Log } from './log.ts';
import { newId, typedCode } from './names.ts';
import { type Origin, type Past, playedAgain } from './origin.ts';
import { type Games, type Plan, planned, shelved, type TableManner } from './plan.ts';
import { Presence } from './presence.ts';
import { Room, type RoomParts } from './room.ts';
import { every, stop, type Timer } from './runtime.ts';
import type { Card, Store } from './store.ts';
import type { Table } from './table.ts';
import type { IsWanted, ThinkingPlace } from './thinking.ts';

export type { Log } from './log.ts';

export interface LobbyParts {
  readonly store: Store;
  readonly now: () => number;
  readonly log: Log;
  /** The games there are; those on the shelf, if nothing is said. */
  readonly games?: Games;
  /** Where bots think. Closed with the lobby. */
  readonly thinking: ThinkingPlace;
  /** Told after every change at a table, and when it is taken up again. */
  readonly onChange?: (room: Room, table: Table) => void;
  /** How long somebody may be gone before they count as away, in milliseconds. */
  readonly absence?: number;
  /** A table that is not over and where nothing has happened for so long is deleted, in milliseconds; never, if nothing is said. */
  readonly abandonedAfter?: number;
}

interface Kept {
  readonly room: Promise<Room | null>;
  /** When somebody last asked for it. */
  askedAt: number;
}

/** A room that nobody has asked for in so long is taken out of memory, if nothing goes on there. */
const IDLE = 5 * 60_000;
/** The same where the game is over: few come back to it. */
const IDLE_AT_END = 10_000;
const SWEEP = 30_000;
/** How often abandoned tables are looked for. */
const CLEARANCE = 60 * 60_000;

export class Lobby {
  private readonly parts: RoomParts;
  private readonly rooms = new Map<string, Kept>();
  private readonly bots: BotPlayers;
  private readonly advisers: Advisers;
  private readonly clocks: Clocks;
  private readonly absence: Absence;
  private readonly onChange: (room: Room, table: Table) => void;
  private readonly abandonedAfter: number;
  private sweeping: Timer | undefined;
  private clearing: Timer | undefined;

  constructor(parts: LobbyParts) {
    const { store, now, log, games = shelved, thinking, absence } = parts;
    this.onChange = parts.onChange ?? (() => {});
    this.abandonedAfter = parts.abandonedAfter ?? Number.POSITIVE_INFINITY;
    this.parts = { store, now, log, games, presence: new Presence(now) };
    this.advisers = new Advisers({ thinking, log });
    this.bots = new BotPlayers(thinking, log);
    this.clocks = new Clocks({ now, log, bots: this.bots, find: id => this.room(id) });
    this.absence = new Absence({ log, ...(absence === undefined ? {} : { patience: absence }) });
  }

  /**
   * A new table, or why there can be none like that.
   * @example const room = await lobby.create(identity, plan); if (isRefusal(room)) …
   */
  async create(host: Identity, wanted: Plan): Promise<Room | Refusal> {
    const plan = planned(wanted, this.parts.games);
    return isRefusal(plan) ? plan : this.found({ id: newId(), host, plan, sitting: [] });
  }

  /**
   * A table where a game goes on from a moment of another one; or why there can be none. It never claims that its dice are
   * proved.
   * @example const room = await lobby.branch(identity, pastOf(replay, 40), manner);
   */
  branch(host: Identity, past: Past, manner: TableManner): Promise<Room | Refusal> {
    return this.goOn('branched', past, manner, { host, sitting: [] });
  }

  /**
   * A table to which somebody brings a game that was begun elsewhere; or why there can be none. They sit down at once and
   * are its host, bots stay, and the seats of other people are free for them to come.
   * @example const room = await lobby.carry({ who, seat: 0, name: 'Anne' }, past, manner);
   */
  async carry(carrier: Carrier, past: Past, manner: TableManner): Promise<Room | Refusal> {
    const sitting = seatedAfter(past.players, carrier);
    if (isRefusal(sitting)) return sitting;
    return this.goOn('carried', past, manner, { host: carrier.who, sitting });
  }

  /** The room of a table, loaded if need be; null if there is no such table. */
  room(id: string): Promise<Room | null> {
    const askedAt = this.parts.now();
    const kept = this.rooms.get(id);
    if (kept !== undefined) {
      kept.askedAt = askedAt;
      return kept.room;
    }
    const room = this.load(id);
    this.rooms.set(id, { room, askedAt });
    return room;
  }

  /** Another program over the same store has written at a table: if it is in use here as well, it is read again. */
  async writtenElsewhere(id: string): Promise<void> {
    const room = await this.rooms.get(id)?.room;
    await room?.readOn().catch(error => this.parts.log.error({ table: id, error }, 'a table could not be read again'));
  }

  /** The room of the table with this code, however it was typed. */
  async byCode(code: string): Promise<Room | null> {
    const card = await this.parts.store.cardByCode(typedCode(code));
    return card === null ? null : this.room(card.table);
  }

  /** Tables that anybody may join or watch. */
  publicCards(limit: number): Promise<readonly Card[]> {
    return this.parts.store.publicCards(limit);
  }

  /** The tables of a person, over or not. */
  cardsOf(who: Identity, limit: number): Promise<readonly Card[]> {
    return this.parts.store.cardsOf(who, limit);
  }

  /**
   * A table where the same people play again, in the same seats; whoever asks first is its host. Once there is one,
   * everybody gets that.
   * @example const next = await lobby.rematch(room, identity);
   */
  async rematch(room: Room, who: Identity): Promise<Room | Refusal> {
    const refusal = await room.change(table => {
      if (table.match?.over !== true) return refuse('not-over');
      if (table.seatOf(who) === null && table.host !== who) return refuse('not-seated');
      return table.rematch === null ? [{ type: 'rematched', table: newId() }] : [];
    });
    if (refusal !== null) return refusal;
    const { id, plan, sitting } = await room.look(againFrom);
    return (await this.room(id)) ?? this.found({ id, host: who, plan, sitting });
  }

  /**
   * The best answers for somebody who is being asked, from what their seat knows; or why they are not told. Nothing is
   * thought about for whoever does not wait any more.
   * @example const advised = await lobby.advise(room, identity); if (isRefusal(advised)) …
   */
  advise(room: Room, who: Identity, isWaiting?: IsWanted): Promise<Advised | Refusal> {
    return this.advisers.advise(room, who, isWaiting);
  }

  /** Deletes a table and everything that happened there: for its host alone. */
  async remove(room: Room, who: Identity): Promise<Refusal | null> {
    const refusal = await room.change(table => {
      if (table.host !== who) return refuse('host-only');
      return table.phase === 'closed' ? [] : [{ type: 'closed' }];
    });
    if (refusal !== null) return refusal;
    this.rooms.delete(room.id);
    await this.parts.store.remove(room.id);
    return null;
  }

  /**
   * Deletes tables that were never finished and of which nothing was heard since a moment.
   * @example await lobby.clear(now() - 60 * DAY);
   */
  async clear(since: number): Promise<void> {
    const { store, log } = this.parts;
    for (const { table } of await store.abandonedCards(since)) {
      const room = this.rooms.get(table)?.room;
      if ((await room?.catch(() => null))?.isBusy === true) continue;
      this.rooms.delete(table);
      await store.remove(table);
      log.info({ table }, 'an abandoned table was deleted');
    }
  }

  /** Deletes tables that have been abandoned: at the start, and every hour. */
  async clearAbandoned(): Promise<void> {
    try {
      await this.clear(this.parts.now() - this.abandonedAfter);
    } catch (error) {
      this.parts.log.error({ error }, 'abandoned tables could not be deleted');
    }
  }

  /** Looks after the tables that were being played when the server stopped. */
  async start(): Promise<void> {
    await this.clearAbandoned();
    for (const card of await this.parts.store.liveCards())
      await this.room(card.table).catch(error =>
        this.parts.log.error({ table: card.table, error }, 'a table cannot be gone on with'),
      );
    this.sweeping ??= every(SWEEP, () => this.sweep());
    this.clearing ??= every(CLEARANCE, () => void this.clearAbandoned());
  }

  /** Takes rooms out of memory where nothing goes on. */
  sweep(): void {
    for (const [id, kept] of this.rooms) {
      kept.room.then(
        room => {
          const idle = room?.isFinished === true ? IDLE_AT_END : IDLE;
          const isNeeded = room?.isBusy === true || this.parts.now() - kept.askedAt < idle;
          if (!isNeeded && this.rooms.get(id) === kept) this.rooms.delete(id);
        },
        () => {},
      );
    }
  }

  /** Stops clocks and bots, and waits for what is being written. */
  async close(): Promise<void> {
    stop(this.sweeping);
    stop(this.clearing);
    this.clocks.close();
    this.absence.close();
    await this.bots.close();
    for (const { room } of this.rooms.values())
      await (await room.catch(() => null))?.look(() => null).catch(() => null);
    this.rooms.clear();
  }

  private async load(id: string): Promise<Room | null> {
    try {
      const table = await readTable(this.parts.store, id, this.parts.games);
      if (table === null) this.rooms.delete(id);
      return table === null ? null : this.entered(table);
    } catch (error) {
      this.rooms.delete(id);
      throw error;
    }
  }

  /** Nothing of what was played elsewhere is believed: the rules play it again first. */
  private async goOn(
    type: Origin['type'],
    past: Past,
    manner: TableManner,
    { host, sitting }: Pick<Foundation, 'host' | 'sitting'>,
  ): Promise<Room | Refusal> {
    const { game, options, seats, players, rules } = past;
    const plan = planned({ ...manner, game, options, seats }, this.parts.games);
    if (isRefusal(plan)) return plan;
    const entries = await playedAgain(past, this.parts.games);
    if (isRefusal(entries)) return entries;
    return this.found({ id: newId(), host, plan, sitting, origin: { type, rules, players, entries } });
  }

  private async found(foundation: Foundation): Promise<Room> {
    const { id } = foundation;
    await foundTable(this.parts, foundation);
    const room = await this.room(id);
    if (room === null) throw new Error(`table ${id} was made and is not there`);
    return room;
  }

  /** A room with everybody who looks after it. */
  private entered(table: Table): Room {
    const room = new Room(table, this.parts);
    const attend = (now: Table) => {
      this.clocks.attend(now);
      this.absence.attend(room, now);
      this.bots.attend(room, now);
      this.onChange(room, now);
    };
    room.onChange(attend);
    attend(table);
    return room;
  }
}
