/**
 * Who is next where many wait: whoever has had least until now.
 *
 * Those who wait stand under their table, tables under whoever they are thought for, and those under whether people look. On
 * each of these levels everybody has a mark, which rises by what they use, and whoever would have the lowest mark afterwards
 * goes first: sixty tables of one person together weigh as much as one table of another, and who needs little goes before who
 * needs much. Whoever begins to wait begins at the mark of whoever went last, so that nobody saves up turns by not using
 * them, and whoever has used much before is known by it when they come back.
 */
import type { TaskOwner } from './bot-tasks.ts';

/** What is used where nobody looks counts so many times: it gets a ninth of what there is while people wait as well. */
const UNATTENDED = 8;
/** What a turn costs in itself: who is taken at the same moment has not used anything yet, and still takes turns. */
const TURN = 1;

/** Something that has been taken, until it is done. */
export interface QueueTicket<T> {
  readonly item: T;
  /** The table it stood under. */
  readonly from: QueueLevel<T>;
}

/** A level of those who wait: everybody, whether people look, whom it is for, a table. */
class QueueLevel<T> {
  readonly above: QueueLevel<T> | null;
  readonly weight: number;
  readonly under = new Map<string, QueueLevel<T>>();
  readonly items: T[] = [];
  mark = 0;
  /** What it is expected to use next: what was said when it began to wait, then what it used last. */
  expected = 0;
  /** The mark of whoever under it went last. */
  lastMark = 0;
  /** How many wait under it, how many were taken and are not done, and how many branches have somebody waiting. */
  waiting = 0;
  taken = 0;
  awake = 0;

  constructor(above: QueueLevel<T> | null, weight = 1) {
    this.above = above;
    this.weight = weight;
  }

  child(key: string, weight?: number): QueueLevel<T> {
    const child = this.under.get(key) ?? new QueueLevel<T>(this, weight);
    this.under.set(key, child);
    return child;
  }

  /** Who is next. Whoever neither waits nor owes anything is forgotten on the way. */
  next(): QueueLevel<T> {
    let first: QueueLevel<T> | null = null;
    for (const [key, branch] of this.under) {
      if (branch.waiting > 0) first = first === null || branch.goal < first.goal ? branch : first;
      else if (branch.taken === 0 && branch.mark <= this.lastMark) this.under.delete(key);
    }
    if (first === null) throw new Error('nobody waits here');
    this.lastMark = Math.max(this.lastMark, first.mark);
    return first;
  }

  /** Where its mark will be after one more. */
  private get goal(): number {
    return this.mark + this.expected * this.weight;
  }

  /** One more waits under it. */
  gain(expected: number): void {
    if (this.waiting++ === 0 && this.above !== null) {
      this.above.awake++;
      this.mark = Math.max(this.mark, this.above.lastMark);
      this.expected = expected;
    }
    this.above?.gain(expected);
  }

  /** One fewer waits under it. */
  lose(): void {
    if (--this.waiting === 0 && this.above !== null) this.above.awake--;
    this.above?.lose();
  }

  begin(): void {
    this.mark += TURN * this.weight;
    this.taken++;
    this.above?.begin();
  }

  end(used: number): void {
    this.expected = used;
    this.mark += used * this.weight;
    this.taken--;
    this.above?.end(used);
  }
}

export type { QueueLevel as Branch };

/**
 * Those who wait, and whose turn it is.
 * @example queue.add(task, owner); const taken = queue.take(); …; if (taken !== null) queue.done(taken, milliseconds);
 */
export class FairQueue<T> {
  private readonly root = new QueueLevel<T>(null);

  /** How many wait. */
  get size(): number {
    return this.root.waiting;
  }

  /** How many wait for the same person as somebody does. */
  sizeFor(owner: TaskOwner): number {
    return this.root.under.get(rank(owner))?.under.get(owner.who)?.waiting ?? 0;
  }

  /** Somebody waits for something that is expected to use so much. */
  add(item: T, owner: TaskOwner, expected = 0): void {
    const attention = this.root.child(rank(owner), owner.isAttended ? 1 : UNATTENDED);
    const table = attention.child(owner.who).child(owner.table);
    table.items.push(item);
    table.gain(expected);
  }

  /** Whoever is next; null if nobody waits. */
  take(): QueueTicket<T> | null {
    if (this.size === 0) return null;
    const from = this.root.next().next().next();
    const item = from.items.shift() as T;
    from.lose();
    from.begin();
    return { item, from };
  }

  /** What was taken is done, and has used so much. */
  done({ from }: QueueTicket<T>, used: number): void {
    from.end(used);
    if (this.root.waiting + this.root.taken === 0) this.root.under.clear(); // nobody is here to whom anything is owed
  }

  /** Sends away the one that came last of those who have most waiting; null if nobody waits. */
  dropFromLongest(): T | null {
    const groups = [...this.root.under.values()].flatMap(({ under }) => [...under.values()]);
    const group = mostWaiting(groups);
    const table = group === null ? null : mostWaiting([...group.under.values()]);
    const item = table?.items.pop();
    if (table === null || item === undefined) return null;
    table.lose();
    return item;
  }

  /** Everybody who waits, sent away. */
  clear(): T[] {
    const all: T[] = [];
    for (let item = this.dropFromLongest(); item !== null; item = this.dropFromLongest()) all.push(item);
    return all;
  }

  /** How many somebody who has been taken keeps waiting: others for whom something waits, and all that waits for the same. */
  pressureOn({ from }: QueueTicket<T>): number {
    const group = from.above;
    let groups = 0;
    for (const { awake } of this.root.under.values()) groups += awake;
    if (group === null || group.waiting === 0) return groups;
    return groups - 1 + group.waiting;
  }
}

const rank = ({ isAttended }: TaskOwner): string => (isAttended ? 'attended' : 'unattended');

/** The one with most waiting; of equals, the one that came last. */
function mostWaiting<T>(branches: readonly QueueLevel<T>[]): QueueLevel<T> | null {
  let most: QueueLevel<T> | null = null;
  for (const branch of branches) if (branch.waiting > 0 && branch.waiting >= (most?.waiting ?? 0)) most = branch;
  return most;
}
