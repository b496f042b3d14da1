/**
 * Guests of a side: people without a seat whom it lets see what it sees, where the rules of the game allow that.
 *
 * That a side admits onlookers at all is for the game to say, and for the side to do by an act of the game. Who they are is
 * for the side too: one of them makes a word and tells it to the guest, so that nobody else can come and look.
 */
import { refuse } from '@havre/engine/kernel/refusal.ts';
import { type Guests, includes, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';
import { isHex, isValidToken } from '../model/claim-tokens.ts';
import type { Decision, Identity } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import type { CommandOf } from './command.ts';

export function invite(table: Table, seat: Seat, { commitment }: CommandOf<'invite'>): Decision {
  const guests = guestsBeside(table, seat);
  if (guests === undefined) return refuse('no-onlookers');
  return isHex(commitment) ? [{ type: 'invited', seat, viewer: guests.viewer, commitment }] : refuse('bad-commitment');
}

/**
 * Becomes the guest of the side whose word it is, while it admits any. Whoever has a seat has eyes of their own, and whoever
 * has seen what another side sees could tell.
 */
export function lookOn(table: Table, who: Identity, { word }: CommandOf<'lookOn'>, now: number): Decision {
  if (table.seatOf(who) !== null) return refuse('already-seated');
  const [invited] = [...table.invitations].find(([, token]) => isValidToken(token, word, now)) ?? [];
  if (invited === undefined) return refuse('wrong-word');
  const guests = table.match?.guests.find(({ viewer }) => viewer === invited);
  if (guests === undefined) return refuse('no-onlookers');
  const { viewer, side } = guests;
  return knowsMoreThan(table, who, seen => seen === viewer || includes(side, seen))
    ? refuse('knows-secrets')
    : [{ type: 'admitted', who, viewer }];
}

/**
 * Whether somebody has seen more of the game than with some eyes.
 * @example if (knowsMoreThan(table, who, viewer => viewer === seat)) return refuse('knows-secrets');
 */
export const knowsMoreThan = (table: Table, who: Identity, isHarmless: (viewer: Viewer) => boolean): boolean =>
  (table.insiders.get(who) ?? []).some(viewer => !isHarmless(viewer));

/**
 * The guests of a seat's side, whom it may invite; undefined while it admits none.
 * @example guestsBeside(table, 0) // { viewer: -2, side: 0b11 }
 */
export const guestsBeside = ({ match }: Table, seat: Seat): Guests | undefined =>
  match?.guests.find(({ side }) => includes(side, seat));
