/** How a pile is drawn that one shall be able to count. */

/** So many cards are one line of a pile's side. */
const IN_A_LINE = 16;

/**
 * How thick a pile of cards is drawn: a thick one looks thick, and a single card has a side already.
 * @example thickness(90) // 6
 */
export const thickness = (count: number): number => Math.ceil(count / IN_A_LINE);

/** Five are counted at a glance. */
const IN_A_STACK = 5;
/** The stacks of a row, and how the next row stands behind it. */
const IN_A_ROW = 5;
const STEP = { across: 22, up: 3.6, back: 7, aside: 11 };
const COIN = { width: 20, height: 12 };

export interface CoinSpot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where coins lie, those behind first, on a field as large as they need.
 * @example coinsIn(7).coins.length // 7
 */
export function coinsIn(count: number): {
  readonly coins: readonly CoinSpot[];
  readonly width: number;
  readonly height: number;
} {
  const stacks = Math.ceil(count / IN_A_STACK);
  const rows = Math.max(1, Math.ceil(stacks / IN_A_ROW));
  const columns = Math.max(1, Math.min(stacks, IN_A_ROW));
  const width = COIN.width + STEP.across * (columns - 1) + (rows > 1 ? STEP.aside : 0) + 2;
  const height = COIN.height + STEP.up * (Math.max(1, Math.min(count, IN_A_STACK)) - 1) + STEP.back * (rows - 1) + 2;
  const coins = Array.from({ length: count }, (_, i) => {
    const stack = Math.floor(i / IN_A_STACK);
    const row = Math.floor(stack / IN_A_ROW);
    return {
      row,
      x: COIN.width / 2 + 1 + (stack % IN_A_ROW) * STEP.across + (row % 2) * STEP.aside,
      y: height - 8 - (i % IN_A_STACK) * STEP.up - row * STEP.back,
    };
  });
  return { coins: coins.toSorted((one, other) => other.row - one.row).map(({ x, y }) => ({ x, y })), width, height };
}
