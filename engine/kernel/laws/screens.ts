/** A screen is enough: over a table laid out from what a viewer sees, the rules say what they say over the true one. */
import { canonical } from '../canonical.ts';
import { SeededDice } from '../chance.ts';
import type { Game, Rules } from '../game.ts';
import { asides, checkLegality } from '../legality.ts';
import type { Match } from '../match.ts';
import { offered, pending } from '../pending.ts';
import { includes, perSeat, type Seat, type Viewer } from '../seats.ts';
import type { AnyAction } from '../steps.ts';
import type { Judge } from './breach.ts';
import { wellShaped } from './samples.ts';

/** Lays the table out from every screen. */
export function screensSuffice<R extends Rules>(judge: Judge, match: Match<R>): void {
  if (match.game.asSeen === undefined) return;
  for (const seat of perSeat(match.seats, seat => seat)) saysWhatIsLegal(judge, match, seat);
  for (const viewer of match.viewers) showsTheSame(judge, match, viewer);
}

/** The same actions and no others, the same free answers, and the same of what is done at any time. */
function saysWhatIsLegal<R extends Rules>(judge: Judge, match: Match<R>, seat: Seat): void {
  const { game, state } = match;
  const law = 'what a screen shows is enough to say what is legal';
  const seen = game.asSeen?.(match.view(seat), seat) as R['state'];
  judge.same(law, legalFor(game, seen, seat), legalFor(game, state, seat), () => `seat ${seat}, from its screen`);
  const free = freeTypes(game, state);
  for (const action of wellShaped(game.actions, new SeededDice(match.seq, seat)))
    if (free.includes(action.type))
      judge.same(law, verdict(game, seen, seat, action), verdict(game, state, seat, action), () => canonical(action));
}

/** All that a seat may do, in whatever order it is listed, and whether the table waits for it. */
function legalFor<R extends Rules>({ book }: Game<R>, s: R['state'], seat: Seat): object {
  const beside = asides(book, s, seat).toArray().map(canonical).sort();
  const now = pending(book.steps, s);
  if (now === null || !includes(now.may, seat)) return { beside };
  const offer = offered(now, s, seat);
  const legal = offer.toArray().map(canonical);
  return {
    step: now.step.name,
    isAwaited: includes(now.awaited, seat),
    answers: legal.slice(0, offer.answerCount).sort(),
    liberties: legal.slice(offer.answerCount).sort(),
    open: now.step.ask.free?.types ?? [],
    beside,
  };
}

/** The types of actions that no list holds. */
function freeTypes<R extends Rules>({ book }: Game<R>, s: R['state']): readonly string[] {
  const written = pending(book.steps, s)?.step.ask.free?.types ?? [];
  return book.aside?.check === undefined ? written : [...written, ...book.aside.types];
}

/** What the door says to a free action, with the reason. */
function verdict<R extends Rules>({ book }: Game<R>, s: R['state'], seat: Seat, action: AnyAction): object {
  const checked = checkLegality(book, s, seat, action as R['action']);
  return 'legal' in checked ? { legal: true } : checked;
}

/** Nothing is missing on it, nothing is twice, and the screen itself was not touched. */
function showsTheSame<R extends Rules>(judge: Judge, match: Match<R>, viewer: Viewer): void {
  const { game } = match;
  const view = match.view(viewer);
  const shown = JSON.stringify(view);
  const seen = game.asSeen?.(view, viewer) as R['state'];
  judge.holds('what was shown stays as it was', JSON.stringify(view) === shown, () => 'a view was taken apart');
  const law = 'a table laid out from a screen shows that screen';
  judge.same(law, game.view(seen, viewer), view, () => `what viewer ${viewer} would see`);
  const flaw = game.check?.(seen) ?? null;
  judge.holds(law, flaw === null, () => `laid out for viewer ${viewer}: ${flaw}`);
}
