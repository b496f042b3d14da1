/** In a window that is too low for the whole board, it is moved by hand; whoever chooses an animal sees where it can go. */
import { type Cell, cellName } from '@havre/engine/games/aquatika/board.ts';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isStill } from '../../shell/settings.ts';

export function useFollowing(sheet: RefObject<HTMLElement | null>, targets: readonly { readonly to: Cell }[]): void {
  const looked = targets.map(({ to }) => to);
  useLayoutEffect(() => {
    const { current } = sheet;
    const pane = current?.parentElement;
    if (current == null || pane == null || pane.scrollHeight <= pane.clientHeight || looked.length === 0) return;
    const places = looked.flatMap(cell => {
      const box = current.querySelector(`[data-place="${cellName(cell)}"]`)?.getBoundingClientRect();
      return box === undefined ? [] : [box];
    });
    const frame = pane.getBoundingClientRect();
    const [top, bottom] = [Math.min(...places.map(box => box.top)), Math.max(...places.map(box => box.bottom))];
    const by = top < frame.top ? top - frame.top : bottom > frame.bottom ? bottom - frame.bottom : 0;
    if (by !== 0) pane.scrollBy({ top: by, behavior: isStill() ? 'instant' : 'smooth' });
  }, [looked.join(' ')]);
}
