/** Boxes on the screen, in pixels. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
export const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
export const widthOf = ({ left, right }: Box): number => Math.max(0, right - left);
export const heightOf = ({ top, bottom }: Box): number => Math.max(0, bottom - top);
export const isEmpty = (box: Box): boolean => widthOf(box) === 0 || heightOf(box) === 0;

/** What two boxes have in common, along the axes that are named. */
export const common = (one: Box, other: Box, { x = true, y = true } = {}): Box => ({
  left: x ? Math.max(one.left, other.left) : one.left,
  right: x ? Math.min(one.right, other.right) : one.right,
  top: y ? Math.max(one.top, other.top) : one.top,
  bottom: y ? Math.min(one.bottom, other.bottom) : one.bottom,
});

/** A box that is smaller on each side by so much of its width and height. */
export function inset(box: Box, x: number, y: number): Box {
  const [dx, dy] = [widthOf(box) * x, heightOf(box) * y];
  return { left: box.left + dx, right: box.right - dx, top: box.top + dy, bottom: box.bottom - dy };
}

/** Points spread evenly over a box, so many along each side. */
export function* pointsIn(box: Box, columns: number, rows: number): Generator<readonly [x: number, y: number]> {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      yield [
        box.left + (widthOf(box) * (column + 0.5)) / columns,
        box.top + (heightOf(box) * (row + 0.5)) / rows,
      ] as const;
}
