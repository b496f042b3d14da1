/** The marks of the players: a colour, an emblem and a pattern each, so that none of them is needed alone. */
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import { colourClass, useSeatColour } from './seat-colours.tsx';
import './emblems.css';

/** Drawn on a field of 24 by 24, in one colour. */
const EMBLEMS: readonly string[] = [
  // anchor
  'M12 3a2.4 2.4 0 0 1 1.2 4.5V10H16v2h-2.8v6.2c2.3-.4 3.9-1.8 4.6-3.7l-1.6.5 2.4-3.4 1.9 3.8-1.3-.3C18.300 18.600 15.600 20.700 12 21c-3.600-.3-6.300-2.400-7.200-5.900l-1.300.3 1.900-3.800 2.400 3.400-1.600-.5c.7 1.900 2.300 3.300 4.600 3.700V12H8v-2h2.800V7.500A2.400 2.400 0 0 1 12 3z',
  // star
  'M12 2.500 14.700 9l7 .6-5.300 4.600 1.600 6.900-6-3.700-6 3.700 1.600-6.900L2.300 9.600l7-.6z',
  // fish
  'M3 12c3-4.600 8-6 12.200-2.600L20.500 6v12l-5.300-3.400C11 18 6 16.600 3 12zm4.600-1.300a1.200 1.200 0 1 0 .1 2.400 1.200 1.200 0 0 0-.1-2.400z',
  // moon
  'M14.500 2.600A9.600 9.600 0 1 0 21.400 16 8.200 8.200 0 0 1 14.500 2.600z',
  // sun
  'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm-1-5h2v3.500h-2zm0 16.500h2V22h-2zM2 11h3.500v2H2zm16.500 0H22v2h-3.500zM4.300 5.700l1.400-1.400 2.500 2.500-1.400 1.400zm11.500 11.500 1.400-1.400 2.500 2.500-1.400 1.400zM5.700 19.700l-1.400-1.400 2.500-2.500 1.400 1.400zM17.200 8.200l-1.400-1.400 2.500-2.500 1.400 1.400z',
  // waves
  'M2 8.500c2.500-3 5-3 7.500 0s5 3 7.500 0c1.600-2 3.300-2.700 5-2v3c-1.300-.4-2.300.1-3.500 1.500-3 3.400-7 3.400-10 0-1.700-2-3.300-2-5 0L2 12.500zm0 7c2.500-3 5-3 7.500 0s5 3 7.500 0c1.600-2 3.300-2.700 5-2v3c-1.300-.4-2.300.1-3.500 1.500-3 3.400-7 3.400-10 0-1.700-2-3.300-2-5 0L2 19.500z',
  // crown
  'M3 7l4.500 4L12 4l4.500 7L21 7l-1.500 12h-15z',
  // leaf
  'M20 3C9 3 4 8 4 15c0 1 .2 2 .5 2.900C7 13 10.500 10 15 8.500 11 11.500 8 15 6.500 20.500l2 .5c.4-1.300.9-2.500 1.500-3.500C17 18 21 12 20 3z',
];

const PATTERNS = ['plain', 'stripes', 'dots', 'waves', 'checks', 'bars', 'cross', 'rays'] as const;

/** Emblem and pattern go with the colour; those that are never in one game share them. */
const SIGN_OF: { readonly [C in PlayerColour]: number } = {
  orange: 0,
  blue: 1,
  green: 2,
  pink: 3,
  ochre: 4,
  black: 5,
  purple: 6,
  olive: 7,
  red: 0,
  yellow: 4,
  grey: 3,
};

interface ColourMarkProps {
  readonly colour: PlayerColour | null;
  readonly size: number;
  /** Which sign it has while its colour is not decided. */
  readonly sign?: number;
}

/** The mark of a colour. It says nothing to a screen reader: a name stands beside it. */
export function ColourMark({ colour, size, sign = 0 }: ColourMarkProps) {
  const drawn = colour === null ? sign % EMBLEMS.length : SIGN_OF[colour];
  return (
    <span
      class={`mark ${colourClass(colour)} pattern-${PATTERNS[drawn]}`}
      style={{ '--mark': `${size / 16}rem` }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={EMBLEMS[drawn]} fill="currentColor" />
      </svg>
    </span>
  );
}

export interface MarkProps {
  readonly seat: number;
  readonly size?: number;
}

/** The mark of a seat, in its player's colour. */
export const Mark = ({ seat, size = 32 }: MarkProps) => (
  <ColourMark colour={useSeatColour(seat)} size={size} sign={seat} />
);
