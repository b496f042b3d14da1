/** What people do in a page, by what they see there, in any browser. */
import type { Tab } from './engine.ts';
import { until } from './waiting.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page: where an element can be touched, the first of those that fit; null if none can. One that is beyond the edge
 * is brought into sight.
 */
function pointOf(selectors: readonly string[], name: string | null): Point | null {
  const isCalled = (element: Element) =>
    name === null ||
    new RegExp(name).test(
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' '),
    );
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      if (!isCalled(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [across, down] of [
        [0.5, 0.5],
        [0.25, 0.25],
        [0.75, 0.75],
        [0.25, 0.75],
        [0.75, 0.25],
      ] as const) {
        const point = { x: left + width * across, y: top + height * down };
        const hit = document.elementFromPoint(point.x, point.y);
        const isReached = hit !== null && (element.contains(hit) || hit.contains(element));
        if (width > 0 && height > 0 && isReached) return point;
      }
    }
  return null;
}

/** Where the first thing is that fits; null if there is none. */
export const pointIn = (tab: Tab, selectors: readonly string[], name: string | null = null): Promise<Point | null> =>
  tab.evaluate<Point | null>(`(${pointOf.toString()})(${JSON.stringify(selectors)}, ${JSON.stringify(name)})`);

/** Touches the first thing that fits, if there is one; says whether there was. */
export async function tapIfThere(tab: Tab, selectors: readonly string[], name: string | null = null): Promise<boolean> {
  const point = await pointIn(tab, selectors, name);
  if (point === null) return false;
  await tab.tapAt(point.x, point.y);
  return true;
}

/**
 * Waits for something with a name that can be touched, and touches it.
 * @example await tap(tab, 'button', '^Jouer$');
 */
export async function tap(tab: Tab, selector: string, name: string): Promise<void> {
  const look = `(${pointOf.toString()})(${JSON.stringify([selector])}, ${JSON.stringify(name)}) !== null`;
  await until(tab, look, `${selector} called ${name} can be touched`);
  await tapIfThere(tab, [selector], name);
}
