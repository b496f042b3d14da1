/** All tables of a server or a device: found, looked after, and taken out of memory when nobody needs them. `TableMaker` makes them. */
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import { type Advised, type AdviserDeps, Advisers } from '../automatic/advising.ts';
import { Attendants } from '../automatic/attendants.ts';
import type { BotExecutor, IsWanted } from '../automatic/bot-tasks.ts';
import { DueScheduler } from '../automatic/due-scheduler.ts';
import { type Foresight, foresightFor } from '../automatic/foreseeing.ts';
import type { Identity } from '../model/events.ts';
import { typedCode } from '../model/ids.ts';
import type { PortableGame } from '../model/origin.ts';
import { type Games, gamesOnShelf, type Plan, type TableSettings } from '../model/plan.ts';
import type { Table } from '../model/table.ts';
import { Presence } from '../room/presence.ts';
import { Room, type RoomDeps } from '../room/room.ts';
import type { Logger } from '../runtime/logger.ts';
import { every, stop, type Timer } from '../runtime/runtime.ts';
import type { Store, TableSummary } from '../storage/store.ts';
import { readTable } from '../storage/table-storage.ts';
import { glanceOf, type TableGlance } from '../viewing/glance.ts';
import { AbandonedTables } from './abandoned-tables.ts';
import { PeerFollower } from './peer-follower.ts';
import { ALONE, type Peers } from './peers.ts';
import type { Quotas } from './quotas.ts';
import { ROOM_BOUNDS, type RoomBounds, RoomCache } from './room-cache.ts';
import type { CarryingPlayer } from './table-creation.ts';
import { type SeatedPerson, TableMaker } from './table-maker.ts';

export interface LobbyDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly logger: Logger;
  /** The games there are; those on the shelf, if nothing is said. */
  readonly games?: Games;
  /** Where bots think. Closed with the lobby. */
  readonly thinking: BotExecutor;
  /** Told after every change at a table, and when it is taken up again. */
  readonly onChange?: (room: Room, table: Table) => void;
  /** How long an answer that was given once and for all takes, in milliseconds: as long as a person's, if nothing is said. */
  readonly standingPace?: () => number;
  /** How long somebody may be gone before they count as away, in milliseconds. */
  readonly absence?: number;
  /** A table that is not over and where nothing has happened for so long is deleted, in milliseconds, asked whenever it matters; never, if nothing is said. */
  readonly abandonedAfter?: () => number;
  /** How much may be kept for one person and for one network; as much as there is room for, if nothing is said. */
  readonly quotas?: Quotas;
  /**
   * Whether there are others over the same store, such as pages of one device: what is due is then taken up at the start, and
   * later by whoever has it in use, so that not all of them let the same bot think.
   */
  readonly isShared?: boolean;
  /** Other programs over the same store that share the work with this one; none, if nothing is said. */
  readonly peers?: Peers;
  /** How much is in memory at a time. */
  readonly bounds?: Partial<RoomBounds>;
}

/** A table in a list of somebody's own. */
export interface GlancedTable {
  readonly summary: TableSummary;
  readonly glance: TableGlance;
}

const NOT_READ = 'a table could not be read on';

const SWEEP = 30_000;

export class Lobby {
  private readonly deps: RoomDeps;
  private readonly rooms: RoomCache;
  private readonly dueTables: DueScheduler;
  private readonly maker: TableMaker;
  /** Told what other programs over the same store have done. */
  readonly elsewhere: PeerFollower;
  private readonly attendants: Attendants;
  private readonly thinkers: AdviserDeps;
  private readonly advisers: Advisers;
  private readonly abandoned: AbandonedTables;
  private readonly onChange: (room: Room, table: Table) => void;
  private readonly isShared: boolean;
  private readonly peers: Peers;
  private sweeping: Timer | undefined;

  constructor(deps: LobbyDeps) {
    const { store, now, logger, games = gamesOnShelf, thinking, absence, standingPace } = deps;
    this.onChange = deps.onChange ?? (() => {});
    this.isShared = deps.isShared ?? false;
    this.peers = deps.peers ?? ALONE;
    const shared = deps.peers === undefined ? {} : { peers: deps.peers };
    this.deps = { store, now, logger, games, presence: new Presence(now), ...shared };
    this.thinkers = { thinking, logger };
    this.advisers = new Advisers(this.thinkers);
    this.attendants = new Attendants({ now, logger, thinking, absence, standingPace, find: id => this.room(id) });
    this.rooms = new RoomCache({
      now,
      load: id => this.load(id),
      isNeeded: room => room.isBusy || this.attendants.isAt(room),
      disposed: room => this.dispose(room),
      bounds: { ...ROOM_BOUNDS, ...deps.bounds },
    });
    this.dueTables = new DueScheduler({
      ...{ store, now, logger },
      isLookedAfter: id => this.rooms.has(id) || !this.peers.isOurs(id),
      visit: (id, isToStay) => this.rooms.visit(id, isToStay),
      botsRest: room => this.attendants.botsRest(room),
    });
    this.maker = new TableMaker({
      ...{ store, now, games },
      quotas: deps.quotas ?? null,
      room: id => this.room(id),
      open: table => this.rooms.enter(table.id, () => this.attendedRoom(table)),
    });
    this.elsewhere = new PeerFollower({
      ...{ rooms: this.rooms, peers: this.peers, presence: this.deps.presence, logger },
      dispose: room => this.dispose(room),
      isPlayed: id => this.isPlayed(id),
      takeUpDue: () => this.takeUpDue(),
    });
    const after = deps.abandonedAfter ?? (() => Number.POSITIVE_INFINITY);
    this.abandoned = new AbandonedTables({ store, now, logger, rooms: this.rooms, peers: this.peers, after });
  }

  // --- Tables made (`TableMaker`) ------------------------------------------------------------------------------------

  /** A new table, or why there can be none like that. */
  create(host: Identity, wanted: Plan, network: string | null = null): Promise<Room | Refusal> {
    return this.maker.create(host, wanted, network);
  }

  /** A table where a game goes on from a moment of another one; or why there can be none. */
  branch(
    host: Identity,
    past: PortableGame,
    settings: TableSettings,
    network: string | null = null,
  ): Promise<Room | Refusal> {
    return this.maker.branch(host, past, settings, network);
  }

  /** A table to which somebody brings a game that was begun elsewhere; or why there can be none. */
  carry(
    carrier: CarryingPlayer,
    past: PortableGame,
    settings: TableSettings,
    network: string | null = null,
  ): Promise<Room | Refusal> {
    return this.maker.carry(carrier, past, settings, network);
  }

  /** A table with a name that is known beforehand, where people sit already; or why there can be none. */
  seat(id: string, host: Identity, wanted: Plan, people: readonly SeatedPerson[]): Promise<Room | Refusal> {
    return this.maker.seat(id, host, wanted, people);
  }

  /** A table where the same people play again; or why there can be none. */
  rematch(room: Room, who: Identity, network: string | null = null): Promise<Room | Refusal> {
    return this.maker.rematch(room, who, network);
  }

  // --- Tables found ------------------------------------------------------------------------------------------------

  /** The room of a table, loaded if need be; null if there is no such table. */
  room(id: string): Promise<Room | null> {
    return this.rooms.get(id);
  }

  /** The room of a table that is in memory already; null for any other. */
  async roomInUse(id: string): Promise<Room | null> {
    return (await this.rooms.inUse(id)?.catch(() => null)) ?? null;
  }

  /** How many tables are in memory. */
  get inMemory(): number {
    return this.rooms.size;
  }

  /** The room of the table with this code, however it was typed. */
  async byCode(code: string): Promise<Room | null> {
    const summary = await this.deps.store.summaryByCode(typedCode(code));
    return summary === null ? null : this.room(summary.table);
  }

  /** Tables that anybody may join or watch. */
  publicTables(limit: number): Promise<readonly TableSummary[]> {
    return this.deps.store.publicSummaries(limit);
  }

  /** The tables of a person, over or not. */
  tablesOf(who: Identity, limit: number): Promise<readonly TableSummary[]> {
    return this.deps.store.summariesOf(who, limit);
  }

  /**
   * The tables of a person that are not over, each at a glance; where something happened last comes first. What cannot be read at
   * the moment is left out, and so are tables they have left.
   * @example const glances = await lobby.glancesOf(identity, 50);
   */
  async glancesOf(who: Identity, limit: number): Promise<readonly GlancedTable[]> {
    const summaries = await this.deps.store.liveSummariesOf(who, limit);
    const glances = await Promise.all(summaries.map(summary => this.glanceAt(summary, who)));
    return glances.filter(glance => glance !== null);
  }

  private async glanceAt(summary: TableSummary, who: Identity): Promise<GlancedTable | null> {
    try {
      const room = await this.room(summary.table);
      const glance = (await room?.read(table => glanceOf(table, who))) ?? null;
      return glance === null ? null : { summary, glance };
    } catch (error) {
      this.deps.logger.error({ table: summary.table, error }, NOT_READ);
      return null;
    }
  }

  /**
   * The best answers for somebody who is being asked, from what their seat knows; or why they are not told. Nothing is
   * thought about for whoever does not wait any more.
   * @example const advised = await lobby.advise(room, identity); if (isRefusal(advised)) …
   */
  advise(room: Room, who: Identity, isWaiting?: IsWanted): Promise<Advised | Refusal> {
    return this.advisers.advise(room, who, isWaiting);
  }

  /**
   * What somebody may be asked next, from what their seat knows, so that they can prepare an answer; or why they are not told.
   * @example const foresight = await lobby.foresee(room, identity); if (!isRefusal(foresight)) show(foresight.questions);
   */
  foresee(room: Room, who: Identity, isWaiting?: IsWanted): Promise<Foresight | Refusal> {
    return foresightFor(room, who, this.thinkers, isWaiting);
  }

  /** Deletes a table and everything that happened there: for its host alone. */
  async remove(room: Room, who: Identity): Promise<Refusal | null> {
    const refusal = await room.change(table => {
      if (table.host !== who) return refuse('host-only');
      return table.phase === 'closed' ? [] : [{ type: 'closed' }];
    });
    if (refusal !== null) return refusal;
    this.rooms.forget(room.id);
    await this.deps.store.remove(room.id);
    return null;
  }

  /** Deletes a table at which nobody but whoever asks for it has ever sat. */
  async drop(id: string): Promise<void> {
    this.rooms.forget(id);
    await this.deps.store.remove(id);
  }

  /** Deletes tables that have been abandoned: at the start, and every hour. */
  clearAbandoned(): Promise<void> {
    return this.abandoned.clear();
  }

  /**
   * Looks after the tables from now on; resolves when what was due has been taken up. That may take a while, and nobody needs
   * to wait for it.
   * @example void lobby.start();
   */
  async start(): Promise<void> {
    this.sweeping ??= every(SWEEP, () => void this.sweep());
    await this.abandoned.start();
    await this.dueTables.start(this.isShared);
  }

  /** Takes up whatever waits for the server before somebody looks again. */
  takeUpDue(): Promise<void> {
    return this.dueTables.walk();
  }

  /** Takes rooms out of memory where nothing goes on. */
  sweep(): Promise<void> {
    return this.rooms.sweep();
  }

  /** Stops clocks and bots, and waits for what is being written. */
  async close(): Promise<void> {
    this.elsewhere.close();
    stop(this.sweeping);
    const ended = [this.dueTables.close(), this.abandoned.close()];
    await this.attendants.close();
    await Promise.all(ended);
    await this.rooms.close();
  }

  private async load(id: string): Promise<Room | null> {
    const table = await readTable(this.deps.store, id, this.deps.games);
    return table === null ? null : this.attendedRoom(table);
  }

  private async isPlayed(id: string): Promise<boolean> {
    const summary = await this.deps.store.summary(id);
    return summary !== null && (summary.phase === 'playing' || summary.dueAt !== null);
  }

  private dispose(room: Room): void {
    this.attendants.dispose(room);
    room.dispose();
  }

  /** A room with everybody who looks after it. */
  private attendedRoom(table: Table): Room {
    const room = new Room(table, this.deps);
    const attend = (now: Table) => {
      if (!this.peers.isOurs(now.id)) return this.attendants.leaveToOthers(room);
      this.attendants.attend(room, now);
      this.onChange(room, now);
    };
    room.onChange(attend);
    attend(table);
    return room;
  }
}
