/** The moves that took longest in the last hour: which, of whom and what they were is not noted. */

export interface SlowMove {
  readonly table: string;
  readonly milliseconds: number;
  /** To the minute. */
  readonly at: number;
}

const KEPT = 10;
const HOUR = 60 * 60_000;
const MINUTE = 60_000;

export class SlowMoves {
  private readonly now: () => number;
  /** The slowest first. */
  private moves: SlowMove[] = [];

  constructor(now: () => number) {
    this.now = now;
  }

  note(table: string, milliseconds: number): void {
    const last = this.moves.at(-1);
    const isFull = this.moves.length >= KEPT;
    // Nearly all moves end here.
    if (isFull && last !== undefined && last.milliseconds >= milliseconds && this.isRecent(this.moves[0])) return;
    const at = Math.floor(this.now() / MINUTE) * MINUTE;
    this.moves = [...this.recent, { table, milliseconds, at }]
      .sort((one, other) => other.milliseconds - one.milliseconds)
      .slice(0, KEPT);
  }

  get recent(): SlowMove[] {
    return this.moves.filter(move => this.isRecent(move));
  }

  private isRecent(move: SlowMove | undefined): boolean {
    return move !== undefined && this.now() - move.at < HOUR;
  }
}
