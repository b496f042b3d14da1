/** Small signs of the table: sun and moon, the ways a ship goes, the Captain's compass, the star and its companions. */
import type { IconName, Symbol21 } from '@havre/engine/games/jamaica/material.ts';
import './signs.css';

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

export const Sun = () => (
  <svg class="jam-sun" viewBox="-12 -12 24 24" aria-hidden="true">
    {RAYS.map((angle, i) => (
      <path
        key={angle}
        d={i % 2 === 0 ? 'M-1.800-6.400 0-11.400 1.800-6.400z' : 'M-1.300-6.600 0-9.600 1.300-6.600z'}
        transform={`rotate(${angle})`}
      />
    ))}
    <circle r="5.400" />
    <path class="jam-face" d="M-2-1h.01M2-1h.01M-2 1.600c1.200 1.200 2.800 1.200 4 0" />
  </svg>
);

export const Moon = () => (
  <svg class="jam-moon" viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M3-10.400A10.400 10.400 0 1 0 10 5.600 9 9 0 0 1 3-10.400z" />
    <path class="jam-face" d="M-3.600-1h.01M-5 3c1 1.100 2.300 1.400 3.600 1" />
    <path class="jam-star-small" d="M7.500-6.500l.8 1.900 1.900.8-1.900.8-.8 1.900-.8-1.900-1.900-.8 1.900-.8z" />
  </svg>
);

/** The arrow of a move: a bow wave ahead, or a turn back. */
export const Way = ({ icon }: { icon: Extract<IconName, 'forward' | 'backward'> }) => (
  <svg class={`jam-way ${icon}`} viewBox="0 0 24 24" aria-hidden="true">
    {icon === 'forward' ? (
      <path d="M2.500 9.500h9V4.800L21.800 12l-10.300 7.200v-4.700h-9l2.600-2.500z" />
    ) : (
      <path d="M21.500 14.500h-9v4.700L2.200 12l10.300-7.200v4.700h9L18.900 12z" />
    )}
  </svg>
);

/** The compass that marks the Captain. */
export const Compass = () => (
  <svg class="jam-compass" viewBox="-12 -12 24 24" aria-hidden="true">
    <circle class="jam-compass-case" r="11" />
    <circle class="jam-compass-dial" r="8.400" />
    <path class="jam-compass-north" d="M0-7.600 2 0h-4z" />
    <path class="jam-compass-south" d="M0 7.600-2 0h4z" />
    <circle class="jam-compass-pin" r="1.100" />
  </svg>
);

const SYMBOLS: { readonly [S in Symbol21]: string } = {
  circle: 'M12 4.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15zm0 3.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  square: 'M4.500 4.500h15v15h-15zM8 8v8h8V8z',
  skull:
    'M12 3c5 0 8.400 3.300 8.400 7.600 0 2.800-1.300 4.600-3.200 5.800v3.400h-2.700v-2h-1.300v2h-2.400v-2H9.500v2H6.800v-3.400c-1.900-1.200-3.200-3-3.200-5.800C3.600 6.300 7 3 12 3zM8.600 8.800a2.100 2.100 0 1 0 0 4.200 2.100 2.100 0 0 0 0-4.200zm6.800 0a2.100 2.100 0 1 0 0 4.200 2.100 2.100 0 0 0 0-4.200z',
  star: 'M12 2.500 14.700 9l7 .6-5.300 4.600 1.600 6.900-6-3.700-6 3.700 1.600-6.900L2.300 9.600l7-.6z',
};

/** A symbol of the combat die, as a path on a field of 24 by 24. */
export const symbolPath = (symbol: Symbol21): string => SYMBOLS[symbol];

/** A closed chest: a treasure that lies face down. */
export const Chest = () => (
  <svg class="jam-chest" viewBox="0 0 24 24" aria-hidden="true">
    <path class="jam-chest-box" d="M3 11h18v9.500H3z" />
    <path class="jam-chest-lid" d="M3 11c0-4.400 2-7 4.500-7h9c2.500 0 4.500 2.600 4.500 7z" />
    <path class="jam-chest-iron" d="M7 4.200V20.500M17 4.200V20.500M3 11h18" />
    <path class="jam-chest-lock" d="M10 9.500h4v4.500h-4z" />
  </svg>
);
