/** A ship, seen from abeam: its colour, the pattern of its sail and the emblem on it say whose it is, each of them alone. */
import type { Colour } from '@havre/engine/games/jamaica/material.ts';
import './ship.css';

/** The emblems, each the same from the left and from the right, on a field of 24 by 24. */
const EMBLEMS: { readonly [C in Colour]: string } = {
  // a rising sun
  red: 'M12 1l1.800 5.200L18 3.500l-.8 5 5.300-.3-3.800 3.800 3.800 3.800-5.300-.3.8 5-4.200-2.700L12 23l-1.800-5.200L6 20.500l.8-5-5.300.3L5.300 12 1.500 8.200l5.300.3L6 3.500l4.200 2.700z',
  // a palm
  green:
    'M12 8.500C10 4.500 6.500 3 2.500 4.500 5.500 5 7.500 6 9 8 5.500 7.500 3 9.500 2 13c2.500-2 5-2.500 8-2-1 4-1.300 7.500-1.500 11.500h7C15.300 18.500 15 15 14 11c3-.5 5.500 0 8 2-1-3.500-3.500-5.500-7-5 1.500-2 3.500-3 6.500-3.500-4-1.500-7.500 0-9.500 4z',
  // an anchor
  blue: 'M12 1.500a3 3 0 0 1 1.500 5.600V9H17v2.600h-3.500v7.200c2.800-.5 4.700-2 5.500-4.300l-2 .6 3-4.600 2.500 5-1.800-.4C19.600 19.500 16.400 22 12 22.500 7.600 22 4.400 19.500 3.300 15.100l-1.800.4 2.500-5 3 4.600-2-.6c.8 2.300 2.700 3.800 5.500 4.300v-7.200H7V9h3.500V7.100A3 3 0 0 1 12 1.500z',
  // a crown
  yellow: 'M2 6.500l5 4.500 5-8.500 5 8.500 5-4.500-1.800 10.500H3.800zM4 18.800h16v3H4z',
  // a trident
  purple:
    'M12 .8l2.600 4.400h-1.200v7.300c2.400-.4 3.800-2 4-4.600h-1.300L18.600 3.500 21 7.900h-1.200c-.2 4-2.600 6.700-6.400 7.100v8h-2.800v-8c-3.800-.4-6.200-3.100-6.400-7.100H3l2.400-4.400 2.500 4.400H6.600c.2 2.600 1.600 4.200 4 4.600V5.200H9.400z',
  // a skull
  black:
    'M12 1.500c5.800 0 9.500 3.800 9.500 9 0 3-1.300 5.200-3.500 6.600V21h-2.600v-2.200h-1.600V21h-3.600v-2.200H8.600V21H6v-3.900c-2.200-1.400-3.500-3.600-3.500-6.600 0-5.200 3.700-9 9.500-9zM8 9a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm8 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm-4 5.200-1.500 2.800h3z',
};

const SAIL = 'M13 9C25 6.500 39 6.500 51 9 54.500 19 54.500 30 50 39.500 38 36 26 36 14 39.500 9.500 30 9.500 19 13 9z';

/** What is drawn into the flat colour of a sail. */
const PATTERNS: { readonly [C in Colour]: string } = {
  red: 'M19 6v34M26 5v34M38 5v34M45 6v34',
  green: 'M17 13h0M24 11h0M40 11h0M47 13h0M15 21h0M49 21h0M16 30h0M23 35h0M41 35h0M48 30h0M32 9.500h0',
  blue: 'M9 13q5-4 11.500 0t11.500 0 11.500 0 11.500 0M9 33q5-4 11.500 0t11.500 0 11.500 0 11.500 0M8 23q4-3 8 0M48 23q4-3 8 0',
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
    <path class="ship-foam" d="M4 60c8 5 16 4 28 4s22 1 29-5c-3 7-11 8-28 8S7 66 4 60z" />
    <path class="ship-rig" d="M32 3v46M6 50 13 38M58 47 51 39" />
    <path class="ship-pennant" d="M32 2.500c6-2 9 2 15 0-3 2-3 3.500 0 5.500-6 1-9-2-15 0z" />
    <path class="ship-sail" d={SAIL} />
    <g class={`ship-pattern ship-pattern-${colour}`}>
      <path d={PATTERNS[colour]} />
    </g>
    <circle class="ship-field" cx="32" cy="23" r="12.500" />
    <path class="ship-emblem" d={EMBLEMS[colour]} transform="translate(21.200 12.200) scale(.9)" />
    <path class="ship-sail-line" d={SAIL} />
    {isGhost ? (
      <path class="ship-tear" d="M22 41l3-8 3 5 2-7 3 8 4-4 2 6 5-7 2 8zM12 30l5-1-3 4zM52 16l-6 2 5 3z" />
    ) : null}
    <path class="ship-hull" d="M5 47c3 1 6 2 10 2h32c5 0 9-2 13-5-1 8-4 13-8 17-12 2-27 2-39-.5C8 57 5.500 52 5 47z" />
    <path class="ship-wale" d="M6.500 51.500c14 3.500 38 3.500 52-2" />
    <path class="ship-ports" d="M17 56h.1M26 57h.1M35 57h.1M44 56h.1" />
  </svg>
);
