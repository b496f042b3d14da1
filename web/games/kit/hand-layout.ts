/**
 * Where the cards of a held hand lie. They overlap where they must, but of each a strip as wide as a finger is seen; where
 * even that does not fit they get smaller, and at last lie in rows. A lifted card opens the hand, so that it is seen whole.
 */

export interface HandSpace {
  /** How wide the hand may be, in pixels. */
  readonly width: number;
  readonly count: number;
  /** How wide a card is where there is room. */
  readonly card: number;
  /** Between cards that need not overlap; less than nothing where they always do. */
  readonly gap: number;
  /** What is seen of a card at least: a finger. */
  readonly strip: number;
  /** In how many rows they lie at least. */
  readonly rows?: number;
  /** Which card is lifted, if any. */
  readonly lifted?: number | null;
}

export interface HandLayout {
  /** How wide a card is. */
  readonly card: number;
  readonly rows: number;
  /** Where each card begins, and in which row. */
  readonly places: readonly { readonly x: number; readonly row: number }[];
}

/**
 * Lays a hand.
 * @example layHand({ width: 320, count: 7, card: 80, gap: 6, strip: 44 }).places[6] // { x: 264, row: 0 } or so
 */
export function layHand({
  width,
  count,
  card: wished,
  gap,
  strip,
  rows: least = 1,
  lifted = null,
}: HandSpace): HandLayout {
  if (count === 0) return { card: wished, rows: 1, places: [] };
  const most = Math.max(1, Math.floor(width / strip));
  const rows = Math.max(Math.min(least, count), Math.ceil(count / most));
  const inRow = Math.ceil(count / rows);
  const card = Math.max(Math.min(strip, wished), Math.min(wished, width - strip * (inRow - 1)));
  const places = Array.from({ length: rows }, (_, row) => {
    const first = row * inRow;
    const here = Math.min(inRow, count - first);
    const open = lifted === null || lifted < first || lifted >= first + here ? null : lifted - first;
    return rowOf({ width, count: here, card, gap, strip, lifted: open }).map(x => ({ x, row }));
  }).flat();
  return { card, rows, places };
}

/** Where the cards of a row begin. */
function rowOf({ width, count, card, gap, strip, lifted = null }: HandSpace): readonly number[] {
  if (count === 1) return [(width - card) / 2];
  const step = Math.min(card + gap, (width - card) / (count - 1));
  // An open hand is as wide as a closed one: the others move closer, to a finger each.
  const whole = step * (count - 1);
  const opens = lifted !== null && lifted < count - 1 && step < card;
  const opened = opens ? Math.max(step, Math.min(card, whole - strip * (count - 2))) : step;
  const other = opens && count > 2 ? (whole - opened) / (count - 2) : step;
  const start = (width - whole - card) / 2;
  const after = opens ? opened - other : 0;
  return Array.from({ length: count }, (_, i) => start + i * other + (opens && i > (lifted ?? 0) ? after : 0));
}
