/**
 * One socket's look at one table.
 *
 * While the socket is behind, updates are dropped and nothing is kept but how far the client has heard; once it has read
 * what it was sent, the room tells it the rest in one update. Its memory stays bounded, and nobody waits for it.
 */
import type { Identity } from '@havre/table/facts.ts';
import type { Room, Update, Watcher } from '@havre/table/room.ts';

/** What a socket can do for its watchings. */
export interface Ear {
  readonly who: Identity | null;
  /** Sends an update, unless the socket is behind: then it says false and has kept nothing. */
  tell(update: Update): boolean;
}

/** What a client says it knows already. */
export interface Known {
  readonly heard?: number;
  readonly eyes?: string;
  readonly publicly?: boolean;
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

  constructor(ear: Ear, room: Room, known: Known) {
    this.who = ear.who;
    this.ear = ear;
    this.room = room;
    this.known = known;
  }

  /** Begins to watch; also again, after having been behind. */
  begin(): Promise<void> {
    const { heard, eyes } = this;
    return this.room.watch(
      this,
      heard === undefined || eyes === undefined ? this.known : { ...this.known, heard, eyes },
    );
  }

  /** Tells nothing any more: somebody else watches in its place. */
  mute(): void {
    this.muted = true;
  }

  end(): void {
    this.room.leave(this);
  }

  /** Whether something has been missed. */
  get isBehind(): boolean {
    return this.behind;
  }

  hear(update: Update): void {
    if (this.muted || (this.behind && update.whole !== true)) return;
    this.behind = !this.ear.tell(update);
    if (this.behind) return;
    this.heard = update.from + update.items.length;
    this.eyes = update.eyes;
  }
}
