/** What has just happened, as each viewer hears of it. */
import { type Audience, audienceOf, PUBLIC, type Viewer } from '@havre/engine/kernel/seats.ts';
import type { Fact } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import { type NewsItem, newsOf } from './viewer-events.ts';

/** Anybody may hear something else than the public. */
const ANYBODY: Audience = -1;

/**
 * The news of some facts. Of an act most hear what the public hears: that is found out once, and is the same list for all of
 * them. Only whoever is let into a secret of it is told something of its own.
 * @example const news = new FreshNews(table, facts); for (const { viewer } of eyes) tell(viewer, news.for(viewer));
 */
export class FreshNews {
  private readonly table: Table;
  private readonly facts: readonly Fact[];
  private readonly privy: Audience;
  private open: readonly NewsItem[] | null = null;

  constructor(table: Table, facts: readonly Fact[]) {
    this.table = table;
    this.facts = facts;
    this.privy = facts.reduce((all, fact) => all | privyTo(fact), 0);
  }

  for(viewer: Viewer): readonly NewsItem[] {
    if ((this.privy & audienceOf(viewer)) !== 0) return this.heardBy(viewer);
    this.open ??= this.heardBy(PUBLIC);
    return this.open;
  }

  private heardBy(viewer: Viewer): NewsItem[] {
    return this.facts.flatMap(fact => newsOf(this.table, fact, viewer));
  }
}

/** Who may hear more of a fact than the public. */
function privyTo(fact: Fact): Audience {
  if (fact.type !== 'entry' || fact.entry.cause.type !== 'act') return ANYBODY;
  let privy = fact.standing === true ? audienceOf(fact.entry.cause.seat) : 0;
  for (const { secret, onlyTo } of fact.entry.events) privy |= (secret?.to ?? 0) | (onlyTo ?? 0);
  return privy;
}
