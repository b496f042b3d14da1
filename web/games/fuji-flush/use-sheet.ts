/**
 * The size of the sheet the table is printed on, told to its styles: `--w`, `--h` and `data-shape`. Container queries would
 * say it too, but then every change of a word lays out the whole board.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { shapeOf } from './layout.ts';

export function useSheet(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = sheet;
    if (current === null) return;
    const measure = () => {
      const { clientWidth, clientHeight, style, dataset } = current;
      style.setProperty('--w', `${clientWidth}px`);
      style.setProperty('--h', `${clientHeight}px`);
      dataset.shape = shapeOf(clientWidth, clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
}
