/** What is seen of a piece while it flies: a copy of it, over everything, that nobody can touch or hear of. */
import type { StageSpot } from './frames.ts';

/**
 * A copy of an element, at a place of the stage.
 * @example const copy = flyingCopy(token, box); board.append(copy);
 */
export function flyingCopy(element: HTMLElement, { x, y, width, height }: StageSpot): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-piece', 'data-from', 'data-dragged', 'id']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'absolute',
    zIndex: '10',
    margin: '0',
    pointerEvents: 'none',
    translate: 'none',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return copy;
}
