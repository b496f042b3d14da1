/** The mark of a player of Jamaica: the ship that is theirs on the chart. */
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { ShipDrawing, type ShipDrawingProps } from './chart/ship.tsx';
import './ship-badge.css';

export interface ShipMarkProps {
  readonly view: View;
  readonly seat: Seat;
  readonly size: number;
}

/** It says nothing to a screen reader: the name stands beside it. */
export const ShipMark = ({ view, seat, size }: ShipMarkProps) => (
  <Ship colour={view.ships[seat]?.colour ?? 'black'} isGhost={false} size={size} />
);

/** The one side in whose name nobody sits. */
export const GhostMark = ({ size }: { readonly size: number }) => <Ship colour="black" isGhost size={size} />;

const Ship = ({ size, ...looks }: ShipDrawingProps & { readonly size: number }) => (
  <span class="jam-mark" style={{ width: `${size / 12.8}rem`, height: `${size / 12.8}rem` }} aria-hidden="true">
    <ShipDrawing {...looks} />
  </span>
);
