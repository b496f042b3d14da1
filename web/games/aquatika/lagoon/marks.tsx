/** What is drawn on the water for its player: the wake of the last move, where an animal may go, and the arcs of its jumps. */

import { isJump, landings } from '@havre/engine/games/aquatika/7-fish.ts';
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import type { Chosen, TargetKind } from '../choosing.ts';
import { Alarm, Current, Winner } from './beacons.tsx';
import { frameOf, middleOf } from './bed.tsx';
import type { LagoonDrawing, LagoonTarget } from './contract.ts';
import type { Sight } from './geometry.ts';
import './marks.css';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How high a jump rises over its line, as a share of its length. */
const RISE = 0.26;

/** A jump from the side: it rises to one side of its line, always the upper one. */
function arc(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const side = dx > 0 || (dx === 0 && dy < 0) ? 1 : -1;
  const [x, y] = [(from.x + to.x) / 2 + dy * RISE * side, (from.y + to.y) / 2 - dx * RISE * side];
  return `M${from.x} ${from.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x} ${to.y}`;
}

/** The arcs of a whole chain, one for each landing. */
function arcs(sight: Sight, from: Cell, to: Cell): string {
  const stops = landings({ from, to }).map(cell => middleOf(sight, cell));
  return stops
    .slice(1)
    .map((stop, i) => arc(stops[i] ?? stop, stop))
    .join('');
}

const TEETH = Array.from({ length: 14 }, (_, i) => (i * 360) / 14);
const SUCKERS = Array.from({ length: 12 }, (_, i) => i * 30);
const RAYS = Array.from({ length: 12 }, (_, i) => i * 30);

/** A ring that says what would happen: ripples, the splash of a landing, arms around a prey, or jaws. */
const Ring = ({ kind }: { kind: TargetKind }) =>
  kind === 'eat' ? (
    <g class="ring eat">
      <circle r="43" />
      {TEETH.map(angle => (
        <path key={angle} d="M-6-44L0-31 6-44z" transform={`rotate(${angle})`} />
      ))}
    </g>
  ) : kind === 'cover' ? (
    <g class="ring cover">
      <circle r="42" />
      {SUCKERS.map(angle => (
        <circle key={angle} class="ring-sucker" cy="-42" r="4.600" transform={`rotate(${angle})`} />
      ))}
    </g>
  ) : (
    <g class={`ring ${kind}`}>
      <circle r="30" />
      <circle class="ring-inner" r="17" />
      <circle class="ring-dot" r="6" />
    </g>
  );

const Target = ({ sight, target, isEnd }: { sight: Sight; target: LagoonTarget; isEnd: boolean }) => {
  const { x, y } = middleOf(sight, target.to);
  const looks = [
    'target',
    target.isFar ? 'far' : '',
    isEnd ? 'led-to' : '',
    target.wins ? 'wins' : '',
    target.hurtsOwn ? 'own' : '',
  ];
  return (
    <g class={looks.filter(Boolean).join(' ')} transform={`translate(${x} ${y})`}>
      {target.wins ? (
        <g>
          {RAYS.map(angle => (
            <path key={angle} class="target-ray" d="M-3-40L0-52 3-40z" transform={`rotate(${angle})`} />
          ))}
        </g>
      ) : null}
      <Ring kind={target.kind} />
    </g>
  );
};

/** The wake that the last move has left. */
function Wake({ sight, from, to }: { sight: Sight; from: Cell; to: Cell }) {
  const [start, end] = [middleOf(sight, from), middleOf(sight, to)];
  return (
    <g class="wake">
      <circle class="wake-start" cx={start.x} cy={start.y} r="34" />
      <circle class="wake-end" cx={end.x} cy={end.y} r="46" />
      <path d={wayOf(sight, from, to)} />
    </g>
  );
}

/** Below the animals. */
export function Marks({ scene }: { scene: LagoonDrawing }) {
  const { sight, last, chosen, targets, movable, awaited, suggested, event, goal, isNewHere, winning } = scene;
  const end = chosen?.stops.at(-1) ?? null;
  return (
    <svg class="aqua-marks" viewBox={frameOf(sight)} aria-hidden="true">
      {last === null || event !== null ? null : <Wake sight={sight} from={last.from} to={last.to} />}
      {winning === null ? null : <Winner sight={sight} cell={winning} />}
      {goal === null || event?.type === 'moved' ? null : (
        <circle
          class={isNewHere ? 'goal new' : 'goal'}
          cx={middleOf(sight, goal).x}
          cy={middleOf(sight, goal).y}
          r="47"
        />
      )}
      {goal !== null && isNewHere && chosen === null && movable.length > 0 ? (
        <Current sight={sight} goal={goal} />
      ) : null}
      {chosen === null
        ? [...movable, ...(awaited?.cells ?? [])].map(cell => {
            const { x, y } = middleOf(sight, cell);
            return <circle key={cell} class="movable" cx={x} cy={y} r="45" />;
          })
        : null}
      {suggested.map(cell => {
        const { x, y } = middleOf(sight, cell);
        return <circle key={cell} class="suggested" cx={x} cy={y} r="47" />;
      })}
      {chosen === null ? null : (
        <circle class="chosen" cx={middleOf(sight, chosen.from).x} cy={middleOf(sight, chosen.from).y} r="46" />
      )}
      {targets.map(target => (
        <Target key={target.to} sight={sight} target={target} isEnd={target.to === end} />
      ))}
    </svg>
  );
}

/** The way of a move, over the animals that it jumps. */
function wayOf(sight: Sight, from: Cell, to: Cell): string {
  if (isJump(from, to)) return arcs(sight, from, to);
  const [start, end] = [middleOf(sight, from), middleOf(sight, to)];
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

/** Above the animals: a jump goes over them. */
export const Arcs = ({ scene }: { scene: LagoonDrawing }) => {
  const { sight, chosen, threats } = scene;
  if (chosen === null && threats.length === 0) return null;
  return (
    <svg class="aqua-marks over" viewBox={frameOf(sight)} aria-hidden="true">
      {threats.map(threat => (
        <Alarm key={threat.from} sight={sight} threat={threat} way={wayOf(sight, threat.from, threat.to)} />
      ))}
      {chosen === null ? null : <ChosenWay scene={scene} chosen={chosen} />}
    </svg>
  );
};

function ChosenWay({ scene, chosen }: { scene: LagoonDrawing; chosen: Chosen }) {
  const { sight, targets } = scene;
  const end = chosen.stops.at(-1) ?? null;
  const jumps = targets.filter(({ kind }) => kind === 'jump');
  return (
    <>
      {jumps.map(({ to }) => (
        <path key={to} class="arc" d={arcs(sight, chosen.from, to)} />
      ))}
      {end === null ? null : <path class="arc taken" d={wayOf(sight, chosen.from, end)} />}
    </>
  );
}
