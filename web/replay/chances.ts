/** Where the curves of winning chances run. */
import type { ChancePoint } from '@havre/engine/bots/review.ts';

/**
 * The curve of one seat as the path of an SVG, the chance of one at its top.
 * @example pathOf([{ seq: 0, chances: [0.5] }, { seq: 10, chances: [1] }], 0, { width: 100, height: 50 }) // 'M0 25L100 0'
 */
export function pathOf(
  points: readonly ChancePoint[],
  seat: number,
  { width, height }: { width: number; height: number },
) {
  const last = Math.max(1, points.at(-1)?.seq ?? 1);
  return points
    .map(({ seq, chances }, i) => {
      const x = tidy((seq / last) * width);
      const y = tidy((1 - (chances[seat] ?? 0)) * height);
      return `${i === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

const tidy = (length: number): number => Math.round(length * 10) / 10;

/**
 * The moment that belongs to a place along the chart, from 0 on its left to 1 on its right.
 * @example timeAt(0.5, 80) // 40
 */
export const timeAt = (part: number, last: number): number => Math.round(Math.max(0, Math.min(1, part)) * last);
