/** What shows the way to somebody who does not read: which shell to reach, and who has reached one. */
import { type Cell, columnOf, rowOf } from '@havre/engine/games/aquatika/board.ts';
import { BOARDS } from '@havre/engine/games/aquatika/material.ts';
import { GREY } from '@havre/engine/games/aquatika/pieces.ts';
import type { Threat } from '../threats.ts';
import { middleOf } from './bed.tsx';
import { cellsInOrder, headingOf, type Sight } from './geometry.ts';
import './beacons.css';

const RAYS = Array.from({ length: 12 }, (_, i) => i * 30);

/** A current from the own camp to the shell that it has to reach, through the water between the camps. */
export function Current({ sight, goal }: { sight: Sight; goal: Cell }) {
  const { camps, targets } = BOARDS[sight.board];
  const heading = headingOf(sight, targets[GREY] === goal);
  const open = cellsInOrder(sight).filter(
    cell => columnOf(cell) === columnOf(goal) && !targets.includes(cell) && camps.every(camp => !camp.includes(cell)),
  );
  const nearFirst = open.sort(
    (one, other) => Math.abs(rowOf(other) - rowOf(goal)) - Math.abs(rowOf(one) - rowOf(goal)),
  );
  return (
    <>
      {nearFirst.map((cell, i) => {
        const { x, y } = middleOf(sight, cell);
        return (
          <g key={cell} transform={`translate(${x} ${y}) rotate(${heading})`}>
            <path class="current" style={{ '--turn': i }} d="M-20 14L0-6 20 14" />
          </g>
        );
      })}
    </>
  );
}

/** Somebody of the other side is about to win: the way they would take, and the shell that calls for help. */
export const Alarm = ({ sight, threat, way }: { sight: Sight; threat: Threat; way: string }) => (
  <g class="alarm">
    <path class="alarm-way" d={way} />
    <g transform={`translate(${middleOf(sight, threat.to).x} ${middleOf(sight, threat.to).y})`}>
      <circle class="alarm-ring" r="47" />
    </g>
  </g>
);

/** Light around whoever has reached its shell. */
export const Winner = ({ sight, cell }: { sight: Sight; cell: Cell }) => (
  <g transform={`translate(${middleOf(sight, cell).x} ${middleOf(sight, cell).y})`}>
    <g class="winner-rays">
      {RAYS.map(angle => (
        <path key={angle} d="M-9-46L0-92 9-46z" transform={`rotate(${angle})`} />
      ))}
    </g>
    <circle class="winner-glow" r="50" />
  </g>
);
