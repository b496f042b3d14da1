/** The chart in small: the island, the lane, the lairs that still have their treasure, and where the ships lie. */
import { SPACES } from '@havre/engine/games/jamaica/board.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { middle, SHEET } from './chart/geography.ts';
import './chart/ship.css';
import './small-picture.css';

/** Ships on one space lie beside each other. */
const ASIDE = 46;

export function Picture({ view }: { readonly view: object }) {
  const { ships, lairs } = view as View;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -50 ${SHEET.width} ${SHEET.height + 100}`}
      class="jam-small"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect class="jam-small-water" y="-50" width={SHEET.width} height={SHEET.height + 100} />
      <path
        class="jam-small-land"
        d="M250 470q60-120 230-60l150-150 130 110 160-20 110-110 90 130 230-130 100 30-30 380-70 110-240 20-200 60-320 10-160-30-170-70z"
      />
      {Array.from({ length: SPACES }, (_, space) => {
        const { x, y } = middle(space);
        return (
          <circle
            key={space}
            class={lairs.includes(space) ? 'jam-small-lair' : 'jam-small-space'}
            cx={x}
            cy={y}
            r="30"
          />
        );
      })}
      {ships.map(({ space, colour }, ship) => {
        const { x, y } = middle(space);
        const before = ships.slice(0, ship).filter(other => other.space === space).length;
        return (
          <g
            key={ship}
            class={`jam-small-ship ship-${colour}`}
            transform={`translate(${x - before * ASIDE} ${y - 30})`}
          >
            <path d="M-58 26h116q-12 50-58 50t-58-50z" />
            <path d="M-44 14q44-26 88 0V-70q-44 24-88 0z" />
          </g>
        );
      })}
    </svg>
  );
}

export const round = (view: object): number => (view as View).round;
