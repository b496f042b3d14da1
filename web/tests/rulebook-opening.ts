/** How soon a rule and the rulebook are there for somebody who sits at a table, on a device that has loaded neither. */
import { type Browser, devices, type Page } from '@playwright/test';

export interface OpeningTimes {
  /** Until the drawer shows the sentence of a rule, in milliseconds. */
  readonly rule: number;
  /** Until the rulebook is on the screen, which is a page of its own beside the table. */
  readonly book: number;
}

const LINK = '[data-part="prompt"] .rule-link';
const SENTENCE = '.rule-drawer .rule-sentence';
const CHAPTER = '.book-chapter h2';

/** Since when something has been drawn, as the clock of its page says. */
const drawnAt = (page: Page, shown: string): Promise<number> =>
  page.evaluate(
    selector =>
      new Promise<number>(resolve => {
        const look = (): void => {
          if (document.querySelector(selector) === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now()));
        };
        look();
      }),
    shown,
  );

/** Begins a game against bots, asks for the rule of the prompt, and opens the book from there. */
export async function openingTimes(browser: Browser, url: string, game: string): Promise<OpeningTimes> {
  // Without a film: whoever touches the table during one ends it, and asks for nothing.
  const context = await browser.newContext({ baseURL: url, ...devices['Pixel 7'], reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(`/box/${game}?play=now`);
    await page.locator(LINK).first().waitFor();
    const touched = await page.evaluate(link => {
      document.querySelector<HTMLElement>(link)?.click();
      return performance.now();
    }, LINK);
    const rule = (await drawnAt(page, SENTENCE)) - touched;
    const [book] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator(`${SENTENCE} a`)
        .first()
        .evaluate((link: HTMLElement) => link.click()),
    ]);
    await book.waitForURL('**/rules/**', { waitUntil: 'commit' });
    return { rule, book: await drawnAt(book, CHAPTER) };
  } finally {
    await context.close();
  }
}
