/** Where a scene is played, so that it does not cover what it is about. */
import type { ScreenBox } from './neighbours.ts';

export type Placement = 'middle' | 'top' | 'bottom' | 'left' | 'right';

/**
 * The side of a board with the most room beside something on it, as wide or high strips count: a scene is wider than high,
 * so that above and below are as good as twice as much beside it.
 * @example placeBeside({ x: 0, y: 0, width: 400, height: 600 }, { x: 150, y: 80, width: 50, height: 50 }) // 'bottom'
 */
export function placeBeside(board: ScreenBox, about: ScreenBox): Placement {
  const rooms: readonly (readonly [Placement, number])[] = [
    ['top', (about.y - board.y) / board.height],
    ['bottom', (board.y + board.height - about.y - about.height) / board.height],
    ['left', (about.x - board.x) / board.width],
    ['right', (board.x + board.width - about.x - about.width) / board.width],
  ];
  const isUpright = board.height > board.width;
  const counted = rooms.map(([place, share]) => {
    const isAcross = place === 'top' || place === 'bottom';
    return [place, isAcross === isUpright ? share : share / 2] as const;
  });
  return counted.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
