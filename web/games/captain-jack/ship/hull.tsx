/** The plan of a ship from above, bow up: two sails and a cannon are printed on it, and a hatch for every berth. */
import { PRINTED_CANNONS, PRINTED_SAILS } from '@havre/engine/games/captain-jack/material.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Cannon, Sail } from '../cards/signs.tsx';
import { useShipColour } from './pirate-ship.tsx';
import './hull.css';

export interface HullProps {
  readonly seat: Seat;
  /** How many cards are aboard, and how many may be. */
  readonly cards: number;
  readonly limit: number;
}

/** Hatches lie in rows of two, from the bow on; the first row has one. */
const hatchAt = (i: number, limit: number) => {
  const rows = Math.ceil((limit + 1) / 2);
  const row = Math.floor((i + 1) / 2);
  return { x: row === 0 ? 0 : i % 2 === 1 ? -10 : 10, y: -26 + (row * 64) / rows };
};

export const Hull = ({ seat, cards, limit }: HullProps) => (
  <svg class={`cj-hull ${useShipColour(seat)}`} viewBox="-52 -62 104 124" aria-hidden="true">
    <path class="wood" d="M0-60C22-44 31-18 31 8 31 32 26 48 18 58H-18C-26 48-31 32-31 8-31-18-22-44 0-60z" />
    <path class="deck" d="M0-50C16-36 24-15 24 8 24 28 20 42 14 51H-14C-20 42-24 28-24 8-24-15-16-36 0-50z" />
    <path class="planks" d="M0-46V50M-9-38V50M9-38V50M-17-22V46M17-22V46" />
    {Array.from({ length: limit }, (_, i) => {
      const { x, y } = hatchAt(i, limit);
      return (
        <rect
          key={i}
          class={i < cards ? 'hatch full' : 'hatch'}
          x={x - 7}
          y={y - 5}
          width="14"
          height="10.500"
          rx="2"
        />
      );
    })}
    <g class="cj-ink">
      {Array.from({ length: PRINTED_SAILS }, (_, i) => (
        <g key={i} transform={`translate(-40 ${-14 + i * 32}) scale(.42)`}>
          <Sail />
        </g>
      ))}
      {Array.from({ length: PRINTED_CANNONS }, (_, i) => (
        <g key={i} transform={`translate(40 ${4 + i * 30}) scale(.42)`}>
          <Cannon />
        </g>
      ))}
    </g>
  </svg>
);
