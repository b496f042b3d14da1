/** The names of columns and rows, in the water around the cells. */
import { cellName, NO_CELL } from '@havre/engine/games/aquatika/board.ts';
import { cellsInOrder, extentOf, MARGIN, placeOf, type Sight } from './geometry.ts';

export function Edges({ sight }: { sight: Sight }) {
  const { across, down } = extentOf(sight);
  const cells = cellsInOrder(sight);
  const at = (x: number | null, y: number | null): string => {
    const found = cells.find(cell => {
      const place = placeOf(sight, cell);
      return (x === null || place.x === x) && (y === null || place.y === y);
    });
    return cellName(found ?? NO_CELL);
  };
  const shown = (name: string, isColumn: boolean): string => (isColumn ? name.slice(0, 1) : name.slice(1));
  const [wide, high] = [across + 2 * MARGIN, down + 2 * MARGIN];
  return (
    <>
      {Array.from({ length: across }, (_, x) => (
        <span
          key={`x${at(x, null)}`}
          class="aqua-edge"
          style={{ left: `${((x + 0.5 + MARGIN) / wide) * 100}%`, top: `${((high - MARGIN * 0.42) / high) * 100}%` }}
          aria-hidden="true"
        >
          {shown(at(x, null), !sight.isLying)}
        </span>
      ))}
      {Array.from({ length: down }, (_, y) => (
        <span
          key={`y${at(null, y)}`}
          class="aqua-edge"
          style={{ left: `${((MARGIN * 0.42) / wide) * 100}%`, top: `${((y + 0.5 + MARGIN) / high) * 100}%` }}
          aria-hidden="true"
        >
          {shown(at(null, y), sight.isLying)}
        </span>
      ))}
    </>
  );
}
