/** The sheet as it was drawn, layer upon layer: paper, water, land, lane, marks, light. Night is another light on the same sheet. */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import { memo } from 'preact/compat';
import { Cartouche } from './cartouche.tsx';
import { Creatures } from './creatures.tsx';
import { Fairway } from './fairway.tsx';
import { SHEET } from './geography.ts';
import { Lairs, LairsDefs } from './lairs.tsx';
import { Land, LandDefs } from './land.tsx';
import { Light, LightDefs } from './light.tsx';
import { Marks } from './marks.tsx';
import { Names } from './names.tsx';
import { Margin, Paper, PaperDefs } from './paper.tsx';
import { Roses } from './rose.tsx';
import { ScaleBar } from './scale-bar.tsx';
import { Sea, SeaDefs, WindsOverLand } from './sea.tsx';
import './drawing.css';

const BOX = `0 0 ${SHEET.width} ${SHEET.height}`;

/** What never changes during a game. */
const Ground = memo(() => (
  <>
    <g data-ornament="ground">
      <Paper />
      <Sea />
      <Creatures />
      <Roses />
      <Land />
      <WindsOverLand />
      <Fairway />
      <Margin />
      <Names />
      <Cartouche />
      <ScaleBar />
    </g>
    <Marks />
  </>
));

export const Drawing = memo(
  ({ lairs }: { lairs: readonly Space[] }) => (
    <svg class="chart-drawing" viewBox={BOX} aria-hidden="true">
      <defs>
        <PaperDefs />
        <SeaDefs />
        <LandDefs />
        <LairsDefs />
        <LightDefs />
      </defs>
      <Ground />
      <Lairs lairs={lairs} />
      <Light />
    </svg>
  ),
  (one, other) => one.lairs.join() === other.lairs.join(),
);
