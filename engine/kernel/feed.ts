/**
 * What one viewer hears of something that goes on, counted by that viewer alone.
 *
 * Whatever happens is one thing to a viewer, or nothing: then it is not counted either, so that no gap in the numbers tells of
 * it. Whoever comes back says how many things it has heard, and reads on from there, in batches if there are many.
 */

/** So many items lie between two places that are remembered. */
const STRIDE = 256;

export interface FeedBatch<T> {
  /** How many items come before these. */
  readonly from: number;
  readonly items: readonly T[];
  /** Whether there are more after these. */
  readonly hasMore: boolean;
}

export class Feed<T> {
  private readonly sources: () => number;
  private readonly heard: (source: number) => T | null;
  /**
   * Which source the items number 0, `STRIDE`, twice that and so on come from, as far as anybody has read: so that a batch
   * costs what is in it, however much lies before it.
   */
  private readonly places: number[] = [0];

  /** How much has happened until now, and what one of it is to the viewer: always the same, or always nothing. */
  constructor(sources: () => number, heard: (source: number) => T | null) {
    this.sources = sources;
    this.heard = heard;
  }

  /**
   * The items from a number on, at most so many. If there are not even so many before it, whoever says it counts something
   * else, and reads from the beginning.
   * @example const { items, hasMore } = feed.read(heard, 256);
   */
  read(from = 0, most = Number.POSITIVE_INFINITY): FeedBatch<T> {
    const place = Math.min(Math.floor(from / STRIDE), this.places.length - 1);
    const items: T[] = [];
    let number = place * STRIDE;
    for (let at = this.places[place], end = this.sources(); at < end; at++) {
      const item = this.heard(at);
      if (item === null) continue;
      if (number === this.places.length * STRIDE) this.places.push(at);
      if (items.length === most) return { from, items, hasMore: true };
      if (number++ >= from) items.push(item);
    }
    return number < from ? this.read(0, most) : { from, items, hasMore: false };
  }
}
