/**
 * Programs from outside that would like to play: each is listed while the socket is open over which it has said so, and hears over
 * it when somebody invites it to a table. Nothing of it is kept: a program that is gone is not listed.
 */
import { randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { ProgramInvitation, ProgramOffer } from '@havre/protocol/messages.ts';
import { areAlike } from '@havre/table/commands/player-names.ts';
import { programRefusal } from '@havre/table/commands/program-marks.ts';
import type { Identity } from '@havre/table/model/events.ts';

/** One socket of a program. */
export interface ProgramSocket {
  readonly who: Identity;
  /** The network it comes from: of each only some are listed. */
  readonly network: string;
  /** Tells it of an invitation; false if it does not read what it is sent. */
  invite(invitation: ProgramInvitation): boolean;
}

/** A program as it is listed. */
export interface ListedProgram extends ProgramOffer {
  /** By which it is invited: it is another one each time it comes. */
  readonly program: string;
}

interface Place {
  readonly listed: ListedProgram;
  readonly socket: ProgramSocket;
}

/** So many are listed in all, and from one network. */
const MOST_PROGRAMS = 100;
export const MOST_OF_NETWORK = 8;
const MARK_BYTES = 9;

export class ProgramDesk {
  /** Whether programs are listed here at all. */
  readonly isOpen: boolean;
  private readonly places = new Map<string, Place>();

  constructor(isOpen: boolean) {
    this.isOpen = isOpen;
  }

  /**
   * Lists a program, by its new mark; one that comes again, with another socket or another name, is listed once.
   * @example const listed = desk.offer(socket, { name: 'Heron', games: ['fuji-flush'] });
   */
  offer(socket: ProgramSocket, offer: ProgramOffer): ListedProgram | Refusal {
    if (!this.isOpen) return refuse('no-programs', undefined, 'this server lists no programs');
    const flaw = programRefusal(offer.name, offer);
    if (flaw !== null) return flaw;
    const others = [...this.places.values()].filter(place => place.socket.who !== socket.who);
    if (others.some(({ listed }) => areAlike(listed.name, offer.name))) return refuse('name-taken');
    const near = others.filter(place => place.socket.network === socket.network);
    if (others.length >= MOST_PROGRAMS || near.length >= MOST_OF_NETWORK) return refuse('too-many-programs');
    for (const [mark, place] of this.places) if (place.socket.who === socket.who) this.places.delete(mark);
    const program = randomBytes(MARK_BYTES).toString('base64url');
    const listed = { ...offer, name: offer.name.trim(), program };
    this.places.set(program, { listed, socket });
    return listed;
  }

  /** What was offered over a socket is not any more. */
  withdraw(socket: ProgramSocket): void {
    for (const [mark, place] of this.places) if (place.socket === socket) this.places.delete(mark);
  }

  /** Those who play a game, by their names; all of them, if none is named. */
  list(game?: string): readonly ListedProgram[] {
    return [...this.places.values()]
      .map(({ listed }) => listed)
      .filter(listed => game === undefined || plays(listed, game))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /**
   * Invites a program to a table: its name, or why it cannot be.
   * @example desk.invite(mark, invitation)
   */
  invite(mark: string, invitation: ProgramInvitation): ListedProgram | Refusal {
    const place = this.places.get(mark);
    if (place === undefined) return refuse('no-such-program');
    if (!plays(place.listed, invitation.game)) return refuse('not-its-game');
    return place.socket.invite(invitation) ? place.listed : refuse('program-busy');
  }
}

const plays = ({ games }: ProgramOffer, game: string): boolean => games === undefined || games.includes(game);
