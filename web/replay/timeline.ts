/**
 * A game that has been played again, moment by moment: what was on the table after each entry, for anybody's eyes.
 *
 * The rules play it, not the file: what a file only claims is never shown. If an entry is wrong, the timeline ends before it.
 */
import { NO_DICE } from '@havre/engine/kernel/chance.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Primitives } from '@havre/engine/kernel/fair.ts';
import { films } from '@havre/engine/kernel/film.ts';
import type { Game, Rules } from '@havre/engine/kernel/game.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import { rulesOf } from '@havre/engine/kernel/position.ts';
import { type Replay, type ReplayVerdict, verifying } from '@havre/engine/kernel/replay.ts';
import { listed, PUBLIC, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { viewerEntryOf } from '@havre/engine/kernel/viewer-entries.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { EVERYTHING } from './moment.ts';

/** How a game stood after an entry. */
interface TimelineMoment {
  readonly state: Rules['state'];
  readonly acting: readonly Seat[];
}

/** What one viewer heard, and after which entry. */
export interface TimelineEvents {
  readonly items: readonly ViewerEvent[];
  /** For each of the items the number of its entry. */
  readonly entries: readonly number[];
}

export class ReplayTimeline {
  readonly replay: Replay;
  /** Whether everything in the replay is true, or what is not. */
  readonly verdict: ReplayVerdict;
  /** The rules it was played by. */
  readonly game: Game;
  private readonly moments: readonly TimelineMoment[];
  private readonly heard = new Map<Viewer, TimelineEvents>();

  constructor(replay: Replay, verdict: ReplayVerdict, game: Game, moments: readonly TimelineMoment[]) {
    this.replay = replay;
    this.verdict = verdict;
    this.game = game;
    this.moments = moments;
  }

  /** The number of the last moment; -1 if not even the first entry is right. */
  get last(): number {
    return this.moments.length - 1;
  }

  /**
   * What a viewer saw after an entry.
   * @example timeline.view(12, PUBLIC)
   */
  view(at: number, viewer: Viewer): object | null {
    const moment = this.moments[at];
    return moment === undefined ? null : this.eyesOf(viewer).view(moment.state, viewer);
  }

  /** Whether it can be looked at with nothing hidden. */
  get canBeRevealed(): boolean {
    return this.game.revealedView !== undefined;
  }

  /**
   * What a viewer saw on the way through an entry: after each event that it heard, but the last.
   * @example timeline.film(12, PUBLIC)
   */
  film(at: number, viewer: Viewer): readonly object[] {
    const [before, entry] = [this.moments[at - 1], this.replay.entries[at]];
    if (before === undefined || entry === undefined) return [];
    const listener = listenerOf(entry, viewer);
    const filmed = films(this.eyesOf(viewer), this.game.clone(before.state, NO_DICE), entry, [listener]);
    return filmed.get(listener) ?? [];
  }

  /** Who could act after an entry. */
  acting(at: number): readonly Seat[] {
    return this.moments[at]?.acting ?? [];
  }

  /** Whether the game was over after an entry. */
  isOver(at: number): boolean {
    return this.moments[at]?.state.over === true;
  }

  /**
   * Every move as its game writes it, and after which entry it had been made.
   * @example timeline.written(page.writeMove) // [{ at: 21, text: 'Sb2-b3' }, …]
   */
  written(write: (state: Rules['state'], action: AnyAction) => string | null): { at: number; text: string }[] {
    return this.replay.entries.slice(0, this.moments.length).flatMap(({ cause }, at) => {
      const before = this.moments[at - 1];
      const text = cause.type === 'act' && before !== undefined ? write(before.state, cause.action) : null;
      return text === null ? [] : [{ at, text }];
    });
  }

  /** Everything a viewer heard; now that it can be told, also what had faded. */
  events(viewer: Viewer): TimelineEvents {
    const kept = this.heard.get(viewer) ?? this.listen(viewer);
    this.heard.set(viewer, kept);
    return kept;
  }

  /** The rules, with the eyes of a viewer. */
  private eyesOf(viewer: Viewer): Game {
    const { revealedView } = this.game;
    return viewer === EVERYTHING && revealedView !== undefined
      ? { ...this.game, view: s => revealedView(s) }
      : this.game;
  }

  private listen(viewer: Viewer): TimelineEvents {
    const items: ViewerEvent[] = [];
    const entries: number[] = [];
    const log = this.replay.entries.slice(0, this.moments.length);
    for (const entry of log) {
      const told = viewerEntryOf(log, entry, listenerOf(entry, viewer));
      if (told === null) continue;
      items.push({ at: 0, type: 'game', letter: told });
      entries.push(entry.seq);
    }
    return { items, entries };
  }
}

/** Where nothing is hidden each act is told as whoever did it knew it. */
const listenerOf = ({ cause }: MatchEntry, viewer: Viewer): Viewer =>
  viewer !== EVERYTHING ? viewer : cause.type === 'act' ? cause.seat : PUBLIC;

export interface TimelineOptions {
  readonly primitives: Primitives;
  /** Lets the page draw and listen in between. */
  yieldToPage(): Promise<void>;
  /** How much has been played again, from 0 to 1. */
  onProgress?(share: number): void;
}

/** So long the page may be kept waiting, in milliseconds: less than a frame. */
const IN_ONE_GO = 10;

/**
 * Plays a replay again and keeps every moment of it.
 * @example const timeline = await buildTimeline(game, replay, { primitives, yieldToPage });
 */
export async function buildTimeline(
  game: Game,
  replay: Replay,
  { primitives, yieldToPage, onProgress }: TimelineOptions,
): Promise<ReplayTimeline> {
  const moments: TimelineMoment[] = [];
  const steps = verifying(game, replay, primitives);
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return new ReplayTimeline(replay, step.value, rulesOf(game, replay.rules) ?? game, moments);
    moments.push(momentOf(step.value));
    if (performance.now() - since < IN_ONE_GO) continue;
    onProgress?.(moments.length / replay.entries.length);
    await yieldToPage();
    since = performance.now();
  }
}

const momentOf = (match: Match): TimelineMoment => ({
  state: match.game.clone(match.state, NO_DICE),
  acting: listed(match.mayAct),
});
