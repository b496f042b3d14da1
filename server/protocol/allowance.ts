/** How much somebody may send: so many messages at once, then so many a second. */

export interface Rate {
  /** How many at once, after a pause. */
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket that fills with time and is emptied by what somebody does. */
export class Bucket {
  private readonly rate: Rate;
  private readonly now: () => number;
  private left: number;
  private filledAt: number;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
    this.left = rate.burst;
    this.filledAt = now();
  }

  /**
   * Takes one, if there is one.
   * @example if (!bucket.take()) return refuseTooFast();
   */
  take(): boolean {
    const now = this.now();
    const filled = this.left + (Math.max(0, now - this.filledAt) / 1000) * this.rate.perSecond;
    this.left = Math.min(this.rate.burst, filled);
    this.filledAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

/** What one identity, or all strangers of one address, may do over all their sockets together. */
export interface Allowance {
  readonly messages: Bucket;
  readonly chat: Bucket;
  /** Words by which somebody claims a seat or a place to look on: few enough that none is guessed. */
  readonly words: Bucket;
  /** Messages that came although there was nothing left; whoever never stops is cut off. */
  readonly patience: Bucket;
}

export interface Rates {
  readonly messages: Rate;
  readonly chat: Rate;
  readonly words: Rate;
}

/** So many messages too many, and the socket is closed. */
const PATIENCE: Rate = { burst: 100, perSecond: 1 };

/**
 * A fresh allowance.
 * @example const allowance = allowanceOf(limits, Date.now);
 */
export const allowanceOf = ({ messages, chat, words }: Rates, now: () => number): Allowance => ({
  messages: new Bucket(messages, now),
  chat: new Bucket(chat, now),
  words: new Bucket(words, now),
  patience: new Bucket(PATIENCE, now),
});
