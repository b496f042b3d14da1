/** An answer prepared while others think is played when one is asked, and none of the others can tell. */
import { english } from '../words/en.ts';
import { sitThere, somebody } from './company.ts';
import { expect, test } from './house.ts';
import { looksRight } from './looks.ts';
import { getReady } from './moves.ts';

const { prepare } = english;

test('Somebody prepares an answer while others think, and finds it played', async ({ people, house }) => {
  const otto = await somebody(house.url);
  const table = await otto.create({ game: 'fuji-flush', seats: 3, options: { first: 0 } });
  await table.do({ type: 'sit', seat: 0, name: 'Otto' });
  await table.ready();
  const pia = await somebody(house.url);
  const page = await people.person('Anne', { viewport: { width: 390, height: 844 } });
  await page.goto(`/table/${table.table}`);
  await page.getByRole('button', { name: english.gathering.sit }).first().click();
  const beside = await sitThere(pia, table.table, 2, 'Pia');
  await getReady(page);
  await table.do({ type: 'start' });
  await page.getByRole('button', { name: prepare.begin }).click();
  const card = page.locator('.preparing-question .action').first();
  await card.click();
  await expect(page.getByRole('heading', { name: prepare.kept })).toBeVisible();
  await looksRight(page, 'preparing an answer');
  await page.getByLabel(prepare.when).selectOption(prepare.always);
  await page.locator('.preparing-question .action').nth(1).click();
  await expect(page.locator('.preparing-list li')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: prepare.ready(2) }).click();
  await page.locator('.preparing-list li').nth(1).getByRole('button').click();
  await expect(page.locator('.preparing-list li')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: prepare.ready(1) })).toBeVisible();
  await table.until(({ question }) => question !== null);
  const [action] = table.question?.legal ?? [];
  if (action === undefined) throw new Error('Otto may do nothing');
  await table.play(action);
  await beside.until(({ question }) => question !== null);
  expect(beside.events.filter(({ type }) => type === 'prepared')).toEqual([]);
  expect(beside.events.at(-1)).not.toHaveProperty('prepared');
  await expect(page.getByRole('button', { name: prepare.ready(1) })).toHaveCount(0);
  otto.close();
  pia.close();
});
