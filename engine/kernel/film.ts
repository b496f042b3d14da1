/**
 * The film of an entry: how the table looked after each of its events, and not only after the last.
 *
 * Rules tell after they have done: when `s.journal?.add(event)` is called, the table lies as the event has left it. So whoever
 * carries out an entry once more, with the dice that fell, and looks up at each event sees it happen. Nobody has to write
 * down a second time what an event does; and while nobody watches, nothing is done twice.
 */
import { Repeated } from './chance.ts';
import type { MatchEntry } from './entry.ts';
import { answerExternal } from './external-events.ts';
import { next, perform } from './flow.ts';
import type { Game, Rules } from './game.ts';
import { type GameEvent, hears, Journal } from './journal.ts';
import type { Viewer } from './seats.ts';
import { Offer } from './steps.ts';
import { viewOf } from './view-of.ts';

/** Looks up from an entry: how the table lies after the event of this number. */
export type FilmEye<R extends Rules> = (s: R['state'], event: number) => void;

/** Calls somebody to look whenever something is told. */
export class FilmedJournal<R extends Rules> extends Journal<R['event']> {
  private readonly s: R['state'];
  private readonly look: FilmEye<R>;

  constructor(s: R['state'], look: FilmEye<R>) {
    super();
    this.s = s;
    this.look = look;
  }

  override add(event: R['event']): void {
    super.add(event);
    this.look(this.s, this.events.length - 1);
  }
}

/**
 * Carries out an entry once more, in the position before it, which becomes the one after it; `look` is called after each
 * event. Nothing is shown of a beginning and of a move taken back: nobody has seen what was before the one, and what the
 * other leads to was there before.
 * @example film(game, game.clone(before, NO_DICE), entry, s => views.push(viewOf(game, s, viewer)));
 */
export function film<R extends Rules>(
  game: Game<R>,
  s: R['state'],
  { cause, draws }: MatchEntry<R['action'], R['event']>,
  look: FilmEye<R>,
): void {
  if (cause.type === 'start' || cause.type === 'undo') return;
  s.chance = new Repeated(draws);
  s.journal = new FilmedJournal<R>(s, look);
  if (cause.type === 'act') perform(game.book, s, cause.seat, cause.action);
  else answerExternal(game, s, cause.entry);
  next(game.book.steps, s, new Offer());
}

/**
 * What some viewers see of an entry on the way: their views after each event that they hear, but the last. What they do not hear
 * is seen with the next thing they do: neither how much there is of it nor when it was tells them anything.
 * @example films(game, game.clone(before, NO_DICE), entry, [PUBLIC]).get(PUBLIC)
 */
export function films<R extends Rules>(
  game: Game<R>,
  s: R['state'],
  entry: MatchEntry<R['action'], R['event']>,
  viewers: Iterable<Viewer>,
): Films<R> {
  const { events } = entry;
  const seen = new Map<Viewer, R['view'][]>();
  for (const viewer of viewers) seen.set(viewer, []);
  film(game, s, entry, (now, at) => {
    for (const [viewer, views] of seen)
      if (hears(events[at], viewer) && hearsMore(events, viewer, at)) views.push(viewOf(game, now, viewer));
  });
  return seen;
}

/** Whether a viewer is told anything after the event of a number. */
function hearsMore(events: readonly GameEvent[], viewer: Viewer, at: number): boolean {
  for (let later = at + 1; later < events.length; later++) if (hears(events[later], viewer)) return true;
  return false;
}

/** What each viewer sees of an entry on the way. */
export type Films<R extends Rules = Rules> = ReadonlyMap<Viewer, readonly R['view'][]>;
