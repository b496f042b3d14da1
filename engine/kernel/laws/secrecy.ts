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
import { includes, PUBLIC, type Seat, type Viewer } from '../seats.ts';
import type { Judge } from './breach.ts';
import type { Answer } from './random-players.ts';

/** Everybody who looks at this table. */
export function viewersOf<R extends Rules>(match: Match<R>): Viewer[] {
  const onlookers = match.game.onlookers?.(match.state) ?? [];
  return [...Array(match.seats).keys(), PUBLIC, ...onlookers];
}

/** Checks one viewer, before an answer is given and as it is given. */
export function keepsSecrets<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  viewer: Viewer,
  answer: Answer<R> | null,
  chance: Chance,
): void {
  const { game, state } = match;
  const imagined = game.clone(state, chance);
  game.determinise(imagined, viewer, chance);
  const who = viewer >= 0 ? `seat ${viewer}` : viewer === PUBLIC ? 'the public' : 'an onlooker';

  const seen = game.view(state, viewer);
  const shown = game.view(imagined, viewer);
  judge.same('a viewer sees only what it knows', shown, seen, () => `${who} sees`);
  askedAlike(judge, game, state, imagined, viewer, who);
  talkAlike(judge, game, state, imagined, viewer, who);
  imaginedAlike(judge, match, imagined, viewer, who);
  if (answer !== null) toldAlike(judge, game, state, imagined, viewer, who, answer, chance.below(65536));
}

function askedAlike<R extends Rules>(
  judge: Judge,
  game: Game<R>,
  state: R['state'],
  imagined: R['state'],
  viewer: Viewer,
  who: string,
): void {
  const { steps } = game.book;
  const truly = pending(steps, state);
  const there = pending(steps, imagined);
  const waiting = (now: typeof truly) =>
    now === null ? null : { may: now.may, awaited: includes(now.awaited, viewer) };
  judge.same(
    'who is asked depends on what everybody knows',
    waiting(there),
    waiting(truly),
    () => `${who} sees waiting`,
  );
  if (truly === null || there === null || !includes(truly.may, viewer)) return;
  const question = (now: typeof truly, s: R['state']) => ({
    step: now.step.name,
    legal: offered(now, s, viewer).toArray(),
  });
  const law = 'a seat may do only what it knows it may';
  judge.same(law, question(there, imagined), question(truly, state), () => `${who} is offered`);
}

function talkAlike<R extends Rules>(
  judge: Judge,
  game: Game<R>,
  state: R['state'],
  imagined: R['state'],
  viewer: Viewer,
  who: string,
): void {
  const heard = (s: R['state']) => (game.channels?.(s) ?? []).filter(channel => mayRead(channel, viewer));
  const law = 'who may talk depends on what everybody knows';
  judge.same(law, heard(imagined), heard(state), () => `${who} hears`);
}

/** The same imagination, started from two positions that the viewer cannot tell apart, gives the same position. */
function imaginedAlike<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  imagined: R['state'],
  viewer: Viewer,
  who: string,
): void {
  const { game, state } = match;
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
  judge.same(law, from(imagined, false), from(state, false), () => `${who} imagines`);
  if (memory !== undefined) judge.same(law, from(imagined, true), from(state, true), () => `${who} remembers`);
}

/** One action in both positions: if the viewer sees the same afterwards, it was told the same and sees the same asked. */
function toldAlike<R extends Rules>(
  judge: Judge,
  game: Game<R>,
  state: R['state'],
  imagined: R['state'],
  viewer: Viewer,
  who: string,
  { seat, action }: Answer<R>,
  seed: number,
): void {
  const { steps } = game.book;
  const now = pending(steps, imagined);
  if (now === null || !isAllowed(game, imagined, seat, action)) return;
  const after = (s: R['state']) => {
    const copy = game.clone(s, new Dice(seed));
    const journal = new Journal<R['event']>();
    copy.journal = journal;
    play(steps, copy, seat, action);
    next(steps, copy, new Offer());
    return {
      seen: canonical(game.view(copy, viewer)),
      told: journal.events.flatMap(event => toldTo(event, viewer)),
      asked: pending(steps, copy)?.may ?? null,
    };
  };
  const truly = after(state);
  const there = after(imagined);
  if (truly.seen !== there.seen) return;
  judge.same('a viewer is told only what it sees', there.told, truly.told, () => `${who} is told`);
  judge.same('a viewer is told only what it sees', there.asked, truly.asked, () => `${who} sees asked`);
}

function isAllowed<R extends Rules>(game: Game<R>, s: R['state'], seat: Seat, action: R['action']): boolean {
  const now = pending(game.book.steps, s);
  if (now === null || !includes(now.may, seat)) return false;
  const said = canonical(action);
  if (
    offered(now, s, seat)
      .toArray()
      .some(candidate => canonical(candidate) === said)
  )
    return true;
  const { open } = now.step.ask;
  return open !== undefined && open.check(s, now.v, seat, action) === null;
}
