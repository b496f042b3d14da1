/**
 * What runs out when, at one table. Clocks of the game are derived from events: the one that raised a question, and the
 * seconds the plan gives it, or what is left in its bank of time. A restart changes nothing about them.
 *
 * The time for showing one's entropy is another matter: it finds out who is not there, and while the server was not there
 * nobody was. After a restart everybody may come back first.
 */
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import { includes, listed, type Seat, type Seats, type Viewer } from '@havre/engine/kernel/seats.ts';
import { runsOutAt } from './holidays.ts';
import type { Clock } from './plan.ts';
import type { Table } from './table.ts';

export type Deadline = {
  /** In milliseconds, on the server's clock. */
  readonly until: number;
} /** People show their entropy, or the start is off. */ & (
  | { readonly type: 'opening' }
  /** A seat answers its question. */
  | { readonly type: 'move'; readonly seat: Seat; readonly decision: number }
  /** A clock that the rules have set going. */
  | { readonly type: 'clock'; readonly clock: string; readonly seats: Seats }
);

/** Clients show their entropy by themselves: whoever has not by then is not there. */
const OPENING = 10_000;
/** Whoever waits for a server that has stopped tries again at least this often (`protocol/client/connection.ts`). */
const COMING_BACK = 10_000;

/** Where nothing runs: always the same one, so that it compares at once. */
const NONE: readonly Deadline[] = [];

/**
 * Everything that runs at a table, the earliest first.
 * @example const [first] = deadlinesOf(table);
 */
export function deadlinesOf(table: Table): readonly Deadline[] {
  const { match, phase } = table;
  if (phase === 'opening') return [{ type: 'opening', until: openingEnds(table) }];
  if (match === null || phase !== 'playing') return NONE;
  const all = moves(table, match).concat(clocks(table, match));
  return all.length === 0 ? NONE : all.sort((a, b) => a.until - b.until);
}

/**
 * The deadlines a viewer may know of: on a floor, who is waited for is between the server and each seat.
 * @example deadlinesFor(table, PUBLIC)
 */
export const deadlinesFor = (
  table: Table,
  viewer: Viewer,
  all: readonly Deadline[] = deadlinesOf(table),
): readonly Deadline[] =>
  all.length === 0
    ? NONE
    : all.filter(deadline => deadline.type !== 'move' || deadline.seat === viewer || table.match?.isFloor === false);

function openingEnds({ events, createdAt, takenUpAt }: Table): number {
  const since = events.findLast(event => event.type === 'opening')?.at ?? createdAt;
  return OPENING + (takenUpAt > since ? takenUpAt + COMING_BACK : since);
}

/** People have a clock of their own for each question; bots need none. */
function moves(table: Table, match: Match): Deadline[] {
  const { clock } = table.plan;
  if (clock.type === 'none') return [];
  const people = listed(match.awaited).filter(seat => !includes(table.sitters.bots, seat));
  return people.flatMap(seat => {
    const question = match.asked(seat);
    const until = question === null ? null : timeIsUpAt(table, match, clock, seat);
    return question === null || until === null ? [] : [{ type: 'move', seat, decision: question.decision, until }];
  });
}

function timeIsUpAt(table: Table, match: Match, clock: Exclude<Clock, { type: 'none' }>, seat: Seat): number | null {
  const holidays = table.at(seat)?.holidays ?? [];
  if (clock.type === 'perMove') return runsOutAt(askedAt(table, match, seat), clock.seconds * 1000, holidays);
  const bank = table.history.banks?.running(seat) ?? null;
  return bank === null ? null : runsOutAt(bank.since, bank.allowance, holidays);
}

/**
 * Since when a seat has had this question; if its time ran out and the rules ask it still, since then.
 * @example askedAt(table, match, 2)
 */
export function askedAt({ events, createdAt }: Table, match: Match, seat: Seat): number {
  const since = match.askedSince(seat);
  const asked = events.findLast(event => {
    if (event.type !== 'began' && event.type !== 'entry') return event.type === 'resumed'; // with all that was brought here
    return event.entry.seq === since || isTimeUp(event.entry, seat);
  });
  return asked?.at ?? createdAt;
}

const isTimeUp = ({ cause }: MatchEntry, seat: Seat): boolean =>
  cause.type === 'table' && cause.entry.type === 'timeUp' && cause.entry.seat === seat;

const clocks = (table: Table, match: Match): Deadline[] =>
  match.clocks.map(({ id, seconds, seats }) => {
    const since = table.history.clockTimes.get(id) ?? table.createdAt;
    return { type: 'clock', clock: id, seats, until: since + seconds * 1000 };
  });
