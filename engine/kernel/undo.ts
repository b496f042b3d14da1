/** Which moves may be taken back: the rule of the game, and what no rule can change. */
import { fromLatest, inForce, type MatchEntry } from './entry.ts';
import type { Game, Rules, UndoRule } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';
import { everyone, only, type Seat, type Seats } from './seats.ts';

/** What somebody wants to take back: a seat's act number `to` and everything since, with the consent of `agreed`. */
export interface Undo {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: Seats;
}

/**
 * Why an act may not be taken back, or null. Never across a draw or something revealed; once somebody else has acted, only
 * where the game allows it by consent, and with the consent of all.
 * @example whyNotUndo(game, log, 4, { seat: 0, to: 7, agreed: 0 })
 */
export function whyNotUndo<R extends Rules>(
  { undo }: Game<R>,
  log: readonly MatchEntry<R['action'], R['event']>[],
  seats: number,
  { seat, to, agreed }: Undo,
): Refusal | null {
  if ('never' in undo) return refuse('no-undo', undo.never);
  const taken = inForce(log).filter(entry => entry.seq >= to);
  const [act] = taken;
  if (act?.seq !== to || act.cause.type !== 'act' || act.cause.seat !== seat) return refuse('not-your-act', undo.rule);
  if (log[0].seq > 0) return refuse('too-long-ago', undo.rule);
  if (taken.some(entry => isFinal(undo, entry))) return refuse('cannot-be-unseen', undo.rule);
  if (taken.some(({ cause }) => cause.type !== 'act')) return refuse('table-has-changed', undo.rule);
  if (taken.every(({ cause }) => cause.type === 'act' && cause.seat === seat)) return null;
  if (undo.byConsent === undefined) return refuse('others-have-acted', undo.rule);
  const others = everyone(seats) & ~only(seat);
  return (agreed & others) === others ? null : refuse('needs-consent', undo.rule);
}

/**
 * Whether something was drawn, or somebody was told what they did not know.
 * @example isFinal(game.undo, { draws: [[6, 3]], events: [] }) // true
 */
export const isFinal = <R extends Rules>(
  undo: UndoRule<R['event']>,
  { draws, events }: Pick<MatchEntry<R['action'], R['event']>, 'draws' | 'events'>,
): boolean => draws.length > 0 || events.some(event => undo.isFinal(event));

/** How a seat may take back its latest act: by itself, or if the others agree. */
export type TakingBack = 'alone' | 'byConsent';

/**
 * How a seat may take back its latest act now; null if it may not, or has done nothing yet. It is told to the seat, so it
 * must follow from what the seat knows: the laws hold the rules to that.
 * @example takingBack(game, log, 4, { seat: 0, agreed: 0 }) // 'alone'
 */
export function takingBack<R extends Rules>(
  game: Game<R>,
  log: readonly MatchEntry<R['action'], R['event']>[],
  seats: number,
  { seat, agreed }: Omit<Undo, 'to'>,
): TakingBack | null {
  const { undo } = game;
  if ('never' in undo) return null;
  for (const entry of fromLatest(log)) {
    const { seq: to, cause } = entry;
    if (cause.type !== 'act' || isFinal(undo, entry)) return null;
    if (cause.seat !== seat) continue;
    const refusal = whyNotUndo(game, log, seats, { seat, to, agreed });
    if (refusal === null) return 'alone';
    return refusal.refused === 'needs-consent' ? 'byConsent' : null;
  }
  return null;
}
