/** Somebody who has lost their seat is told so: nothing else on the screen says why they suddenly look on. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { TableInfo } from '@havre/table/viewing/table-info.ts';
import { signal } from '@preact/signals';

export type Loss =
  /** Nobody sits there now: the host has freed it. */
  | 'freed'
  /** It is played from another device, or this browser was made to forget who it belongs to. */
  | 'elsewhere';

export class OwnSeat {
  readonly loss = signal<Loss | null>(null);
  private seat: Seat | null = null;
  private isLeaving = false;

  /** This person gets up, or stays after all. */
  leave(isLeaving: boolean): void {
    this.isLeaving = isLeaving;
  }

  /** Takes note of where this person sits now. */
  note(seat: Seat | null, { sitters }: TableInfo): void {
    const before = this.seat;
    this.seat = seat;
    if (seat !== null) this.loss.value = null;
    else if (before !== null && !this.isLeaving)
      this.loss.value = (sitters[before] ?? null) === null ? 'freed' : 'elsewhere';
    this.isLeaving &&= seat !== null;
  }
}
