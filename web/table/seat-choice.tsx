/** Choosing one of several seats, by the names and marks of those who sit there. */
import type { Names } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Mark } from '../look/emblems.tsx';

export interface SeatChoiceProps {
  readonly legend: string;
  readonly seats: readonly Seat[];
  readonly names: Names;
  readonly value: Seat;
  onChoice(seat: Seat): void;
}

export const SeatChoice = ({ legend, seats, names, value, onChoice }: SeatChoiceProps) => (
  <fieldset class="choices">
    <legend>{legend}</legend>
    {seats.map(seat => (
      <label class="choice" key={seat}>
        <input type="radio" name={legend} checked={seat === value} onChange={() => onChoice(seat)} />
        <span class="row">
          <Mark seat={seat} size={26} /> {names[seat]}
        </span>
      </label>
    ))}
  </fieldset>
);
