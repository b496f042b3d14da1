/** Runs a replay: which moment is on the screen, with whose eyes, forwards and backwards, by hand or by itself. */
import { PUBLIC, type Viewer } from '@havre/engine/kernel/seats.ts';
import { storageInMemory } from '@havre/protocol/client/environment.ts';
import { computed, effect, signal } from '@preact/signals';
import type { GameUi } from '../games/contract.ts';
import { playbackRulesOf } from '../games/playback-rules.ts';
import { TableModel } from '../table/model.ts';
import { type StoryLine, storyOf } from '../table/story.ts';
import { ReplayLink } from './replay-link.ts';
import { type Round, roundBeside, roundsAround, roundsCounted, roundsWritten } from './rounds.ts';
import type { ReplayTimeline } from './timeline.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long a moment stays on the screen once everything in it has been shown, in milliseconds. */
const BEAT = 900;

export class ReplayController {
  readonly timeline: ReplayTimeline;
  readonly ui: GameUi;
  /** What the board is drawn from. */
  readonly table: TableModel;
  /** The moment on the screen: the number of the entry after which it is. */
  readonly at = signal(0);
  readonly eyes = signal<Viewer>(PUBLIC);
  readonly isPlaying = signal(false);
  readonly speed = signal<number>(1);
  readonly rounds: readonly Round[];
  /** The whole story, as the present eyes saw it. */
  readonly story = computed<readonly StoryLine[]>(() => storyOf(this.timeline.events(this.eyes.value).items));
  private readonly link: ReplayLink;
  /** Counts how often it has been set going: what was stopped does not go on. */
  private runs = 0;

  constructor(timeline: ReplayTimeline, ui: GameUi, { name, at, eyes }: { name: string; at: number; eyes: Viewer }) {
    this.timeline = timeline;
    this.ui = ui;
    this.link = new ReplayLink(timeline, name);
    this.at.value = this.within(at);
    this.eyes.value = eyes;
    this.link.turn(this.at.value, eyes);
    this.table = new TableModel(this.link, { isOnDevice: true, memory: storageInMemory() });
    this.rounds = roundsOf(timeline, ui);
    this.table.setPlaybackRules(playbackRulesOf(ui, () => this.speed.value));
  }

  /** The entry that a line of the story tells of. */
  entryOf({ eventNumber }: StoryLine): number {
    return this.timeline.events(this.eyes.value).entries[eventNumber] ?? 0;
  }

  /** Turns to a moment by hand: whatever was running stops. */
  goTo(at: number): void {
    this.pause();
    this.show(this.within(at));
  }

  /** One moment on or back; onwards, what happens in between is shown. */
  step(by: 1 | -1): void {
    this.pause();
    if (by > 0) this.advance();
    else this.show(this.within(this.at.value - 1));
  }

  /** To where the round before or after begins, or else to the end. */
  stepRound(by: 1 | -1): void {
    this.goTo(roundBeside(this.rounds, this.at.value, by) ?? (by > 0 ? this.timeline.last : 0));
  }

  /** Looks from another viewpoint at the same moment. */
  look(eyes: Viewer): void {
    this.eyes.value = eyes;
    this.show(this.at.value);
  }

  /** Plays on by itself; from the beginning, if it is at its end. */
  play(): void {
    if (this.isPlaying.value) return;
    if (this.at.value === this.timeline.last) this.show(0);
    this.isPlaying.value = true;
    void this.run(++this.runs);
  }

  pause(): void {
    this.runs++;
    this.isPlaying.value = false;
  }

  close(): void {
    this.pause();
    this.table.close();
  }

  private async run(run: number): Promise<void> {
    await this.beat();
    while (run === this.runs) {
      if (!this.advance()) break;
      await this.shown();
      await this.beat();
    }
    if (run === this.runs) this.isPlaying.value = false;
  }

  /** Shows the next moment; says whether there is one. */
  private advance(): boolean {
    if (this.at.value >= this.timeline.last) return false;
    this.table.playback.skip();
    this.at.value++;
    this.link.advance(this.at.value);
    return true;
  }

  private show(at: number): void {
    this.at.value = at;
    this.link.turn(at, this.eyes.value);
    this.table.follow(this.link);
  }

  /** Once the playback of a moment has run. */
  private shown(): Promise<void> {
    const { isRunning } = this.table.playback;
    return new Promise(resolve => {
      const stop = effect(() => {
        if (isRunning.value) return;
        queueMicrotask(() => {
          stop();
          resolve();
        });
      });
    });
  }

  private beat(): Promise<void> {
    return new Promise(resolve => setTimeout(resolve, BEAT / this.speed.value));
  }

  private within(at: number): number {
    return Math.max(0, Math.min(Math.trunc(at) || 0, this.timeline.last));
  }
}

/** As the game counts its rounds or numbers its moves, else once around the table. */
function roundsOf(timeline: ReplayTimeline, ui: GameUi): Round[] {
  const { writeMove } = ui;
  if (writeMove !== undefined) return roundsWritten(timeline.written(writeMove), timeline.replay.seats);
  if (ui.round === undefined)
    return roundsAround(timeline.replay.entries.slice(0, timeline.last + 1), timeline.replay.seats);
  return roundsCounted(timeline.last + 1, at => {
    const view = timeline.view(at, PUBLIC);
    return view === null ? null : (ui.round?.(view) ?? null);
  });
}
