/**
 * One socket's subscription to one table.
 *
 * While the socket is behind, updates are dropped and nothing is kept but how far the client has heard; once it has read
 * what it was sent, the room tells it the rest in one update. Its memory stays bounded, and nobody waits for it.
 */
import type { Identity } from '@havre/table/model/events.ts';
import type { Room } from '@havre/table/room/room.ts';
import type { EventBatch, Update } from '@havre/table/viewing/update.ts';
import type { Watcher, WatchOptions } from '@havre/table/viewing/watchers.ts';

/** What a socket can do for its subscriptions. */
export interface UpdateReceiver {
  readonly who: Identity | null;
  /** Sends an update, unless the socket is behind: then it says false and has kept nothing. */
  tell(update: Update): boolean;
  /** The same for a batch of old events. */
  tellBatch(batch: EventBatch): boolean;
  /** Resolves when this socket has paid for being told something long, for which so many events are looked through. */
  pay(events: number): Promise<void>;
  /** Something has to be told at length; it comes when its turn comes. */
  beginAgain(): void;
}

export class Subscription implements Watcher {
  readonly who: Identity | null;
  private readonly receiver: UpdateReceiver;
  readonly room: Room;
  /** What the client said at first; how far it has heard since then goes before. */
  private readonly known: WatchOptions;
  private heard: number | undefined;
  private viewpoint: string | undefined;
  private behind = false;
  private muted = false;
  isGone = false;
  /** Lets go of the room. */
  private readonly release: () => void;

  constructor(receiver: UpdateReceiver, room: Room, known: WatchOptions) {
    this.who = receiver.who;
    this.receiver = receiver;
    this.room = room;
    this.release = room.hold();
    this.known = known;
  }

  /** Begins to watch; also again, after having been behind. Old events come batch by batch, others have their turn in between. */
  async begin(): Promise<void> {
    let events = this.room.length; // they are looked through once, however many batches they fill
    do {
      await this.receiver.pay(events);
      events = 0;
    } while (!this.isGone && !(await this.room.watch(this, this.nowKnown)) && !this.behind);
    if (this.isGone) this.room.leave(this); // it was ended while it waited to begin
  }

  private get nowKnown(): WatchOptions {
    const { heard, viewpoint } = this;
    return heard === undefined || viewpoint === undefined ? this.known : { ...this.known, heard, eyes: viewpoint };
  }

  /** Tells nothing any more: somebody else watches in its place. */
  mute(): void {
    this.muted = true;
  }

  end(): void {
    this.isGone = true;
    this.release();
    this.room.leave(this);
  }

  /** Whether something has been missed. */
  get isBehind(): boolean {
    return this.behind;
  }

  beginAgain(): void {
    if (this.muted || this.isGone) return;
    this.behind = true;
    this.heard = 0;
    this.viewpoint = ''; // nobody's: what was heard was for others
    this.receiver.beginAgain();
  }

  hearBatch({ from, items, ...rest }: EventBatch): void {
    if (this.muted) return;
    this.behind = !this.receiver.tellBatch({ ...rest, from, items });
    if (this.behind) return;
    this.heard = from + items.length;
    this.viewpoint = rest.eyes;
  }

  hear(update: Update): void {
    if (this.muted || (this.behind && update.whole !== true)) return;
    this.behind = !this.receiver.tell(update);
    if (this.behind) return;
    this.heard = update.from + update.items.length;
    this.viewpoint = update.eyes;
  }
}
