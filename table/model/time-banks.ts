/**
 * A bank of thinking time for each seat: it runs while the table waits for the seat, and every answer pays some back in.
 *
 * What is left is found out from the events, as the clocks of a game are (`match-history.ts`): a snapshot keeps it, a restart
 * changes nothing. A bank that is empty still gives a short while for each question, so that a game goes on.
 */
import { inForce, type MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import { includes, perSeat, type Seat, type Seats } from '@havre/engine/kernel/seats.ts';
import { type Holiday, timeSpent } from './holidays.ts';
import type { Clock } from './plan.ts';

export type BankClock = Extract<Clock, { type: 'bank' }>;

/** The bank of one seat, in milliseconds. */
export interface TimeBank {
  /** What is left, without what the question that runs now has used up. */
  readonly left: number;
  /** Since when it has been running, and by which entry its question came up; null while it rests. */
  readonly runs: { readonly since: number; readonly question: number } | null;
}

/** For whom no time goes by: seats that a bot plays, and people on holiday. */
export interface TimeOff {
  readonly bots: Seats;
  readonly holidays: (seat: Seat) => readonly Holiday[];
}

/** With an empty bank, in milliseconds. */
const LEAST = 5_000;

export class TimeBanks {
  private banks: TimeBank[];
  private readonly clock: BankClock;
  private readonly off: TimeOff;

  constructor(clock: BankClock, seats: number, off: TimeOff, kept?: readonly TimeBank[]) {
    this.clock = clock;
    this.off = off;
    this.banks = kept === undefined ? perSeat(seats, () => ({ left: clock.seconds * 1000, runs: null })) : [...kept];
  }

  get all(): readonly TimeBank[] {
    return this.banks;
  }

  /**
   * How long a seat may think about the question that it has now, and since when it does; null if the table does not wait for it.
   * @example banks.running(2) // { since: 1_760_000_000_000, allowance: 95_000 }
   */
  running(seat: Seat): { readonly since: number; readonly allowance: number } | null {
    const bank = this.banks[seat];
    if (bank?.runs == null) return null;
    const least = Math.max(LEAST, this.clock.increment * 1000);
    return { since: bank.runs.since, allowance: Math.max(bank.left, least) };
  }

  /** An entry of the match has come: whoever has answered has some time back, and others may have to answer now. */
  enter(match: Match, entry: MatchEntry, entries: readonly MatchEntry[], at: number): void {
    const { cause } = entry;
    const question = cause.type === 'act' ? this.questionOf(cause.seat) : null;
    if (cause.type === 'table' && cause.entry.type === 'timeUp') this.stop(cause.entry.seat, at); // if it is asked on, anew
    this.look(match, at);
    if (cause.type === 'act' && question !== null && this.questionOf(cause.seat) !== question) this.pay(cause.seat, 1);
    // What was paid in for answers that are taken back goes, or taking back would be a way to get time.
    if (cause.type === 'undo')
      for (const { cause: undone } of takenBack(entries, entry.seq, cause.to))
        if (undone.type === 'act') this.pay(undone.seat, -1);
  }

  /** Lets the banks run of those whom the table waits for now, and the others rest. */
  look(match: Match, at: number): void {
    const waiting = match.awaited & ~this.off.bots;
    this.banks.forEach(({ runs }, seat) => {
      const question = includes(waiting, seat) ? match.askedSince(seat) : null;
      if (runs !== null && runs.question === question) return;
      this.stop(seat, at);
      if (question !== null) this.change(seat, { runs: { since: at, question } });
    });
  }

  private questionOf(seat: Seat): number | null {
    return this.banks[seat]?.runs?.question ?? null;
  }

  private stop(seat: Seat, at: number): void {
    const bank = this.banks[seat];
    if (bank?.runs == null) return;
    const used = timeSpent(bank.runs.since, at, this.off.holidays(seat));
    this.change(seat, { left: Math.max(0, bank.left - used), runs: null });
  }

  /** Never more than there was in the beginning: who answers at once does not pile up days. */
  private pay(seat: Seat, times: number): void {
    const { seconds, increment } = this.clock;
    const left = (this.banks[seat]?.left ?? 0) + times * increment * 1000;
    this.change(seat, { left: Math.min(Math.max(0, left), seconds * 1000) });
  }

  private change(seat: Seat, changes: Partial<TimeBank>): void {
    const bank = this.banks[seat];
    if (bank !== undefined) this.banks[seat] = { ...bank, ...changes };
  }
}

/** The entries that an undo has taken back. */
const takenBack = (entries: readonly MatchEntry[], undo: number, to: number): readonly MatchEntry[] =>
  inForce(entries.filter(({ seq }) => seq < undo)).filter(({ seq }) => seq >= to);
