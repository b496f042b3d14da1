/** Who is about to win: animals of the other side that could be on their shell with their next move. */
import { movesOf } from '@havre/engine/games/aquatika/4-movement.ts';
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import type { View } from '@havre/engine/games/aquatika/information.ts';
import { NONE } from '@havre/engine/games/aquatika/pieces.ts';
import { type Action, boardOf, colourAt, opponentOf } from '@havre/engine/games/aquatika/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Offer } from '@havre/engine/kernel/steps.ts';
import { ends, starts } from './choosing.ts';

/** An animal, and the shell that it can reach. */
export interface Threat {
  readonly from: Cell;
  readonly to: Cell;
}

/**
 * The threats that a seat has to meet now. What lies under octopuses has no part in it: it does not change where one can go.
 * @example threatsTo(view, seat) // [{ from: cellNamed('c2'), to: cellNamed('c1') }]
 */
export function threatsTo(view: View, seat: Seat): Threat[] {
  if (view.arranging || view.over) return [];
  const other = colourAt(view, opponentOf(seat));
  const offer = new Offer<Action>();
  movesOf({ top: view.top, under: view.under.map(() => NONE), options: view.options }, other, offer);
  const legal = offer.toArray();
  const to = boardOf(view).targets[other];
  return starts(legal).flatMap(from => (ends(legal, from).includes(to) ? [{ from, to }] : []));
}
