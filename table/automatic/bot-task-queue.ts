/**
 * Those who wait for a thought, in any place where bots think: whose turn it is, how many may wait, and how long the one
 * whose turn it is may take.
 *
 * Where too many wait for one person, or in all, somebody is turned away at once, from among those who have most waiting:
 * a queue that nobody can get to the end of helps nobody.
 */
import {
  type BotRequest,
  type BotResult,
  type IsWanted,
  NoBotResult,
  SHORTEST_THINKING,
  type TaskOwner,
  thinkingTime,
} from './bot-tasks.ts';
import { FairQueue, type QueueTicket } from './fair-queue.ts';

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
  readonly asked: BotRequest;
  readonly isWanted: IsWanted;
  readonly since: number;
  readonly resolve: (found: never) => void;
  readonly reject: (error: NoBotResult) => void;
}

/** Something whose turn has come, until it is settled. */
export class BotTaskTurn {
  readonly asked: BotRequest;
  private readonly taken: QueueTicket<Waiting>;
  private readonly queue: FairQueue<Waiting>;
  private readonly costs: Costs;

  constructor(taken: QueueTicket<Waiting>, queue: FairQueue<Waiting>, costs: Costs) {
    this.asked = taken.item.asked;
    this.taken = taken;
    this.queue = queue;
    this.costs = costs;
  }

  /** How long it may take, in milliseconds; less as soon as more wait. */
  get longest(): number {
    return thinkingTime(this.queue.pressureOn(this.taken));
  }

  /** What has come of it, and how long it took, in milliseconds. */
  settle(thinks: BotResult, took: number): void {
    const { resolve, reject } = this.taken.item;
    this.queue.done(this.taken, took);
    this.costs.note(this.asked, took);
    if ('found' in thinks) resolve(thinks.found as never);
    else reject(new NoBotResult(thinks.failed));
  }
}

/** How long thoughts of each kind have taken: a strong bot takes longer than a weak one, and in one game than in another. */
class Costs {
  private readonly means = new Map<string, number>();

  /** In milliseconds; nobody who is not known yet is taken to be quick. */
  expected(asked: BotRequest): number {
    return this.means.get(kindOf(asked)) ?? SHORTEST_THINKING;
  }

  note(asked: BotRequest, took: number): void {
    const mean = this.means.get(kindOf(asked)) ?? took;
    this.means.set(kindOf(asked), mean + (took - mean) * WEIGHT_OF_LAST);
  }
}

const WEIGHT_OF_LAST = 1 / 8;
const kindOf = ({ for: purpose, task: { game, bot } }: BotRequest): string => `${purpose} ${game} ${bot}`;

export class BotTaskQueue {
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
   * Waits for a turn and what comes of it. Rejects with `NoBotResult`.
   * @example const action = await queue.ask<Act>({ for: 'choice', task }, owner);
   */
  ask<T>(asked: BotRequest, owner: TaskOwner, isWanted: IsWanted = () => true): Promise<T> {
    const { now, mostForOne, mostInAll } = this.settings;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { asked, isWanted, since: now(), resolve, reject };
      if (this.queue.sizeFor(owner) >= mostForOne) return this.turnAway(waiting);
      this.queue.add(waiting, owner, this.costs.expected(asked));
      const last = this.queue.size > mostInAll ? this.queue.dropFromLongest() : null;
      if (last !== null) this.turnAway(last);
      this.observer?.waiting(this.queue.size);
    });
  }

  /** Whose turn it is; null if nobody waits. Whoever is not waited for any more is passed over. */
  next(): BotTaskTurn | null {
    for (let taken = this.queue.take(); taken !== null; taken = this.queue.take()) {
      this.observer?.waiting(this.queue.size);
      const { isWanted, since, reject } = taken.item;
      if (isWanted()) {
        this.observer?.waited(this.settings.now() - since);
        return new BotTaskTurn(taken, this.queue, this.costs);
      }
      this.queue.done(taken, 0);
      reject(new NoBotResult('nobody waits for it any more', 'unwanted'));
    }
    return null;
  }

  /** Sends everybody away who waits. */
  clear(why: string): void {
    for (const { reject } of this.queue.clear()) reject(new NoBotResult(why));
    this.observer?.waiting(0);
  }

  private turnAway({ reject }: Waiting): void {
    this.observer?.turnedAway();
    reject(new NoBotResult('too many wait already', 'busy'));
  }
}
