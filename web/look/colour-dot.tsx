/** A dot in the colour of a player, before a name or a sentence that says who it is. */
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import { colourClass, useSeatColour } from './seat-colours.tsx';
import './emblems.css';
import './colour-dot.css';

export const ColourDot = ({ colour }: { colour: PlayerColour | null }) => (
  <i class={`colour-dot ${colourClass(colour)}`} aria-hidden="true" />
);

/** That of a seat. */
export const SeatDot = ({ seat }: { seat: number }) => <ColourDot colour={useSeatColour(seat)} />;
