/**
 * The stage under every board: exactly as large as the window, it places the parts of a table.
 *
 * A part is an element with `data-part`, a child of the stage or of a `Parts` in it. Where each lies is said in `stage.css`
 * and nowhere else; what a part looks like inside is its own affair, by what the stage says of itself:
 * `data-arrangement`, `data-space`, `data-strip` where others and state lie in a strip above the board, and `data-snug`.
 */
import { signal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Arrangement, arrangementOf, growthIn, isSnug, SPACE } from './arrangement.ts';
import './stage.css';

/** How the stage on the screen is arranged. */
export const arrangement = signal<Arrangement>('wide');

/** Whether what belongs to a board lies beside it; else it is a strip above and a sheet below. */
export const isRoomy = (): boolean => SPACE[arrangement.value] === 'large';

/** Whether there is as little room as on a phone. */
export const isSmall = (): boolean => SPACE[arrangement.value] === 'small';

export interface StageProps {
  /** What it is besides a stage: a class. */
  readonly as: string;
  /** Whether the game is over: what is mine is then how it ended, and has more room. */
  readonly isOver?: boolean;
  /** Whether whoever looks at it is asked: then the whole edge of the table is lit. */
  readonly isMyTurn?: boolean;
  /** Whether it is a picture on a page of text, as large as it is made there, and not the whole window. */
  readonly isFigure?: boolean;
  readonly children: ComponentChildren;
}

export function Stage({ as, isOver = false, isMyTurn = false, isFigure = false, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useArrangement(stage, isFigure);
  return (
    <div
      ref={stage}
      class={`stage ${as}`}
      data-over={isOver ? '' : undefined}
      data-my-turn={isMyTurn ? '' : undefined}
      data-figure={isFigure ? '' : undefined}
    >
      {children}
    </div>
  );
}

export interface PartsProps {
  /** The game's own class. */
  readonly class: string;
  readonly children: ComponentChildren;
  readonly parts?: RefObject<HTMLDivElement | null>;
  readonly style?: { readonly [property: string]: string | number };
}

/**
 * The parts of a game, as far as the frame does not bring them: a box over the whole stage that lies under their fingers only.
 * Each of its children says by `data-part` which one it is:
 * - `board`: what is played on; it gets what the others leave.
 * - `mine`: hand, hold, ship, and the answers; at the end of a game, how it ended.
 * - `others`: who else plays, and what they have.
 * - `state`: round, dice, piles.
 * - `prompt`: what is asked; always as large.
 * - `story`: what has happened; where the board would suffer from it, it is a drawer.
 */
export const Parts = ({ class: looks, children, parts, style = {} }: PartsProps) => (
  <div ref={parts ?? null} class={`parts ${looks}`} style={style}>
    {children}
  </div>
);

/** Measures the stage and says what it is; the whole page is told how large things are, except by a figure. */
function useArrangement(stage: RefObject<HTMLElement | null>, isFigure: boolean): void {
  useLayoutEffect(() => {
    const { current } = stage;
    if (current === null) return;
    const page = document.documentElement;
    const measure = () => {
      const space = { width: current.clientWidth, height: current.clientHeight };
      if (space.width === 0 || space.height === 0) return;
      arrangement.value = arrangementOf(space);
      current.dataset.arrangement = arrangement.value;
      current.dataset.space = SPACE[arrangement.value];
      current.toggleAttribute('data-strip', !isRoomy());
      current.toggleAttribute('data-snug', isSnug(space));
      if (!isFigure) page.style.setProperty('--growth', String(growthIn(space)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      if (!isFigure) page.style.removeProperty('--growth');
    };
  }, []);
}
