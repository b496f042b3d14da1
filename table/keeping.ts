/** How a table is kept: its facts as lines, its card, its snapshots. */

import type { Fact } from './facts.ts';
import type { Games } from './plan.ts';
import type { TableSnapshot } from './progress.ts';
import type { Card, Line, Store } from './store.ts';
import { Table } from './table.ts';

/**
 * A table as it is on disk; null if there is none.
 * @example const table = await readTable(store, id, shelved);
 */
export async function readTable(
  store: Pick<Store, 'lines' | 'snapshot'>,
  id: string,
  games: Games,
): Promise<Table | null> {
  const [lines, kept] = await Promise.all([store.lines(id), store.snapshot(id)]);
  if (lines.length === 0) return null;
  const facts = lines.map(line => JSON.parse(line.body) as Fact);
  const snapshot = kept === null ? null : (JSON.parse(kept.body) as TableSnapshot);
  const table = Table.fromFacts(facts, { snapshot, games });
  table.snapshotAt = kept?.seq ?? 0;
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
 * Whether the card of a table would say anything new.
 * @example if (isNews(table, written)) write(cardOf(table));
 */
export const isNews = (table: Table, written: Card | null): boolean =>
  written === null ||
  touchedAt(table) - written.touchedAt >= COARSE ||
  shownPhase(table) !== written.phase ||
  takenSeats(table) !== written.taken ||
  table.people.size !== written.people.length;
