/** The bed of the lagoon: ripples tell its cells, stones lie where four of them meet, camps are sand, targets are shells. */

import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import { BOARDS } from '@havre/engine/games/aquatika/material.ts';
import { type Colour, GREY, YELLOW } from '@havre/engine/games/aquatika/pieces.ts';
import { thrown } from './chance.ts';
import { cellsInOrder, extentOf, headingOf, MARGIN, placeOf, type Sight } from './geometry.ts';
import { Shell } from './shell.tsx';
import './bed.css';

/** A cell is a hundred units wide. */
const UNIT = 100;

/** The part of the drawing that is shown: the cells, and the margin around them. */
export function frameOf(sight: Sight): string {
  const { across, down } = extentOf(sight);
  const edge = MARGIN * UNIT;
  return `${-edge} ${-edge} ${across * UNIT + 2 * edge} ${down * UNIT + 2 * edge}`;
}

/** The middle of a cell in the drawing. */
export const middleOf = (sight: Sight, cell: Cell): { readonly x: number; readonly y: number } => {
  const { x, y } = placeOf(sight, cell);
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
};

/** A ring that no compass has drawn. */
function ring(seed: number, radius: number): string {
  const roll = thrown(seed);
  const knots = 8;
  const spots = Array.from({ length: knots }, (_, i) => {
    const angle = (i / knots) * 2 * Math.PI;
    // rather a pebble than a circle: it fills the corners of its cell a little
    const far = radius * (1 + 0.1 * Math.cos(4 * angle + Math.PI) + (roll() - 0.5) * 0.09);
    return [far * Math.cos(angle), far * Math.sin(angle)] as const;
  });
  const halfway = (i: number): string => {
    const [[x1, y1], [x2, y2]] = [spots[i % knots] ?? [0, 0], spots[(i + 1) % knots] ?? [0, 0]];
    return `${((x1 + x2) / 2).toFixed(1)} ${((y1 + y2) / 2).toFixed(1)}`;
  };
  return `M${halfway(0)}${spots.map((_, i) => `Q${(spots[(i + 1) % knots]?.[0] ?? 0).toFixed(1)} ${(spots[(i + 1) % knots]?.[1] ?? 0).toFixed(1)} ${halfway(i + 1)}`).join('')}z`;
}

/** Some stones around a corner of cells. */
function Stones({ x, y, seed }: { x: number; y: number; seed: number }) {
  const roll = thrown(seed);
  const many = 2 + Math.floor(roll() * 2.4);
  const stones = Array.from({ length: many }, (_, i) => {
    const [angle, far] = [roll() * 360, i === 0 ? 2 : 6 + roll() * 5];
    const size = i === 0 ? 5.6 + roll() * 2.4 : 2.6 + roll() * 2.6;
    return {
      x: x + far * Math.cos(angle),
      y: y + far * Math.sin(angle),
      size,
      turn: Math.round(roll() * 180),
      tone: Math.floor(roll() * 3),
    };
  });
  return (
    <>
      {stones.map(stone => (
        <g key={`${stone.x} ${stone.y}`} transform={`translate(${stone.x.toFixed(1)} ${stone.y.toFixed(1)})`}>
          <ellipse class="stone-shade" cx="1.500" cy="2.500" rx={stone.size} ry={stone.size * 0.8} />
          <ellipse
            class={`stone tone-${stone.tone}`}
            rx={stone.size}
            ry={stone.size * 0.78}
            transform={`rotate(${stone.turn})`}
          />
          <ellipse
            class="stone-light"
            cx={-stone.size * 0.25}
            cy={-stone.size * 0.3}
            rx={stone.size * 0.4}
            ry={stone.size * 0.2}
          />
        </g>
      ))}
    </>
  );
}

function CellBed({ sight, cell }: { sight: Sight; cell: Cell }) {
  const { x, y } = middleOf(sight, cell);
  const { camps, targets } = BOARDS[sight.board];
  const camp = ([YELLOW, GREY] as const).find(colour => camps[colour].includes(cell));
  const target = targets.indexOf(cell) as Colour | -1;
  const isDeep = (placeOf(sight, cell).x + placeOf(sight, cell).y) % 2 === 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={isDeep ? 'pool deep' : 'pool'} d={ring(cell + 3, 48)} />
      {camp === undefined ? null : (
        <>
          <path class="camp-sand" d={ring(cell + 41, 41)} />
          <path class={camp === YELLOW ? 'camp-edge yellow' : 'camp-edge grey'} d={ring(cell + 41, 43)} />
        </>
      )}
      {camp === undefined && target < 0 ? (
        <path class="ripple" d={`M-30-26Q-14-36 4-30M-36 16Q-40 4-36-8M30 24Q16 36-2 32M37-12Q40 0 36 12`} />
      ) : null}
      {target < 0 ? null : <Shell colour={target as Colour} heading={headingOf(sight, target === GREY)} />}
    </g>
  );
}

export function Bed({ sight }: { sight: Sight }) {
  const { across, down } = extentOf(sight);
  const corners = Array.from({ length: (across + 1) * (down + 1) }, (_, i) => ({
    x: i % (across + 1),
    y: Math.floor(i / (across + 1)),
  }));
  return (
    <svg class="aqua-bed" viewBox={frameOf(sight)} aria-hidden="true">
      {cellsInOrder(sight).map(cell => (
        <CellBed key={cell} sight={sight} cell={cell} />
      ))}
      {corners.map(({ x, y }) => (
        <Stones key={`${x} ${y}`} x={x * UNIT} y={y * UNIT} seed={x * 13 + y * 57 + 7} />
      ))}
    </svg>
  );
}
