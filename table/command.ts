/** What people may ask of a table, and when. */
import type { Message } from '@havre/engine/kernel/channels.ts';
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import type { Phase } from './table.ts';

export type Command =
  // before the start
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'swap'; readonly one: Seat; readonly other: Seat }
  | { readonly type: 'addBot'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'ready'; readonly commitment: string }
  | { readonly type: 'unready' }
  | { readonly type: 'start' }
  | { readonly type: 'open'; readonly entropy: string }
  // until the end: before the start a seat is free again, during the game somebody has left for good
  | { readonly type: 'stand' }
  | { readonly type: 'remove'; readonly seat: Seat }
  // during the game
  | { readonly type: 'play'; readonly action: Act; readonly decision?: number }
  | { readonly type: 'resign' }
  /** Takes back so many of one's own latest acts; if the rules want it, the others are asked. */
  | { readonly type: 'undo'; readonly acts: number }
  /** Asks the others to end the game by agreement. */
  | { readonly type: 'propose'; readonly on: 'draw' | 'stop' }
  /** Answers what was proposed; whoever proposed it withdraws it by not agreeing any more. */
  | { readonly type: 'answer'; readonly agrees: boolean }
  | { readonly type: 'takeOver'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'handBack' }
  // at any time
  /** Gives a seat to whoever knows the word behind the commitment: for a player who has lost their device. */
  | { readonly type: 'offerSeat'; readonly seat: Seat; readonly commitment: string }
  | { readonly type: 'claimSeat'; readonly seat: Seat; readonly word: string; readonly name: string }
  | { readonly type: 'say'; readonly channel: string; readonly message: Message }
  | { readonly type: 'passHost'; readonly seat: Seat }
  | { readonly type: 'close' };

const BEFORE: readonly Phase[] = ['gathering'];
const UNTIL_START: readonly Phase[] = ['gathering', 'opening'];
const UNTIL_END: readonly Phase[] = ['gathering', 'opening', 'playing'];
const DURING: readonly Phase[] = ['playing'];
const ALWAYS: readonly Phase[] = ['gathering', 'opening', 'playing', 'over'];

const WHEN: { readonly [T in Command['type']]: readonly Phase[] } = {
  sit: BEFORE,
  swap: BEFORE,
  addBot: BEFORE,
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
  takeOver: DURING,
  handBack: DURING,
  offerSeat: UNTIL_END,
  claimSeat: UNTIL_END,
  say: ALWAYS,
  passHost: ALWAYS,
  close: ALWAYS,
};

/**
 * Why this is not the time for a command, or null.
 * @example whyNotNow('sit', 'playing') // { refused: 'already-started' }
 */
export function whyNotNow(command: Command['type'], phase: Phase): Refusal | null {
  if (WHEN[command].includes(phase)) return null;
  if (phase === 'closed') return refuse('table-closed');
  if (phase === 'over') return refuse('over');
  if (command === 'open') return refuse('not-opening');
  return refuse(WHEN[command] === DURING ? 'not-playing' : 'already-started');
}
