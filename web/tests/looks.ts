/** Whether a room looks right: nothing sticks out of it, nothing in it is hard to read or to reach. */
import type { Page } from '@playwright/test';
import { expect } from './house.ts';
import { violationsOn } from './violations.ts';

/** How far a page is wider than its screen, in pixels. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What can be touched and is too small for a finger. Words in a sentence and lines of a list are no targets of their own. */
const smallTargetsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.button, .choice, .switch, .input, .select, summary')].flatMap(element => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = width > 0 && height > 0;
      return isShown && Math.round(height) < 44
        ? [`${element.className}: ${Math.round(width)}×${Math.round(height)}`]
        : [];
    }),
  );

/** Looks at a room; everything that is wrong with it is reported, and the test goes on to the next room. */
export async function looksRight(page: Page, room: string): Promise<void> {
  expect.soft(await overflowOf(page), `${room} is as wide as the screen`).toBeLessThanOrEqual(0);
  expect.soft(await smallTargetsOf(page), `everything in ${room} is large enough for a finger`).toEqual([]);
  expect.soft(await violationsOn(page), `everybody can use ${room}`).toEqual([]);
}
