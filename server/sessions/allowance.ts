/** How much somebody may do: so much at once, then so much a second. */

export interface Rate {
  /** How much at once, after a pause. */
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

  /** Whether nothing has been taken that time has not given back. */
  get isFull(): boolean {
    this.fill();
    return this.left >= this.rate.burst;
  }

  /** Whether there is one left. */
  get hasOne(): boolean {
    this.fill();
    return this.left >= 1;
  }

  /**
   * Takes one, if there is one.
   * @example if (!bucket.take()) return refuseTooFast();
   */
  take(): boolean {
    if (!this.hasOne) return false;
    this.left -= 1;
    return true;
  }

  /**
   * Charges what something has cost once that is known; who is in debt has nothing left until time has paid for it. No debt is
   * larger than what one may have at once: others may share it.
   * @example bucket.charge(frame.length);
   */
  charge(cost: number): void {
    this.fill();
    this.left = Math.max(-this.rate.burst, this.left - cost);
  }

  private fill(): void {
    const now = this.now();
    const filled = this.left + (Math.max(0, now - this.filledAt) / 1000) * this.rate.perSecond;
    this.left = Math.min(this.rate.burst, filled);
    this.filledAt = now;
  }
}

export interface Rates {
  /** Messages, and control frames, which cost as much. */
  readonly messages: Rate;
  readonly chat: Rate;
  /** Claim tokens by which somebody claims a seat or a place to look on: few enough that none is guessed. */
  readonly claims: Rate;
  /** Sitting down, standing up and changing places: whoever does is shown everything anew. */
  readonly seats: Rate;
  /** Bytes of whole tables told to whoever asks to watch. */
  readonly telling: Rate;
  /** Messages that came although there was nothing left; whoever never stops is cut off. */
  readonly excess: Rate;
}

export type AllowanceKind = keyof Rates;

/** What one party may do over all its sockets together: an identity, the strangers of a network, a whole network. */
export class Allowance {
  private readonly buckets: { readonly [K in AllowanceKind]: Bucket };
  /** How many sockets it has open. */
  sockets = 0;

  constructor(rates: Rates, now: () => number) {
    const { messages, chat, claims, seats, telling, excess } = rates;
    this.buckets = {
      messages: new Bucket(messages, now),
      chat: new Bucket(chat, now),
      claims: new Bucket(claims, now),
      seats: new Bucket(seats, now),
      telling: new Bucket(telling, now),
      excess: new Bucket(excess, now),
    };
  }

  /** Whether it is as good as new: then it need not be remembered. */
  get isRested(): boolean {
    return this.sockets === 0 && Object.values(this.buckets).every(bucket => bucket.isFull);
  }

  has(kind: AllowanceKind): boolean {
    return this.buckets[kind].hasOne;
  }

  charge(kind: AllowanceKind, cost: number): void {
    this.buckets[kind].charge(cost);
  }
}

/** What one socket may do: as much as both its person and its network have left. */
export class SocketAllowance {
  private readonly person: Allowance;
  private readonly network: Allowance;

  constructor(person: Allowance, network: Allowance) {
    this.person = person;
    this.network = network;
  }

  /**
   * Takes one, if both have one.
   * @example if (!allowance.take('chat')) return refuseTooFast();
   */
  take(kind: AllowanceKind): boolean {
    if (!this.has(kind)) return false;
    this.charge(kind, 1);
    return true;
  }

  has(kind: AllowanceKind): boolean {
    return this.person.has(kind) && this.network.has(kind);
  }

  charge(kind: AllowanceKind, cost: number): void {
    this.person.charge(kind, cost);
    this.network.charge(kind, cost);
  }
}
