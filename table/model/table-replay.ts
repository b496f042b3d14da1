/** The game of a table as a file, for whoever has the table before them: a room, a page, or a thread. */
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import { type Replay, replayOf } from '@havre/engine/kernel/replay.ts';
import type { Table } from './table.ts';

/**
 * The whole game, with everything that was secret: once it is over. It never changes after that.
 * @example const replay = replayAt(table); if (isRefusal(replay)) …
 */
export function replayAt({ match, players, proof, origin }: Table): Replay | Refusal {
  if (match?.over !== true) return refuse('not-over');
  if (match.firstSeq > 0) return refuse('older-rules', undefined, 'it began under rules that are no longer kept');
  return replayOf(match, { players, proof: origin?.type === 'branched' ? null : proof });
}
