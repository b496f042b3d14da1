/** What verifying a game has shown, and no more than that. */
import type { Replay, ReplayVerdict } from '@havre/engine/kernel/replay.ts';
import type { Fairness } from '@havre/protocol/client/fairness.ts';
import type { Source } from './moment.ts';

/** What is known of the dice. */
export type DiceFinding =
  /** Computed again, all of them. */
  | { readonly type: 'proved' }
  /** The same, but nobody other than the table had a part in them. */
  | { readonly type: 'alone' }
  /** They follow from what is in a file; whether that had been promised before the game, a file cannot show. */
  | { readonly type: 'fits' }
  /** Computed again from an entry on; before, the game was played on a device. */
  | { readonly type: 'inPart'; readonly since: number }
  /** Thrown by this device for itself: a proof would convince nobody. */
  | { readonly type: 'ownDevice' }
  /** The game went on from a moment of another one. */
  | { readonly type: 'branched' }
  | { readonly type: 'notRevealed' }
  | { readonly type: 'notCommitted' }
  /** Not what this device had been promised. */
  | { readonly type: 'broken' };

export interface ReplayFinding {
  readonly verdict: ReplayVerdict;
  /** Null if the game itself is wrong. */
  readonly dice: DiceFinding | null;
  /** Whether everything is as it should be; what cannot be proved is not held against it. */
  readonly isGood: boolean;
  /** What the table had committed to, if anything. */
  readonly commitment: string | null;
}

/**
 * What is to be said of a game. `promised` is what this device itself had noted at the beginning, if it was there.
 * @example found(replay, timeline.verdict, { source: 'server', promised: table.fairness })
 */
export function found(
  replay: Replay,
  verdict: ReplayVerdict,
  { source, promised = null }: { source: Source['type']; promised?: Fairness | null },
): ReplayFinding {
  const dice = verdict.sound ? diceFinding(replay, verdict, source, promised) : null;
  const isGood = dice !== null && dice.type !== 'broken';
  return { verdict, dice, isGood, commitment: isProof(dice) ? (replay.proof?.commitment ?? null) : null };
}

/** Whether the dice were computed again, all of them or some. */
export const isProof = (dice: DiceFinding | null): boolean =>
  ['proved', 'alone', 'fits', 'inPart'].includes(dice?.type ?? '');

function diceFinding(
  { proof }: Replay,
  { stream }: Extract<ReplayVerdict, { sound: true }>,
  source: Source['type'],
  promised: Fairness | null,
): DiceFinding {
  if (source === 'here') return { type: proof === null ? 'branched' : 'ownDevice' };
  if (promised?.fair === false) return { type: 'broken' };
  if (proof === null) return { type: 'notCommitted' };
  switch (stream) {
    case 'proved':
      if (source === 'file') return { type: 'fits' };
      return { type: proof.openings.length === 0 ? 'alone' : 'proved' };
    case 'proved in part':
      return { type: 'inPart', since: proof.since ?? 0 };
    case 'not revealed':
      return { type: 'notRevealed' };
  }
}
