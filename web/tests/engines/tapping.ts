/** What people do in a page, by what they see there, in any browser. */
import type { Tab } from './engine.ts';
import { until } from './waiting.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What may be touched: an element by its selector, and by what it is called where that matters. */
export type Sought = readonly [selector: string, name: string | null];

/**
 * Runs in the page: where an element can be touched, the first of those that fit; null if none can. One that is beyond the edge
 * is brought into sight.
 */
function pointOf(sought: readonly Sought[]): Point | null {
  const isCalled = (element: Element, name: string | null) =>
    name === null ||
    new RegExp(name).test(
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' '),
    );
  for (const [selector, name] of sought)
    for (const element of document.querySelectorAll(selector)) {
      if (!isCalled(element, name) || !element.checkVisibility({ visibilityProperty: true })) continue;
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

const looking = (sought: readonly Sought[]): string => `(${pointOf.toString()})(${JSON.stringify(sought)})`;

/** Touches the first thing that can be touched, if there is one; says whether there was. All are looked for at once. */
export async function tapFirst(tab: Tab, sought: readonly Sought[]): Promise<boolean> {
  const point = await tab.evaluate<Point | null>(looking(sought));
  if (point === null) return false;
  await tab.tapAt(point.x, point.y);
  return true;
}

/** Touches the first thing that fits, if there is one; says whether there was. */
export const tapIfThere = (tab: Tab, selectors: readonly string[], name: string | null = null): Promise<boolean> =>
  tapFirst(
    tab,
    selectors.map(selector => [selector, name]),
  );

/**
 * Waits for something with a name that can be touched, and touches it.
 * @example await tap(tab, 'button', '^Jouer$');
 */
export async function tap(tab: Tab, selector: string, name: string): Promise<void> {
  await until(tab, `${looking([[selector, name]])} !== null`, `${selector} called ${name} can be touched`);
  await tapIfThere(tab, [selector], name);
}
