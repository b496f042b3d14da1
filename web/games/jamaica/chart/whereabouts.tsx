/**
 * The slip of paper that says what one points at: the space, its price, and whose ships lie there. What has been chosen already is
 * said elsewhere, and a slip would lie on the other choices.
 */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import type { ChartProps } from './contract.ts';
import { middle, SHEET } from './geography.ts';
import { ShipDrawing } from './ship.tsx';
import { chartWords } from './speech.ts';
import './whereabouts.css';

export interface WhereaboutsProps extends Pick<ChartProps, 'ships' | 'lairs' | 'choices'> {
  readonly space: Space;
}

export function Whereabouts({ space, ships, lairs, choices }: WhereaboutsProps) {
  const { x, y } = middle(space);
  const here = ships.filter(ship => ship.space === space);
  const choice = choices.find(one => one.space === space);
  if (choice?.isChosen === true) return null;
  const text = choice?.label ?? chartWords().space({ space, hasTreasure: lairs.includes(space), ships: [] });
  const side = x < SHEET.width * 0.3 ? 'start' : x > SHEET.width * 0.7 ? 'end' : 'middle';
  const height = y < SHEET.height * 0.35 ? 'below' : 'above';
  return (
    <div class="whereabouts-spot" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      <div class={`whereabouts ${side} ${height}`}>
        <p>{text}</p>
        {here.map(({ ship, colour, isGhost, name }) => (
          <p key={ship} class="whereabouts-ship">
            <span>
              <ShipDrawing colour={colour} isGhost={isGhost} />
            </span>
            {name}
          </p>
        ))}
      </div>
    </div>
  );
}
