/**
 * What is shown of a game: the last view, and between two views a short playback of what has happened.
 *
 * Events drive the playback, views are the truth: when it has run, or is skipped, what is shown is what the table sent.
 */
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import { signal } from '@preact/signals';
import { atTempo, catchUpWith } from '../motion/tempo.ts';
import { isStill } from '../shell/settings.ts';

export interface PlaybackRules {
  /** What somebody sees after an event; without it, a game is shown from view to view. */
  reduceView?(view: object, event: GameEvent): object;
  /** How long an event takes on the screen, in milliseconds. */
  pace(event: GameEvent): number;
}

/** A playback of more events than this would only keep people waiting: they see how it ended. */
const LONGEST_PLAYBACK = 60;

export class Playback {
  /** What is on the screen. */
  readonly shown = signal<object | null>(null);
  /** What is happening on the screen at the moment. */
  readonly event = signal<GameEvent | null>(null);
  readonly isRunning = signal(false);
  private truth: object | null = null;
  private readonly coming: GameEvent[] = [];
  private rules: PlaybackRules = { pace: () => 0 };
  private hurry: (() => void) | null = null;
  /** Counts the playbacks: one that has been cut short does not go on. */
  private runs = 0;
  private readonly onEnd: () => void;

  /** `onEnd` is called whenever everything that has happened is on the screen. */
  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
  }

  setRules(rules: PlaybackRules): void {
    this.rules = rules;
  }

  /** Shows how it stands, at once. */
  cut(view: object | null): void {
    this.truth = view;
    this.coming.length = 0;
    this.runs++;
    this.hurry?.();
    this.settle();
  }

  /** Shows what has happened, one after the other, and then how it stands. */
  show(events: readonly GameEvent[], view: object | null): void {
    const isPlayedBack =
      this.rules.reduceView !== undefined && this.shown.value !== null && view !== null && !document.hidden;
    this.truth = view;
    this.coming.push(...events);
    if (!isPlayedBack || isStill() || this.coming.length > LONGEST_PLAYBACK) this.cut(view);
    else if (!this.isRunning.value) void this.run();
  }

  /** Shows the end of the playback. */
  skip(): void {
    if (this.isRunning.value) this.cut(this.truth);
  }

  private async run(): Promise<void> {
    const run = ++this.runs;
    this.isRunning.value = true;
    for (let event = this.coming.shift(); event !== undefined; event = this.coming.shift()) {
      const { reduceView, pace } = this.rules;
      this.event.value = event;
      if (this.shown.value !== null && reduceView !== undefined) this.shown.value = reduceView(this.shown.value, event);
      catchUpWith(this.coming.length);
      await this.pause(atTempo(pace(event)));
      if (run !== this.runs) return;
    }
    this.settle();
  }

  private settle(): void {
    catchUpWith(0);
    this.isRunning.value = false;
    this.event.value = null;
    this.shown.value = this.truth;
    this.onEnd();
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds);
      this.hurry = () => {
        clearTimeout(timer);
        this.hurry = null;
        resolve();
      };
    });
  }
}
