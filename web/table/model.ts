/** A table as its page knows it, wherever it is kept: how it stands, what is on the screen, and what one does there. */
import type { Names } from '@havre/engine/games/language.ts';
import type { Question } from '@havre/engine/kernel/question.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { ViewerEntry } from '@havre/engine/kernel/viewer-entries.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import type { KeyValueStorage } from '@havre/protocol/client/environment.ts';
import type { Command } from '@havre/table/commands/command.ts';
import { namesAt } from '@havre/table/viewing/player-names.ts';
import type { TableView } from '@havre/table/viewing/update.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { computed, signal } from '@preact/signals';
import { deviceStorage } from '../shell/device-storage.ts';
import { Absences } from './absences.ts';
import { OwnSeat } from './own-seat.ts';
import { PastViews } from './past-views.ts';
import { Playback, type PlaybackRules, type PlaybackStep } from './playback.ts';
import { Attention } from './recap-attention.ts';
import { seenOf, storyOf } from './story.ts';

/** What a page shows of a refusal. */
export interface Notice {
  readonly refusal: Refusal;
  /** Changes with every notice, so that the same one twice is seen twice. */
  readonly number: number;
}

/** Where a model hears of its table: a table on a server, one of this device, or a replay. */
export interface TableLink
  extends Pick<
    ClientTable,
    'table' | 'tableView' | 'view' | 'question' | 'events' | 'seat' | 'fairness' | 'do' | 'ready'
  > {
  /** `film` is what was seen on the way: after each event of the last game item but the last. */
  onUpdate(observer: (link: unknown, fresh: readonly ViewerEvent[], film: readonly object[]) => void): () => void;
  onFailure(onFail: (error: { readonly code: string }) => void): void;
}

export interface TableModelOptions {
  /** Whether the table is on this device. */
  readonly isOnDevice: boolean;
  /** Where it is written down how much has been seen: in the browser, if nothing else is said. */
  readonly memory?: KeyValueStorage;
}

export class TableModel {
  readonly id: string;
  /** Whether the table is on this device. */
  readonly isOnDevice: boolean;
  readonly tableView = signal<TableView | null>(null);
  readonly events = signal<readonly ViewerEvent[]>([]);
  /** What this seat is asked, once everything that led to it has been shown. */
  readonly question = signal<Question<AnyAction> | null>(null);
  readonly notice = signal<Notice | null>(null);
  /** Whether something was sent and not yet answered. */
  readonly isSending = signal(false);
  readonly failure = signal<string | null>(null);
  /** The seat of whoever looks at it. */
  readonly own = new OwnSeat();
  /** Since when people are away. */
  readonly absences = new Absences();
  readonly playback: Playback;
  /** Boards that were on the screen before. */
  readonly pastViews = new PastViews();
  /** The number of the line of the story at which the board is being looked at; null for now. */
  readonly lookingBack = signal<number | null>(null);
  /** What its person has missed. */
  readonly attention: Attention;
  readonly wholeStory = computed(() => storyOf(this.events.value));
  /** The story without what the board has still to show. */
  readonly toldStory = computed(() => seenOf(this.wholeStory.value, this.playback.unseen.value));
  /** The story as far as the board shows it. */
  readonly story = computed(() => {
    const [lines, back] = [this.wholeStory.value, this.lookingBack.value];
    return back === null ? lines : lines.filter(({ number }) => number <= back);
  });
  readonly names = computed<Names>(() => this.stillCalled(namesAt(this.tableView.value?.table.sitters ?? [])));
  private link: TableLink;
  private stop: () => void = () => {};
  private notices = 0;
  private called: Names = [];

  constructor(link: TableLink, { isOnDevice, memory = deviceStorage }: TableModelOptions) {
    this.id = link.table;
    this.isOnDevice = isOnDevice;
    this.link = link;
    this.attention = new Attention(memory, () => !document.hidden);
    this.playback = new Playback({
      onBegin: () => {
        this.question.value = null;
      },
      onEnd: () => {
        this.question.value = this.link.question;
      },
    });
    this.follow(link);
  }

  get seat(): Seat | null {
    return this.link.seat;
  }

  /** What this seat may do at any time, whoever is asked. */
  get asides(): readonly AnyAction[] {
    return this.tableView.value?.asides ?? [];
  }

  /** How this seat may take back what it did last, as the table says; null if it may not. */
  get undo(): TableView['undo'] {
    return this.tableView.value?.undo ?? null;
  }

  get fairness(): ClientTable['fairness'] {
    return this.link.fairness;
  }

  setPlaybackRules(rules: PlaybackRules): void {
    this.playback.setRules(rules);
  }

  /** Looks with other eyes from now on: the device has been passed on. */
  follow(link: TableLink): void {
    this.stop();
    this.link = link;
    this.stop = link.onUpdate((_link, fresh, film) => this.take(fresh, film));
    link.onFailure(error => {
      this.failure.value = error.code;
    });
    if (link.tableView === null) {
      this.question.value = null;
      return;
    }
    this.beginAnew(link.tableView);
    this.hear(link.tableView, link.events.length, []);
    this.playback.cut(link.view);
  }

  /** Sends a command; a refusal becomes a notice. */
  async do(command: Command): Promise<Refusal | null> {
    this.isSending.value = true;
    if (command.type === 'stand') this.own.leave(true);
    try {
      const refusal = await this.link.do(command);
      if (refusal !== null) this.explain(refusal);
      if (refusal !== null && command.type === 'stand') this.own.leave(false);
      return refusal;
    } catch (error) {
      const refusal: Refusal = { refused: error instanceof Error && 'code' in error ? String(error.code) : 'failed' };
      this.explain(refusal);
      return refusal;
    } finally {
      this.isSending.value = false;
    }
  }

  /** Answers the question that is on the screen. */
  play(action: AnyAction): Promise<Refusal | null> {
    const question = this.question.value;
    this.attention.done();
    this.playback.beginPast();
    return this.do({
      type: 'play',
      action,
      ...(question === null ? {} : { decision: question.decision }),
    });
  }

  async ready(): Promise<void> {
    const refusal = await this.link.ready();
    if (refusal !== null) this.explain(refusal);
  }

  explain(refusal: Refusal): void {
    this.notice.value = { refusal, number: ++this.notices };
  }

  /** The last refusal has been read. */
  forgetNotice(): void {
    this.notice.value = null;
  }

  /** Shows the board as it stood at a line of the story; where it stands so still, that is now. */
  lookBackAt(line: number): void {
    this.lookingBack.value = this.pastViews.isNow(line) ? null : line;
  }

  /** The page is in sight again. */
  look(): void {
    this.attention.look();
  }

  close(): void {
    this.stop();
  }

  /** The same list as long as everybody is called the same: what shows names need not be drawn again. */
  private stillCalled(now: Names): Names {
    if (now.length !== this.called.length || now.some((name, seat) => name !== this.called[seat])) this.called = now;
    return this.called;
  }

  private take(fresh: readonly ViewerEvent[], film: readonly object[]): void {
    const { tableView, view } = this.link;
    if (tableView === null) return;
    const isFirst = this.tableView.value === null || this.tableView.value.eyes !== tableView.eyes;
    this.own.note(this.seat, tableView.table);
    if (isFirst) this.beginAnew(tableView);
    const entries = fresh.flatMap(item => (item.type === 'game' ? [item.letter] : []));
    const steps = stepsOf(entries, film, view);
    const isRetold = this.hear(tableView, fresh.length, steps ?? []);
    if (fresh.some(item => item.type === 'prepared' && item.dropped === true))
      this.explain({ refused: 'prepared-dropped' });
    const wasUndone = entries.some(({ type }) => type === 'undo');
    if (isFirst || wasUndone || isRetold || steps === null) this.playback.cut(view);
    else {
      if (this.seat === null) this.playback.beginPast(); // nobody plays here: every move stands for itself
      this.playback.show(steps, view);
    }
  }

  /** What other eyes have seen is not for these. */
  private beginAnew({ eyes }: TableView): void {
    if (this.tableView.value?.eyes === eyes) return;
    this.pastViews.forget();
    this.lookingBack.value = null;
  }

  /** Takes in what is new, and what was seen on the way. Says whether it is to be told again in words. */
  private hear(tableView: TableView, fresh: number, steps: readonly PlaybackStep[]): boolean {
    const events = [...this.link.events];
    const latest = events.findLastIndex(item => item.type === 'game');
    this.absences.note(tableView.table);
    this.tableView.value = tableView;
    this.events.value = events;
    if (tableView.view !== null && latest >= events.length - fresh) this.keepMoments(latest, tableView.view, steps);
    return this.attention.hear({ table: this.id, eyes: tableView.eyes, events, fresh });
  }

  /** Keeps the board at each line of an entry; where nothing is known of the way, how it stood in the end. */
  private keepMoments(entry: number, view: object, steps: readonly PlaybackStep[]): void {
    const lines = this.wholeStory.value.filter(({ eventNumber }) => eventNumber === entry);
    const isKnown = steps.length === lines.length;
    for (const [i, { number }] of lines.entries())
      this.pastViews.keep(number, (isKnown ? steps[i]?.view : undefined) ?? view);
  }
}

/** The events of an entry, each with what is seen after it; null where that is not known, as of moves told together. */
function stepsOf(
  entries: readonly ViewerEntry[],
  film: readonly object[],
  view: object | null,
): readonly PlaybackStep[] | null {
  const events = entries.flatMap(entry => entry.events);
  if (events.length === 0) return [];
  if (view === null || entries.length > 1 || film.length !== events.length - 1) return null;
  return events.map((event, i) => ({ event, view: film[i] ?? view }));
}
