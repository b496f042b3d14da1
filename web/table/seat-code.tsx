/** A code that lets another device have a seat. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { ShownCode } from './shown-code.tsx';

export interface SeatCodeProps {
  readonly table: TableModel;
  readonly seat: Seat;
  /** What its button says. */
  readonly text: string;
}

export const SeatCode = ({ table, seat, text }: SeatCodeProps) => (
  <ShownCode
    table={table}
    text={text}
    label={words().menu.seatCode}
    link="word"
    command={commitment => ({ type: 'offerSeat', seat, commitment })}
  />
);
