/** From how seats stand to how likely each is to win. */

/**
 * Turns how seats stand into their winning chances, in place: whoever stands better wins more often, and only differences
 * count. Somebody who cannot win any more stands at -Infinity. `others` is the weight, e to the power of how they stand, of
 * whoever may win without having a seat.
 * @example shareOut(chances) // [0, Math.log(3)] becomes [0.25, 0.75]
 */
export function shareOut(chances: Float64Array, others = 0): void {
  let sum = 0;
  for (let seat = 0; seat < chances.length; seat++) {
    chances[seat] = Math.exp(chances[seat]);
    sum += chances[seat];
  }
  sum += others;
  for (let seat = 0; seat < chances.length; seat++) chances[seat] /= sum;
}
