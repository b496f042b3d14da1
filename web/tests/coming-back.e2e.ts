/** Somebody comes back: their tables first, those that wait for them counted, and what may be done with each. */
import { commonRefusals } from '@havre/engine/games/common-wording.ts';
import { english } from '../words/en.ts';
import { somebody } from './company.ts';
import { expect, test } from './house.ts';
import { looksRight } from './looks.ts';

const { home, gathering, box, settings } = english;

test('A newcomer is asked for a name once, invites, starts, and finds the table again on home', async ({
  people,
  house,
}) => {
  const page = await people.person('', { viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await expect(page.getByRole('list', { name: home.shelf })).toBeVisible();
  await expect(page.getByRole('heading', { name: home.myTables })).toHaveCount(0);
  await page.goto('/box/fuji-flush');
  await page.getByRole('radio', { name: box.ways.friends }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: box.begin.friends }).click();
  await expect(page.getByText(gathering.nameFirst)).toBeInViewport();
  const isUncovered = (field: Element) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === field;
  };
  expect(await page.getByLabel(settings.name).evaluate(isUncovered)).toBe(true);
  await page.getByLabel(settings.name).fill('Anne-Sophie de la Rochefoucauld-Montbel');
  await page.getByRole('button', { name: box.begin.friends }).click();
  await expect(page.getByRole('heading', { name: gathering.invite })).toBeInViewport();
  await expect(page.getByText(gathering.missingPeople(2))).toBeVisible();
  await looksRight(page, 'the table before the start');

  const sameName = await people.person('Anne-Sophie\u200b de la Rochefoucauld-Montbel');
  await sameName.goto(page.url());
  await sameName.getByRole('button', { name: gathering.sit }).first().click();
  await expect(sameName.getByText(commonRefusals.en['name-taken'] ?? '')).toBeInViewport();

  const otto = await somebody(house.url);
  const table = otto.watch(page.url().split('/').at(-1) ?? '');
  await table.do({ type: 'sit', seat: 1, name: 'Otto' });
  await expect(page.locator('.seat').nth(1)).toContainText('Otto');
  await page.getByRole('button', { name: gathering.addBot }).click();
  await expect(page.getByText(gathering.missingReady('Otto'))).toBeVisible();
  await page.getByRole('button', { name: gathering.swap(1) }).click();
  await page.getByRole('button', { name: gathering.swapWith(3) }).click();
  await expect(page.locator('.seat').nth(2)).toContainText('Anne-Sophie');
  await table.ready();
  await page.goto('/');
  const card = page.locator('.table-card');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(home.asks.ready);
  await expect(page).toHaveTitle('(1) Havre');
  await page.getByRole('link', { name: home.waitForYou(1) }).click();
  await page.getByRole('button', { name: gathering.start }).dblclick();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
  otto.close();

  await page.goto('/');
  await expect(card.getByRole('link', { name: 'Fuji Flush' })).toBeVisible();
  await expect(card).toContainText('Otto');
  await looksRight(page, 'home with a table');
  await card.locator('summary').click();
  await card.getByRole('button', { name: home.hide }).click();
  await expect(card).toHaveCount(0);
  await page.getByText(home.hidden(1)).click();
  await page.getByRole('button', { name: home.showAgain }).click();
  await card.locator('summary').click();
  await card.getByRole('button', { name: home.delete }).click();
  await expect(card.getByText(home.sureDelete)).toBeVisible();
  await card.getByRole('button', { name: home.delete }).click();
  await expect(card).toHaveCount(0);

  await page.evaluate(async () => {
    const body = JSON.stringify({ game: 'fuji-flush', seats: 3 });
    for (let laid = 0; laid < 7; laid++)
      await fetch('/api/v1/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  });
  await page.reload();
  await expect(card).toHaveCount(7);
  await expect(page.getByRole('heading', { name: home.title })).not.toBeInViewport();
  await page.getByRole('button', { name: home.boxes }).click();
  await expect(page.getByRole('heading', { name: home.title })).toBeInViewport();
});
