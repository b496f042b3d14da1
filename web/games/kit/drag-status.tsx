/** What a screen reader is told while a thing is lifted: how to carry it on. Put it anywhere on the board. */
import { words } from '../../words/index.ts';
import type { Drag } from './use-drag.ts';

export const DragStatus = ({ drag: { carried } }: { drag: Drag }) => (
  <p class="unseen" role="status">
    {carried === null || carried.isDragged ? '' : words().kit.lifted}
  </p>
);
