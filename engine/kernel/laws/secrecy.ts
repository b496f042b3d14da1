/**
 * Secrets stay secret: whatever a viewer's screen does not show may be changed, and that viewer notices nothing.
 *
 * Each check imagines another position that looks the same to the viewer, and compares what the viewer sees, may do and
 * is told in both.
 */
import { canonical } from '../canonical.ts';
import { type Chance, Dice } from '../chance.ts';
import { mayRead } from '../channels.ts';
import { next, Offer, offered, pending, play } from '../flow.ts';
import type { Game, Rules } from '../game.ts';
import { Journal, toldTo } from '../journal.ts';
import type { Match } from '../match.ts';
import { bare } from '../position.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { includes, PUBLIC, type Viewer } from '../seats.ts';
import type { TableEntry } from '../table.ts';
import type { Judge } from './breach.ts';
import type { Answer } from './random-players.ts';

/** Something that is about to happen: carries it out in a position, or says false where it cannot happen. */
export type Change<R extends Rules> = (s: R['state']) => boolean;

/** Two positions that one viewer cannot tell apart. */
interface Twins<R extends Rules> {
  readonly judge: Judge;
  readonly match: Match<R>;
  readonly game: Game<R>;
  readonly truth: R['state'];
  readonly imagined: R['state'];
  readonly viewer: Viewer;
  /** The viewer, for people. */
  readonly who: string;
}

/** Everybody who looks at this table. */
export function viewersOf<R extends Rules>(match: Match<R>): Viewer[] {
  const onlookers = match.game.onlookers?.(match.state) ?? [];
  return [...Array(match.seats).keys(), PUBLIC, ...onlookers];
}

/** Checks one viewer, as things are and as something happens. */
export function keepsSecrets<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  viewer: Viewer,
  change: Change<R> | null,
  chance: Chance,
): void {
  const { game, state: truth } = match;
  const imagined = game.clone(truth, chance);
  game.determinise(imagined, viewer, chance);
  const who = viewer >= 0 ? `seat ${viewer}` : viewer === PUBLIC ? 'the public' : 'an onlooker';
  const twins: Twins<R> = { judge, match, game, truth, imagined, viewer, who };
  const law = 'a viewer sees only what it knows';
  judge.same(law, game.view(imagined, viewer), game.view(truth, viewer), () => `${who} sees`);
  askedAlike(twins);
  talkAlike(twins);
  imaginedAlike(twins);
  if (change !== null) toldAlike(twins, change, chance.below(65536));
}

function askedAlike<R extends Rules>({ judge, game, truth, imagined, viewer, who }: Twins<R>): void {
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
  const from = (s: R['state'], remembering: boolean): object => {
    const dice = new Dice(match.seq);
    const copy = game.clone(s, dice);
    game.determinise(copy, viewer, dice, remembering ? memory : undefined);
    return bare(game, copy);
  };
  const law = 'what a bot imagines depends only on what its seat knows';
  judge.same(law, from(imagined, false), from(truth, false), () => `${who} imagines`);
  if (memory !== undefined) judge.same(law, from(imagined, true), from(truth, true), () => `${who} remembers`);
}

/** One change in both positions: if the viewer sees the same afterwards, it was told the same and sees the same asked. */
function toldAlike<R extends Rules>(
  { judge, game, truth, imagined, viewer, who }: Twins<R>,
  change: Change<R>,
  seed: number,
): void {
  const { steps } = game.book;
  const after = (s: R['state']) => {
    const copy = game.clone(s, new Dice(seed));
    const journal = new Journal<R['event']>();
    copy.journal = journal;
    if (!change(copy)) return null;
    next(steps, copy, new Offer());
    return {
      seen: canonical(game.view(copy, viewer)),
      told: journal.events.flatMap(event => toldTo(event, viewer)),
      asked: pending(steps, copy)?.may ?? null,
    };
  };
  const truly = after(truth);
  const there = after(imagined);
  if (truly === null || there === null || truly.seen !== there.seen) return;
  judge.same('a viewer is told only what it sees', there.told, truly.told, () => `${who} is told`);
  judge.same('a viewer is told only what it sees', there.asked, truly.asked, () => `${who} sees asked`);
}

/** A seat acts, where that is allowed. */
export const acting =
  <R extends Rules>(game: Game<R>, { seat, action }: Answer<R>): Change<R> =>
  s => {
    const now = pending(game.book.steps, s);
    if (now === null || !includes(now.may, seat)) return false;
    const said = canonical(action);
    const listed = offered(now, s, seat).toArray();
    if (!listed.some(candidate => canonical(candidate) === said)) {
      const { open } = now.step.ask;
      if (open === undefined || open.check(s, now.v, seat, action) !== null) return false;
    }
    play(game.book.steps, s, seat, action);
    return true;
  };

/** Something happens at the table, where the game has an answer to it. */
export const entering =
  <R extends Rules>(game: Game<R>, entry: TableEntry): Change<R> =>
  s => {
    const answer = game.table?.[entry.type] as ((s: R['state'], entry: TableEntry) => Refusal | null) | undefined;
    return answer !== undefined && !isRefusal(answer(s, entry));
  };
