/** The pirate ships, each where it lies: in front of the pile it chose, in port, or still beside the island. */
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import { PORT } from '@havre/engine/games/captain-jack/material.ts';
import { placeText } from '@havre/engine/games/captain-jack/wording-cards.ts';
import { type Names, nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { shipPiece } from '../pieces.ts';
import { PirateShip } from '../ship/pirate-ship.tsx';
import { cardWords, jackWords } from '../speech.ts';
import { centred, type Spot, type TablePlan } from './plan.ts';
import './fleet.css';

/**
 * Where the ship of a seat lies.
 * @example berthOf(plan, view, 2) // { x, y }
 */
export function berthOf({ waters, quay, beside, island }: TablePlan, { ships }: View, seat: Seat): Spot {
  const place = ships[seat]?.place ?? PORT;
  const berths = place >= 0 ? waters[place]?.berths : place === PORT ? quay : beside;
  return berths?.[seat] ?? island;
}

/** There is nothing to ask of a ship: whoever touches one means the water, or the island, that may shine below it. */
function touchBelow({ clientX, clientY }: MouseEvent): void {
  const below = document
    .elementsFromPoint(clientX, clientY)
    .map(one => one.closest<HTMLElement>('.cj-water-touch, .cj-island'))
    .find(place => place !== null);
  below?.click();
}

export const Fleet = ({ view, plan, names }: { view: View; plan: TablePlan; names: Names }) => (
  <ul class="cj-fleet">
    {view.ships.map(({ gone, place }, seat) =>
      gone ? null : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard one goes to the water itself
        <li
          key={seat}
          class={seat === view.turn && !view.over ? 'cj-afloat active' : 'cj-afloat'}
          style={centred(berthOf(plan, view, seat), plan.ship)}
          title={jackWords().shipAt(nameOf(names, seat), placeText(cardWords(), place))}
          data-piece={shipPiece(seat)}
          onClick={touchBelow}
        >
          <PirateShip seat={seat} />
          <span class="unseen">{jackWords().shipAt(nameOf(names, seat), placeText(cardWords(), place))}</span>
        </li>
      ),
    )}
  </ul>
);
