/** How a table is kept: its facts as lines, its card, its snapshots. */
import { dueAt, isEarlier } from '../automatic/due.ts';
import type { Fact } from '../model/events.ts';
import type { TableSnapshot } from '../model/match-history.ts';
import type { Games } from '../model/plan.ts';
import { Table } from '../model/table.ts';
import { slices } from '../runtime/runtime.ts';
import type { Card, Line, Store } from './store.ts';

/** So many facts are read at a time. */
const FACTS_IN_ONE_GO = 64;

/**
 * A table as it is on disk; null if there is none. A long one is read in slices: others have their turn in between.
 * @example const table = await readTable(store, id, shelved);
 */
export async function readTable(
  store: Pick<Store, 'lines' | 'snapshot'>,
  id: string,
  games: Games,
): Promise<Table | null> {
  // The snapshot first: whatever is written meanwhile, its fact is in the log that is read afterwards.
  const kept = await store.snapshot(id);
  const snapshot = kept === null ? null : (JSON.parse(kept.body) as TableSnapshot);
  let table: Table | null = null;
  for (let from = 0; ; from += FACTS_IN_ONE_GO) {
    const lines = await store.lines(id, from, FACTS_IN_ONE_GO);
    for (const { body } of lines) {
      const fact = JSON.parse(body) as Fact;
      if (table === null) table = Table.fromFacts([fact], { snapshot, games });
      else {
        if (fact.type === 'resumed') for (const _ of table.progress.rehearsed()) if (slices.isOver) await slices.next();
        table.evolve(fact);
      }
      table.weight += body.length;
      if (slices.isOver) await slices.next();
    }
    if (lines.length < FACTS_IN_ONE_GO) break;
  }
  if (table !== null) table.snapshotAt = kept?.seq ?? 0;
  return table;
}

/**
 * Facts as the store keeps them.
 * @example await store.append(linesOf(table.id, facts), cardOf(table));
 */
export const linesOf = (table: string, facts: readonly Fact[]): Line[] =>
  facts.map(fact => ({ table, seq: fact.seq, body: JSON.stringify(fact) }));

/**
 * What lists show of a table.
 * @example cardOf(table).phase
 */
export const cardOf = (table: Table): Card => ({
  table: table.id,
  code: table.code,
  game: table.plan.game,
  phase: shownPhase(table),
  visible: table.plan.visibility === 'public',
  seats: table.plan.seats,
  taken: takenSeats(table),
  people: [...table.people],
  createdAt: table.createdAt,
  touchedAt: touchedAt(table),
  dueAt: dueAt(table),
});

/** A game that was played to its end stays one, even if its table is closed: it is kept. */
function shownPhase({ phase, match }: Table): Card['phase'] {
  if (match?.over === true) return 'over';
  return phase === 'opening' ? 'gathering' : phase;
}

const takenSeats = ({ sitters }: Table): number =>
  sitters.all.reduce((taken, sitter) => (sitter === null ? taken : taken + 1), 0);

const touchedAt = ({ facts, createdAt }: Table): number => facts.at(-1)?.at ?? createdAt;

/** When something last happened is kept to the minute while nothing else on the card changes. */
const COARSE = 60_000;

/**
 * Whether the card of a table would say anything new. That it is due later than the card says is no news: it would be so with
 * every move.
 * @example if (isNews(table, written)) write(cardOf(table));
 */
export const isNews = (table: Table, written: Card | null): boolean =>
  written === null ||
  touchedAt(table) - written.touchedAt >= COARSE ||
  shownPhase(table) !== written.phase ||
  takenSeats(table) !== written.taken ||
  table.people.size !== written.people.length ||
  isEarlier(dueAt(table), written.dueAt);
