/**
 * What a player has missed: since they last looked at the table, or while the connection was lost for long.
 *
 * A person sees whatever comes while the page is in sight. What comes otherwise, or too much at once, is told to them
 * again in words before they go on.
 */
import type { KeyValueStorage } from '@havre/protocol/client/environment.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { signal } from '@preact/signals';
import { noteSeen, seenAt } from './recap-seen.ts';
import { storyOf } from './story.ts';

/** Less than so many lines are no story. */
const WORTH_TELLING = 3;
/** So many entries at once come only to whoever was gone. */
const AT_ONCE = 4;

/** Whoever only watches has no turn since which to be told anything. */
const ONLOOKER = 'public';

/** A part of the events, from one number up to another. */
export interface Missed {
  readonly from: number;
  readonly to: number;
}

export interface HeardEvents {
  readonly table: string;
  readonly eyes: string;
  readonly events: readonly ViewerEvent[];
  /** How many of them have just come. */
  readonly fresh: number;
}

export class Attention {
  /** What is to be told again; null if nothing is. */
  readonly missed = signal<Missed | null>(null);
  private readonly notes: KeyValueStorage;
  private readonly isLooking: () => boolean;
  private heard: HeardEvents | null = null;
  private seen = 0;
  /** What is written down of it. */
  private noted: number | null = null;

  constructor(notes: KeyValueStorage, isLooking: () => boolean) {
    this.notes = notes;
    this.isLooking = isLooking;
  }

  /** Something has come. Says whether it is to be told again. */
  hear(heard: HeardEvents): boolean {
    const isNew = this.heard?.table !== heard.table || this.heard.eyes !== heard.eyes;
    this.heard = heard;
    if (isNew) {
      this.missed.value = null;
      this.noted = seenAt(this.notes, heard.table, heard.eyes);
      this.seen = Math.min(this.noted ?? heard.events.length, heard.events.length);
      return this.look();
    }
    if (!this.isLooking()) return false;
    if (cameAtOnce(heard)) return this.look();
    this.see();
    return false;
  }

  /** The page is in sight again, or for the first time. Says whether something is to be told. */
  look(): boolean {
    if (!this.isLooking() || this.heard === null) return false;
    const { eyes, events } = this.heard;
    const missed = { from: this.seen, to: events.length };
    const isStory = eyes !== ONLOOKER && isWorthTelling(events, missed);
    if (isStory) this.missed.value = missed;
    this.see();
    return isStory;
  }

  /** It has been told, or was not wanted. */
  done(): void {
    this.missed.value = null;
  }

  private see(): void {
    if (this.heard === null) return;
    const { table, eyes, events } = this.heard;
    this.seen = events.length;
    if (this.noted !== this.seen && eyes !== ONLOOKER) noteSeen(this.notes, table, eyes, this.seen);
    this.noted = this.seen;
  }
}

/** Whoever was there when the game began has missed nothing of it, however much came with the beginning. */
function cameAtOnce({ events, fresh }: HeardEvents): boolean {
  const entries = events.slice(events.length - fresh).flatMap(item => (item.type === 'game' ? [item.letter] : []));
  return entries.length >= AT_ONCE && entries.every(({ type }) => type !== 'start');
}

const isWorthTelling = (events: readonly ViewerEvent[], { from, to }: Missed): boolean =>
  storyOf(events).filter(line => line.eventNumber >= from && line.eventNumber < to && line.told.type === 'event')
    .length >= WORTH_TELLING;
