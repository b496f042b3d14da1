/** The backs of the three piles: each water has its own, told apart by colour, wave and sign. */
import type { AreaName } from '@havre/engine/games/captain-jack/card-list.ts';
import { AREA_NAMES } from '@havre/engine/games/captain-jack/card-list.ts';
import type { Area } from '@havre/engine/games/captain-jack/material.ts';
import './card.css';

/** A shell, an anchor, a rose of the winds. */
const SIGNS: { readonly [A in AreaName]: string } = {
  coast:
    'M63 62C40 62 27 79 29 98 31 110 40 117 50 119L54 128H72L76 119C86 117 95 110 97 98 99 79 86 62 63 62zM63 66V119M46 69C46 88 50 106 57 120M80 69C80 88 76 106 69 120M33 82C38 97 45 110 52 119M93 82C88 97 81 110 74 119',
  channel:
    'M63 54A9 9 0 1 1 62.900 54M63 72V132M46 82H80M36 106C38 124 50 131 63 132 76 131 88 124 90 106M30 113 36 104 44 111M82 111 90 104 96 113',
  highSeas:
    'M63 44 71 82 109 90 71 98 63 136 55 98 17 90 55 82zM63 82A8 8 0 1 1 62.900 82M37 64 52 79M89 64 74 79M37 116 52 101M89 116 74 101',
};

const wave = (y: number, steep: number): string =>
  `M4 ${y}C14 ${y - steep} 22 ${y - steep} 32 ${y}S50 ${y + steep} 60 ${y} 78 ${y - steep} 92 ${y} 112 ${y + steep} 122 ${y}`;

const STEEP: { readonly [A in AreaName]: number } = { coast: 5, channel: 9, highSeas: 14 };

export function CardBack({ area }: { area: Area }) {
  const name = AREA_NAMES[area] ?? 'coast';
  const waves = [18, 36, 144, 162].map(y => wave(y, STEEP[name])).join('');
  return (
    <svg class={`cj-back ${name}`} viewBox="-4 -4 134 188" aria-hidden="true">
      <rect class="cj-edge" x="-3" y="-3" width="132" height="186" rx="12" />
      <rect class="cj-back-ground" x="3" y="3" width="120" height="174" rx="8" />
      <path class="cj-back-waves" d={waves} />
      <circle class="cj-back-medal" cx="63" cy="90" r="46" />
      <path class="cj-back-sign" d={SIGNS[name]} />
      <rect class="cj-rim" x="-1.500" y="-1.500" width="129" height="183" rx="10.500" />
    </svg>
  );
}
