/** A table as its page knows it, wherever it is kept: how it stands, what is on the screen, and what one does there. */
import type { Names } from '@havre/engine/games/language.ts';
import type { Told } from '@havre/engine/kernel/journal.ts';
import type { Question } from '@havre/engine/kernel/match.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import type { ClientTable } from '@havre/server/client/client-table.ts';
import type { Command } from '@havre/table/command.ts';
import type { NewsItem } from '@havre/table/news.ts';
import type { Sight } from '@havre/table/update.ts';
import { computed, signal } from '@preact/signals';
import { type Director, Film } from './film.ts';
import { namesAt } from './names.ts';
import { storyOf } from './story.ts';

/** What a page shows of a refusal. */
export interface Notice {
  readonly refusal: Refusal;
  /** Changes with every notice, so that the same one twice is seen twice. */
  readonly number: number;
}

export class TableModel {
  readonly id: string;
  /** Whether the table is on this device. */
  readonly isHere: boolean;
  readonly update = signal<Sight | null>(null);
  readonly news = signal<readonly NewsItem[]>([]);
  /** What this seat is asked, once everything that led to it has been shown. */
  readonly question = signal<Question<Act> | null>(null);
  readonly notice = signal<Notice | null>(null);
  /** Whether something was sent and not yet answered. */
  readonly isSending = signal(false);
  readonly failure = signal<string | null>(null);
  readonly film: Film;
  readonly story = computed(() => storyOf(this.news.value));
  readonly names = computed<Names>(() => namesAt(this.update.value?.table.sitters ?? []));
  private link: ClientTable;
  private stop: () => void = () => {};
  private notices = 0;

  constructor(link: ClientTable, { isHere }: { isHere: boolean }) {
    this.id = link.table;
    this.isHere = isHere;
    this.link = link;
    this.film = new Film(() => {
      this.question.value = this.link.question;
    });
    this.follow(link);
  }

  get seat(): Seat | null {
    return this.link.seat;
  }

  /** What this seat may do at any time, whoever is asked. */
  get asides(): readonly Act[] {
    return this.update.value?.asides ?? [];
  }

  get fairness(): ClientTable['fairness'] {
    return this.link.fairness;
  }

  directedBy(director: Director): void {
    this.film.directedBy(director);
  }

  /** Looks with other eyes from now on: the device has been passed on. */
  follow(link: ClientTable): void {
    this.stop();
    this.link = link;
    this.stop = link.onUpdate((_table, fresh) => this.take(fresh));
    link.onFailure(error => {
      this.failure.value = error.code;
    });
    if (link.sight === null) {
      this.question.value = null;
      return;
    }
    this.update.value = link.sight;
    this.news.value = [...link.news];
    this.film.cut(link.view);
  }

  /** Sends a command; a refusal becomes a notice. */
  async do(command: Command): Promise<Refusal | null> {
    this.isSending.value = true;
    try {
      const refusal = await this.link.do(command);
      if (refusal !== null) this.explain(refusal);
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
  play(action: Act): Promise<Refusal | null> {
    const question = this.question.value;
    return this.do({ type: 'play', action, ...(question === null ? {} : { decision: question.decision }) });
  }

  async ready(): Promise<void> {
    const refusal = await this.link.ready();
    if (refusal !== null) this.explain(refusal);
  }

  explain(refusal: Refusal): void {
    this.notice.value = { refusal, number: ++this.notices };
  }

  close(): void {
    this.stop();
  }

  private take(fresh: readonly NewsItem[]): void {
    const { sight, view, news } = this.link;
    const isFirst = this.update.value === null || this.update.value.eyes !== sight?.eyes;
    this.update.value = sight;
    this.news.value = [...news];
    const letters = fresh.flatMap(item => (item.type === 'game' ? [item.letter] : []));
    const wasUndone = letters.some(({ type }) => type === 'undo');
    const events: Told[] = letters.flatMap(letter => letter.events);
    if (isFirst || wasUndone) this.film.cut(view);
    else {
      if (events.length > 0) this.question.value = null;
      this.film.show(events, view);
    }
  }
}
