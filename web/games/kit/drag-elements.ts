/** Things and places of a drag as elements of the page, and what browsers do with them by themselves. */
import type { DragPoint } from './drag.ts';

/** The element of a place, or of a thing. */
export const elementOf = (name: string, kind: 'target' | 'thing' = 'target'): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-${kind}="${CSS.escape(name)}"]`);

/** The place under a point, if a thing may go there. The copy that hangs there lets the pointer through. */
export function targetAt({ x, y }: DragPoint, allowed: readonly string[]): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = element.closest<HTMLElement>('[data-target]')?.dataset.target;
    if (name !== undefined && allowed.includes(name)) return name;
  }
  return null;
}

/** A browser presses a real button by itself; whatever else is a button here is pressed by us. */
export function pressesLikeButton(event: KeyboardEvent): boolean {
  if ((event.key !== 'Enter' && event.key !== ' ') || event.currentTarget instanceof HTMLButtonElement) return false;
  event.preventDefault();
  return !event.repeat;
}

/** A drag ends with a click of the browser's, which means nothing. */
export function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
