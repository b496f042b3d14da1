/** Whom to turn to next, where one keyboard serves a whole table. */
import type { Match } from '@havre/engine/kernel/match.ts';
import { includes, NOBODY, only, type Seat, type Seats } from '@havre/engine/kernel/seats.ts';

/**
 * Goes round the table. On a floor, people who merely may act get their chance too, and anybody may let the others go
 * first: such a seat is passed over until something has happened.
 */
export class KeyboardTurns {
  private readonly match: Match;
  private readonly people: readonly Seat[];
  private last: Seat = NOBODY;
  private yielded: Seats = 0;
  private seq = NOBODY;

  constructor(match: Match, people: readonly Seat[]) {
    this.match = match;
    this.people = people;
  }

  /** The seat to ask next. The game must not be over. */
  next(): Seat {
    if (this.match.seq !== this.seq) this.yielded = 0;
    this.seq = this.match.seq;
    const concerned = this.concerned();
    const willing = concerned.filter(seat => !includes(this.yielded, seat));
    if (willing.length === 0) this.yielded = 0;
    const [seat] = willing.length === 0 ? concerned : willing;
    if (seat === undefined) throw new Error('the game is not over, and nobody is asked');
    this.last = seat;
    return seat;
  }

  /** Whether somebody else could act in the place of a seat. */
  mayYield(seat: Seat): boolean {
    return this.match.isFloor && this.concerned().some(other => other !== seat);
  }

  /** Lets the others go first. */
  yields(seat: Seat): void {
    this.yielded |= only(seat);
  }

  /** Everybody to be asked, clockwise: from whoever has the keyboard, on a floor from their left. */
  private concerned(): Seat[] {
    const { match } = this;
    const first = match.isFloor ? this.last + 1 : Math.max(this.last, 0);
    const clockwise = Array.from({ length: match.seats }, (_, i) => (first + i) % match.seats);
    return clockwise.filter(
      seat =>
        includes(match.awaited, seat) || (match.isFloor && this.people.includes(seat) && match.asked(seat) !== null),
    );
  }
}
