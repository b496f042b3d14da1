/**
 * What was done in secret stays secret: had somebody done something else, or had the cards been dealt otherwise, whoever
 * does not see it would neither know it nor imagine it.
 */
import { canonical } from '../canonical.ts';
import { type Chance, SeededDice, Stream, seededNumbers, WrongDraw } from '../chance.ts';
import { perform } from '../flow.ts';
import type { Game, Rules } from '../game.ts';
import { Match } from '../match.ts';
import { pending } from '../pending.ts';
import { type Audience, audienceOf, type Seat, type Viewer } from '../seats.ts';
import { FLOOR, TOGETHER } from '../steps.ts';
import type { Judge } from './breach.ts';
import { type RandomAnswer, randomAction, randomAside } from './random-players.ts';
import { acting, type Happened, happening, imaginedFrom, impressionOf, lasting, named } from './secrecy.ts';

/** How often a game is begun again with one die fallen otherwise. */
const OTHER_BEGINNINGS = 6;

/** Somebody might have answered otherwise. */
export function anotherAnswer<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  { seat, action }: RandomAnswer<R>,
  chance: Chance,
): void {
  const { game, state } = match;
  const now = pending(game.book.steps, state);
  const other = anotherAction(match, { seat, action }, chance);
  if (now === null || other === null) return;
  const seed = chance.below(65536);
  const one = happening(game, state, acting(game, { seat, action }), seed);
  const two = happening(game, state, acting(game, { seat, action: other }), seed);
  if (one === null || two === null) return;
  const secret = !settles(match, seat, action) && !settles(match, seat, other);
  const witnesses = witnessesOf(match, { seat, action }, other);
  for (const viewer of match.viewers) {
    if (viewer === seat) continue;
    const [here, there] = [impressionOf(game, one, viewer), impressionOf(game, two, viewer)];
    const law = 'what is done in secret is noticed by its witnesses alone';
    if (secret && witnesses !== 'everybody' && (witnesses & audienceOf(viewer)) === 0)
      judge.same(law, there, here, () => `${named(viewer)} notices what seat ${seat} has done`);
    if (alike(here, there)) imaginedAlike(judge, game, viewer, [one, two], seed);
  }
}

/** Whether an action settles what is pending: a meeting that closes or a last answer may well be noticed. */
function settles<R extends Rules>({ game, state }: Match<R>, seat: Seat, action: R['action']): boolean {
  const copy = game.clone(state, new SeededDice(0));
  perform(game.book, copy, seat, action);
  const frame = copy.stack.at(-1);
  const step = frame === undefined ? undefined : game.book.steps[frame.step];
  if (frame === undefined || step === undefined) return true;
  if (step.kind === TOGETHER) return (step.ask.who(copy, frame.v) & ~frame.at) === 0;
  return step.kind === FLOOR && step.ask.closed?.(copy, frame.v) === true;
}

/** Who may notice which of two things a seat has done. */
function witnessesOf<R extends Rules>(
  { game, state }: Match<R>,
  { seat, action }: RandomAnswer<R>,
  other: R['action'],
): Audience | 'everybody' {
  const { aside, steps } = game.book;
  const now = pending(steps, state);
  if (aside?.types.includes(action.type) === true) return aside.witnesses?.(state, seat, action) ?? 'everybody';
  if (now === null || [action, other].some(({ type }) => now.step.ask.liberties?.types.includes(type)))
    return 'everybody';
  const { kind, ask } = now.step;
  const of = (done: R['action']) => ask.witnesses?.(state, now.v, seat, done) ?? (kind === TOGETHER ? 0 : 'everybody');
  const [one, two] = [of(action), of(other)];
  return one === 'everybody' || two === 'everybody' ? 'everybody' : one | two;
}

function anotherAction<R extends Rules>(
  match: Match<R>,
  { seat, action }: RandomAnswer<R>,
  chance: Chance,
): R['action'] | null {
  const said = canonical(action);
  if (match.game.book.aside?.types.includes(action.type) === true) {
    const aside = randomAside(match, chance);
    return aside?.seat === seat && aside.action.type === action.type ? aside.action : null;
  }
  const others = (match.asked(seat)?.legal ?? []).filter(candidate => canonical(candidate) !== said);
  if (others.length > 0) return others[chance.below(others.length)];
  const sample = randomAction(match, seat, chance);
  return canonical(sample) === said ? null : sample;
}

const alike = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whoever cannot tell two positions apart imagines the same in both. */
function imaginedAlike<R extends Rules>(
  judge: Judge,
  game: Game<R>,
  viewer: Viewer,
  [one, two]: readonly [Happened<R>, Happened<R>],
  seed: number,
): void {
  const law = 'what a bot imagines depends only on what its seat knows';
  const imagined = ({ s }: Happened<R>) => imaginedFrom(game, s, viewer, seed);
  judge.same(
    law,
    imagined(two),
    imagined(one),
    () =>
      `${named(viewer)} imagines, with the same dice over the same view (forget hidden cards before they are dealt anew: reshuffleWith)`,
  );
}

/** The cards might have been dealt otherwise: a viewer who sees the same was told the same. */
export function anotherBeginning<R extends Rules>(judge: Judge, match: Match<R>, chance: Chance): void {
  const { game } = match;
  const truly: Happened<R> = { s: match.state, ...match.log[0], onTheWay: [] };
  for (let i = 0; i < OTHER_BEGINNINGS; i++) {
    const other = begunOtherwise(match, chance);
    if (other === null) continue;
    const seed = chance.below(65536);
    const elsewhere: Happened<R> = { s: other.state, ...other.log[0], onTheWay: [] };
    for (const viewer of match.viewers) {
      const [here, there] = [impressionOf(game, truly, viewer), impressionOf(game, elsewhere, viewer)];
      if (here.seen !== there.seen) continue;
      const told = (events: readonly R['event'][]) => inNoOrder(lasting(events));
      const law = 'a viewer is told only what it sees';
      judge.same(law, told(there.told), told(here.told), () => `${named(viewer)} is told at the beginning`);
      if (alike(here, there)) imaginedAlike(judge, game, viewer, [truly, elsewhere], seed);
    }
  }
}

/** The same beginning with one die fallen otherwise; null where there is none. */
function begunOtherwise<R extends Rules>(match: Match<R>, chance: Chance): Match<R> | null {
  const { game, options, seats } = match;
  const { draws } = match.log[0];
  if (draws.length === 0) return null;
  const which = chance.below(draws.length);
  const loaded = draws.map(([bound, value], i) => (i === which ? chance.below(bound) : value));
  try {
    return Match.start(game, { options, seats, loaded, chance: new Stream(seededNumbers(chance.below(65536))) });
  } catch (error) {
    if (error instanceof WrongDraw) return null; // after another die, dice of other sizes are thrown
    throw error;
  }
}

/** The order in which cards came into one's hand is of no account: a hand on a screen may be sorted. */
function inNoOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(item => canonical(inNoOrder(item))).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inNoOrder(field)]));
}
