/**
 * One socket's look at one table.
 *
 * While the socket is behind, updates are dropped and nothing is kept but how far the client has heard; once it has read
 * what it was sent, the room tells it the rest in one update. Its memory stays bounded, and nobody waits for it.
 */
import type { Identity } from '@havre/table/model/events.ts';
import type { Room, Update, Watcher } from '@havre/table/room/room.ts';
import type { Page } from '@havre/table/viewing/update.ts';

/** What a socket can do for its watchings. */
export interface Ear {
  readonly who: Identity | null;
  /** Sends an update, unless the socket is behind: then it says false and has kept nothing. */
  tell(update: Update): boolean;
  /** The same for a page of old news. */
  tellPage(page: Page): boolean;
  /** Resolves when this socket has paid for being told something long, for which so many facts are looked through. */
  pay(facts: number): Promise<void>;
  /** Something has to be told at length; it comes when its turn comes. */
  beginAgain(): void;
}

/** What a client says it knows already. */
export interface Known {
  readonly heard?: number;
  readonly eyes?: string;
  readonly publicly?: boolean;
  readonly pages?: boolean;
}

export class Watching implements Watcher {
  readonly who: Identity | null;
  private readonly ear: Ear;
  readonly room: Room;
  /** What the client said at first; how far it has heard since then goes before. */
  private readonly known: Known;
  private heard: number | undefined;
  private eyes: string | undefined;
  private behind = false;
  private muted = false;
  isGone = false;
  /** Lets go of the room. */
  private readonly release: () => void;

  constructor(ear: Ear, room: Room, known: Known) {
    this.who = ear.who;
    this.ear = ear;
    this.room = room;
    this.release = room.hold();
    this.known = known;
  }

  /** Begins to watch; also again, after having been behind. Old news come page by page, others have their turn in between. */
  async begin(): Promise<void> {
    let facts = this.room.length; // they are looked through once, however many pages they fill
    do {
      await this.ear.pay(facts);
      facts = 0;
    } while (!this.isGone && !(await this.room.watch(this, this.nowKnown)) && !this.behind);
    if (this.isGone) this.room.leave(this); // it was ended while it waited to begin
  }

  private get nowKnown(): Known {
    const { heard, eyes } = this;
    return heard === undefined || eyes === undefined ? this.known : { ...this.known, heard, eyes };
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
    this.eyes = ''; // nobody's: what was heard was for others
    this.ear.beginAgain();
  }

  hearPage({ from, items, ...rest }: Page): void {
    if (this.muted) return;
    this.behind = !this.ear.tellPage({ ...rest, from, items });
    if (this.behind) return;
    this.heard = from + items.length;
    this.eyes = rest.eyes;
  }

  hear(update: Update): void {
    if (this.muted || (this.behind && update.whole !== true)) return;
    this.behind = !this.ear.tell(update);
    if (this.behind) return;
    this.heard = update.from + update.items.length;
    this.eyes = update.eyes;
  }
}
