/** The tavern table: oak, the sea cloth with its three waters and the island, and what else stands about. */
import { clothEdge, shoreline, waterAreas, wavesOf } from './coast.ts';
import type { TablePlan } from './plan.ts';
import './scenery.css';

export interface SceneryProps {
  readonly plan: TablePlan;
  /** How each water looks, and the island: whether it can be chosen, and whether it is. */
  readonly glows: readonly Glow[];
  readonly port: Glow;
}

export type Glow = '' | 'lit' | 'lifted';

const WATERS = ['coast', 'channel', 'high'] as const;

export function Scenery({ plan, glows, port }: SceneryProps) {
  const { width, height } = plan;
  const areas = waterAreas(plan);
  const cloth = clothEdge(plan);
  return (
    <svg class="cj-scenery" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Oak plan={plan} />
      <OldMap plan={plan} />
      <path class="cj-cloth-shadow" d={cloth} transform="translate(3 6)" />
      <clipPath id="cj-cloth">
        <path d={cloth} />
      </clipPath>
      <g clip-path="url(#cj-cloth)">
        {WATERS.map((water, i) => (
          <path key={water} class={`cj-water ${water}`} d={areas[i]} />
        ))}
        {WATERS.map((water, i) => (
          <path key={water} class={`cj-rollers ${water}`} d={wavesOf(plan, i)} />
        ))}
        <path class="cj-seam" d={areas[1]} />
        {WATERS.map((water, i) => (
          <path key={water} class={`cj-glow ${water} ${glows[i]}`} d={areas[i]} />
        ))}
        <path class="cj-shallows" d={shoreline(plan, 1.24)} />
        <path class="cj-shallows near" d={shoreline(plan, 1.12)} />
        <path class={`cj-port-glow ${port}`} d={shoreline(plan, 1.07)} />
      </g>
      <path class="cj-hem" d={cloth} />
      <IslandLand plan={plan} />
      <Still plan={plan} />
    </svg>
  );
}

/** Where boards end, as shares of the width, row by row. */
const JOINTS = [0.21, 0.68, 0.42, 0.83, 0.3, 0.6, 0.12, 0.5];

/** Boards, their grain, and rings that tankards have left. */
function Oak({ plan: { width, height } }: { plan: TablePlan }) {
  const board = Math.max(64, height / 7);
  const rows = Math.ceil(height / board);
  const joints = Array.from({ length: rows }, (_, i) => {
    const y = i * board;
    const x = width * (JOINTS[i % JOINTS.length] ?? 0);
    return `M0 ${y}H${width}M${x} ${y}v${board}M${(x + width * 0.47) % width} ${y}v${board}`;
  });
  const grain = Array.from({ length: rows * 3 }, (_, i) => {
    const y = (i * board) / 3 + board * 0.17;
    const x = (width * ((i * 37) % 100)) / 100;
    return `M${x} ${y}c${width * 0.06} -5 ${width * 0.12} 6 ${width * 0.22} 0s${width * 0.1} -3 ${width * 0.2} 2`;
  });
  const ring = Math.min(width, height) * 0.07;
  return (
    <>
      <rect class="cj-oak" width={width} height={height} />
      <path class="cj-grain" d={grain.join('')} />
      <path class="cj-joints" d={joints.join('')} />
      <g class="cj-rings">
        <circle cx={width * 0.9} cy={height * 0.72} r={ring} />
        <circle cx={width * 0.93} cy={height * 0.69} r={ring * 0.97} />
        <circle cx={width * 0.3} cy={height * 0.95} r={ring * 1.05} />
      </g>
    </>
  );
}

/** The corner of an older chart looks out from under the cloth. */
function OldMap({ plan: { width, height, waters } }: { plan: TablePlan }) {
  const y = (waters[0]?.reach.height ?? 0) * 0.98;
  const size = Math.min(width * 0.26, height * 0.3);
  return (
    <g class="cj-old-map" transform={`translate(${width - size * 0.94} ${y - size * 0.3}) rotate(9)`}>
      <path
        d={`M0 0H${size}V${size * 0.78}L${size * 0.8} ${size * 0.74} ${size * 0.62} ${size * 0.8} ${size * 0.3} ${size * 0.75} 0 ${size * 0.79}z`}
      />
      <path
        class="lines"
        d={`M${size * 0.5} ${size * 0.52}L${size} ${size * 0.2}M${size * 0.5} ${size * 0.52}L${size} ${size * 0.66}M${size * 0.5} ${size * 0.52}L${size * 0.2} ${size * 0.76}M${size * 0.5} ${size * 0.52}L${size * 0.66} ${size * 0.78}`}
      />
      <path
        class="coast"
        d={`M${size * 0.62} ${size * 0.3}q${size * 0.1} ${size * 0.06} ${size * 0.06} ${size * 0.16}t${size * 0.14} ${size * 0.16}t${size * 0.2} ${size * 0.02}`}
      />
    </g>
  );
}

/** Sand, a green hill with palms, a jetty and a few roofs. */
function IslandLand({ plan }: { plan: TablePlan }) {
  const { x, y, rx, ry } = plan.island;
  const u = Math.min(rx / 150, ry / 110);
  return (
    <g>
      <path class="cj-beach" d={shoreline(plan)} />
      <path class="cj-hill" d={shoreline(plan, 0.74)} transform={`translate(${-rx * 0.12} ${-ry * 0.14})`} />
      <g transform={`translate(${x - rx * 0.44} ${y - ry * 0.44}) scale(${u})`} class="cj-land">
        <path fill="#5d7f3c" d="M-44 20C-34-8-18-20-2-24 14-22 32-6 44 20 20 28-22 28-44 20z" />
        <path fill="none" stroke-width="1.600" d="M-20 2C-14-6-8-10-2-12M4-8C12-4 18 2 22 8" />
        <path fill="none" stroke="#6b4220" stroke-width="4" d="M-34 16C-36 4-34-8-30-16M34 18C36 8 35 0 31-8" />
        <path
          fill="#4f8a3c"
          d="M-30-16C-40-24-50-20-52-12-44-17-37-16-30-16-40-12-42-4-39 1-36-6-33-12-30-16-25-25-14-26-9-19-18-20-24-18-30-16-22-14-18-8-20-2-24-9-27-13-30-16z"
        />
        <path
          fill="#4f8a3c"
          d="M31-8C22-16 13-12 11-5 19-9 25-8 31-8 22-4 20 3 23 8 26 1 28-4 31-8 36-16 46-17 50-11 42-11 36-10 31-8 38-6 42 0 40 5 37-1 34-5 31-8z"
        />
      </g>
      <g transform={`translate(${x + rx * 0.44} ${y - ry * 0.4}) scale(${u})`} class="cj-land">
        <path fill="#8a5a2e" d="M-26-4 0-20 26-4V22H-26z" />
        <path fill="#b3443a" d="M-32-2 0-26 32-2 26 4 0-14-26 4z" />
        <path fill="#3a2410" d="M-6 6H6V22H-6z" />
        <path fill="#f6d77a" d="M-19 4H-11V12H-19zM11 4H19V12H11z" />
        <path fill="none" stroke="#6b4220" stroke-width="3" d="M16-14V-44" />
        <path fill="#22252b" d="M16-44 40-40 34-33 40-26 16-28z" />
        <circle cx="24" cy="-36" r="3.500" fill="#f7f0e0" stroke="none" />
      </g>
      <g transform={`translate(${x + rx * 0.5} ${y + ry * 0.44}) scale(${u})`} class="cj-land">
        <path class="cj-jetty" d="M-58-14H70V16H-58z" />
        <path
          fill="none"
          stroke-width="1.600"
          d="M-44-14V16M-30-14V16M-16-14V16M-2-14V16M12-14V16M26-14V16M40-14V16M54-14V16"
        />
        <g fill="#6b4220">
          <circle cx="-58" cy="-14" r="4" />
          <circle cx="-58" cy="16" r="4" />
          <circle cx="8" cy="-14" r="4" />
          <circle cx="8" cy="16" r="4" />
          <circle cx="70" cy="-14" r="4" />
          <circle cx="70" cy="16" r="4" />
        </g>
      </g>
    </g>
  );
}

/** A candle in its pan, where the table is large enough to stand one on it, and a tankard across from it. */
function Still({ plan: { width, height, letters } }: { plan: TablePlan }) {
  const [letter] = letters;
  if (letter === undefined || height < 440 || width / height < 1.3) return null;
  const y = letter.y - height * 0.09;
  const size = Math.min(width, height) / 760;
  return (
    <>
      <g class="cj-candle" transform={`translate(${width * 0.2} ${y}) scale(${size})`}>
        <circle class="pan" r="46" />
        <circle class="pan-rim" r="38" />
        <path class="handle" d="M40-16C70-26 82 0 66 16 58 24 46 18 42 12" />
        <path class="wax" d="M-20-6C-22-22 22-24 20-4 26 6 16 18 8 18 2 26-10 22-14 16-24 14-24 2-20-6z" />
        <ellipse class="pool" rx="11" ry="9" />
        <path class="flame" d="M0-14C9-4 9 4 0 10-9 4-9-4 0-14z" />
      </g>
      <g class="cj-tankard" transform={`translate(${width * 0.8} ${y + 4}) scale(${size})`}>
        <path class="grip" d="M34-14C62-24 70 22 34 16" />
        <circle class="pewter" r="40" />
        <circle class="rim" r="33" />
        <path class="ale" d="M-28 6A29 29 0 1 1 28 8C16 18 8 2-4 10-14 18-22 4-28 6z" />
        <path class="foam" d="M-30 2C-26-8-14-4-8-10 0-16 10-6 18-10 26-6 32 2 28 12 20 26-18 28-28 12z" />
      </g>
    </>
  );
}
