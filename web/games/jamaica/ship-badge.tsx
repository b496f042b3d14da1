/** Whose ship it is: the ship itself, the compass if its player is Captain, and what its player is about. */
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import type { SeatState } from '../../table/seat-state.ts';
import { ShipDrawing } from './chart/ship.tsx';
import { Compass } from './signs.tsx';
import './ship-badge.css';

export type Mood = 'thinks' | 'chosen' | 'acts' | 'left' | 'waits';

/** What the player of a ship is about. */
export function moodOf(view: View, ship: Ship, active: Ship | null): Mood {
  const seat = view.ships[ship]?.seat ?? -1;
  if (view.gone.includes(seat)) return 'left';
  if (view.over) return 'waits';
  if (view.asked.includes(seat)) return 'thinks';
  if (ship === active) return 'acts';
  return view.seats[seat]?.hasChosen === true ? 'chosen' : 'waits';
}

/** The same as every table says it: whoever thinks or acts is in the light. */
export const doingOf = (mood: Mood): SeatState['doing'] =>
  mood === 'thinks' || mood === 'acts' ? 'asked' : mood === 'chosen' ? 'chosen' : null;

export interface ShipBadgeProps {
  readonly view: View;
  readonly ship: Ship;
  readonly mood: Mood;
}

/** It says nothing to a screen reader: whoever shows it says it in words. */
export function ShipBadge({ view, ship, mood }: ShipBadgeProps) {
  const { colour = 'black', seat = -1 } = view.ships[ship] ?? {};
  return (
    <span class={`jam-badge ${mood}`} aria-hidden="true">
      <ShipDrawing colour={colour} isGhost={seat < 0} />
      {seat >= 0 && seat === view.captain && !view.over ? (
        <span class="jam-badge-compass">
          <Compass />
        </span>
      ) : null}
    </span>
  );
}
