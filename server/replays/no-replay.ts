/** Why there is no replay at the moment, though the game is over. */

/** It could not be made; the same network waits for many already; everybody together does; or the server stops. */
export type ReplayProblem = 'failed' | 'too-many' | 'full' | 'closing';

const SENTENCES: Readonly<Record<ReplayProblem, string>> = {
  failed: 'the replay of this game could not be made',
  'too-many': 'other replays that were asked for from the same network are being made first',
  full: 'many replays are being made at the moment',
  closing: 'the server stops',
};

export class NoReplay extends Error {
  override name = 'NoReplay';
  readonly problem: ReplayProblem;

  constructor(problem: ReplayProblem, options?: ErrorOptions) {
    super(SENTENCES[problem], options);
    this.problem = problem;
  }
}
