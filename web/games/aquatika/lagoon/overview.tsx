/** A board that is too high for its window, in the small: who is where, and which part of it is in sight. */
import { colourOf, NONE, YELLOW } from '@havre/engine/games/aquatika/pieces.ts';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LagoonDrawing } from './contract.ts';
import { cellsInOrder, extentOf, placeOf } from './geometry.ts';
import './overview.css';

/** The part of the board that is in sight, in shares of its height. */
interface InSight {
  readonly from: number;
  readonly share: number;
}

const EVERYTHING: InSight = { from: 0, share: 1 };
/** So little beyond the edge is not worth a word. */
const NEARLY_ALL = 0.98;

function inSightOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement): InSight {
  // The pane begins at its lower end: there its scroll is zero, and it is negative above.
  return { from: 1 - (clientHeight - scrollTop) / scrollHeight, share: clientHeight / scrollHeight };
}

function useInSight(sheet: RefObject<HTMLElement | null>): InSight {
  const [inSight, setInSight] = useState(EVERYTHING);
  useEffect(() => {
    const { current } = sheet;
    const pane = current?.parentElement;
    if (current == null || pane == null) return undefined;
    const look = (): void => setInSight(inSightOf(pane));
    const sizes = new ResizeObserver(look);
    sizes.observe(pane);
    sizes.observe(current);
    pane.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      pane.removeEventListener('scroll', look);
    };
  }, []);
  return inSight.share >= NEARLY_ALL ? EVERYTHING : inSight;
}

interface OverviewProps {
  readonly scene: LagoonDrawing;
  /** The board, in the pane that it is moved in. */
  readonly sheet: RefObject<HTMLElement | null>;
}

export function Overview({ scene: { sight, top }, sheet }: OverviewProps) {
  const inSight = useInSight(sheet);
  const { across, down } = extentOf(sight);
  if (inSight === EVERYTHING) return null;
  return (
    <svg class="aqua-overview" viewBox={`-.4 -.4 ${across + 0.8} ${down + 0.8}`} aria-hidden="true">
      <rect class="overview-water" x="-.4" y="-.4" width={across + 0.8} height={down + 0.8} rx="1" />
      <rect
        class="overview-sight"
        x="-.15"
        y={inSight.from * down}
        width={across + 0.3}
        height={inSight.share * down}
        rx=".8"
      />
      {cellsInOrder(sight).map(cell => {
        const [{ x, y }, piece] = [placeOf(sight, cell), top[cell] ?? NONE];
        const looks = piece === NONE ? '' : colourOf(piece) === YELLOW ? ' yellow' : ' grey';
        return (
          <circle key={cell} class={`overview-cell${looks}`} cx={x + 0.5} cy={y + 0.5} r={looks === '' ? 0.16 : 0.38} />
        );
      })}
    </svg>
  );
}
