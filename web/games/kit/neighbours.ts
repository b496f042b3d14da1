/** Which of several things on the screen an arrow key leads to. */

export interface ScreenBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Beside the way costs more than along it: one goes straight on before one turns. */
const ASIDE = 2;

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/**
 * The nearest of some boxes in the direction of an arrow key; null where nothing lies there.
 * @example neighbourOf(here, boxes, 'ArrowLeft') // an index, or null
 */
export function neighbourOf(from: ScreenBox, boxes: readonly ScreenBox[], key: string): number | null {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  const here = middleOf(from);
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, box] of boxes.entries()) {
    const [x, y] = [middleOf(box).x - here.x, middleOf(box).y - here.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const cost = along + ASIDE * aside;
    if (along < 1 || cost >= least) continue;
    best = i;
    least = cost;
  }
  return best;
}

/** The box that is nearest, wherever it lies; null if there is none. */
export function nearestTo(from: ScreenBox, boxes: readonly ScreenBox[]): number | null {
  const here = middleOf(from);
  const costs = boxes.map(box => Math.hypot(middleOf(box).x - here.x, middleOf(box).y - here.y));
  return boxes.length === 0 ? null : costs.indexOf(Math.min(...costs));
}

const middleOf = ({ x, y, width, height }: ScreenBox) => ({ x: x + width / 2, y: y + height / 2 });
