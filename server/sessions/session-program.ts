/** What a socket is to those who invite programs, once whoever is behind it has said that it is one. */
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import type { ErrorCode, ProgramInvitation, ProgramOffer } from '@havre/protocol/messages.ts';
import type { Command } from '@havre/table/commands/command.ts';
import type { Identity } from '@havre/table/model/events.ts';
import { markOf, type ProgramMark } from '@havre/table/model/program-mark.ts';
import type { ProgramDesk, ProgramSocket } from '../programs/program-desk.ts';

/** The mark by which it is listed, null if it is not any more; or why it cannot be. */
export type OfferAnswer = { readonly program: string | null } | { readonly code: ErrorCode; readonly detail: string };

export interface SessionProgramDeps {
  readonly desk: ProgramDesk;
  readonly who: Identity;
  readonly network: string;
  readonly invite: (invitation: ProgramInvitation) => boolean;
}

export class SessionProgram implements ProgramSocket {
  readonly who: Identity;
  readonly network: string;
  readonly invite: (invitation: ProgramInvitation) => boolean;
  private readonly desk: ProgramDesk;
  private mark: ProgramMark | null = null;

  constructor({ desk, who, network, invite }: SessionProgramDeps) {
    this.desk = desk;
    this.who = who;
    this.network = network;
    this.invite = invite;
  }

  /** Lists it until it withdraws, or its socket is closed. */
  offer(offer: ProgramOffer | null): OfferAnswer {
    if (offer === null) {
      this.desk.withdraw(this);
      return { program: null };
    }
    const listed = this.desk.offer(this, offer);
    if (isRefusal(listed)) {
      const { refused, detail = refused } = listed;
      const isOurs = refused === 'no-programs' || refused === 'too-many-programs';
      return isOurs ? { code: refused, detail } : { code: 'bad-offer', detail: refused };
    }
    this.mark = markOf(offer).program ?? null;
    return { program: listed.program };
  }

  /** Whoever was listed as a program sits down as one, whether it says so again or not. */
  marked(command: Command): Command {
    if (this.mark === null || (command.type !== 'sit' && command.type !== 'claimSeat')) return command;
    return { ...command, program: command.program ?? this.mark };
  }

  end(): void {
    this.desk.withdraw(this);
  }
}
