/** Since when people are away, as far as this page has seen them go. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { TableInfo } from '@havre/table/viewing/table-info.ts';

export class Absences {
  private readonly now: () => number;
  /** Whoever was away already when the page came has been so for nobody knows how long. */
  private readonly gone = new Map<Seat, number | null>();
  private isFirst = true;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Takes note of who is here now. */
  note({ sitters }: Pick<TableInfo, 'sitters'>): void {
    for (const [seat, sitter] of sitters.entries()) {
      if (sitter === null || sitter.here) this.gone.delete(seat);
      else if (!this.gone.has(seat)) this.gone.set(seat, this.isFirst ? null : this.now());
    }
    this.isFirst = false;
  }

  /** Since when somebody is away; null if they are here, or were away before. */
  since(seat: Seat): number | null {
    return this.gone.get(seat) ?? null;
  }
}
