/** The pirate ship of a seat: a hull in its colour, and an emblem of its own on the sail, so that neither is needed alone. */
import { COLOURS } from '@havre/engine/games/captain-jack/material.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useSeatColour } from '../../../look/seat-colours.tsx';
import './pirate-ship.css';

type Colour = (typeof COLOURS)[number];

/** A skull, an anchor, crossed bones, a star: around 0 0, 20 by 20. */
const EMBLEMS: { readonly [C in Colour]: string } = {
  red: 'M0-9C6-9 9-5 9-1 9 2 7 4 5 5L4.500 9H-4.500L-5 5C-7 4-9 2-9-1-9-5-6-9 0-9zM-3.500-3A2.200 2.200 0 1 0-3.490-3zM3.500-3A2.200 2.200 0 1 0 3.510-3z',
  blue: 'M0-10A3.500 3.500 0 0 1 1.500-3.500V-2H5V1H1.500V6C4.500 5.500 6.500 3.500 7 1L9.500 3C8.500 7.500 5 10 0 10S-8.500 7.500-9.500 3L-7 1C-6.500 3.500-4.500 5.500-1.500 6V1H-5V-2H-1.500V-3.500A3.500 3.500 0 0 1 0-10z',
  green:
    'M-9-6A3 3 0 0 1-5-8L0-2.500 5-8A3 3 0 0 1 9-6 3 3 0 0 1 8-3L3 1 8 5A3 3 0 0 1 5 9L0 4-5 9A3 3 0 0 1-8 5L-3 1-8-3A3 3 0 0 1-9-6z',
  yellow: 'M0-10 3-3 10-2.500 4.500 2 6.500 9 0 5-6.500 9-4.500 2-10-2.500-3-3z',
};

/** The colour that whoever sits there has chosen; the first of the box for anything else. */
export function useShipColour(seat: Seat): Colour {
  const chosen = useSeatColour(seat);
  return COLOURS.find(colour => colour === chosen) ?? COLOURS[seat % COLOURS.length] ?? 'red';
}

export function PirateShip({ seat }: { seat: Seat }) {
  const colour = useShipColour(seat);
  return (
    <svg class={`cj-ship ${colour}`} viewBox="-32 -34 64 66" aria-hidden="true">
      <path class="mast" d="M-2 16V-32M22 10 31 2" />
      <path class="pennant" d="M-2-32 14-28-2-23z" />
      <path class="canvas" d="M-17-22H14C20-10 20 0 14 10 5 6-8 6-17 10-12 0-12-12-17-22z" />
      <path class="emblem" d={EMBLEMS[colour]} transform="translate(1 -7) scale(.95)" />
      <path class="hull" d="M-28 6-24 13H20L29 8C28 18 23 26 17 28H-17C-24 25-27 17-28 6z" />
      <path class="band" d="M-25 17C-8 19 10 19 26 15" />
    </svg>
  );
}

export interface ShipMarkProps {
  readonly seat: Seat;
  readonly size: number;
}

/** The mark of a player everywhere at the table. It says nothing to a screen reader: the name stands beside it. */
export const ShipMark = ({ seat, size }: ShipMarkProps) => (
  <span class="cj-mark" style={{ width: `${size / 13}rem`, height: `${size / 13}rem` }} aria-hidden="true">
    <PirateShip seat={seat} />
  </span>
);
