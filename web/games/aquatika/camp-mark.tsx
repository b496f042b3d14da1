/** The mark of a player of Aquatika: an animal of their camp. It says nothing to a screen reader: the name stands beside it. */
import type { View } from '@havre/engine/games/aquatika/information.ts';
import { OCTOPUS, pieceOf } from '@havre/engine/games/aquatika/pieces.ts';
import { colourAt } from '@havre/engine/games/aquatika/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Animal } from './animals/animal.tsx';
import './camp-mark.css';

export interface CampMarkProps {
  readonly view: View;
  readonly seat: Seat;
  readonly size: number;
}

export const CampMark = ({ view, seat, size }: CampMarkProps) => (
  <span class="aqua-mark" style={{ width: `${size / 14}rem`, height: `${size / 14}rem` }} aria-hidden="true">
    <Animal piece={pieceOf(colourAt(view, seat), OCTOPUS)} />
  </span>
);
