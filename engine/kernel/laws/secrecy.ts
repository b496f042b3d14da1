/**
 * Secrets stay secret: whatever a viewer's screen does not show may be changed, and that viewer notices nothing.
 *
 * Each check imagines another position that looks the same to the viewer, and compares what the viewer sees, may do and
 * is told in both.
 */
import { canonical } from '../canonical.ts';
import { type Chance, type Draw, NO_DICE, Recorder, SeededDice } from '../chance.ts';
import { mayRead } from '../channels.ts';
import { answerOf, type ExternalEvent } from '../external-events.ts';
import { FilmedJournal } from '../film.ts';
import { next, perform } from '../flow.ts';
import type { Game, Rules } from '../game.ts';
import { type GameEvent, hears, Journal, toldTo } from '../journal.ts';
import { checkLegality } from '../legality.ts';
import type { Match } from '../match.ts';
import { offered, pending } from '../pending.ts';
import { bare } from '../position.ts';
import { isRefusal } from '../refusal.ts';
import { includes, PUBLIC, type Viewer } from '../seats.ts';
import { Offer } from '../steps.ts';
import type { Judge } from './breach.ts';
import type { RandomAnswer } from './random-players.ts';
import { wellShaped } from './samples.ts';

/** Something that is about to happen: carries it out in a position, or says false where it cannot happen. */
export type PositionChange<R extends Rules> = (s: R['state']) => boolean;

/** Two positions that one viewer cannot tell apart. */
interface Twins<R extends Rules> {
  readonly judge: Judge;
  readonly match: Match<R>;
  readonly game: Game<R>;
  readonly truth: R['state'];
  readonly imagined: R['state'];
  readonly viewer: Viewer;
  readonly who: string;
}

/** A change that was carried out in a copy: the position it led to, and what was written down of it. */
export interface Happened<R extends Rules> {
  readonly s: R['state'];
  readonly draws: readonly Draw[];
  readonly events: readonly R['event'][];
  /** How the table lay after each event. */
  readonly onTheWay: readonly R['state'][];
}

/** Carries out a change in a copy with dice of its own; null where it cannot happen. */
export function happening<R extends Rules>(
  game: Game<R>,
  s: R['state'],
  change: PositionChange<R>,
  seed: number,
): Happened<R> | null {
  const dice = new Recorder(new SeededDice(seed));
  const copy = game.clone(s, dice);
  const positions: R['state'][] = [];
  const journal = new FilmedJournal<R>(copy, now => positions.push(inTheMiddle(game, now)));
  copy.journal = journal;
  if (!change(copy)) return null;
  next(game.book.steps, copy, new Offer());
  copy.journal = null;
  return { s: copy, draws: dice.draws, events: journal.events, onTheWay: positions };
}

/** A copy of a position in the middle of a move, as which it shows by its journal. */
function inTheMiddle<R extends Rules>(game: Game<R>, s: R['state']): R['state'] {
  const copy = game.clone(s, NO_DICE);
  copy.journal = new Journal();
  return copy;
}

/** What a viewer makes of it. */
export function impressionOf<R extends Rules>(
  game: Game<R>,
  { s, events, onTheWay }: Omit<Happened<R>, 'draws'>,
  viewer: Viewer,
) {
  return {
    film: onTheWay
      .filter((_, event) => hears(events[event], viewer))
      .slice(0, -1) // with the last event it hears, it sees how it stands in the end
      .map(now => JSON.stringify(game.view(now, viewer))),
    seen: JSON.stringify(game.view(s, viewer)),
    told: events.flatMap(event => toldTo(event, viewer)),
    asked: pending(game.book.steps, s)?.may ?? null,
  };
}

/** Checks every viewer, as things are and as something happens. Says how many viewers there were. */
export function everybodyKeepsSecrets<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  change: PositionChange<R> | null,
  chance: Chance,
): number {
  const seed = chance.below(65536);
  const happened = change === null ? null : happening(match.game, match.state, change, seed);
  const viewers = match.viewers;
  for (const viewer of viewers) {
    const twins = twinsFor(judge, match, viewer, chance);
    askedAlike(twins, chance);
    talkAlike(twins);
    imaginedAlike(twins);
    if (change !== null && happened !== null) toldAlike(twins, change, happened, seed);
  }
  return viewers.length;
}

/** The true position, and one that looks the same to a viewer. */
function twinsFor<R extends Rules>(judge: Judge, match: Match<R>, viewer: Viewer, chance: Chance): Twins<R> {
  const { game, state: truth } = match;
  const imagined = game.clone(truth, chance);
  game.determinise(imagined, viewer, chance);
  const who = named(viewer);
  const law = 'a viewer sees only what it knows';
  judge.same(law, game.view(imagined, viewer), game.view(truth, viewer), () => `${who} sees`);
  return { judge, match, game, truth, imagined, viewer, who };
}

/** A viewer, for people. */
export const named = (viewer: Viewer): string =>
  viewer >= 0 ? `seat ${viewer}` : viewer === PUBLIC ? 'the public' : 'an onlooker';

function askedAlike<R extends Rules>(twins: Twins<R>, chance: Chance): void {
  const { judge, game, truth, imagined, viewer, who } = twins;
  const { steps } = game.book;
  const truly = pending(steps, truth);
  const there = pending(steps, imagined);
  const waiting = (now: typeof truly) =>
    now === null ? null : { may: now.may, awaited: includes(now.awaited, viewer) };
  const law = 'who is asked depends on what everybody knows';
  judge.same(law, waiting(there), waiting(truly), () => `${who} sees waiting`);
  if (truly === null || there === null || !includes(truly.may, viewer)) return;
  const question = (now: typeof truly, s: R['state']) => ({
    step: now.step.name,
    legal: offered(now, s, viewer).toArray(),
  });
  const may = 'a seat may do only what it knows it may';
  judge.same(may, question(there, imagined), question(truly, truth), () => `${who} is offered`);
  const { free } = truly.step.ask;
  if (free === undefined) return;
  for (const action of [free.sample(imagined, there.v, viewer, chance), ...wellShaped(game.actions, chance)]) {
    const why = (s: R['state'], { v }: typeof truly) => free.check(s, v, viewer, action as R['action']);
    judge.same(may, why(imagined, there), why(truth, truly), () => `${canonical(action)} of ${who} is refused with`);
  }
}

function talkAlike<R extends Rules>({ judge, game, truth, imagined, viewer, who }: Twins<R>): void {
  const heard = (s: R['state']) => (game.channels?.(s) ?? []).filter(channel => mayRead(channel, viewer));
  const law = 'who may talk depends on what everybody knows';
  judge.same(law, heard(imagined), heard(truth), () => `${who} hears`);
}

/** The same imagination, started from two positions that the viewer cannot tell apart, gives the same position. */
function imaginedAlike<R extends Rules>({ judge, match, game, truth, imagined, viewer, who }: Twins<R>): void {
  const flaw = game.check?.(imagined) ?? null;
  judge.holds('what is imagined is possible', flaw === null, () => `${who} imagines that ${flaw}`);
  const memory = viewer >= 0 ? match.memory(viewer) : undefined;
  const law = 'what a bot imagines depends only on what its seat knows';
  const from = (s: R['state'], remembered?: R['memory']) => imaginedFrom(game, s, viewer, match.seq, remembered);
  judge.same(law, from(imagined), from(truth), () => `${who} imagines`);
  if (memory === undefined) return;
  judge.same(law, from(imagined, memory), from(truth, memory), () => `${who} remembers`);
  const remembered = game.clone(truth, NO_DICE);
  game.determinise(remembered, viewer, new SeededDice(match.seq), memory);
  const spoilt = game.check?.(remembered) ?? null;
  judge.holds('what is imagined is possible', spoilt === null, () => `${who} remembers that ${spoilt}`);
  const seen = 'a viewer sees only what it knows';
  judge.same(seen, game.view(remembered, viewer), game.view(truth, viewer), () => `${who}, who remembers, sees`);
}

/** What a viewer imagines when it looks at a position, with given dice. */
export function imaginedFrom<R extends Rules>(
  game: Game<R>,
  s: R['state'],
  viewer: Viewer,
  seed: number,
  memory?: R['memory'],
): object {
  const dice = new SeededDice(seed);
  const copy = game.clone(s, dice);
  game.determinise(copy, viewer, dice, memory);
  return bare(game, copy);
}

/** One change in both positions: if the viewer sees the same afterwards, it was told the same and sees the same asked. */
function toldAlike<R extends Rules>(
  { judge, game, imagined, viewer, who }: Twins<R>,
  change: PositionChange<R>,
  happened: Happened<R>,
  seed: number,
): void {
  const elsewhere = happening(game, imagined, change, seed);
  if (elsewhere === null) return;
  const truly = impressionOf(game, happened, viewer);
  const there = impressionOf(game, elsewhere, viewer);
  if (truly.seen !== there.seen) return;
  const asked = 'who is asked depends on what everybody knows';
  judge.same('a viewer is told only what it sees', lasting(there.told), lasting(truly.told), () => `${who} is told`);
  judge.same(asked, there.asked, truly.asked, () => `${who} sees asked`);
  if (canonical(there.told) !== canonical(truly.told)) return; // what fades has told it more
  judge.same('a viewer sees on the way only what it knows', there.film, truly.film, () => `${who} sees on the way`);
}

/** What fades may tell what no screen shows: whoever hears it has to remember it. */
export const lasting = <E extends GameEvent>(events: readonly E[]): E[] =>
  events.filter(event => event.fades === undefined);

/** An act that was taken back told nobody anything: had the hidden cards been others, all would have noticed the same. */
export function nobodyLearnt<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  act: PositionChange<R>,
  chance: Chance,
): void {
  const { game, state } = match;
  const seed = chance.below(65536);
  const happened = happening(game, state, act, seed);
  if (happened === null) return;
  for (const viewer of match.viewers) {
    const imagined = game.clone(state, chance);
    game.determinise(imagined, viewer, chance, viewer >= 0 ? match.memory(viewer) : undefined);
    const elsewhere = happening(game, imagined, act, seed);
    if (elsewhere === null) continue;
    const law = 'what is taken back never was';
    const learnt = () => `${named(viewer)} has learnt something from it`;
    judge.same(law, impressionOf(game, elsewhere, viewer), impressionOf(game, happened, viewer), learnt);
  }
}

/** A seat acts, where that is allowed. */
export const acting =
  <R extends Rules>({ book }: Game<R>, { seat, action }: RandomAnswer<R>): PositionChange<R> =>
  s => {
    const checked = checkLegality(book, s, seat, action);
    if (isRefusal(checked)) return false;
    perform(book, s, seat, checked.legal);
    return true;
  };

/** Something happens at the table, where the game has an answer to it. */
export const entering =
  <R extends Rules>(game: Game<R>, event: ExternalEvent): PositionChange<R> =>
  s =>
    answerOf(game.external, s, event) === null;
