/**
 * What goes on in the house, for whoever sits at the terminal where it runs: who has come, who sits down, which games begin and
 * end. Nothing of what is played or said is among it, and nothing of it is written down.
 */
import type { Identity } from '@havre/table/model/events.ts';
import type { Table, TablePhase } from '@havre/table/model/table.ts';

export type HouseNews =
  /** Somebody who was not here for a while; how many are here now. */
  | { readonly type: 'arrived'; readonly here: number }
  | {
      readonly type: 'seated';
      readonly game: string;
      readonly name: string;
      readonly taken: number;
      readonly seats: number;
    }
  | { readonly type: 'begun' | 'ended'; readonly game: string; readonly names: readonly string[] };

/** Whoever comes back sooner has only reloaded the page, or was in a tunnel. */
const A_WHILE = 60 * 60 * 1000;
/** So many people and tables are remembered, the latest. */
const MOST_KNOWN = 10_000;

interface KnownTable {
  readonly phase: TablePhase;
  readonly people: ReadonlySet<Identity>;
}

export class HouseReporter {
  private readonly tell: (news: HouseNews) => void;
  private readonly now: () => number;
  private readonly openedAt: number;
  private readonly seen = new Map<Identity, number>();
  private readonly tables = new Map<string, KnownTable>();

  constructor(tell: (news: HouseNews) => void, now: () => number) {
    this.tell = tell;
    this.now = now;
    this.openedAt = now();
  }

  /** A device has opened the page; of how many people there are sockets now. */
  arrived(who: Identity | null, here: () => number): void {
    if (who === null) return;
    const before = this.seen.get(who) ?? Number.NEGATIVE_INFINITY;
    const now = this.now();
    this.seen.delete(who);
    remember(this.seen, who, now);
    if (now - before > A_WHILE) this.tell({ type: 'arrived', here: here() });
  }

  /** Something has changed at a table. */
  attend(table: Table): void {
    const { sitters, phase, id } = table;
    const sitting = sitters.all.filter(sitter => sitter !== null);
    const people = new Set(sitting.flatMap(({ who }) => who ?? []));
    const known = this.tables.get(id) ?? (table.createdAt >= this.openedAt ? NEW : null);
    this.tables.delete(id);
    remember(this.tables, id, { phase, people });
    if (known === null) return; // it is only taken up again
    const game = table.plan.game;
    const names = sitting.map(({ name }) => name);
    for (const { who, name } of sitting)
      if (who !== null && !known.people.has(who))
        this.tell({ type: 'seated', game, name, taken: sitting.length, seats: table.plan.seats });
    if (phase === known.phase) return;
    if (phase === 'playing') this.tell({ type: 'begun', game, names });
    if (phase === 'over') this.tell({ type: 'ended', game, names });
  }
}

const NEW: KnownTable = { phase: 'gathering', people: new Set() };

function remember<K, V>(known: Map<K, V>, key: K, value: V): void {
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}
