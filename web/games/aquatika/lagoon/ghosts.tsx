/** Those whom the move that is being shown eats or covers: they are seen until it reaches them. */
import { NONE } from '@havre/engine/games/aquatika/pieces.ts';
import { Swimmer } from './cells.tsx';
import type { LagoonDrawing } from './contract.ts';
import { placeOf } from './geometry.ts';
import { cellStyle } from './position.ts';

export function Ghosts({ scene: { sight, event } }: { scene: LagoonDrawing }) {
  if (event?.type !== 'moved') return null;
  const { to, eaten, covered } = event.move;
  // What lies under an octopus shows only once it has been eaten with it.
  const met = covered === NONE ? eaten.toReversed() : [covered];
  return (
    <div class="aqua-ghosts" aria-hidden="true">
      {met.map(piece => (
        <span key={piece} style={cellStyle(placeOf(sight, to))}>
          <span class="aqua-ghost">
            <Swimmer sight={sight} piece={piece} />
          </span>
        </span>
      ))}
    </div>
  );
}
