/**
 * What can happen to a table, as its log keeps it. A table is what its events say, read from the first to the last.
 *
 * Events are the server's own: they hold the secret of the dice and what only some may know, and never leave it as they
 * are. Viewers get events of their own, made from them (`viewer-events.ts`).
 */
import type { Channel, ChatMessage } from '@havre/engine/kernel/channels.ts';
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat, Seats, Viewer } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { PreparedAnswer } from '../commands/prepared-answers.ts';
import type { Origin } from './origin.ts';
import type { Plan, PlanChanges } from './plan.ts';
import type { ProgramMark } from './program-mark.ts';

/** Somebody, known by what their devices hold and by nothing else. */
export type Identity = string;

export type TableEvent =
  | {
      readonly type: 'created';
      readonly table: string;
      readonly code: string;
      readonly plan: Plan;
      readonly host: Identity;
      /** The secret half of the dice, and its published commitment. */
      readonly secret: string;
      readonly commitment: string;
      /** What was played elsewhere, if the game did not begin here. */
      readonly origin?: Origin;
    }
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly who: Identity;
      readonly name: string;
      /** The colour they had chosen elsewhere at the table, or at the one before. */
      readonly colour?: PlayerColour;
      /** They have said that they are a program. */
      readonly program?: ProgramMark;
    }
  | { readonly type: 'botSat'; readonly seat: Seat; readonly bot: string; readonly colour?: PlayerColour }
  | {
      readonly type: 'stood';
      readonly seat: Seat;
      /** The host has sent them away. */
      readonly removed?: true;
    }
  | { readonly type: 'swapped'; readonly one: Seat; readonly other: Seat }
  | { readonly type: 'coloured'; readonly seat: Seat; readonly colour: PlayerColour }
  /** The host has laid out the table anew before the start: as it is now, and what of it is new. Nobody is ready any more. */
  | { readonly type: 'replanned'; readonly plan: Plan; readonly changes: PlanChanges }
  /** Ready, with a commitment to some entropy of one's own. */
  | { readonly type: 'readied'; readonly seat: Seat; readonly commitment: string }
  | { readonly type: 'unreadied'; readonly seat: Seat }
  /** Everybody is ready and now shows the entropy. */
  | { readonly type: 'opening' }
  | { readonly type: 'opened'; readonly seat: Seat; readonly entropy: string }
  /** The first entry of the match, and the version of the rules it is played by. */
  | { readonly type: 'began'; readonly rules: number; readonly entry: MatchEntry }
  /** The match goes on from what was played elsewhere, with dice of this table. */
  | { readonly type: 'resumed' }
  /** A later entry of the match: an act, something at the table, an undo. */
  | {
      readonly type: 'entry';
      readonly entry: MatchEntry;
      /** It is an answer that the seat had given once and for all. */
      readonly standing?: true;
      /** It is an answer that the seat had prepared. */
      readonly prepared?: true;
      /** It is the leaving of somebody whom the host has sent away. */
      readonly removed?: true;
    }
  /** Whenever a seat may give this answer in this step, it does; null when it wants to be asked again. */
  | { readonly type: 'always'; readonly seat: Seat; readonly step: string; readonly action: AnyAction | null }
  /** A seat has prepared answers for its next question, or none any more: `dropped` because that came and none of them fitted. */
  | {
      readonly type: 'prepared';
      readonly seat: Seat;
      readonly answers: readonly PreparedAnswer[];
      readonly dropped?: true;
    }
  /** The clock of a seat has run out, and a bot plays the next entry for it. */
  | { readonly type: 'ranOut'; readonly seat: Seat }
  /** Whoever sits there is on holiday from one moment until another; one that began at the same moment is replaced. */
  | { readonly type: 'holiday'; readonly seat: Seat; readonly from: number; readonly until: number }
  /** A seat asks the others for their consent; whoever asks agrees, until it says otherwise. */
  | { readonly type: 'proposed'; readonly seat: Seat; readonly wish: Wish }
  | { readonly type: 'answered'; readonly seat: Seat; readonly agrees: boolean }
  /** Something was said, to whoever could read the channel at that moment. */
  | {
      readonly type: 'said';
      readonly seat: Seat;
      readonly channel: string;
      readonly message: ChatMessage;
      readonly readers: Channel['readers'];
      /** Seats that did not want to hear this one at that moment. */
      readonly unheard?: Seats;
    }
  /** A seat does not want to hear another one in the chat, or wants to again. */
  | { readonly type: 'muted'; readonly by: Seat; readonly seat: Seat; readonly muted: boolean }
  /** The host has taken the word from a seat, or given it back. */
  | { readonly type: 'silenced'; readonly seat: Seat; readonly silenced: boolean }
  /** A bot plays on for somebody who is not there; the seat stays theirs. */
  | { readonly type: 'takenOver'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'handedBack'; readonly seat: Seat }
  /** Whoever knows the word behind the commitment may have the seat, for a while: its player on another device. */
  | {
      readonly type: 'offered';
      readonly seat: Seat;
      readonly commitment: string;
      /** The player moves the seat; else the host gives it back to somebody who has lost theirs. */
      readonly own?: true;
    }
  | {
      readonly type: 'given';
      readonly seat: Seat;
      readonly who: Identity;
      readonly name: string;
      readonly program?: ProgramMark;
    }
  /** Whoever knows the word behind the commitment may look on with a side that has admitted onlookers. */
  | { readonly type: 'invited'; readonly seat: Seat; readonly viewer: Viewer; readonly commitment: string }
  | { readonly type: 'admitted'; readonly who: Identity; readonly viewer: Viewer }
  | { readonly type: 'hostChanged'; readonly host: Identity }
  | { readonly type: 'rematched'; readonly table: string }
  /** The keeper of the server has taken the table off the list of public ones, or put it back. */
  | { readonly type: 'hidden'; readonly hidden: boolean }
  | {
      readonly type: 'closed';
      /** The keeper of the server has done so. */
      readonly keeper?: KeeperDeed;
    };

/**
 * What a keeper of the server has put an end to: the table, or the game alone. A game that was ended has no result, and its people
 * may play again.
 */
export type KeeperDeed = 'closed' | 'ended';

/** The command of a person, by the id its client gave it: the same one has no second effect. */
export interface CommandId {
  readonly who: Identity;
  readonly id: string;
}

export type RecordedEvent = TableEvent & {
  readonly seq: number;
  /** When it happened, in milliseconds. */
  readonly at: number;
  /** The command it came from; on the first event of each. */
  readonly command?: CommandId;
};

/** What needs the consent of all: taking back the act with this number, or an end by agreement. */
export type Wish =
  | { readonly type: 'undo'; readonly to: number }
  | { readonly type: 'draw' }
  | { readonly type: 'stop' };

/** A wish, and who has agreed to it. */
export interface Proposal {
  readonly seat: Seat;
  readonly wish: Wish;
  readonly agreed: Seats;
}

/**
 * Whether an event is between the table and one seat: nothing that others see may come from it, not even when something last happened.
 * @example events.findLast(event => !isPrivate(event))
 */
export const isPrivate = ({ type }: Pick<TableEvent, 'type'>): boolean =>
  type === 'always' || type === 'prepared' || type === 'muted' || type === 'invited';

/** The events that something leads to, or why it may not be. */
export type EventsOrRefusal = readonly TableEvent[] | Refusal;
