/** How long people wait: the middle, and the slowest few. */

export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
}

/**
 * Of each hundred values, 50, 95 or 99 are at most this.
 * @example quantilesOf([1, 2, 3, 4]).p50 // 2
 */
export function quantilesOf(values: readonly number[]): Quantiles {
  if (values.length === 0) throw new RangeError('nothing was measured');
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] as number;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}
