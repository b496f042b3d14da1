/** Kills of all kinds, and how they are reported. */
import type { Shot, Tally } from './ordeal.ts';

/** Inside an append, between append and acknowledgement, during a snapshot, in the middle of a commit, and blindly. */
export const ALL_KINDS: readonly Shot[] = [
  { aim: 'append', passes: 60 },
  { aim: 'durable', passes: 30 },
  { aim: 'snapshot', passes: 1 },
  { aim: 'commit', passes: 60 },
  { aim: 'acknowledgement', passes: 60 },
  { aim: 'anywhere', passes: 0 },
];

/** How often the server died in the three places that matter most, whatever it was aimed at. */
export const hits = ({ spots }: Tally) => ({
  insideAnAppend: spots.append + spots.commit,
  beforeTheAcknowledgement: spots.durable + spots.acknowledgement,
  duringASnapshot: spots.snapshot,
});

/**
 * One sentence about a trial.
 * @example console.log(report(50, tally));
 */
export function report(kills: number, tally: Tally): string {
  const { append, commit, durable, acknowledgement, snapshot, idle } = tally.spots;
  return (
    `${kills} kills: ${append} inside an append, ${commit} inside a commit, ` +
    `${durable + acknowledgement} between append and acknowledgement (${durable} before anybody heard of it, ` +
    `${acknowledgement} as the answer was to leave), ${snapshot} during a snapshot, ${idle} elsewhere; ` +
    `${tally.verified} games verified, nothing lost, nothing made up.`
  );
}
