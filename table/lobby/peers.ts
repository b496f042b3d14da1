/**
 * Other programs over the same store, each with a lobby of its own, as far as a lobby must know of them.
 *
 * Nothing that is right or wrong depends on it: the store lets one of two writers win. It saves work that several would do,
 * and says who is at a table that is looked at from several programs.
 */
import type { Identity } from '../model/events.ts';

export interface Peers {
  /** Whether it is for this program to do what nobody asks for at a table: bots, clocks, absences, calls, clearing. */
  isOurs(table: string): boolean;
  /** Whether somebody looks at a table in another program. */
  isElsewhere(table: string, who: Identity): boolean;
  /** Whether anybody does. */
  isAttendedElsewhere(table: string): boolean;
  /** Somebody has begun to look at a table in this program, or does no longer. */
  present(table: string, who: Identity, isHere: boolean): void;
  /** So many of those who play at a table look at it in this program, from now on. */
  attended(table: string, people: number): void;
  /** Somebody who does not look has done something at a table. */
  seen(table: string, who: Identity): void;
}

/** Where there are no others. */
export const ALONE: Peers = {
  isOurs: () => true,
  isElsewhere: () => false,
  isAttendedElsewhere: () => false,
  present: () => {},
  attended: () => {},
  seen: () => {},
};
