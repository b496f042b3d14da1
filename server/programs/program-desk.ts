/**
 * Programs from outside that would like to play: each is listed while the socket is open over which it has said so, and hears over
 * it when somebody invites it to a table. Nothing of it is kept: a program that is gone is not listed. Servers over one database
 * tell each other of theirs, so that each lists them all.
 */
import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { ProgramInvitation, ProgramOffer } from '@havre/protocol/messages.ts';
import { areAlike } from '@havre/table/commands/player-names.ts';
import { programRefusal } from '@havre/table/commands/program-marks.ts';
import type { Identity } from '@havre/table/model/events.ts';
import {
  type DeskFollower,
  type InvitedSeat,
  type ListedProgram,
  NO_OTHER_DESKS,
  type OfferedProgram,
  type OtherDesks,
} from './other-desks.ts';

/** One socket of a program. */
export interface ProgramSocket {
  readonly who: Identity;
  /** The network it comes from: of each only some are listed. */
  readonly network: string;
  /** Tells it of an invitation; false if it does not read what it is sent. */
  invite(invitation: ProgramInvitation): boolean;
}

interface Place {
  readonly listed: ListedProgram;
  readonly socket: ProgramSocket;
}

/** A program that is connected to another server. */
interface PlaceElsewhere extends OfferedProgram {
  readonly server: string;
}

/** The invitation to a seat, as the table stands; or why there is none. */
export type InvitationReader = (where: InvitedSeat) => Promise<ProgramInvitation | Refusal>;

/** So many are listed in all, and from one network by one server. */
const MOST_PROGRAMS = 100;
export const MOST_OF_NETWORK = 8;
const MARK_BYTES = 9;

export class ProgramDesk implements DeskFollower {
  /** Whether programs are listed here at all. */
  readonly isOpen: boolean;
  private readonly readInvitation: InvitationReader;
  private readonly others: OtherDesks;
  private readonly places = new Map<string, Place>();
  private readonly elsewhere = new Map<string, PlaceElsewhere>();

  constructor(isOpen: boolean, readInvitation: InvitationReader, others: OtherDesks = NO_OTHER_DESKS) {
    this.isOpen = isOpen;
    this.readInvitation = readInvitation;
    this.others = others;
  }

  /**
   * Lists a program, by its new mark; one that comes again, with another socket or another name, is listed once.
   * @example const listed = desk.offer(socket, { name: 'Heron', games: ['fuji-flush'] });
   */
  offer(socket: ProgramSocket, offer: ProgramOffer): ListedProgram | Refusal {
    if (!this.isOpen) return refuse('no-programs', undefined, 'this server lists no programs');
    const flaw = programRefusal(offer.name, offer);
    if (flaw !== null) return flaw;
    const others = this.all().filter(({ who }) => who !== socket.who);
    if (others.some(({ listed }) => areAlike(listed.name, offer.name))) return refuse('name-taken');
    const near = [...this.places.values()].filter(
      place => place.socket.who !== socket.who && place.socket.network === socket.network,
    );
    if (others.length >= MOST_PROGRAMS || near.length >= MOST_OF_NETWORK) return refuse('too-many-programs');
    this.remove(place => place.socket.who === socket.who);
    const program = randomBytes(MARK_BYTES).toString('base64url');
    const listed = { ...offer, name: offer.name.trim(), program };
    this.places.set(program, { listed, socket });
    this.others.programOffered({ listed, who: socket.who });
    return listed;
  }

  /** What was offered over a socket is not any more. */
  withdraw(socket: ProgramSocket): void {
    this.remove(place => place.socket === socket);
  }

  private remove(isMeant: (place: Place) => boolean): void {
    for (const [mark, place] of this.places)
      if (isMeant(place)) {
        this.places.delete(mark);
        this.others.programWithdrawn(mark);
      }
  }

  /** Every program once, by whoever is behind it: here before elsewhere. */
  private all(): OfferedProgram[] {
    const byPerson = new Map<Identity, OfferedProgram>();
    for (const offered of [...this.here(), ...this.elsewhere.values()])
      if (!byPerson.has(offered.who)) byPerson.set(offered.who, offered);
    return [...byPerson.values()];
  }

  /** Those who play a game, by their names; all of them, if none is named. */
  list(game?: string): readonly ListedProgram[] {
    return this.all()
      .map(({ listed }) => listed)
      .filter(listed => game === undefined || plays(listed, game))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /**
   * Invites a program to a table: its name, or why it cannot be. One of another server is told by that.
   * @example desk.invite(mark, invitation)
   */
  invite(mark: string, invitation: ProgramInvitation): ListedProgram | Refusal {
    const place = this.places.get(mark);
    const { listed } = place ?? this.elsewhere.get(mark) ?? { listed: null };
    if (listed === null) return refuse('no-such-program');
    if (!plays(listed, invitation.game)) return refuse('not-its-game');
    if (place === undefined) this.others.programInvited(mark, { table: invitation.table, seat: invitation.seat });
    else if (!place.socket.invite(invitation)) return refuse('program-busy');
    return listed;
  }

  here(): OfferedProgram[] {
    return [...this.places.values()].map(({ listed, socket: { who } }) => ({ listed, who }));
  }

  offeredElsewhere(server: string, offered: OfferedProgram): void {
    if (this.isOpen && this.elsewhere.size < MOST_PROGRAMS)
      this.elsewhere.set(offered.listed.program, { ...offered, server });
  }

  withdrawnElsewhere(mark: string): void {
    this.elsewhere.delete(mark);
  }

  servers(): string[] {
    return [...new Set([...this.elsewhere.values()].map(({ server }) => server))];
  }

  forget(server: string): void {
    for (const [mark, place] of this.elsewhere) if (place.server === server) this.elsewhere.delete(mark);
  }

  async invitedElsewhere(mark: string, where: InvitedSeat): Promise<void> {
    if (!this.places.has(mark)) return;
    const invitation = await this.readInvitation(where);
    if (!isRefusal(invitation)) this.places.get(mark)?.socket.invite(invitation);
  }
}

const plays = ({ games }: ProgramOffer, game: string): boolean => games === undefined || games.includes(game);
