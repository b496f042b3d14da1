/** Players for the laws: they do anything that is legal, and meetings end all the same. */
import type { Chance } from '../chance.ts';
import type { ExternalEvent } from '../external-events.ts';
import type { Rules } from '../game.ts';
import { checkLegality } from '../legality.ts';
import type { Match } from '../match.ts';
import { pending } from '../pending.ts';
import { everyone, listed, type Seat } from '../seats.ts';
import { suggested } from '../wander.ts';
import { wellShaped } from './samples.ts';

export interface RandomAnswer<R extends Rules> {
  readonly seat: Seat;
  readonly action: R['action'];
}

/** On a floor, how many actions are taken at random before everybody works towards its end. */
const IDLE_TALK = 12;

/**
 * Who does what next. `talked` is the number of actions already taken on the present floor; the `curious` do anything that is
 * legal, the others take liberties seldom.
 */
export function randomAnswer<R extends Rules>(
  match: Match<R>,
  chance: Chance,
  talked: number,
  curious: boolean,
): RandomAnswer<R> | null {
  const now = pending(match.game.book.steps, match.state);
  if (now === null) return null;
  const idle = match.isFloor && talked < IDLE_TALK && chance.below(2) === 0;
  const seats = listed(idle ? now.may : now.awaited);
  if (seats.length === 0) return null;
  const seat = seats[chance.below(seats.length)];
  const anything = curious && match.asked(seat)?.open.length === 0;
  return { seat, action: randomAction(match, seat, chance, idle || anything) };
}

/** Anything the seat may do; free answers come from the rules' own suggestions, made in an imagined position. */
export function randomAction<R extends Rules>(match: Match<R>, seat: Seat, chance: Chance, idle = false): R['action'] {
  const legal = match.asked(seat)?.legal ?? [];
  if (idle && legal.length > 0) return legal[chance.below(legal.length)];
  const imagined = match.imagined(seat, chance);
  const now = pending(match.game.book.steps, imagined);
  return now === null ? legal[chance.below(legal.length)] : suggested(now, imagined, seat, chance);
}

/** Something that may be done at any time, by anybody; null where the game has nothing of the kind. */
export function randomAside<R extends Rules>(match: Match<R>, chance: Chance): RandomAnswer<R> | null {
  const { book, actions } = match.game;
  if (book.aside === null) return null;
  const seat = chance.below(match.seats);
  const free = (wellShaped(actions, chance) as R['action'][]).filter(
    action =>
      book.aside?.types.includes(action.type) === true && 'legal' in checkLegality(book, match.state, seat, action),
  );
  const candidates = [...match.asides(seat), ...free];
  return candidates.length === 0 ? null : { seat, action: candidates[chance.below(candidates.length)] };
}

/** Something that happens at the table, of the kinds the game has an answer to; it may be refused. */
export function randomExternalEvent<R extends Rules>(match: Match<R>, chance: Chance): ExternalEvent | null {
  const types = Object.keys(match.game.external ?? {}) as ExternalEvent['type'][];
  if (types.length === 0) return null;
  const type = types[chance.below(types.length)];
  const seat = chance.below(match.seats);
  switch (type) {
    case 'timeUp':
      return { type, seat: listed(match.awaited)[0] ?? seat };
    case 'clockUp':
      return match.clocks.length === 0 ? null : { type, clock: match.clocks[chance.below(match.clocks.length)].id };
    case 'joined':
      return { type, seat: Math.min(match.seats, match.game.seats.max - 1) };
    case 'agreed':
      return { type, on: chance.below(2) === 0 ? 'draw' : 'stop', seats: everyone(match.seats) };
    default:
      return { type, seat };
  }
}
