/** What a list of somebody's own tables says of one: who sits there, whom it waits for and since when, and for how long. */
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import { includes, listed, PUBLIC, type Seat } from '@havre/engine/kernel/seats.ts';
import { askedAt, deadlinesFor } from '../model/deadlines.ts';
import type { Identity } from '../model/events.ts';
import { seatColours } from '../model/seat-colours.ts';
import type { Table } from '../model/table.ts';
import type { SitterInfo } from './table-info.ts';

export interface TableGlance {
  /** Who sits where; null where nobody does. */
  readonly sitters: readonly (Pick<SitterInfo, 'name' | 'person'> | null)[];
  /** The colour of each seat; null where lots decide. */
  readonly colours?: readonly (PlayerColour | null)[];
  /** The own seat; null for a host who only watches. */
  readonly seat: Seat | null;
  readonly isHost: boolean;
  /** What the table waits for whoever looks to do: a move, to be ready once all seats are taken, the start. */
  readonly asks: 'move' | 'ready' | 'start' | null;
  /** Who may act now, as everybody at the table sees it. */
  readonly acting: readonly Seat[];
  /** Since when, in milliseconds; null where that is nobody's business or nobody is asked. */
  readonly since: number | null;
  /** When the time of the question runs out, as far as this person may know; null if it does not. */
  readonly until: number | null;
  /** How many answers this person has prepared for their next question. */
  readonly prepared: number;
}

/**
 * A table at a glance, for somebody who sits there or is its host; null for anybody else. It holds nothing that its seat and the
 * public together do not know.
 * @example const glance = await room.read(table => glanceOf(table, identity));
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
      sitter === null ? null : { name: sitter.name, person: sitter.who !== null },
    ),
    colours: seatColours(table),
    seat,
    isHost,
    asks: askedOf(table, seat, isHost),
    acting: phase === 'playing' ? listed(match?.mayAct ?? 0) : [],
    since: phase === 'playing' ? sinceWhen(table, seat) : null,
    until: deadlines.find(({ type }) => type !== 'opening')?.until ?? null,
    prepared: seat === null ? 0 : (table.at(seat)?.prepared.length ?? 0),
  };
}

/**
 * What everybody sees of a board, for a small picture of it; null before the start.
 * @example const view = await room.read(publicBoard);
 */
export const publicBoard = ({ match }: Table): object | null => match?.view(PUBLIC) ?? null;

function askedOf(table: Table, seat: Seat | null, isHost: boolean): TableGlance['asks'] {
  const { match, phase, sitters } = table;
  if (phase === 'playing') {
    const question = seat === null || table.at(seat)?.bot != null ? null : (match?.asked(seat) ?? null);
    return question?.awaited === true ? 'move' : null;
  }
  if (phase !== 'gathering' || sitters.all.includes(null)) return null;
  const unready = sitters.people.filter(one => table.at(one)?.commitment === null);
  if (unready.length > 0) return seat !== null && unready.includes(seat) ? 'ready' : null;
  return isHost ? 'start' : null;
}

/** On a floor, since when others are waited for is between the server and each of them. */
function sinceWhen(table: Table, seat: Seat | null): number | null {
  const { match } = table;
  if (match === null) return null;
  if (seat !== null && match.asked(seat)?.awaited === true) return askedAt(table, match, seat);
  const [first] = listed(match.mayAct);
  return match.isFloor || first === undefined ? null : askedAt(table, match, first);
}
