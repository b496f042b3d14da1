/**
 * The rooms in memory: one for each table in use. That is for speed alone: two rooms for one table would not harm it, because
 * the store lets only one of them write.
 *
 * A bounded number of tables is read at a time, and a bounded number stays that nobody needs at the moment: whichever was
 * asked for the longest ago goes first.
 */
import type { Room } from '../room/room.ts';
import { Semaphore } from '../runtime/semaphore.ts';

export interface RoomBounds {
  /** So many rooms stay that nobody needs. */
  readonly idle: number;
  /** So long may their logs be together, in characters; in memory it is several times as much. */
  readonly idleWeight: number;
  /** So many tables are read at a time. */
  readonly loads: number;
}

export const ROOM_BOUNDS: RoomBounds = { idle: 200, idleWeight: 8 << 20, loads: 4 };

export interface RoomCacheDeps {
  readonly now: () => number;
  /** Reads a table and lets everybody in who looks after it; null if there is none. */
  readonly load: (id: string) => Promise<Room | null>;
  /** Whether something goes on in a room. */
  readonly isNeeded: (room: Room) => boolean;
  /** Whoever looks after a room lets go of it; it is taken out of memory then. */
  readonly disposed: (room: Room) => void;
  readonly bounds: RoomBounds;
}

interface CachedRoom {
  readonly loading: Promise<Room | null>;
  /** Once it is there. */
  room: Room | null;
  /** When somebody last asked for it, and which of all askings that was. */
  askedAt: number;
  asking: number;
}

/** A room that nobody has asked for in so long is taken out of memory, if nothing goes on there. */
const IDLE = 5 * 60_000;
/** The same where the game is over: few come back to it. */
const IDLE_AT_END = 10_000;
/** Whoever has asked for a room begins with it within this. */
const JUST_ASKED = 1_000;

export class RoomCache {
  private readonly deps: RoomCacheDeps;
  private readonly loads: Semaphore;
  /** By table; whichever was asked for last comes last. */
  private readonly kept = new Map<string, CachedRoom>();
  private askings = 0;
  private trimming: Promise<void> | null = null;

  constructor(deps: RoomCacheDeps) {
    this.deps = deps;
    this.loads = new Semaphore(deps.bounds.loads);
  }

  get size(): number {
    return this.kept.size;
  }

  /** The tables that are in memory, or are just being read. */
  get ids(): string[] {
    return [...this.kept.keys()];
  }

  /** Whether a table is in memory, or is just being read. */
  has(id: string): boolean {
    return this.kept.has(id);
  }

  /** The room of a table if it is in memory; nobody is thought to have asked for it. */
  inUse(id: string): Promise<Room | null> | undefined {
    return this.kept.get(id)?.loading;
  }

  /** The room of a table, read if need be; null if there is no such table. */
  get(id: string): Promise<Room | null> {
    const before = this.kept.get(id);
    if (before !== undefined) {
      this.kept.delete(id);
      this.keep(id, before);
      return before.loading;
    }
    const loading = this.loads.take(() => this.deps.load(id));
    const kept: CachedRoom = { loading, room: null, askedAt: 0, asking: 0 };
    this.keep(id, kept);
    const gone = () => {
      if (this.kept.get(id) === kept) this.kept.delete(id);
    };
    loading.then(room => {
      kept.room = room;
      if (room === null) gone();
      else this.trim();
    }, gone);
    return loading;
  }

  /**
   * Takes in the room of a table that has just been made. If somebody has asked for the table already, theirs is it.
   * @example return rooms.enter(id, () => new Room(table, deps));
   */
  async enter(id: string, made: () => Room): Promise<Room> {
    for (let asked = this.inUse(id); asked !== undefined; asked = this.inUse(id)) {
      const theirs = await asked.catch(() => null);
      if (theirs !== null) return theirs;
    }
    const room = made();
    this.keep(id, { loading: Promise.resolve(room), room, askedAt: 0, asking: 0 });
    this.trim();
    return room;
  }

  forget(id: string): void {
    this.kept.delete(id);
  }

  /** Takes a room out of memory at once, if nothing goes on there; false if it stays. Whoever has just asked for it may be about to begin. */
  letGo(id: string): boolean {
    const kept = this.kept.get(id);
    const { room = null, askedAt = 0 } = kept ?? {};
    if (room === null || this.deps.isNeeded(room) || this.deps.now() - askedAt < JUST_ASKED) return false;
    this.kept.delete(id);
    this.deps.disposed(room);
    return true;
  }

  /** Takes rooms out of memory that nobody has needed for long. */
  async sweep(): Promise<void> {
    for (const [id, kept] of [...this.kept]) {
      const idle = kept.room?.isFinished === true ? IDLE_AT_END : IDLE;
      if (this.deps.now() - kept.askedAt >= idle) await this.dispose(id, kept);
    }
  }

  /**
   * Looks into a table. If it is not to stay, it is taken out of memory again, unless somebody has asked for it meanwhile.
   * @example await rooms.visit(id, room => room.read(table => dueAt(table) !== null));
   */
  async visit(id: string, isToStay: (room: Room) => Promise<boolean>): Promise<Room | null> {
    const loading = this.get(id);
    const asking = this.askings;
    const room = await loading;
    if (room === null || (await isToStay(room))) return room;
    const kept = this.kept.get(id);
    if (kept?.asking === asking) await this.dispose(id, kept);
    return null;
  }

  /** Waits for what is being done in every room, and lets them all go. */
  async close(): Promise<void> {
    for (const { loading } of this.kept.values())
      await (await loading.catch(() => null))?.read(() => null).catch(() => null);
    this.kept.clear();
  }

  private keep(id: string, kept: CachedRoom): void {
    kept.askedAt = this.deps.now();
    kept.asking = ++this.askings;
    this.kept.set(id, kept);
  }

  /** Lets go of the rooms that are too many, beside what goes on. */
  private trim(): void {
    this.trimming ??= this.trimmed().finally(() => {
      this.trimming = null;
    });
  }

  private async trimmed(): Promise<void> {
    const surplus = this.surplus().map(([id, kept]) => ({ id, kept, asking: kept.asking }));
    for (const { id, kept, asking } of surplus) if (kept.asking === asking) await this.dispose(id, kept);
  }

  /** Of the rooms that nobody needs, those beyond the bounds; the one that was asked for last stays. */
  private surplus(): [string, CachedRoom][] {
    const { bounds, isNeeded } = this.deps;
    const idle = [...this.kept].filter(([, { room }]) => room !== null && !isNeeded(room)).reverse();
    let weight = 0;
    const first = idle.findIndex(([, { room }], i) => {
      weight += room?.weight ?? 0;
      return i >= bounds.idle || (i > 0 && weight > bounds.idleWeight);
    });
    return first < 0 ? [] : idle.slice(first).reverse();
  }

  private async dispose(id: string, kept: CachedRoom): Promise<void> {
    const { room, asking } = kept;
    if (room === null || this.deps.isNeeded(room)) return;
    await room.settle().catch(() => {}); // whoever asks for it next is told what is in the way
    // Somebody may have come meanwhile.
    if (this.kept.get(id) !== kept || kept.asking !== asking || this.deps.isNeeded(room)) return;
    this.kept.delete(id);
    this.deps.disposed(room);
  }
}
