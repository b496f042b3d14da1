/** Replays that could not be made, and why: for a while nobody tries again, so that a game that cannot be read costs little. */
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { NoReplay } from './no-replay.ts';

/** In milliseconds. */
export const SETBACK = 5 * 60_000;
/** The oldest of more than so many are tried again. */
const MOST = 1_000;

export class Setbacks {
  private readonly now: () => number;
  private readonly all = new Map<string, { readonly why: Refusal | NoReplay; readonly until: number }>();

  constructor(now: () => number) {
    this.now = now;
  }

  note(table: string, why: Refusal | NoReplay): void {
    this.all.delete(table);
    this.all.set(table, { why, until: this.now() + SETBACK });
    const [oldest] = this.all.keys();
    if (this.all.size > MOST && oldest !== undefined) this.all.delete(oldest);
  }

  /** Why there was none a while ago, or null. */
  of(table: string): Refusal | NoReplay | null {
    const setback = this.all.get(table);
    if (setback === undefined) return null;
    if (this.now() < setback.until) return setback.why;
    this.all.delete(table);
    return null;
  }
}
