/** How a table is kept: its events as lines, its summary, its snapshots. */
import { dueAt, isEarlier } from '../automatic/due.ts';
import { isPrivate, type RecordedEvent } from '../model/events.ts';
import type { TableSnapshot } from '../model/match-history.ts';
import type { Games } from '../model/plan.ts';
import { Table } from '../model/table.ts';
import { slices } from '../runtime/runtime.ts';
import type { LogLine, Store, TableSummary } from './store.ts';

/** So many events are read at a time. */
const EVENTS_IN_ONE_GO = 64;

/**
 * A table as it is on disk; null if there is none. A long one is read in slices: others have their turn in between.
 * @example const table = await readTable(store, id, gamesOnShelf);
 */
export async function readTable(
  store: Pick<Store, 'logLines' | 'snapshot'>,
  id: string,
  games: Games,
): Promise<Table | null> {
  // The snapshot first: whatever is written meanwhile, its event is in the log that is read afterwards.
  const kept = await store.snapshot(id);
  const snapshot = kept === null ? null : (JSON.parse(kept.body) as TableSnapshot);
  let table: Table | null = null;
  for (let from = 0; ; from += EVENTS_IN_ONE_GO) {
    const lines = await store.logLines(id, from, EVENTS_IN_ONE_GO);
    for (const { body } of lines) {
      const event = JSON.parse(body) as RecordedEvent;
      if (table === null) table = Table.fromEvents([event], { snapshot, games });
      else {
        if (event.type === 'resumed')
          for (const _ of table.history.replayedOrigin()) if (slices.isOver) await slices.next();
        table.evolve(event);
      }
      table.weight += body.length;
      if (slices.isOver) await slices.next();
    }
    if (lines.length < EVENTS_IN_ONE_GO) break;
  }
  if (table !== null) table.snapshotAt = kept?.seq ?? 0;
  return table;
}

/**
 * Takes in what has been written at a table since its last event; how many events that was.
 * @example if ((await readFurther(store, table)) > 0) tell();
 */
export async function readFurther(store: Pick<Store, 'logLines'>, table: Table): Promise<number> {
  const before = table.seq;
  for (;;) {
    const lines = await store.logLines(table.id, table.seq + 1, EVENTS_IN_ONE_GO);
    for (const { body } of lines) {
      table.evolve(JSON.parse(body) as RecordedEvent);
      table.weight += body.length;
    }
    if (lines.length < EVENTS_IN_ONE_GO) return table.seq - before;
    if (slices.isOver) await slices.next();
  }
}

/**
 * Events as the store keeps them.
 * @example await store.append(logLinesOf(table.id, events), summaryOf(table));
 */
export const logLinesOf = (table: string, events: readonly RecordedEvent[]): LogLine[] =>
  events.map(event => ({ table, seq: event.seq, body: JSON.stringify(event) }));

/**
 * What lists show of a table.
 * @example summaryOf(table).phase
 */
export const summaryOf = (table: Table): TableSummary => ({
  table: table.id,
  code: table.code,
  game: table.plan.game,
  phase: shownPhase(table),
  visible: isListed(table),
  seats: table.plan.seats,
  taken: takenSeats(table),
  people: [...table.people],
  createdAt: table.createdAt,
  touchedAt: touchedAt(table),
  dueAt: dueAt(table),
});

/** A game that was played to its end stays one, even if its table is closed: it is kept. */
function shownPhase({ phase, match }: Table): TableSummary['phase'] {
  if (match?.over === true) return 'over';
  return phase === 'opening' ? 'gathering' : phase;
}

const isListed = ({ plan, isHidden }: Table): boolean => plan.visibility === 'public' && !isHidden;

const takenSeats = ({ sitters }: Table): number =>
  sitters.all.reduce((taken, sitter) => (sitter === null ? taken : taken + 1), 0);

const touchedAt = ({ events, createdAt }: Table): number =>
  events.findLast(event => !isPrivate(event))?.at ?? createdAt;

/** When something last happened is kept to the minute while nothing else on the summary changes. */
const COARSE = 60_000;

/**
 * Whether the summary of a table would say anything new. That it is due later than the summary says is no change: it would be so with
 * every move.
 * @example if (summaryHasChanged(table, written)) write(summaryOf(table));
 */
export const summaryHasChanged = (table: Table, written: TableSummary | null): boolean =>
  written === null ||
  touchedAt(table) - written.touchedAt >= COARSE ||
  shownPhase(table) !== written.phase ||
  takenSeats(table) !== written.taken ||
  table.plan.seats !== written.seats ||
  isListed(table) !== written.visible ||
  table.people.size !== written.people.length ||
  isEarlier(dueAt(table), written.dueAt);
