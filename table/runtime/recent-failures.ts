/** What could not be done, and why: for a while nobody tries again, so that a table that cannot be read costs little. */

/** The oldest of more than so many are tried again. */
const MOST = 1_000;

export class RecentFailures<Why> {
  private readonly now: () => number;
  private readonly lasting: number;
  private readonly all = new Map<string, { readonly why: Why; readonly until: number }>();

  /** @example const failures = new RecentFailures<Refusal>(Date.now, 5 * 60_000); */
  constructor(now: () => number, lasting: number) {
    this.now = now;
    this.lasting = lasting;
  }

  note(table: string, why: Why): void {
    this.all.delete(table);
    this.all.set(table, { why, until: this.now() + this.lasting });
    const [oldest] = this.all.keys();
    if (this.all.size > MOST && oldest !== undefined) this.all.delete(oldest);
  }

  /** Why it could not be done a while ago, or null. */
  of(table: string): Why | null {
    const failure = this.all.get(table);
    if (failure === undefined) return null;
    if (this.now() < failure.until) return failure.why;
    this.all.delete(table);
    return null;
  }
}
