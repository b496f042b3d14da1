/**
 * What may be taken back tells nothing: a seat is told whether it may take its latest act back, so that must follow from
 * what the seat knows, and not from what was done or turned up behind its back.
 */
import type { Chance } from '../chance.ts';
import type { Rules } from '../game.ts';
import type { Match } from '../match.ts';
import { perSeat } from '../seats.ts';
import { isFinal } from '../undo.ts';
import type { Judge } from './breach.ts';
import type { RandomAnswer } from './random-players.ts';
import { acting, happening, impressionOf, named } from './secrecy.ts';

const LAW = 'what may be taken back tells nothing';

/** Had the hidden cards been others, an act that looks the same could be taken back, or not, all the same. */
export function finalityIsKnown<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  answer: RandomAnswer<R>,
  chance: Chance,
): void {
  const { game, state } = match;
  const { undo } = game;
  if ('never' in undo) return;
  const seed = chance.below(65536);
  const act = acting(game, answer);
  const happened = happening(game, state, act, seed);
  if (happened === null) return;
  for (let seat = 0; seat < match.seats; seat++) {
    if (seat !== answer.seat && undo.byConsent === undefined) continue; // what others did before is past taking back
    const imagined = game.clone(state, chance);
    game.determinise(imagined, seat, chance, match.memory(seat));
    const elsewhere = happening(game, imagined, act, seed);
    if (elsewhere === null) continue;
    const [here, there] = [impressionOf(game, happened, seat), impressionOf(game, elsewhere, seat)];
    if (JSON.stringify(here) !== JSON.stringify(there)) continue;
    judge.holds(
      LAW,
      isFinal(undo, elsewhere) === isFinal(undo, happened),
      () => `${named(seat)} learns from it what it did not see`,
    );
  }
}

/**
 * Remembers what each seat may take back and sees. What is given says after an act that nothing of it has changed for
 * those who have not noticed the act.
 * @example const unchanged = watchedTakingBack(judge, match); match.play(seat, action); unchanged();
 */
export function watchedTakingBack<R extends Rules>(judge: Judge, match: Match<R>): () => void {
  if ('never' in match.game.undo) return () => {};
  const sight = (seat: number) => JSON.stringify({ view: match.view(seat), asked: match.asked(seat) });
  const asked = match.mayAct;
  const before = perSeat(match.seats, seat => ({ seen: sight(seat), how: match.takingBack(seat) }));
  return () => {
    const entry = match.log[match.log.length - 1];
    if (match.mayAct !== asked) return; // everybody notices that
    for (const [seat, { seen, how }] of before.entries()) {
      if (match.viewerEntry(entry, seat) !== null || sight(seat) !== seen) continue;
      judge.same(LAW, match.takingBack(seat), how, () => `${named(seat)} has noticed nothing, and may`);
    }
  };
}
