/** What the host still changes before the start: options, seats, the clock. */
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { EventsOrRefusal, TableEvent } from '../model/events.ts';
import { type Plan, planChanges, planned } from '../model/plan.ts';
import type { Table } from '../model/table.ts';
import type { CommandOf } from './command.ts';

/** Everybody hears what is new, and nobody is ready any more: they were for something else. */
export function replan(table: Table, { plan: wanted }: CommandOf<'replan'>): EventsOrRefusal {
  const plan = planned({ ...table.plan, ...wanted }, () => table.game);
  if (isRefusal(plan)) return plan;
  const changes = planChanges(table.plan, plan);
  if (changes.options.length + changes.others.length === 0) return [];
  if (table.origin !== null && (changes.options.length > 0 || changes.others.includes('seats')))
    return refuse('begun-elsewhere');
  const moves = movesToFit(table, plan);
  return isRefusal(moves) ? moves : [...moves, { type: 'replanned', plan, changes }];
}

/**
 * How those in the seats that go move up: to a free seat, or to that of a bot, which stands up. People are never put out: where there
 * are more of them than seats, there can be no such table.
 */
function movesToFit({ sitters }: Table, { seats }: Plan): TableEvent[] | Refusal {
  if (sitters.people.length > seats) return refuse('too-many-people');
  const events: TableEvent[] = [];
  const sitting = [...sitters.all];
  const stand = (seat: number) => {
    events.push({ type: 'stood', seat });
    sitting[seat] = null;
  };
  for (let seat = seats; seat < sitting.length; seat++) {
    const sitter = sitting[seat] ?? null;
    if (sitter === null) continue;
    if (sitter.who !== null && !sitting.slice(0, seats).includes(null))
      stand(sitting.findLastIndex((other, at) => at < seats && other?.who === null));
    const free = sitting.slice(0, seats).indexOf(null);
    if (free < 0) {
      stand(seat);
      continue;
    }
    events.push({ type: 'swapped', one: free, other: seat });
    [sitting[free], sitting[seat]] = [sitter, null];
  }
  return events;
}
