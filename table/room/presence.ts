/**
 * Who looks at which table, and until when somebody last did: what others may do with the seat of somebody who is away rests on it.
 *
 * It is kept apart from the rooms, which come and go with use. It is no event and ends with the program: whoever has not been seen
 * by it counts as seen when it began.
 */
import { includes } from '@havre/engine/kernel/seats.ts';
import type { Identity } from '../model/events.ts';
import type { Clock } from '../model/plan.ts';
import type { Table } from '../model/table.ts';

const MINUTE = 60_000;
/** A page that is loaded again, or a telephone in a pocket for a moment, is not away. */
const GRACE = 2 * MINUTE;
/** Nobody who has lost a device minds so much, and nobody's cards are seen because they have made tea. */
const DECENT = 10 * MINUTE;
/** A program answers within this, or somebody else may play on for it. */
const PROGRAM_ABSENCE = MINUTE;
/** Somebody asleep is not away from a game of one move a day; after so long nobody is only asleep. */
const LONGEST = 12 * 60 * MINUTE;

/** What a decision knows beside the events of the table. */
export interface CommandContext {
  /** In milliseconds, on the server's clock. */
  readonly now: number;
  /** When a person was last seen at the table: now, while they look at it. */
  readonly seenAt: (who: Identity) => number;
}

/**
 * How long somebody must not have been seen before the host may do something with their seat. Whoever has a clock may use half
 * of it to be elsewhere.
 * @example absenceAt({ type: 'perMove', seconds: 86_400, atZero: 'rules' }) // twelve hours
 */
export function absenceAt(clock: Clock): number {
  const half = clock.type === 'none' ? 0 : clock.seconds * 500;
  return Math.min(Math.max(half, GRACE), LONGEST);
}

/**
 * Whether a person has been away for so long that the host may do something with their seat.
 * @example if (!isAway(table, owner, context)) return refuse('player-present');
 */
export const isAway = (table: Table, who: Identity, { now, seenAt }: CommandContext): boolean =>
  now - seenAt(who) >= absenceAt(table.plan.clock) || isStuck(table, who, now);

/** A program that hangs looks at the table for ever: it is away when the table has waited for it in vain. */
function isStuck(table: Table, who: Identity, now: number): boolean {
  const seat = table.seatOf(who);
  if (seat === null || table.at(seat)?.program == null || !includes(table.match?.awaited ?? 0, seat)) return false;
  const asked = table.events.findLast(({ type }) => type === 'entry' || type === 'began' || type === 'resumed');
  return asked !== undefined && now - asked.at >= PROGRAM_ABSENCE;
}

/**
 * How long before somebody else may come into the seat with the word of the host, and see what is hidden there.
 * @example if (now - seenAt(who) < decentTimeAt(plan.clock)) return refuse('player-present');
 */
export const decentTimeAt = (clock: Clock): number => Math.max(absenceAt(clock), DECENT);

export class Presence {
  private readonly now: () => number;
  /** When it began to look. */
  private readonly began: number;
  /** By table and person, in the order in which they were last seen. */
  private readonly seen = new Map<string, number>();

  constructor(now: () => number) {
    this.now = now;
    this.began = now();
  }

  /** Somebody has looked at a table until now. */
  note(table: string, who: Identity): void {
    const key = keyOf(table, who);
    this.seen.delete(key);
    this.seen.set(key, this.now());
    this.forgetOld();
  }

  /** When somebody who does not look at a table now last did. */
  lastAt(table: string, who: Identity): number {
    return this.seen.get(keyOf(table, who)) ?? this.began;
  }

  /** After the longest absence that counts it makes no difference when it was. */
  private forgetOld(): void {
    for (const [key, at] of this.seen) {
      if (this.now() - at <= LONGEST || this.now() - this.began <= LONGEST) return;
      this.seen.delete(key);
    }
  }
}

const keyOf = (table: string, who: Identity): string => `${table} ${who}`;
