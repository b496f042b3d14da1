/** What is legal now: the one place where an action is compared with what the rules allow. */
import { alike } from './alike.ts';
import { offered, pending } from './pending.ts';
import { type Refusal, refuse } from './refusal.ts';
import { includes, type Seat } from './seats.ts';
import { type AnyAction, type Flow, Offer, type Rulebook } from './steps.ts';

/**
 * The action as the rules made it, never the object that came from outside; or why it is none. The shape of the action has
 * been checked before.
 * @example const checked = checkLegality(game.book, s, seat, action); if ('legal' in checked) perform(game.book, s, seat, checked.legal);
 */
export function checkLegality<S extends Flow, A extends AnyAction>(
  book: Rulebook<S, A>,
  s: S,
  seat: Seat,
  action: A,
): { readonly legal: A } | Refusal {
  if (s.over) return refuse('over');
  if (book.aside?.types.includes(action.type) === true) return legalAside(book, s, seat, action);
  const now = pending(book.steps, s);
  if (now === null || !includes(now.may, seat)) return refuse('not-asked');
  const legal = same(offered(now, s, seat), action);
  if (legal !== undefined) return { legal };
  const { free } = now.step.ask;
  if (free?.types.includes(action.type) !== true) return refuse('not-legal');
  return free.check(s, now.v, seat, action) ?? { legal: copied(action) };
}

function legalAside<S extends Flow, A extends AnyAction>(
  book: Rulebook<S, A>,
  s: S,
  seat: Seat,
  action: A,
): { readonly legal: A } | Refusal {
  const { aside } = book;
  if (aside === null || !includes(aside.who(s), seat)) return refuse('not-asked');
  const legal = same(asides(book, s, seat), action);
  if (legal !== undefined) return { legal };
  if (aside.check === undefined) return refuse('not-legal');
  return aside.check(s, seat, action) ?? { legal: copied(action) };
}

/**
 * What a seat may do at any time, whoever is asked, as far as it can be listed.
 * @example asides(game.book, s, seat).toArray()
 */
export function asides<S extends Flow, A extends AnyAction>({ aside }: Rulebook<S, A>, s: S, seat: Seat): Offer<A> {
  const out = new Offer<A>();
  if (aside !== null && !s.over && includes(aside.who(s), seat)) aside.legal(s, seat, out);
  return out;
}

/** The one of some actions that says the same. */
const same = <A>(offer: Offer<A>, action: A): A | undefined =>
  offer.toArray().find(candidate => alike(candidate, action));

const copied = <A>(action: A): A => JSON.parse(JSON.stringify(action)) as A;
