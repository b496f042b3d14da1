/** What a program is told of a table that it is invited to. */
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { ProgramInvitation } from '@havre/protocol/messages.ts';
import type { Table } from '@havre/table/model/table.ts';

/**
 * An invitation to a seat, or why nobody can be invited there now.
 * @example const invitation = await room.read(table => invitationTo(table, 2));
 */
export function invitationTo({ id, code, phase, plan, sitters }: Table, seat: number): ProgramInvitation | Refusal {
  if (phase !== 'gathering') return refuse('already-started');
  if (seat >= plan.seats) return refuse('no-such-seat');
  if (sitters.at(seat) !== null) return refuse('seat-taken');
  const { game, seats, options, clock } = plan;
  return { table: id, code, game, seats, options, clock, seat };
}
