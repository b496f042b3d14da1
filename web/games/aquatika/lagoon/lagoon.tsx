/** The lagoon as a board: its water, its cells and their animals, and what happens in it. */
import type { ComponentChildren, RefObject } from 'preact';
import { words as pageWords } from '../../../words/index.ts';
import { aquaWords } from '../speech.ts';
import { Bed } from './bed.tsx';
import { Cells, type CellsProps } from './cells.tsx';
import { Edges } from './edges.tsx';
import { Ghosts } from './ghosts.tsx';
import { Light } from './light.tsx';
import { Arcs, Marks } from './marks.tsx';
import { sheetStyle } from './position.ts';
import { Shoals } from './shoal.tsx';
import { Shore } from './shore.tsx';
import './lagoon.css';

export interface LagoonProps extends CellsProps {
  readonly sheet?: RefObject<HTMLElement | null>;
  /** What lies over it. */
  readonly children?: ComponentChildren;
}

export const Lagoon = ({ scene, touching, nameOf, sheet, children }: LagoonProps) => (
  <section class="aqua-lagoon" data-part="board" aria-label={pageWords().table.board}>
    <Light />
    <Shoals />
    <Shore sight={scene.sight} />
    <div class={touching === null ? 'aqua-scroll' : 'aqua-scroll played'} data-pans>
      <section
        ref={sheet ?? null}
        class="aqua-sheet"
        aria-label={aquaWords().lagoon}
        style={sheetStyle(scene.sight)}
        data-turned={scene.sight.isTurned || undefined}
        data-overlap
      >
        <Bed sight={scene.sight} />
        <Edges sight={scene.sight} />
        <Marks scene={scene} />
        <Ghosts scene={scene} />
        <Cells scene={scene} touching={touching} nameOf={nameOf} />
        <Arcs scene={scene} />
      </section>
    </div>
    {children}
  </section>
);
