/** The answers a seat has to choose from, and how they look before anything is tried. */
import type { Chance } from '../../kernel/chance.ts';
import type { Game, Rules } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seats.ts';
import { Offer } from '../../kernel/steps.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Mind } from '../mind.ts';

/** The answers that are worth telling apart. */
export function candidatesOf<R extends Rules>(mind: Mind<R>, knowledge: Knowledge<R>, chance: Chance): R['action'][] {
  if (knowledge.group === undefined) return [...mind.legal];
  const offer = new Offer<R['action']>();
  for (const action of mind.legal) offer.push(action);
  offer.answerCount = mind.answerCount;
  knowledge.group(mind.imagine(chance), mind.seat, offer);
  return offer.toArray();
}

/** How promising answers look in a position, from 0 to 1; null where nobody has an opinion. */
export function glance<R extends Rules>(
  game: Game<R>,
  { promise, worth }: Knowledge<R>,
  s: R['state'],
  seat: Seat,
): ((action: R['action']) => number) | null {
  if (promise !== undefined) return action => promise(s, seat, action);
  if (worth === undefined) return null;
  const view = game.view(s, seat);
  return action => softened(worth(view, seat, action));
}

/** Any number as one from 0 to 1, the order kept; a hundred is much. */
const softened = (worth: number): number => 0.5 + worth / (2 * (100 + Math.abs(worth)));
