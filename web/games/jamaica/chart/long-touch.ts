/** A finger that stays on a space asks what it is, and chooses nothing. */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import { distance, type Point } from './points.ts';

const LONG = 450;
const TREMBLE = 8;

/** Listens over all the spaces in a list until the function it gives is called. */
export function heedLongTouches(list: HTMLElement, ask: (space: Space | null) => void): () => void {
  let waiting = 0;
  let start: Point = { x: 0, y: 0 };
  let hasAsked = false;
  const give = (): void => clearTimeout(waiting);

  const down = (event: PointerEvent): void => {
    give();
    if (hasAsked) ask(null);
    hasAsked = false;
    const button = (event.target as Element).closest<HTMLElement>('[data-space]');
    if (event.pointerType === 'mouse' || button === null) return;
    start = { x: event.clientX, y: event.clientY };
    waiting = window.setTimeout(() => {
      hasAsked = true;
      ask(Number(button.dataset.space));
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (distance(start, { x: event.clientX, y: event.clientY }) > TREMBLE) give();
  };
  const click = (event: MouseEvent): void => {
    if (hasAsked) event.stopPropagation();
  };

  const heard = new AbortController();
  const { signal } = heard;
  list.addEventListener('pointerdown', down, { signal });
  list.addEventListener('pointermove', move, { signal });
  list.addEventListener('pointerup', give, { signal });
  list.addEventListener('pointercancel', give, { signal });
  list.addEventListener('click', click, { signal, capture: true });
  return () => {
    give();
    heard.abort();
  };
}
