/** Any game in plain lists: chosen at the table, kept in a running game, remembered, and as good to play as what is drawn. */
import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';

const QUICK_HAND = { confirm: false };
const board = (page: Page) => page.getByRole('region', { name: 'The table', exact: true });
const lists = (page: Page) => page.locator('.picture-page');

/** Begins a game against bots on the device. */
async function beginHere(page: Page, game: string): Promise<void> {
  await page.goto(`/box/${game}?play=now`);
  await expect(page.locator('[data-part="board"]')).toBeVisible();
}

async function choose(page: Page, look: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('radio', { name: look }).check();
  await page.keyboard.press('Escape');
}

test('a running game goes on in plain lists and back, and a device remembers', async ({ people }) => {
  const anne = await people.person('Anne', {}, QUICK_HAND);
  await beginHere(anne, 'fuji-flush');
  await expect(lists(anne)).toHaveCount(0);
  await choose(anne, 'in plain lists');
  await expect(lists(anne)).toBeVisible();
  const card = board(anne).getByRole('button', { name: /^\d+$/ }).and(anne.locator('[data-lit]')).first();
  const value = await card.innerText();
  await card.click();
  await anne.getByRole('button', { name: new RegExp(`^Play an? ${value}`) }).click();
  await expect(anne.getByText(new RegExp(`^Anne plays an? ${value}`)).first()).toBeAttached();
  await anne.reload();
  await expect(lists(anne)).toBeVisible();
  await choose(anne, 'drawn');
  await expect(lists(anne)).toHaveCount(0);
  await expect(anne.locator('[data-part="board"]')).toBeVisible();
});
