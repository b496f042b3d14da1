/**
 * Those who wait for a thought, in any place where bots think: whose turn it is, how many may wait, and how long the one
 * whose turn it is may take.
 *
 * Where too many wait for one person, or in all, somebody is turned away at once, from among those who have most waiting:
 * a queue that nobody can get to the end of helps nobody.
 */
import {
  type Asked,
  type Asker,
  allowance,
  type IsWanted,
  NoThought,
  SHORTEST_THOUGHT,
  type Thinks,
} from './bot-tasks.ts';
import { FairQueue, type Taken } from './fair-queue.ts';

export interface QueueSettings {
  /** A clock, in milliseconds. */
  readonly now: () => number;
  /** How many may wait for one person, and in all. */
  readonly mostForOne?: number;
  readonly mostInAll?: number;
  /** Told how many wait whenever that changes, how long somebody has waited, and who was turned away. */
  readonly observer?: QueueObserver;
}

export interface QueueObserver {
  waiting(count: number): void;
  waited(milliseconds: number): void;
  turnedAway(): void;
}

const MOST_FOR_ONE = 64;
const MOST_IN_ALL = 2_000;

interface Waiting {
  readonly asked: Asked;
  readonly isWanted: IsWanted;
  readonly since: number;
  readonly resolve: (found: never) => void;
  readonly reject: (error: NoThought) => void;
}

/** Something whose turn has come, until it is settled. */
export class Turn {
  readonly asked: Asked;
  private readonly taken: Taken<Waiting>;
  private readonly queue: FairQueue<Waiting>;
  private readonly costs: Costs;

  constructor(taken: Taken<Waiting>, queue: FairQueue<Waiting>, costs: Costs) {
    this.asked = taken.item.asked;
    this.taken = taken;
    this.queue = queue;
    this.costs = costs;
  }

  /** How long it may take, in milliseconds; less as soon as more wait. */
  get longest(): number {
    return allowance(this.queue.pressureOn(this.taken));
  }

  /** What has come of it, and how long it took, in milliseconds. */
  settle(thinks: Thinks, took: number): void {
    const { resolve, reject } = this.taken.item;
    this.queue.done(this.taken, took);
    this.costs.note(this.asked, took);
    if ('found' in thinks) resolve(thinks.found as never);
    else reject(new NoThought(thinks.failed));
  }
}

/** How long thoughts of each kind have taken: a strong bot takes longer than a weak one, and in one game than in another. */
class Costs {
  private readonly means = new Map<string, number>();

  /** In milliseconds; nobody who is not known yet is taken to be quick. */
  expected(asked: Asked): number {
    return this.means.get(kindOf(asked)) ?? SHORTEST_THOUGHT;
  }

  note(asked: Asked, took: number): void {
    const mean = this.means.get(kindOf(asked)) ?? took;
    this.means.set(kindOf(asked), mean + (took - mean) * WEIGHT_OF_LAST);
  }
}

const WEIGHT_OF_LAST = 1 / 8;
const kindOf = ({ for: purpose, thought: { game, bot } }: Asked): string => `${purpose} ${game} ${bot}`;

export class ThinkingQueue {
  private readonly queue = new FairQueue<Waiting>();
  private readonly costs = new Costs();
  private readonly settings: Required<Omit<QueueSettings, 'observer'>>;
  private readonly observer: QueueObserver | undefined;

  constructor({ now, mostForOne = MOST_FOR_ONE, mostInAll = MOST_IN_ALL, observer }: QueueSettings) {
    this.settings = { now, mostForOne, mostInAll };
    this.observer = observer;
  }

  /** How many wait. */
  get size(): number {
    return this.queue.size;
  }

  /**
   * Waits for a turn and what comes of it. Rejects with `NoThought`.
   * @example const action = await queue.ask<Act>({ for: 'choice', thought }, asker);
   */
  ask<T>(asked: Asked, asker: Asker, isWanted: IsWanted = () => true): Promise<T> {
    const { now, mostForOne, mostInAll } = this.settings;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { asked, isWanted, since: now(), resolve, reject };
      if (this.queue.sizeFor(asker) >= mostForOne) return this.turnAway(waiting);
      this.queue.add(waiting, asker, this.costs.expected(asked));
      const last = this.queue.size > mostInAll ? this.queue.dropFromLongest() : null;
      if (last !== null) this.turnAway(last);
      this.observer?.waiting(this.queue.size);
    });
  }

  /** Whose turn it is; null if nobody waits. Whoever is not waited for any more is passed over. */
  next(): Turn | null {
    for (let taken = this.queue.take(); taken !== null; taken = this.queue.take()) {
      this.observer?.waiting(this.queue.size);
      const { isWanted, since, reject } = taken.item;
      if (isWanted()) {
        this.observer?.waited(this.settings.now() - since);
        return new Turn(taken, this.queue, this.costs);
      }
      this.queue.done(taken, 0);
      reject(new NoThought('nobody waits for it any more', 'unwanted'));
    }
    return null;
  }

  /** Sends everybody away who waits. */
  clear(why: string): void {
    for (const { reject } of this.queue.clear()) reject(new NoThought(why));
    this.observer?.waiting(0);
  }

  private turnAway({ reject }: Waiting): void {
    this.observer?.turnedAway();
    reject(new NoThought('too many wait already', 'busy'));
  }
}
