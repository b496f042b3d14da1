/** Dice that fall as a script wants them. */

/**
 * The draws with which a shuffle of some cards gives others: the same cards in another order.
 * @example loadedShuffle([1, 2, 3], [3, 1, 2]) // draws for Match.start
 */
export function loadedShuffle<T>(cards: readonly T[], wanted: readonly T[]): number[] {
  const now = [...cards];
  const draws: number[] = [];
  for (let last = now.length - 1; last > 0; last--) {
    const other = now.lastIndexOf(wanted[last] as T, last);
    if (other < 0) throw new Error(`there is no ${String(wanted[last])} left for place ${last}`);
    draws.push(other);
    [now[last], now[other]] = [now[other] as T, now[last] as T];
  }
  if (now[0] !== wanted[0]) throw new Error('these are not the same cards');
  return draws;
}
