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
export async function readTable(store: Store, id: string, games: Games): Promise<Table | null> {
  const [lines, kept] = await Promise.all([store.lines(id), store.snapshot(id)]);
  if (lines.length === 0) return null;
  const facts = lines.map(line => JSON.parse(line.body) as Fact);
  const snapshot = kept === null ? null : (JSON.parse(kept.body) as TableSnapshot);
  return Table.fromFacts(facts, { snapshot, games });
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
  phase: table.phase === 'opening' ? 'gathering' : table.phase,
  visible: table.plan.visibility === 'public',
  seats: table.plan.seats,
  taken: table.sitters.all.filter(sitter => sitter !== null).length,
  people: [...table.people],
  createdAt: table.createdAt,
  touchedAt: table.facts.at(-1)?.at ?? table.createdAt,
});

/** When something last happened is kept to the minute while nothing else on the card changes. */
const COARSE = 60_000;

/**
 * Whether a card says anything new.
 * @example isNews(cardOf(table), written)
 */
export const isNews = (card: Card, written: Card | null): boolean =>
  written === null ||
  card.touchedAt - written.touchedAt >= COARSE ||
  card.phase !== written.phase ||
  card.taken !== written.taken ||
  card.people.length !== written.people.length;
