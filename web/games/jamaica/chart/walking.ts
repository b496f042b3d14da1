/** How arrow keys walk along the lane: to the neighbour that lies most in the direction of the arrow. */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import { ahead, behind, middle } from './geography.ts';
import { heading, type Point } from './points.ts';

const ARROWS: { readonly [key: string]: Point } = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** A neighbour counts as lying in a direction up to about seventy degrees from it. */
const ROUGHLY = 0.34;

/**
 * The space a key leads to; null where the key leads nowhere.
 * @example walked(42, 'ArrowRight') // 43
 */
export function walked(space: Space, key: string): Space | null {
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  const inDirection = (to: Space): number => {
    const { x, y } = heading(middle(space), middle(to));
    return x * arrow.x + y * arrow.y;
  };
  const best = [...ahead(space), ...behind(space)].toSorted((one, other) => inDirection(other) - inDirection(one))[0];
  return best !== undefined && inDirection(best) > ROUGHLY ? best : null;
}
