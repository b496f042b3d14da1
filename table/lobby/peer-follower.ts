/**
 * What other programs over the same store have done, as far as the rooms of this one must follow: servers over one database, or pages of
 * one device. They are told of it by whoever hears of it (`server/nodes`, a channel of the browser).
 */
import type { Identity } from '../model/events.ts';
import type { Presence } from '../room/presence.ts';
import { type Room, TableGone } from '../room/room.ts';
import type { Logger } from '../runtime/logger.ts';
import type { Peers } from './peers.ts';
import type { RoomCache } from './room-cache.ts';

export interface PeerFollowerDeps {
  readonly rooms: RoomCache;
  readonly peers: Peers;
  readonly presence: Presence;
  readonly logger: Logger;
  /** A room is taken out of memory. */
  readonly dispose: (room: Room) => void;
  /** Whether somebody has to look after a table, whether it is in memory or not. */
  readonly isPlayed: (table: string) => Promise<boolean>;
  /** Takes up whatever waits for this program. */
  readonly takeUpDue: () => Promise<void>;
}

const NOT_READ = 'a table could not be read on';

export class PeerFollower {
  private readonly deps: PeerFollowerDeps;
  private isClosed = false;

  constructor(deps: PeerFollowerDeps) {
    this.deps = deps;
  }

  /**
   * Another program over the same store has written at a table: if it is in use here as well, it is read on. If it is just in memory and
   * for others to look after, it is let go: it would have to be read at every move, for nobody.
   */
  async wrote(id: string): Promise<void> {
    if (!this.deps.peers.isOurs(id) && this.deps.rooms.letGo(id)) return;
    await this.withRoomInUse(id, room => room.readOn());
  }

  /** The same where the work is shared: if it is for this program to look after the table, it is taken up. */
  async takeUpWritten(id: string): Promise<void> {
    if (this.deps.rooms.has(id) || !this.deps.peers.isOurs(id)) return this.wrote(id);
    await this.deps.rooms.get(id).catch(error => this.deps.logger.error({ table: id, error }, NOT_READ));
  }

  /** Another program has deleted a table. */
  async removed(id: string): Promise<void> {
    await this.withRoomInUse(id, async room => {
      await room.closedElsewhere();
      this.deps.rooms.forget(id);
      this.deps.dispose(room);
    });
  }

  /** Somebody has come to a table in another program, or gone, or done something there without looking. */
  async presenceChanged(id: string, who: Identity): Promise<void> {
    if (!this.deps.peers.isElsewhere(id, who)) this.deps.presence.note(id, who);
    await this.withRoomInUse(id, room => room.presenceElsewhere());
  }

  /** It is for this program to look after a table from now on, or no longer. */
  async changedHands(id: string): Promise<void> {
    const { rooms, peers, isPlayed, logger } = this.deps;
    if (rooms.has(id)) return this.withRoomInUse(id, room => room.attendAnew());
    try {
      if (peers.isOurs(id) && (await isPlayed(id)) && peers.isOurs(id)) await rooms.get(id);
    } catch (error) {
      if (!this.isClosed) logger.error({ table: id, error }, NOT_READ);
    }
  }

  /** Other programs have come or gone: what is for this one to do now is taken up. */
  async takeUpDuties(): Promise<void> {
    for (const id of this.deps.rooms.ids) await this.withRoomInUse(id, room => room.attendAnew());
    await this.deps.takeUpDue();
  }

  /** The tables in memory, each with its last event. */
  async lastSeqs(): Promise<Map<string, number>> {
    const seqs = new Map<string, number>();
    for (const id of this.deps.rooms.ids) {
      const room = await this.deps.rooms.inUse(id)?.catch(() => null);
      if (room !== null && room !== undefined) seqs.set(id, room.seq);
    }
    return seqs;
  }

  private async withRoomInUse(id: string, work: (room: Room) => Promise<void>): Promise<void> {
    try {
      const room = await this.deps.rooms.inUse(id);
      if (room !== null && room !== undefined) await work(room);
    } catch (error) {
      if (!this.isClosed && !(error instanceof TableGone)) this.deps.logger.error({ table: id, error }, NOT_READ);
    }
  }

  /** What cannot be read from now on is no trouble any more. */
  close(): void {
    this.isClosed = true;
  }
}
