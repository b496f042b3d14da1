/** What people do on the page, by the names that a screen reader reads. */
import { expect, type Page } from '@playwright/test';

/** Lays out a table of Fuji Flush for friends, and gives its address. */
export async function layOut(host: Page, seats: number): Promise<string> {
  await host.goto('/box/fuji-flush');
  await host.getByRole('radio', { name: 'With friends' }).check();
  await host.getByRole('radio', { name: String(seats), exact: true }).check();
  await host.getByRole('button', { name: 'Lay out the table' }).click();
  await expect(host.getByRole('heading', { name: 'Around the table' })).toBeVisible();
  return host.url();
}

export async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sit down here' }).first().click();
  await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
}

/** Says that they are ready, and waits until the table has heard it. */
export async function getReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByRole('button', { name: 'Not ready after all' })).toBeVisible();
}

/** Everybody says they are ready, and the host starts. */
export async function begin(host: Page, others: readonly Page[]): Promise<void> {
  for (const page of [host, ...others]) await page.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, ...others])
    await expect(page.getByRole('region', { name: 'The table', exact: true })).toBeVisible();
}

const isOver = (page: Page) => page.getByRole('region', { name: 'The game is over' }).isVisible();

/** Plays one card if this page is asked; says whether it did. */
export async function playIfAsked(page: Page): Promise<boolean> {
  const card = page.getByRole('button', { name: /^Play an? \d+/ }).first();
  if (!(await card.isVisible())) return false;
  await card.click({ timeout: 2_000 }).catch(() => {});
  // the first touch has lifted it; the second one plays it
  await page
    .getByRole('button', { name: /^Play the \d+/ })
    .click({ timeout: 2_000 })
    .catch(() => {});
  return true;
}

/** Plays until the game is over on every page. */
export async function playToTheEnd(
  pages: readonly Page[],
  between: () => Promise<void> = async () => {},
): Promise<void> {
  const [first] = pages;
  if (first === undefined) return;
  // Bots think for as long as the machine needs: it is the test's own time that ends a game which does not.
  while (!(await isOver(first))) {
    for (const page of pages) await playIfAsked(page);
    await between();
  }
  for (const page of pages) await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
}
