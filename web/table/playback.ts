/**
 * What is shown of a game: the last view, and between two views a short film of what has happened.
 *
 * Events drive the film, views are the truth: when it has run, or is skipped, what is shown is what the table sent.
 */
import type { Told } from '@havre/engine/kernel/journal.ts';
import { signal } from '@preact/signals';
import { atTempo, catchUpWith } from '../motion/tempo.ts';
import { isStill } from '../shell/settings.ts';

export interface Director {
  /** What a witness sees after an event; without it, a game is shown from view to view. */
  witness?(view: object, event: Told): object;
  /** How long an event takes on the screen, in milliseconds. */
  pace(event: Told): number;
}

/** A film of more events than this would only keep people waiting: they see how it ended. */
const LONGEST_FILM = 60;

export class Film {
  /** What is on the screen. */
  readonly shown = signal<object | null>(null);
  /** What is happening on the screen at the moment. */
  readonly event = signal<Told | null>(null);
  readonly isRunning = signal(false);
  private truth: object | null = null;
  private readonly coming: Told[] = [];
  private director: Director = { pace: () => 0 };
  private hurry: (() => void) | null = null;
  /** Counts the films: one that has been cut short does not go on. */
  private films = 0;
  private readonly onEnd: () => void;

  /** `onEnd` is called whenever everything that has happened is on the screen. */
  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
  }

  directedBy(director: Director): void {
    this.director = director;
  }

  /** Shows how it stands, at once. */
  cut(view: object | null): void {
    this.truth = view;
    this.coming.length = 0;
    this.films++;
    this.hurry?.();
    this.settle();
  }

  /** Shows what has happened, one after the other, and then how it stands. */
  show(events: readonly Told[], view: object | null): void {
    const isFilmed =
      this.director.witness !== undefined && this.shown.value !== null && view !== null && !document.hidden;
    this.truth = view;
    this.coming.push(...events);
    if (!isFilmed || isStill() || this.coming.length > LONGEST_FILM) this.cut(view);
    else if (!this.isRunning.value) void this.run();
  }

  /** Shows the end of the film. */
  skip(): void {
    if (this.isRunning.value) this.cut(this.truth);
  }

  private async run(): Promise<void> {
    const film = ++this.films;
    this.isRunning.value = true;
    for (let event = this.coming.shift(); event !== undefined; event = this.coming.shift()) {
      const { witness, pace } = this.director;
      this.event.value = event;
      if (this.shown.value !== null && witness !== undefined) this.shown.value = witness(this.shown.value, event);
      catchUpWith(this.coming.length);
      await this.pause(atTempo(pace(event)));
      if (film !== this.films) return;
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
