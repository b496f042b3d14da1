/** Everybody who looks at a table, each with eyes of their own, and what they are told. */
import type { Feed } from '@havre/engine/kernel/feed.ts';
import type { Viewer } from '@havre/engine/kernel/seats.ts';
import type { Fact, Identity } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import type { Log } from '../runtime/logger.ts';
import { FreshNews } from './latest-events.ts';
import { areActs, infoAfter, infoOf, type TableInfo } from './table-info.ts';
import { CommonChanges, type InfoStep, type Page, tableChange, type Update } from './update.ts';
import type { NewsItem } from './viewer-events.ts';
import { NewsFeeds } from './viewer-feed.ts';
import { type Horizon, horizonOf } from './viewer-state.ts';
import { eyesOf, viewerOf } from './viewers.ts';
import { Eyes, type Step } from './viewpoint.ts';

/** Somebody who looks at a table and wants to hear of it. */
export interface Watcher {
  /** Who it is; null for somebody unknown. */
  readonly who: Identity | null;
  /** Whether it has gone while it waited to be told: then it is told nothing. */
  readonly isGone?: boolean;
  /** Told at once, and after each change that concerns its view. The first update is whole. */
  hear(update: Update): void;
  /** Told before the first update, where it takes old news in pages. */
  hearPage?(page: Page): void;
  /** Told that it sees with other eyes where there is much to tell: it is to begin again, when its turn comes. */
  beginAgain?(): void;
}

export interface Watching {
  /** How many news it has heard, with which eyes. */
  readonly heard?: number;
  readonly eyes?: string;
  /** Sees what the public sees, whoever it is: a screen in the middle of the table. */
  readonly publicly?: boolean;
  /** Takes old news in pages, and asks for each of them. */
  readonly pages?: boolean;
}

interface Place {
  readonly publicly: boolean;
  /** With which eyes it looks; null while it changes them. */
  eyes: Eyes | null;
  /** Whether it is still reading old news, page by page: until then it is told nothing else. */
  isReading: boolean;
}

type Placed = readonly [Watcher, Place];
const NOBODY_CHANGES: readonly Placed[] = [];

/** So many news are a page. */
const PAGE = 256;

export class Gallery {
  private readonly places = new Map<Watcher, Place>();
  /** Those with which somebody looks: whoever has the same is told the same. */
  private readonly eyes = new Map<Viewer, Eyes>();
  private readonly log: Log;
  /** How the table stood when somebody was last told of it, and who its host was. */
  private info: TableInfo | null = null;
  private host: Identity | null = null;
  /** What was taken for what everybody sees when something last happened. */
  private horizon: Horizon | null = null;
  /** What there is to tell to whoever comes. */
  private feeds: NewsFeeds | null = null;

  constructor(log: Log) {
    this.log = log;
  }

  get size(): number {
    return this.places.size;
  }

  /** Whether a person watches. */
  has(who: Identity): boolean {
    for (const watcher of this.places.keys()) if (watcher.who === who) return true;
    return false;
  }

  /** Somebody begins to watch, or begins again. False if that was a page of old news: it is then to ask for the next. */
  add(table: Table, watcher: Watcher, { publicly = false, pages = false, heard = 0, ...known }: Watching): boolean {
    this.remove(watcher);
    const place = { publicly, eyes: null, isReading: false };
    this.places.set(watcher, place);
    this.lookAgain(table);
    const viewer = viewerOf(table, watcher.who, publicly);
    const eyes = eyesOf(viewer);
    const news = this.newsOf(table, viewer).read(known.eyes === eyes ? heard : 0, pages ? PAGE : undefined);
    place.isReading = news.hasMore;
    if (news.hasMore) this.sendPage(watcher, { table: table.id, eyes, from: news.from, items: news.items });
    else this.sendWhole(table, watcher, place, news);
    return !news.hasMore;
  }

  remove(watcher: Watcher): boolean {
    const place = this.places.get(watcher);
    if (place === undefined) return false;
    this.places.delete(watcher);
    this.shutEyes(watcher, place);
    return true;
  }

  /** Tells of facts that have just happened. */
  tell(table: Table, facts: readonly Fact[]): void {
    if (this.places.size === 0) return;
    const info = this.step(infoAfter(this.info, table, facts, who => this.has(who)));
    const news = new FreshNews(table, facts);
    this.horizon = horizonOf(table, this.horizon);
    const step: Step = { facts, info, horizon: this.horizon, news, common: new CommonChanges() };
    const isNewHost = this.host !== table.host;
    this.host = table.host;
    const changing = areActs(facts) && table.guests.size === 0 ? NOBODY_CHANGES : this.shutChangedEyes(table);
    for (const eyes of this.eyes.values()) {
      const update = eyes.follow(table, step);
      if (update === null) continue;
      for (const watcher of eyes.watchers)
        this.send(watcher, isNewHost ? { ...update, isHost: watcher.who === table.host } : update);
    }
    for (const [watcher, place] of changing) {
      place.isReading = watcher.beginAgain !== undefined && table.facts.length > PAGE;
      if (place.isReading) watcher.beginAgain?.();
      else this.sendWhole(table, watcher, place);
    }
  }

  /** Shows everybody else how the table stands, although nothing has happened: somebody has come or gone. */
  remind(table: Table, except: Watcher): void {
    const info = this.step(infoOf(table, who => this.has(who)));
    for (const eyes of this.eyes.values()) {
      const others = eyes.watchers.filter(watcher => watcher !== except);
      if (others.length === 0) continue;
      const update = eyes.changes(table, info, []);
      for (const watcher of others) this.send(watcher, update);
    }
  }

  private step(now: TableInfo): InfoStep {
    const before = this.info;
    this.info = now;
    return { now, before, change: before === null ? now : tableChange(before, now) };
  }

  /** How the table stands, found out anew: who is here is not in the facts. */
  private lookAgain(table: Table): TableInfo {
    this.host ??= table.host;
    this.info = infoOf(table, who => this.has(who));
    return this.info;
  }

  /**
   * Whoever sat down or stood up looks with other eyes from now on, and is shown everything anew. First all of them shut
   * their old ones: two who change places must not get what was left behind by the other.
   */
  private shutChangedEyes(table: Table): readonly Placed[] {
    const changing = [...this.places].filter(
      ([{ who }, { eyes, publicly, isReading }]) => !isReading && eyes?.viewer !== viewerOf(table, who, publicly),
    );
    for (const [watcher, place] of changing) this.shutEyes(watcher, place);
    return changing;
  }

  /** Eyes with which nobody looks any more are let go: they would not know what they have missed. */
  private shutEyes(watcher: Watcher, place: Place): void {
    const { eyes } = place;
    place.eyes = null;
    if (eyes === null) return;
    eyes.watchers = eyes.watchers.filter(other => other !== watcher);
    if (eyes.watchers.length === 0) this.eyes.delete(eyes.viewer);
  }

  private newsOf(table: Table, viewer: Viewer): Feed<NewsItem> {
    if (this.feeds?.table !== table) this.feeds = new NewsFeeds(table); // it has been read anew
    return this.feeds.of(viewer);
  }

  /** Everything there is to see, and the news since those that are known. */
  private sendWhole(table: Table, watcher: Watcher, place: Place, news?: Pick<Update, 'from' | 'items'>): void {
    const viewer = viewerOf(table, watcher.who, place.publicly);
    const info = this.info ?? this.lookAgain(table);
    const { items, from } = news ?? this.newsOf(table, viewer).read();
    const eyes = this.eyes.get(viewer) ?? new Eyes(table, viewer, info, from + items.length);
    this.eyes.set(viewer, eyes);
    eyes.watchers = [...eyes.watchers, watcher];
    place.eyes = eyes;
    const isHost = watcher.who === table.host;
    this.send(watcher, { whole: true, ...eyes.everything(table, info), isHost, from, items });
  }

  private send(watcher: Watcher, update: Update): void {
    try {
      watcher.hear(update);
    } catch (error) {
      this.complain(update.table.table, error);
    }
  }

  private sendPage(watcher: Watcher, page: Page): void {
    try {
      watcher.hearPage?.(page);
    } catch (error) {
      this.complain(page.table, error);
    }
  }

  private complain(table: string, error: unknown): void {
    this.log.error({ table, error }, 'a watcher could not be told');
  }
}
