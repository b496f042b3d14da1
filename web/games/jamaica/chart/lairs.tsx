/** Pirate lairs: rocks in the shape of a skull. While a treasure lies there, a light burns in the eyes. */
import { LAIRS, type Space } from '@havre/engine/games/jamaica/board.ts';
import { markOf } from './geography.ts';
import './lairs.css';

const Lair = ({ space, hasTreasure }: { space: Space; hasTreasure: boolean }) => {
  const { x, y } = markOf(space);
  return (
    <g
      class={hasTreasure ? 'lair lit' : 'lair'}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(0.92)`}
      data-lair={space}
    >
      {hasTreasure ? <circle class="lair-glow" r="52" /> : null}
      <use href="#chart-skull" />
      {hasTreasure ? (
        <>
          <path
            class="lair-flame"
            d="M-10-2.5c-3-4 1-6 .5-10 4 2 5.5 7 2.5 10-1 1-2 1-3 0zM10-2.5c-3-4 1-6 .5-10 4 2 5.5 7 2.5 10-1 1-2 1-3 0z"
          />
          <use href="#chart-chest" x="19" y="20" />
        </>
      ) : null}
    </g>
  );
};

export const Lairs = ({ lairs }: { lairs: readonly Space[] }) => (
  <g class="lairs">
    {LAIRS.map(space => (
      <Lair key={space} space={space} hasTreasure={lairs.includes(space)} />
    ))}
  </g>
);

export const LairsDefs = () => (
  <>
    <radialGradient id="chart-lair-glow">
      <stop class="glow-heart" offset="0" />
      <stop class="glow-end" offset="1" />
    </radialGradient>
    <symbol id="chart-skull" overflow="visible">
      <path
        class="rock-foam"
        d="M-37 25c-3-6 5-9 10-6 8-4 46-4 54 0 6-3 13 1 10 6 3 6-10 9-18 7-12 3-28 3-40 0-9 2-19-1-16-7z"
      />
      <path
        class="rock"
        d="M-29 26c-3-6-1-10 2-13-4-8-3-18 1-25 2-9 9-14 17-16 6-4 14-3 19 1 8 2 14 8 16 16 4 7 4 15 0 22 4 3 6 9 3 15-10 5-46 6-58 0z"
      />
      <path
        class="rock-shade"
        d="M14-25c8 4 11 10 11 18 3 7 2 12-1 18 3 4 4 9 2 13-6 2-10 3-17 3 8-7 9-16 7-26 3-9 1-19-2-26z"
      />
      <path
        class="socket"
        d="M-17-3c-2-7 2-12 8-11 5 1 7 7 4 12-3 4-10 4-12-1zM3-2c-3-6 0-12 6-12 7 0 10 6 7 11-3 5-11 5-13 1z"
      />
      <path class="socket" d="M-1 3l-4 8h8z" />
      <path
        class="rock-line"
        d="M-13 17v7M-6 16v9M1 16v9M8 16v8M-17 15q17 4 31 0M-24-10q2-7 7-11M-21 8q2 3 1 8M-3-27q4 2 4 5"
      />
    </symbol>
    <symbol id="chart-chest" overflow="visible">
      <path class="chest" d="M-11 8v-9c0-6 4-8 11-8s11 2 11 8v9z" />
      <path class="chest-line" d="M-11-1h22M-6-8v16M6-8v16" />
      <path class="chest-lock" d="M-2.5-3h5v5h-5z" />
    </symbol>
  </>
);
