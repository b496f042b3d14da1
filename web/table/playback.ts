/**
 * What is shown of a game: the last view, and between two views a short playback of what has happened.
 *
 * Each event comes with what is seen once it has happened: the table sends it, or the rules of a replay say it. When a playback
 * has run, or is skipped, what is shown is what the table sent. What was played back can be seen again.
 */
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import { signal } from '@preact/signals';
import { atTempo, catchUpWith } from '../motion/tempo.ts';
import { isStill } from '../shell/settings.ts';

/** One event of a playback, and what is seen once it has happened. */
export interface PlaybackStep {
  readonly event: GameEvent;
  readonly view: object;
}

export interface PlaybackRules {
  /** How long an event takes on the screen, in milliseconds; `before` is what was seen before it. */
  pace(step: PlaybackStep, before: object | null): number;
  /** How long it is left to be read where nothing moves; 0 for what is seen as well by how it stands afterwards. */
  readingTime(step: PlaybackStep): number;
}

/** A playback of more events than this would only keep people waiting: they see how it ended. */
const LONGEST_PLAYBACK = 60;

/** Told when a playback begins, and whenever everything that has happened is on the screen. */
export interface PlaybackListener {
  onBegin(): void;
  onEnd(): void;
}

export class Playback {
  /** What is on the screen. */
  readonly shown = signal<object | null>(null);
  /** What is happening on the screen at the moment. */
  readonly event = signal<GameEvent | null>(null);
  readonly isRunning = signal(false);
  /** Whether there is something to see again. */
  readonly canRepeat = signal(false);
  /** How many of the events that have happened have not been on the screen yet: nobody is told of them before that. */
  readonly unseen = signal(0);
  private truth: object | null = null;
  private readonly coming: PlaybackStep[] = [];
  /** What can be seen again, from which view on. */
  private readonly past: PlaybackStep[] = [];
  private beforePast: object | null = null;
  private isPastOver = true;
  private rules: PlaybackRules = { pace: () => 0, readingTime: () => 0 };
  private hurry: (() => void) | null = null;
  /** Counts the playbacks: one that has been cut short does not go on. */
  private runs = 0;
  private readonly listener: PlaybackListener;

  constructor(listener: PlaybackListener) {
    this.listener = listener;
  }

  setRules(rules: PlaybackRules): void {
    this.rules = rules;
  }

  /** Shows how it stands, at once. Nothing of what came before can be seen again: it may have been for other eyes. */
  cut(view: object | null): void {
    this.past.length = 0;
    this.isPastOver = true;
    this.canRepeat.value = false;
    this.stop(view);
  }

  /** Shows what has happened, one after the other, and then how it stands. */
  show(steps: readonly PlaybackStep[], view: object | null): void {
    this.keep(steps);
    const isSeen = this.shown.value !== null && view !== null && !document.hidden;
    this.truth = view;
    this.coming.push(...steps);
    if (!isSeen || !this.hasToBeShown() || this.coming.length > LONGEST_PLAYBACK) this.stop(view);
    else if (!this.isRunning.value && !this.takesTime()) void this.showAtOnce();
    else {
      this.unseen.value += steps.length;
      if (!this.isRunning.value) void this.run();
    }
  }

  /** Shows the end of the playback. */
  skip(): void {
    if (this.isRunning.value) this.stop(this.truth);
  }

  /** From the next event on is what can be seen again: somebody here makes a move. */
  beginPast(): void {
    this.isPastOver = true;
  }

  /**
   * Shows once more what has happened since the last move made here, or at least the last thing that has. Whatever happens meanwhile
   * is shown after it.
   */
  again(): void {
    if (this.isRunning.value || this.past.length === 0) return;
    this.shown.value = this.beforePast;
    this.coming.push(...this.past);
    void this.run();
  }

  /** Notes what can be seen again; of much, the latest. */
  private keep(steps: readonly PlaybackStep[]): void {
    if (steps.length === 0) return;
    if (this.isPastOver) {
      this.past.length = 0;
      this.beforePast = this.truth;
    }
    this.isPastOver = false;
    this.past.push(...steps);
    const surplus = this.past.splice(0, this.past.length - LONGEST_PLAYBACK);
    this.beforePast = surplus.at(-1)?.view ?? this.beforePast;
    this.canRepeat.value = this.beforePast !== null;
  }

  /** Where nothing moves, only what has to be read is shown, and whatever comes meanwhile waits for that. */
  private hasToBeShown(): boolean {
    return !isStill() || this.isRunning.value || this.coming.some(step => this.rules.readingTime(step) > 0);
  }

  private takesTime(): boolean {
    return this.coming.some((step, i) => this.timeOf(step, this.coming[i - 1]?.view ?? this.shown.value) > 0);
  }

  private timeOf(step: PlaybackStep, before: object | null): number {
    return isStill() ? this.rules.readingTime(step) : atTempo(this.rules.pace(step, before));
  }

  /** What takes no time is there, and nobody has to wait: whoever is asked again was asked all along. It may be heard. */
  private async showAtOnce(): Promise<void> {
    const event = this.coming.at(-1)?.event ?? null;
    this.stop(this.truth);
    this.event.value = event;
    const { runs } = this;
    await this.pause(0);
    if (runs === this.runs) this.event.value = null;
  }

  private async run(): Promise<void> {
    const run = ++this.runs;
    this.isRunning.value = true;
    this.listener.onBegin();
    for (let step = this.coming.shift(); step !== undefined; step = this.coming.shift()) {
      const time = this.timeOf(step, this.shown.value);
      if (time === 0 && isStill()) continue;
      this.event.value = step.event;
      this.unseen.value = Math.min(this.unseen.value, this.coming.length); // what is seen again comes before what is new
      this.shown.value = step.view;
      catchUpWith(this.coming.length);
      await this.pause(time);
      if (run !== this.runs) return;
    }
    this.settle();
  }

  private stop(view: object | null): void {
    this.truth = view;
    this.coming.length = 0;
    this.runs++;
    this.hurry?.();
    this.settle();
  }

  private settle(): void {
    catchUpWith(0);
    this.isRunning.value = false;
    this.unseen.value = 0;
    this.event.value = null;
    this.shown.value = this.truth;
    this.listener.onEnd();
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
