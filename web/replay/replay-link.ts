/** A replay as a table that one looks at: the same boards, names and playbacks as at the table itself. */
import { coloursOfSeats } from '@havre/engine/kernel/colours.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import { PUBLIC, type Viewer } from '@havre/engine/kernel/seats.ts';
import type { TableInfo } from '@havre/table/viewing/table-info.ts';
import { EMPTY_STATE, type TableView } from '@havre/table/viewing/update.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import type { TableLink } from '../table/model.ts';
import { seatOfEyes } from './moment.ts';
import type { ReplayTimeline } from './timeline.ts';

type Observer = Parameters<TableLink['onUpdate']>[0];

export class ReplayLink implements TableLink {
  readonly table: string;
  readonly question = null;
  readonly fairness = null;
  tableView: TableView | null = null;
  events: readonly ViewerEvent[] = [];
  private readonly timeline: ReplayTimeline;
  private observer: Observer | null = null;
  private eyes: Viewer = PUBLIC;

  constructor(timeline: ReplayTimeline, table: string) {
    this.timeline = timeline;
    this.table = table;
  }

  get view(): object | null {
    return this.tableView?.view ?? null;
  }

  get seat(): number | null {
    return seatOfEyes(this.eyes);
  }

  /** Turns to a moment with some eyes. */
  turn(at: number, eyes: Viewer): void {
    this.eyes = eyes;
    const { items, entries } = this.timeline.events(eyes);
    const heard = entries.findLastIndex(entry => entry <= at) + 1;
    this.events = items.slice(0, heard);
    this.tableView = this.tableViewAt(at);
  }

  /** Turns to the next moment, and tells what has happened in between. */
  advance(at: number): void {
    const before = this.events.length;
    this.turn(at, this.eyes);
    this.observer?.(this, this.events.slice(before), this.timeline.film(at, this.eyes));
  }

  onUpdate(observer: Observer): () => void {
    this.observer = observer;
    return () => {
      if (this.observer === observer) this.observer = null;
    };
  }

  /** A replay that can be looked at does not fail any more. */
  onFailure(): void {}

  /** What is past cannot be changed. */
  do(): Promise<Refusal | null> {
    return Promise.resolve({ refused: 'over' });
  }

  ready(): Promise<Refusal | null> {
    return this.do();
  }

  private tableViewAt(at: number): TableView {
    const { timeline, eyes } = this;
    return {
      ...EMPTY_STATE,
      table: this.info(at),
      eyes: eyes < 0 ? 'public' : `seat ${eyes}`,
      isHost: false,
      view: timeline.view(at, eyes),
    };
  }

  private info(at: number): TableInfo {
    const { replay } = this.timeline;
    const { game, options, seats, players, proof } = replay;
    const isOver = this.timeline.isOver(at);
    return {
      table: this.table,
      code: '',
      plan: { game, options, seats, visibility: 'private', clock: { type: 'none' }, hints: false, botPace: 0 },
      phase: isOver ? 'over' : 'playing',
      sitters: players.map(({ name, bot }) => ({
        name,
        person: bot === undefined,
        bot: bot ?? null,
        ready: true,
        commitment: null,
        silenced: false,
        here: true,
        left: false,
      })),
      colours: coloursOfSeats(
        this.timeline.game,
        options,
        players.map(({ colour }) => colour ?? null),
      ),
      host: null,
      proof: proof ?? { table: this.table, commitment: '', openings: [] },
      outcome: isOver ? replay.outcome : null,
      acting: this.timeline.acting(at),
      proposal: null,
      rematch: null,
      origin: null,
      screen: false,
    };
  }
}
