/** Copies, saves and answers given together: the same position by another way. */
import { canonical } from '../canonical.ts';
import { type Chance, type RandomNumbers, SeededDice, Stream } from '../chance.ts';
import { next, perform, play } from '../flow.ts';
import type { Rules } from '../game.ts';
import { Match } from '../match.ts';
import { pending } from '../pending.ts';
import { bare } from '../position.ts';
import { isRefusal } from '../refusal.ts';
import { listed } from '../seats.ts';
import { Offer, TOGETHER } from '../steps.ts';
import type { Judge } from './breach.ts';
import { type RandomAnswer, randomAction } from './random-players.ts';

/** Plays on in copies: the original does not notice, and the same dice lead to the same position, which is given. */
export function playedInCopies<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  answer: RandomAnswer<R>,
  sameDice: () => Chance,
): object {
  const { game, state } = match;
  const before = JSON.stringify(bare(game, state));
  const played = (): object => {
    const copy = game.clone(state, sameDice());
    judge.same('a copy is a copy', bare(game, copy), JSON.parse(before), () => 'the copy differs');
    perform(game.book, copy, answer.seat, answer.action);
    next(game.book.steps, copy, new Offer());
    return bare(game, copy);
  };
  const [one, other] = [played(), played()];
  judge.same('a copy is a copy', bare(game, state), JSON.parse(before), () => 'playing in a copy changed the original');
  judge.same('the same dice give the same game', other, one, () => 'played twice');
  return one;
}

/** Saves, reads back from text, and answers there. Gives the match in which it was answered: it must come out alike here. */
export function wentOnAfterLoading<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  answer: RandomAnswer<R>,
  numbers: RandomNumbers,
): Match<R> {
  const law = 'a saved game goes on as if nothing had happened';
  const { game } = match;
  const loaded = Match.load(game, JSON.parse(JSON.stringify(match.save())), at => new Stream(numbers, at), match.log);
  judge.same(law, bare(game, loaded.state), bare(game, match.state), () => 'loaded');
  judge.same(law, loaded.save(), match.save(), () => 'saved again');
  for (let seat = 0; seat < match.seats; seat++)
    judge.same(law, loaded.asked(seat), match.asked(seat), () => `seat ${seat} is asked`);
  const entry = loaded.play(answer.seat, answer.action);
  judge.holds(law, !isRefusal(entry), () => `${canonical(answer)} is refused`);
  return loaded;
}

/** Answers given together: the order in which they arrive does not matter. */
export function answersCommute<R extends Rules>(judge: Judge, match: Match<R>, chance: Chance): void {
  const { game, state } = match;
  const { steps } = game.book;
  const now = pending(steps, state);
  const seats = listed(now?.awaited ?? 0);
  if (now === null || now.step.kind !== TOGETHER || seats.length < 2) return;
  const liberties = now.step.ask.liberties?.types ?? [];
  const answers = seats.map(seat => ({ seat, action: randomAction(match, seat, chance) }));
  if (answers.some(({ action }) => liberties.includes(action.type))) return;
  const seed = chance.below(65536);
  const after = (order: readonly RandomAnswer<R>[]): object => {
    const copy = game.clone(state, new SeededDice(seed));
    for (const { seat, action } of order) play(steps, copy, seat, action);
    next(steps, copy, new Offer());
    return bare(game, copy);
  };
  const law = 'answers given together commute';
  judge.same(law, after(answers), after(answers.toReversed()), () => `seats ${seats.join(', ')}`);
}
