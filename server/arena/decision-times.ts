/** How long seats take for their decisions, as whoever looks at the table can tell: from being asked to having answered. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';

export interface DecisionTime {
  readonly decisions: number;
  /** All of them together, and the longest, in milliseconds. */
  readonly thought: number;
  readonly longest: number;
}

export class DecisionTimes {
  private readonly now: () => number;
  private readonly times: { decisions: number; thought: number; longest: number }[];
  /** Since when those who are asked have been. */
  private asked = new Map<Seat, number>();

  constructor(seats: number, now: () => number = () => performance.now()) {
    this.now = now;
    this.times = Array.from({ length: seats }, () => ({ decisions: 0, thought: 0, longest: 0 }));
  }

  /** Who may act after something has happened: who no longer does has answered, and so has who did alone. */
  note(acting: readonly Seat[], fresh: readonly ViewerEvent[]): void {
    const now = this.now();
    const hasActed = fresh.some(event => event.type === 'game' && event.letter.type === 'act');
    const before = this.asked;
    this.asked = new Map();
    for (const [seat, since] of before)
      if (!acting.includes(seat) || (hasActed && before.size === 1)) this.answered(seat, now - since);
      else this.asked.set(seat, since);
    for (const seat of acting) if (!this.asked.has(seat)) this.asked.set(seat, now);
  }

  of(seat: Seat): DecisionTime {
    return this.times[seat] ?? { decisions: 0, thought: 0, longest: 0 };
  }

  private answered(seat: Seat, taken: number): void {
    const time = this.times[seat];
    if (time === undefined) return;
    time.decisions++;
    time.thought += taken;
    time.longest = Math.max(time.longest, taken);
  }
}
