/** Where arrow keys lead in the plan of the tavern. */
import type { Place } from '@havre/engine/games/jamaica/crew/tavern.ts';
import { tavern } from '@havre/engine/games/jamaica/crew-components.ts';

const { columns, rows } = tavern;

const WALKS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place an arrow key leads to, or null. @example walkedTo(0, 'ArrowRight') // 1 */
export function walkedTo(place: Place, key: string): Place | null {
  const [x, y] = WALKS[key] ?? [0, 0];
  const column = (place % columns) + x;
  const row = Math.floor(place / columns) + y;
  const isThere = (x !== 0 || y !== 0) && column >= 0 && column < columns && row >= 0 && row < rows;
  return isThere ? row * columns + column : null;
}
