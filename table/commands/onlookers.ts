/**
 * Guests of a side: people without a seat whom it lets see what it sees, where the rules of the game allow that.
 *
 * That a side admits onlookers at all is for the game to say, and for the side to do by an act of the game. Who they are is
 * for the side too: one of them makes a word and tells it to the onlooker, so that nobody else can come and look.
 */
import { refuse } from '@havre/engine/kernel/refusal.ts';
import { type AdmittedOnlookers, includes, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';
import { isHex, isValidToken } from '../model/claim-tokens.ts';
import type { EventsOrRefusal, Identity } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import type { CommandOf } from './command.ts';

export function invite(table: Table, seat: Seat, { commitment }: CommandOf<'invite'>): EventsOrRefusal {
  const admitted = onlookersOf(table, seat);
  if (admitted === undefined) return refuse('no-onlookers');
  return isHex(commitment)
    ? [{ type: 'invited', seat, viewer: admitted.viewer, commitment }]
    : refuse('bad-commitment');
}

/**
 * Looks on with the side whose word it is, while it admits any. Whoever has a seat has a viewpoint of their own, and whoever
 * has seen what another side sees could tell.
 */
export function lookOn(table: Table, who: Identity, { word }: CommandOf<'lookOn'>, now: number): EventsOrRefusal {
  if (table.seatOf(who) !== null) return refuse('already-seated');
  const [invited] = [...table.invitations].find(([, token]) => isValidToken(token, word, now)) ?? [];
  if (invited === undefined) return refuse('wrong-word');
  const admitted = table.match?.onlookers.find(({ viewer }) => viewer === invited);
  if (admitted === undefined) return refuse('no-onlookers');
  const { viewer, side } = admitted;
  return knowsMoreThan(table, who, seen => seen === viewer || includes(side, seen))
    ? refuse('knows-secrets')
    : [{ type: 'admitted', who, viewer }];
}

/**
 * Whether somebody has seen more of the game than from some viewpoints.
 * @example if (knowsMoreThan(table, who, viewer => viewer === seat)) return refuse('knows-secrets');
 */
export const knowsMoreThan = (table: Table, who: Identity, isHarmless: (viewer: Viewer) => boolean): boolean =>
  (table.insiders.get(who) ?? []).some(viewer => !isHarmless(viewer));

/**
 * The onlookers of a seat's side, whom it may invite; undefined while it admits none.
 * @example onlookersOf(table, 0) // { viewer: -2, side: 0b11 }
 */
export const onlookersOf = ({ match }: Table, seat: Seat): AdmittedOnlookers | undefined =>
  match?.onlookers.find(({ side }) => includes(side, seat));
