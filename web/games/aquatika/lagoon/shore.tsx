/** The shore around the lagoon: beaches with palms, rocks and corals in its corners, whatever the shape of the window. */
import type { ComponentChildren } from 'preact';
import { thrown } from './chance.ts';
import { Canoe, Crab, Starfish, Turtle } from './finds.tsx';
import type { Sight } from './geometry.ts';
import { sheetStyle } from './position.ts';
import './shore.css';

const LEAVES = 9;

/** A palm from above: leaves that bend as they hang. */
const Palm = ({ x, y, size, seed }: { x: number; y: number; size: number; seed: number }) => {
  const roll = thrown(seed);
  const leaves = Array.from({ length: LEAVES }, (_, i) => ({
    angle: (i * 360) / LEAVES + roll() * 22,
    length: 0.82 + roll() * 0.3,
  }));
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <g class="palm-shade" transform="translate(7 12)">
        {leaves.map(({ angle, length }) => (
          <path key={angle} d="M0 0C8-14 10-34 3-52 14-40 18-16 0 0z" transform={`rotate(${angle}) scale(${length})`} />
        ))}
      </g>
      {leaves.map(({ angle, length }, i) => (
        <g key={angle} transform={`rotate(${angle}) scale(${length})`}>
          <path class={i % 2 === 0 ? 'palm-leaf' : 'palm-leaf dark'} d="M0 0C-9-14-10-36 3-54 13-38 14-16 0 0z" />
          <path class="palm-rib" d="M0 0Q-1-28 3-52M-1-16l-6-5M-1-26l-6-6M0-36l-4-6M0-16l7-4M0-26l8-4M1-36l6-4" />
        </g>
      ))}
      <circle class="palm-nut" cx="-3" cy="2" r="4" />
      <circle class="palm-nut" cx="4" cy="-1" r="4" />
      <circle class="palm-nut" cx="1" cy="5" r="3.600" />
    </g>
  );
};

const CORAL =
  'M0 16C-4 6-14 4-16-6M0 16C0 4-4-4-2-16M0 16C4 6 12 6 16-4M-9 3C-12 2-16 4-20 2M8 5C14 6 18 8 22 6M-2-4C2-6 4-10 8-14';

/** A corner of the beach, its water to the lower right, with whatever lies on its sand. */
const Corner = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <svg class={`aqua-corner ${name}`} viewBox="0 0 300 300" aria-hidden="true">
    <path
      class="beach-foam"
      d="M-20-20H282C262 26 232 20 204 56 178 92 188 122 146 150 108 176 96 168 62 204 34 234 34 262-20 288z"
    />
    <path
      class="beach-wet"
      d="M-20-20H262C244 18 216 14 190 48 166 82 174 110 134 136 98 160 86 154 52 188 26 216 24 240-20 264z"
    />
    <path
      class="beach"
      d="M-20-20H240C226 8 200 8 176 38 154 68 158 94 120 120 86 142 76 138 42 172 18 196 16 216-20 238z"
    />
    <path
      class="beach-grain"
      d="M30 150h.1M52 132h.1M96 100h.1M128 74h.1M150 36h.1M186 16h.1M16 190h.1M70 96h.1M110 50h.1M40 108h.1"
    />
    <path class="grass" d="M-20-20H128C120 18 96 22 82 44 66 70 40 66 30 96 22 116 4 120-20 122z" />
    <g class="rock">
      <path d="M196 70c8-12 26-12 32-2 8 10 4 24-8 26-14 4-30-8-24-24z" />
      <path d="M176 100c4-8 16-8 20 0 4 8-2 16-10 16s-14-8-10-16z" />
    </g>
    <path
      class="rock-light"
      d="M202 72c6-8 16-8 20-4-6 0-12 4-16 12-4 2-8-2-4-8zM180 101c3-5 8-5 11-3-4 1-6 4-8 8-3 1-5-2-3-5z"
    />
    <path class="coral" d={CORAL} transform="translate(216 134) scale(.9)" />
    <path class="coral other" d={CORAL} transform="translate(150 186) scale(.8)" />
    {children}
  </svg>
);

/** Beaches take the room that the board leaves beside it. */
export const Shore = ({ sight }: { sight: Sight }) => (
  <div class="aqua-shore" style={sheetStyle(sight)} aria-hidden="true">
    <Corner name="up left">
      <Starfish x={92} y={128} turn={18} />
      <Palm x={36} y={34} size={0.95} seed={5} />
      <Palm x={104} y={18} size={0.66} seed={8} />
      <Palm x={14} y={98} size={0.6} seed={12} />
    </Corner>
    <Corner name="up right">
      <Crab x={84} y={110} turn={140} />
      <Palm x={70} y={26} size={0.9} seed={17} />
      <Palm x={14} y={62} size={0.8} seed={24} />
    </Corner>
    <Corner name="down left">
      <Canoe x={104} y={64} turn={-42} />
      <Palm x={22} y={30} size={0.86} seed={31} />
    </Corner>
    <Corner name="down right">
      <Turtle x={112} y={86} turn={132} />
      <Palm x={28} y={26} size={0.9} seed={43} />
      <Palm x={16} y={104} size={0.58} seed={50} />
    </Corner>
  </div>
);
