/** Everybody who looks at a table, each from a viewpoint, and what they are told. */
import type { Feed } from '@havre/engine/kernel/feed.ts';
import type { Films } from '@havre/engine/kernel/film.ts';
import type { Viewer } from '@havre/engine/kernel/seats.ts';
import type { Identity, RecordedEvent } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import type { Logger } from '../runtime/logger.ts';
import { LatestEvents } from './latest-events.ts';
import { TablePacking, toldWhoIsHost } from './packed-update.ts';
import { areActions, infoAfter, infoOf, type TableInfo } from './table-info.ts';
import { CommonChanges, type EventBatch, TableInfoTransition, type Update } from './update.ts';
import type { ViewerEvent } from './viewer-events.ts';
import { ViewerFeeds } from './viewer-feed.ts';
import { type CommonState, commonStateOf } from './viewer-state.ts';
import { BIG_SCREEN, viewerOf, viewpointName } from './viewers.ts';
import { type TableTransition, Viewpoint, type ViewpointKind } from './viewpoint.ts';

/** Somebody who looks at a table and wants to hear of it. */
export interface Watcher {
  /** Who it is; null for somebody unknown. */
  readonly who: Identity | null;
  /** Whether it has gone while it waited to be told: then it is told nothing. */
  readonly isGone?: boolean;
  /** Told at once, and after each change that concerns its view. The first update is whole. */
  hear(update: Update): void;
  /** Told before the first update, where it takes old events in batches. */
  hearBatch?(batch: EventBatch): void;
  /** Told that it sees from another viewpoint where there is much to tell: it is to begin again, when its turn comes. */
  beginAgain?(): void;
}

export interface WatchOptions {
  /** How many events it has heard, from which viewpoint. */
  readonly heard?: number;
  readonly eyes?: string;
  /** Sees what the public sees, whoever it is: a screen in the middle of the table. */
  readonly publicly?: boolean;
  /** Takes old events in batches, and asks for each of them. */
  readonly pages?: boolean;
  /** Is told how its view changes as a film: what it becomes at each event. */
  readonly film?: boolean;
  /** Is told in few bytes (`packed-update.ts`). */
  readonly packed?: boolean;
}

interface Place {
  readonly publicly: boolean;
  readonly takesFilm: boolean;
  readonly packing: TablePacking | null;
  /** From which viewpoint it looks; null while it changes it. */
  viewpoint: Viewpoint | null;
  /** Whether it is still reading old events, batch by batch: until then it is told nothing else. */
  isReading: boolean;
}

type Placed = readonly [Watcher, Place];
const NOBODY_CHANGES: readonly Placed[] = [];
const NO_FILMS: Films = new Map();

const keyOf = ({ viewer, takesFilm, packing }: ViewpointKind): number =>
  viewer * 4 + (takesFilm ? 2 : 0) + (packing === null ? 0 : 1);

/** Each table that is told packed has a number of its own in this program. */
let numbered = 0;

/** So many events are a batch. */
const BATCH = 256;

export class Watchers {
  private readonly places = new Map<Watcher, Place>();
  /** Those from which somebody looks, by `keyOf`: whoever has the same is told the same. */
  private readonly viewpoints = new Map<number, Viewpoint>();
  private readonly logger: Logger;
  /** How the table stood when somebody was last told of it, and who its host was. */
  private info: TableInfo | null = null;
  private host: Identity | null = null;
  /** What was taken for what everybody sees when something last happened. */
  private commonState: CommonState | null = null;
  /** What there is to tell to whoever comes. */
  private feeds: ViewerFeeds | null = null;
  /** How it is told packed; null while nobody is. */
  private packing: TablePacking | null = null;
  /** Whether a person looks at the table, here or in another program. */
  private readonly isHere: (who: Identity) => boolean;

  constructor(logger: Logger, isElsewhere: (who: Identity) => boolean = () => false) {
    this.logger = logger;
    this.isHere = who => this.has(who) || isElsewhere(who);
  }

  get size(): number {
    return this.places.size;
  }

  /** Whether a person watches, or a big screen. */
  has(who: Identity): boolean {
    if (who === BIG_SCREEN) return [...this.places.values()].some(({ publicly }) => publicly);
    for (const watcher of this.places.keys()) if (watcher.who === who) return true;
    return false;
  }

  /** Somebody begins to watch, or begins again. False if that was a batch of old events: it is then to ask for the next. */
  add(
    table: Table,
    watcher: Watcher,
    { publicly = false, pages = false, film = false, packed = false, heard = 0, ...known }: WatchOptions,
  ): boolean {
    this.remove(watcher);
    if (packed) this.packing ??= new TablePacking(numbered++, table.events.at(-1)?.at ?? 0);
    const packing = packed ? this.packing : null;
    const place: Place = { publicly, takesFilm: film, packing, viewpoint: null, isReading: false };
    this.places.set(watcher, place);
    this.lookAgain(table);
    const viewer = viewerOf(table, watcher.who, publicly);
    const viewpoint = viewpointName(viewer);
    const missed = this.feedOf(table, viewer).read(known.eyes === viewpoint ? heard : 0, pages ? BATCH : undefined);
    place.isReading = missed.hasMore;
    if (missed.hasMore)
      this.sendBatch(watcher, { table: table.id, eyes: viewpoint, from: missed.from, items: missed.items });
    else this.sendWhole(table, watcher, place, missed);
    return !missed.hasMore;
  }

  remove(watcher: Watcher): boolean {
    const place = this.places.get(watcher);
    if (place === undefined) return false;
    this.places.delete(watcher);
    this.leaveViewpoint(watcher, place);
    return true;
  }

  /** Tells of events that have just happened. */
  tell(table: Table, events: readonly RecordedEvent[]): void {
    if (this.places.size === 0) return;
    const info = this.transitionTo(infoAfter(this.info, table, events, this.isHere));
    const latest = new LatestEvents(table, events);
    this.commonState = commonStateOf(table, this.commonState);
    const transition: TableTransition = {
      events,
      info,
      commonState: this.commonState,
      latest,
      common: new CommonChanges(),
      films: this.filmsOf(table, events),
    };
    const isNewHost = this.host !== table.host;
    this.host = table.host;
    const changing = areActions(events) && table.onlookers.size === 0 ? NOBODY_CHANGES : this.leaveOldViewpoints(table);
    for (const viewpoint of this.viewpoints.values()) {
      const update = viewpoint.follow(table, transition);
      if (update === null) continue;
      for (const watcher of viewpoint.watchers)
        this.send(watcher, isNewHost ? toldWhoIsHost(update, watcher.who === table.host) : update);
    }
    for (const [watcher, place] of changing) {
      place.isReading = watcher.beginAgain !== undefined && table.events.length > BATCH;
      if (place.isReading) watcher.beginAgain?.();
      else this.sendWhole(table, watcher, place);
    }
  }

  /** Shows everybody else how the table stands, although nothing has happened: somebody has come or gone. */
  remind(table: Table, except: Watcher | null): void {
    const info = this.transitionTo(infoOf(table, this.isHere));
    for (const viewpoint of this.viewpoints.values()) {
      const others = viewpoint.watchers.filter(watcher => watcher !== except);
      if (others.length === 0) continue;
      const update = viewpoint.changes(table, info);
      for (const watcher of others) this.send(watcher, update);
    }
  }

  /** What is seen on the way, if one entry of the match has happened. */
  private filmsOf({ match }: Table, events: readonly RecordedEvent[]): Films {
    let entries = 0;
    for (const { type } of events) if (type === 'entry') entries++;
    if (entries !== 1 || match === null) return NO_FILMS;
    const viewers: Viewer[] = [];
    for (const { kind } of this.viewpoints.values()) if (kind.takesFilm) viewers.push(kind.viewer);
    return match.films(viewers);
  }

  private transitionTo(now: TableInfo): TableInfoTransition {
    const before = this.info;
    this.info = now;
    return new TableInfoTransition(before, now);
  }

  /** How the table stands, found out anew: who is here is not in the events. */
  private lookAgain(table: Table): TableInfo {
    this.host ??= table.host;
    this.info = infoOf(table, this.isHere);
    return this.info;
  }

  /**
   * Whoever sat down or stood up looks from another viewpoint from now on, and is shown everything anew. First all of them
   * leave their old ones: two who change places must not get what was left behind by the other.
   */
  private leaveOldViewpoints(table: Table): readonly Placed[] {
    const changing = [...this.places].filter(
      ([{ who }, { viewpoint, publicly, isReading }]) =>
        !isReading && viewpoint?.viewer !== viewerOf(table, who, publicly),
    );
    for (const [watcher, place] of changing) this.leaveViewpoint(watcher, place);
    return changing;
  }

  /** A viewpoint from which nobody looks any more is let go: it would not know what it has missed. */
  private leaveViewpoint(watcher: Watcher, place: Place): void {
    const { viewpoint } = place;
    place.viewpoint = null;
    if (viewpoint === null) return;
    viewpoint.watchers = viewpoint.watchers.filter(other => other !== watcher);
    if (viewpoint.watchers.length === 0) this.viewpoints.delete(keyOf(viewpoint.kind));
  }

  private feedOf(table: Table, viewer: Viewer): Feed<ViewerEvent> {
    if (this.feeds?.table !== table) this.feeds = new ViewerFeeds(table); // it has been read anew
    return this.feeds.of(viewer);
  }

  /** Everything there is to see, and the events since those that are known. */
  private sendWhole(table: Table, watcher: Watcher, place: Place, missed?: Pick<Update, 'from' | 'items'>): void {
    const viewer = viewerOf(table, watcher.who, place.publicly);
    const info = this.info ?? this.lookAgain(table);
    const { items, from } = missed ?? this.feedOf(table, viewer).read();
    const kind: ViewpointKind = { viewer, takesFilm: place.takesFilm, packing: place.packing };
    const viewpoint = this.viewpoints.get(keyOf(kind)) ?? new Viewpoint(table, kind, info, from + items.length);
    this.viewpoints.set(keyOf(kind), viewpoint);
    viewpoint.watchers = [...viewpoint.watchers, watcher];
    place.viewpoint = viewpoint;
    const isHost = watcher.who === table.host;
    this.send(watcher, { whole: true, ...viewpoint.everything(table, info), isHost, from, items });
  }

  private send(watcher: Watcher, update: Update): void {
    try {
      watcher.hear(update);
    } catch (error) {
      this.complain(update.table.table, error);
    }
  }

  private sendBatch(watcher: Watcher, batch: EventBatch): void {
    try {
      watcher.hearBatch?.(batch);
    } catch (error) {
      this.complain(batch.table, error);
    }
  }

  private complain(table: string, error: unknown): void {
    this.logger.error({ table, error }, 'a watcher could not be told');
  }
}
