/** Programs that are listed by other servers over the same database, as far as the servers must know of each other. */
import type { ProgramOffer } from '@havre/protocol/messages.ts';
import type { Identity } from '@havre/table/model/events.ts';

/** A program as it is listed. */
export interface ListedProgram extends ProgramOffer {
  /** By which it is invited: it is another one each time it comes. */
  readonly program: string;
}

/** A program, and who is behind it: one that is connected to two servers is listed once. */
export interface OfferedProgram {
  readonly listed: ListedProgram;
  readonly who: Identity;
}

/** A seat that a program is invited to. What else there is to tell of it, each server reads for itself. */
export interface InvitedSeat {
  readonly table: string;
  readonly seat: number;
}

/** Those whom a desk tells what happens at it. */
export interface OtherDesks {
  programOffered(offered: OfferedProgram): void;
  programWithdrawn(mark: string): void;
  /** Somebody here invites a program that is connected to another server. */
  programInvited(mark: string, where: InvitedSeat): void;
}

/** What a desk is told of the others. */
export interface DeskFollower {
  /** The programs that are connected to this server. */
  here(): Iterable<OfferedProgram>;
  offeredElsewhere(server: string, offered: OfferedProgram): void;
  withdrawnElsewhere(mark: string): void;
  /** The servers that others are connected to. */
  servers(): readonly string[];
  /** A server is gone, and its programs with it. */
  forget(server: string): void;
  /** Somebody at another server invites a program; it may be one of this server. */
  invitedElsewhere(mark: string, where: InvitedSeat): void;
}

/** For a server that has its store for itself. */
export const NO_OTHER_DESKS: OtherDesks = {
  programOffered: () => {},
  programWithdrawn: () => {},
  programInvited: () => {},
};
