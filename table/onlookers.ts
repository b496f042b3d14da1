/**
 * Guests of a side: people without a seat whom it lets see what it sees, where the rules of the game allow that.
 *
 * That a side admits onlookers at all is for the game to say, and for the side to do by an act of the game. Who they are is
 * for the side too: one of them makes a word and tells it to the guest, so that nobody else can come and look.
 */
import { refuse } from '@havre/engine/kernel/refusal.ts';
import { audienceOf, includes, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';
import type { Command } from './command.ts';
import type { Decision, Identity } from './facts.ts';
import { isHex, opens } from './promises.ts';
import type { Table } from './table.ts';

export function invite(table: Table, seat: Seat, { commitment }: Extract<Command, { type: 'invite' }>): Decision {
  const viewer = onlookersBeside(table, seat);
  if (viewer === undefined) return refuse('no-onlookers');
  return isHex(commitment) ? [{ type: 'invited', seat, viewer, commitment }] : refuse('bad-commitment');
}

/** Becomes the guest of the side whose word it is. Whoever has a seat has eyes of their own. */
export function lookOn(
  table: Table,
  who: Identity,
  { word }: Extract<Command, { type: 'lookOn' }>,
  now: number,
): Decision {
  if (table.seatOf(who) !== null) return refuse('already-seated');
  const [viewer] = [...table.invitations].find(([, promised]) => opens(promised, word, now)) ?? [];
  return viewer === undefined ? refuse('wrong-word') : [{ type: 'admitted', who, viewer }];
}

/**
 * The onlookers a seat may invite: those who read a channel with it that is not for everybody.
 * @example onlookersBeside(table, 0) // -2, the guests of the first side
 */
export function onlookersBeside({ match }: Table, seat: Seat): Viewer | undefined {
  const circles = (match?.channels ?? []).flatMap(({ readers }) => (readers === 'everybody' ? [] : [readers]));
  return match?.viewers.find(
    viewer => viewer < 0 && circles.some(readers => includes(readers, seat) && (readers & audienceOf(viewer)) !== 0),
  );
}
