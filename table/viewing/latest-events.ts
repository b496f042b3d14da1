/** What has just happened, as each viewer hears of it. */
import { type Audience, audienceOf, PUBLIC, type Viewer } from '@havre/engine/kernel/seats.ts';
import type { RecordedEvent } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import { type ViewerEvent, viewerEventsOf } from './viewer-events.ts';

/** Anybody may hear something else than the public. */
const ANYBODY: Audience = -1;

/**
 * What some events are to each viewer. Of an action most hear what the public hears: that is found out once, and is the same list for all of
 * them. Only whoever is let into a secret of it is told something of its own.
 * @example const latest = new LatestEvents(table, events); for (const { viewer } of viewpoints) tell(viewer, latest.for(viewer));
 */
export class LatestEvents {
  private readonly table: Table;
  private readonly events: readonly RecordedEvent[];
  private readonly privy: Audience;
  private open: readonly ViewerEvent[] | null = null;

  constructor(table: Table, events: readonly RecordedEvent[]) {
    this.table = table;
    this.events = events;
    this.privy = events.reduce((all, event) => all | privyTo(event), 0);
  }

  for(viewer: Viewer): readonly ViewerEvent[] {
    if ((this.privy & audienceOf(viewer)) !== 0) return this.heardBy(viewer);
    this.open ??= this.heardBy(PUBLIC);
    return this.open;
  }

  private heardBy(viewer: Viewer): ViewerEvent[] {
    return this.events.flatMap(event => viewerEventsOf(this.table, event, viewer));
  }
}

/** Who may hear more of an event than the public. */
function privyTo(event: RecordedEvent): Audience {
  if (event.type !== 'entry' || event.entry.cause.type !== 'act') return ANYBODY;
  let privy = event.standing === true || event.prepared === true ? audienceOf(event.entry.cause.seat) : 0;
  for (const { secret, onlyTo } of event.entry.events) privy |= (secret?.to ?? 0) | (onlyTo ?? 0);
  return privy;
}
