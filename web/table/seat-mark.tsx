/** The mark of a seat at a table: the one its game draws there, if it has one, else that of the page. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { GameUi } from '../games/contract.ts';
import { Mark } from '../look/emblems.tsx';
import type { TableModel } from './model.ts';

export interface SeatMarkProps {
  readonly table: TableModel;
  readonly ui: GameUi;
  readonly seat: Seat;
  readonly size: number;
}

export function SeatMark({ table, ui, seat, size }: SeatMarkProps) {
  const view = table.playback.shown.value;
  const Own = ui.Mark;
  return Own === undefined || view === null ? (
    <Mark seat={seat} size={size} />
  ) : (
    <Own view={view} seat={seat} size={size} />
  );
}
