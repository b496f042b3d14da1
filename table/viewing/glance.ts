/** What a list of somebody's own tables says of one: who sits there, whom it waits for and since when, and for how long. */
import { includes, listed, PUBLIC, type Seat } from '@havre/engine/kernel/seats.ts';
import { askedAt, deadlinesFor } from '../model/deadlines.ts';
import type { Identity } from '../model/events.ts';
import type { Table } from '../model/table.ts';

export interface TableGlance {
  /** Who sits where; null where nobody does. */
  readonly sitters: readonly (GlancedSitter | null)[];
  /** The own seat; null for a host who only watches. */
  readonly seat: Seat | null;
  readonly isHost: boolean;
  /** Whether the table waits for whoever looks: for a move, for being ready, or for the start. */
  readonly isAsked: boolean;
  /** Who may act now, as everybody at the table sees it. */
  readonly acting: readonly Seat[];
  /** Since when, in milliseconds; null where that is nobody's business or nobody is asked. */
  readonly since: number | null;
  /** When the time of the question runs out, as far as this person may know; null if it does not. */
  readonly until: number | null;
}

export interface GlancedSitter {
  readonly name: string;
  /** Whether a program plays the seat now. */
  readonly isBot: boolean;
}

/**
 * A table at a glance, for somebody who sits there or is its host; null for anybody else. It holds nothing that its seat and the
 * public together do not know.
 * @example const glance = await room.look(table => glanceOf(table, identity));
 */
export function glanceOf(table: Table, who: Identity): TableGlance | null {
  const { match, phase } = table;
  const own = table.seatOf(who);
  const seat = own !== null && includes(table.history.gone, own) ? null : own;
  const isHost = table.host === who;
  if (seat === null && !isHost) return null;
  const deadlines = deadlinesFor(table, seat ?? PUBLIC);
  return {
    sitters: table.sitters.all.map(sitter =>
      sitter === null ? null : { name: sitter.name, isBot: sitter.bot !== null },
    ),
    seat,
    isHost,
    isAsked: isAsked(table, seat, isHost),
    acting: phase === 'playing' ? listed(match?.mayAct ?? 0) : [],
    since: phase === 'playing' ? sinceWhen(table, seat) : null,
    until: deadlines.find(({ type }) => type !== 'opening')?.until ?? null,
  };
}

/**
 * What everybody sees of a board, for a small picture of it; null before the start.
 * @example const view = await room.look(publicBoard);
 */
export const publicBoard = ({ match }: Table): object | null => match?.view(PUBLIC) ?? null;

function isAsked(table: Table, seat: Seat | null, isHost: boolean): boolean {
  const { match, phase, sitters } = table;
  if (phase === 'playing') {
    const question = seat === null || table.at(seat)?.bot != null ? null : (match?.asked(seat) ?? null);
    return question?.awaited === true;
  }
  if (phase !== 'gathering') return false;
  if (seat !== null && table.at(seat)?.commitment === null) return true;
  return isHost && !sitters.all.includes(null) && sitters.people.every(one => table.at(one)?.commitment !== null);
}

/** On a floor, since when others are waited for is between the server and each of them. */
function sinceWhen(table: Table, seat: Seat | null): number | null {
  const { match } = table;
  if (match === null) return null;
  if (seat !== null && match.asked(seat)?.awaited === true) return askedAt(table, match, seat);
  const [first] = listed(match.mayAct);
  return match.isFloor || first === undefined ? null : askedAt(table, match, first);
}
