/** Players for the laws: they do anything that is legal, and meetings end all the same. */
import type { Chance } from '../chance.ts';
import { pending } from '../flow.ts';
import type { Rules } from '../game.ts';
import type { Match } from '../match.ts';
import { listed, type Seat } from '../seats.ts';

export interface Answer<R extends Rules> {
  readonly seat: Seat;
  readonly action: R['action'];
}

/** On a floor, how many actions are taken at random before everybody works towards its end. */
const IDLE_TALK = 12;

/** Who does what next. `talked` is the number of actions already taken on the present floor. */
export function randomAnswer<R extends Rules>(match: Match<R>, chance: Chance, talked: number): Answer<R> | null {
  const now = pending(match.game.book.steps, match.state);
  if (now === null) return null;
  const idle = match.isFloor && talked < IDLE_TALK && chance.below(2) === 0;
  const seats = listed(idle ? now.may : now.awaited);
  if (seats.length === 0) return null;
  const seat = seats[chance.below(seats.length)];
  return { seat, action: randomAction(match, seat, chance, idle) };
}

/** Anything the seat may do; free answers come from the rules' own suggestions, made in an imagined position. */
export function randomAction<R extends Rules>(match: Match<R>, seat: Seat, chance: Chance, idle = false): R['action'] {
  const legal = match.asked(seat)?.legal ?? [];
  const imagined = match.imagined(seat, chance);
  const now = pending(match.game.book.steps, imagined);
  const open = now?.step.ask.open;
  const fromList = legal.length > 0 && (open === undefined || idle);
  if (fromList || now === null || open === undefined) return legal[chance.below(legal.length)];
  return open.sample(imagined, now.v, seat, chance);
}
