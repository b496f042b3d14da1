/** A ship, seen from abeam: its colour, the pattern of its sail and the emblem on it say whose it is, each of them alone. */
import type { Colour } from '@havre/engine/games/jamaica/material.ts';
import './ship.css';

/** The emblems, each the same from the left and from the right, on a field of 24 by 24. */
const EMBLEMS: { readonly [C in Colour]: string } = {
  // a rising sun
  red: 'M12 1l1.8 5.2L18 3.5l-.8 5 5.3-.3-3.8 3.8 3.8 3.8-5.3-.3.8 5-4.2-2.7L12 23l-1.8-5.2L6 20.5l.8-5-5.3.3L5.3 12 1.5 8.2l5.3.3L6 3.5l4.2 2.7z',
  // a palm
  green:
    'M12 8.5C10 4.5 6.5 3 2.5 4.5 5.5 5 7.5 6 9 8 5.5 7.5 3 9.5 2 13c2.5-2 5-2.5 8-2-1 4-1.3 7.5-1.5 11.5h7C15.3 18.5 15 15 14 11c3-.5 5.5 0 8 2-1-3.5-3.5-5.5-7-5 1.5-2 3.5-3 6.5-3.5-4-1.5-7.5 0-9.5 4z',
  // an anchor
  blue: 'M12 1.5a3 3 0 0 1 1.5 5.6V9H17v2.6h-3.5v7.2c2.8-.5 4.7-2 5.5-4.3l-2 .6 3-4.6 2.5 5-1.8-.4C19.6 19.5 16.4 22 12 22.5 7.6 22 4.4 19.5 3.3 15.1l-1.8.4 2.5-5 3 4.6-2-.6c.8 2.3 2.7 3.8 5.5 4.3v-7.2H7V9h3.5V7.1A3 3 0 0 1 12 1.5z',
  // a crown
  yellow: 'M2 6.5l5 4.5 5-8.5 5 8.5 5-4.5-1.8 10.5H3.8zM4 18.8h16v3H4z',
  // a trident
  purple:
    'M12 .8l2.6 4.4h-1.2v7.3c2.4-.4 3.8-2 4-4.6h-1.3L18.6 3.5 21 7.9h-1.2c-.2 4-2.6 6.7-6.4 7.1v8h-2.8v-8c-3.8-.4-6.2-3.1-6.4-7.1H3l2.4-4.4 2.5 4.4H6.6c.2 2.6 1.6 4.2 4 4.6V5.2H9.4z',
  // a skull
  black:
    'M12 1.5c5.8 0 9.5 3.8 9.5 9 0 3-1.3 5.2-3.5 6.6V21h-2.6v-2.2h-1.6V21h-3.6v-2.2H8.6V21H6v-3.9c-2.2-1.4-3.5-3.6-3.5-6.6 0-5.2 3.7-9 9.5-9zM8 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm8 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm-4 5.2-1.5 2.8h3z',
};

const SAIL = 'M13 9C25 6.5 39 6.5 51 9 54.5 19 54.5 30 50 39.5 38 36 26 36 14 39.5 9.5 30 9.5 19 13 9z';

/** What is drawn into the flat colour of a sail. */
const PATTERNS: { readonly [C in Colour]: string } = {
  red: 'M19 6v34M26 5v34M38 5v34M45 6v34',
  green: 'M17 13h0M24 11h0M40 11h0M47 13h0M15 21h0M49 21h0M16 30h0M23 35h0M41 35h0M48 30h0M32 9.5h0',
  blue: 'M9 13q5-4 11.5 0t11.5 0 11.5 0 11.5 0M9 33q5-4 11.5 0t11.5 0 11.5 0 11.5 0M8 23q4-3 8 0M48 23q4-3 8 0',
  yellow: 'M9 8h12v11H9zM43 8h12v11H43zM9 30h12v11H9zM43 30h12v11H43z',
  purple: 'M5 25 25 5M8 34 37 5M14 40 49 5M26 40 58 8M38 40 58 20',
  black: 'M9 9 55 40M55 9 9 40',
};

export interface ShipDrawingProps {
  readonly colour: Colour;
  readonly isGhost: boolean;
}

/** The ship alone, on a field of 64 by 68. It says nothing to a screen reader: a name stands beside it. */
export const ShipDrawing = ({ colour, isGhost }: ShipDrawingProps) => (
  <svg class={`ship-drawing ship-${colour} ${isGhost ? 'ship-ghost' : ''}`} viewBox="0 0 64 68" aria-hidden="true">
    <path class="ship-foam" d="M3 59c8 5 16 4 29 4s23 1 30-5c-3 8-12 9-29 9S6 66 3 59z" />
    <path class="ship-rig" d="M32 3v44M7 44 14 38M51 47 62 36M51 12 62 36M50 39l4 6" />
    <path class="ship-jib" d="M52.5 15C55 23 58 30 61 35.5c-4-1-6-1-9 .5 2-7 2-14 .5-21z" />
    <path class="ship-pennant" d="M32 2.5c6-2 9 2 15 0-3 2-3 3.5 0 5.5-6 1-9-2-15 0z" />
    <path class="ship-sail" d={SAIL} />
    <g class={`ship-pattern ship-pattern-${colour}`}>
      <path d={PATTERNS[colour]} />
    </g>
    <circle class="ship-field" cx="32" cy="23" r="12.5" />
    <path class="ship-emblem" d={EMBLEMS[colour]} transform="translate(21.2 12.2) scale(.9)" />
    <path class="ship-sail-line" d={SAIL} />
    {isGhost ? (
      <path class="ship-tear" d="M22 41l3-8 3 5 2-7 3 8 4-4 2 6 5-7 2 8zM12 30l5-1-3 4zM52 16l-6 2 5 3z" />
    ) : null}
    <path
      class="ship-hull"
      d="M3.5 41c3 1.5 6 2 9 2l1.5 5.5h32c6 0 10-2 14-5.5-1 9-4 14.5-8.5 18-12 2-27 2-39-.5C7 56.5 4 50 3.5 41z"
    />
    <path class="ship-wale" d="M5.5 49.5c14 5 40 5 53.5-1" />
    <path class="ship-ports" d="M18 56.5h.1M27 57.5h.1M36 57.5h.1M45 56.5h.1" />
    <path class="ship-lights" d="M6.5 44.7l3.5.8v2.5l-3-.6z" />
  </svg>
);
