/**
 * The log of a match, entry by entry.
 *
 * An entry says what was done, which dice fell and what was told: enough to play it again without any generator, and to
 * show it again without the rules. The log only grows. Taking a move back is an entry too.
 */
import type { Draw } from './chance.ts';
import type { PlayerColour } from './colours.ts';
import type { ExternalEvent } from './external-events.ts';
import type { GameEvent } from './journal.ts';
import type { Seat, Seats } from './seats.ts';
import type { AnyAction } from './steps.ts';

export type Cause<A extends AnyAction = AnyAction> =
  /** The table was laid out. Always the first entry, and only that. */
  | {
      readonly type: 'start';
      /** The colour of each seat, where players have chosen and the rules want to know. */
      readonly colours?: readonly PlayerColour[];
    }
  /** A seat acted. */
  | { readonly type: 'act'; readonly seat: Seat; readonly action: A }
  /** Something happened at the table. */
  | { readonly type: 'table'; readonly entry: ExternalEvent }
  /** A seat took back its act number `to` and everything since, with the consent of `agreed`. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly to: number; readonly agreed: Seats };

export interface MatchEntry<A extends AnyAction = AnyAction, E extends GameEvent = GameEvent> {
  /** Its number in the log, from 0. */
  readonly seq: number;
  readonly cause: Cause<A>;
  readonly draws: readonly Draw[];
  readonly events: readonly E[];
}

/**
 * The entries that still count: those that no later undo has taken back.
 * @example inForce(log).length // undone actions and undos are not among them
 */
export function inForce<A extends AnyAction, E extends GameEvent>(
  log: readonly MatchEntry<A, E>[],
): MatchEntry<A, E>[] {
  const line: MatchEntry<A, E>[] = [];
  for (const entry of log) {
    const { cause } = entry;
    if (cause.type !== 'undo') line.push(entry);
    else while (line.length > 0 && line[line.length - 1].seq >= cause.to) line.pop();
  }
  return line;
}

/**
 * The entries that still count, the latest first: for whoever needs only a few of them.
 * @example for (const entry of fromLatest(log)) if (isOwn(entry)) return entry;
 */
export function* fromLatest<A extends AnyAction, E extends GameEvent>(
  log: readonly MatchEntry<A, E>[],
): Generator<MatchEntry<A, E>> {
  let takenBackTo = Number.POSITIVE_INFINITY;
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at];
    if (entry.seq >= takenBackTo) continue;
    if (entry.cause.type === 'undo') takenBackTo = entry.cause.to;
    else yield entry;
  }
}
