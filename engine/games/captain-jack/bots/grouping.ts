/** Answers that nobody gives who knows the game: a visit to the port in which nothing can be done there. */
import type { Seat } from '../../../kernel/seats.ts';
import type { Offer } from '../../../kernel/steps.ts';
import { lacking } from '../7-letters.ts';
import type { Action } from '../actions.ts';
import { canTurn } from '../material.ts';
import type { State } from '../state.ts';

/** The weakest overlook much, but they see that a ship has nothing to turn and nothing to pay with. */
export function group(s: State, seat: Seat, out: Offer<Action>): void {
  if (out.answerCount < 2 || hasBusinessInPort(s, seat)) return;
  let kept = 0;
  for (let i = 0; i < out.length; i++) if (out.list[i].type !== 'dock') out.list[kept++] = out.list[i];
  out.answerCount -= out.length - kept;
  out.length = kept;
}

const hasBusinessInPort = ({ ships, open }: State, seat: Seat): boolean =>
  ships[seat].cards.some(({ card }) => canTurn(card)) || open.some(letter => lacking(letter, ships[seat].cards) === 0);
