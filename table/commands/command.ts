/** What people may ask of a table, and when. */
import type { ChatMessage } from '@havre/engine/kernel/channels.ts';
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { Agreed } from '../model/plan.ts';
import type { ProgramMark } from '../model/program-mark.ts';
import type { TablePhase } from '../model/table.ts';
import type { PreparedAnswer } from './prepared-answers.ts';

export type Command =
  /** Before the start; and during a game that lets somebody come late. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string; readonly program?: ProgramMark }
  // before the start
  | { readonly type: 'swap'; readonly one: Seat; readonly other: Seat }
  | { readonly type: 'addBot'; readonly seat: Seat; readonly bot: string }
  /** Takes a colour that nobody else has chosen; the host does so for bots. */
  | { readonly type: 'colour'; readonly seat: Seat; readonly colour: PlayerColour }
  /** Changes what is played, or how: the host alone, and everybody is asked again whether they are ready. */
  | { readonly type: 'replan'; readonly plan: Agreed }
  | { readonly type: 'ready'; readonly commitment: string }
  | { readonly type: 'unready' }
  | { readonly type: 'start' }
  | { readonly type: 'open'; readonly entropy: string }
  // until the end: before the start a seat is free again, during the game somebody has left for good
  | { readonly type: 'stand' }
  | { readonly type: 'remove'; readonly seat: Seat }
  // during the game
  | { readonly type: 'play'; readonly action: AnyAction; readonly decision?: number }
  | { readonly type: 'resign' }
  /** Takes back so many of one's own latest actions; if the rules want it, the others are asked. */
  | { readonly type: 'undo'; readonly acts: number }
  /** Asks the others to end the game by agreement. */
  | { readonly type: 'propose'; readonly on: 'draw' | 'stop' }
  /** Answers what was proposed; whoever proposed it withdraws it by not agreeing any more. */
  | { readonly type: 'answer'; readonly agrees: boolean }
  /**
   * Gives an answer once and for all: whenever this step asks and exactly one of its actions has these fields, that is
   * played, a moment later.
   */
  | { readonly type: 'always'; readonly step: string; readonly action: AnyAction }
  | { readonly type: 'askAgain'; readonly step: string }
  /** Lays answers aside for the next question, in place of those before; none to take them back. */
  | { readonly type: 'prepare'; readonly answers: readonly PreparedAnswer[] }
  /** Lets whoever knows the word behind the commitment look on with one's side, where the game admits it. */
  | { readonly type: 'invite'; readonly commitment: string }
  | { readonly type: 'lookOn'; readonly word: string }
  | { readonly type: 'takeOver'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'handBack' }
  // at any time
  /**
   * Gives a seat to whoever knows the word behind the commitment: one's own, to play on with another device, or as the
   * host that of a player who has lost theirs.
   */
  | { readonly type: 'offerSeat'; readonly seat: Seat; readonly commitment: string }
  /** Without a name the seat keeps the one it has. */
  | {
      readonly type: 'claimSeat';
      readonly word: string;
      readonly seat?: Seat;
      readonly name?: string;
      readonly program?: ProgramMark;
    }
  | { readonly type: 'say'; readonly channel: string; readonly message: ChatMessage }
  /** Does not hear a seat in the chat any more, or hears it again. */
  | { readonly type: 'mute'; readonly seat: Seat; readonly muted: boolean }
  /** Takes the word from a seat for everybody, or gives it back. */
  | { readonly type: 'silence'; readonly seat: Seat; readonly silenced: boolean }
  | { readonly type: 'passHost'; readonly seat: Seat }
  | { readonly type: 'close' };

/** The commands of one type. */
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

const BEFORE: readonly TablePhase[] = ['gathering'];
const UNTIL_START: readonly TablePhase[] = ['gathering', 'opening'];
const UNTIL_END: readonly TablePhase[] = ['gathering', 'opening', 'playing'];
const DURING: readonly TablePhase[] = ['playing'];
const ALWAYS: readonly TablePhase[] = ['gathering', 'opening', 'playing', 'over'];

const WHEN: { readonly [T in Command['type']]: readonly TablePhase[] } = {
  sit: ['gathering', 'playing'],
  swap: BEFORE,
  addBot: BEFORE,
  colour: BEFORE,
  replan: BEFORE,
  ready: BEFORE,
  unready: UNTIL_START,
  start: BEFORE,
  open: ['opening'],
  stand: UNTIL_END,
  remove: UNTIL_END,
  play: DURING,
  resign: DURING,
  undo: DURING,
  propose: DURING,
  answer: DURING,
  always: DURING,
  askAgain: DURING,
  prepare: DURING,
  invite: DURING,
  lookOn: DURING,
  takeOver: DURING,
  handBack: DURING,
  offerSeat: UNTIL_END,
  claimSeat: UNTIL_END,
  say: ALWAYS,
  mute: ALWAYS,
  silence: ALWAYS,
  passHost: ALWAYS,
  close: ALWAYS,
};

/**
 * Why this is not the time for a command, or null.
 * @example whyNotNow('sit', 'playing') // { refused: 'already-started' }
 */
export function whyNotNow(command: Command['type'], phase: TablePhase): Refusal | null {
  if (WHEN[command].includes(phase)) return null;
  if (phase === 'closed') return refuse('table-closed');
  if (phase === 'over') return refuse('over');
  if (command === 'open') return refuse('not-opening');
  return refuse(WHEN[command] === DURING ? 'not-playing' : 'already-started');
}
