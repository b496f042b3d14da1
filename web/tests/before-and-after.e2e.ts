/** Before the start: colours, and what is played; after the end: a rematch that finds people wherever they are, and pictures. */
import { english } from '../words/en.ts';
import { somebody } from './company.ts';
import { expect, test } from './house.ts';

const { box, gathering, colours, end, home } = english;

test('Colours are chosen, the host changes what is played, and everybody is told', async ({ people, house }) => {
  const page = await people.person('Anne', { viewport: { width: 390, height: 844 } });
  await page.goto('/box/jamaica');
  await page.getByRole('radio', { name: box.ways.friends }).check();
  await page.getByRole('button', { name: box.begin.friends }).click();
  await page.getByRole('radio', { name: colours.purple }).check();
  const otto = await somebody(house.url);
  const table = otto.watch(page.url().split('/').at(-1) ?? '');
  await table.do({ type: 'sit', seat: 1, name: 'Otto' });
  expect(await table.do({ type: 'colour', seat: 1, colour: 'purple' })).toMatchObject({ refused: 'colour-taken' });
  await table.do({ type: 'colour', seat: 1, colour: 'red' });
  await expect(page.getByRole('radio', { name: colours.red })).toBeDisabled();
  await expect(page.locator('.seat').nth(1).locator('.mark')).toHaveClass(/colour-red/);
  await table.ready();

  await page.getByRole('button', { name: gathering.change }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '2', exact: true }).check();
  await dialog.getByRole('button', { name: gathering.applyChange }).click();
  await expect(page.locator('.plan-news')).toContainText(gathering.parts.seats);
  await page.getByRole('heading', { name: gathering.seats }).scrollIntoViewIfNeeded();
  await expect(page.locator('.plan-news')).toBeInViewport();
  await expect(page.locator('.agreed')).not.toContainText('Ghost'); // nothing that two cannot choose
  await expect(page.locator('.seat')).toHaveCount(2);
  await expect(page.getByText(gathering.missingReady('Otto'))).toBeVisible();
  await table.ready();
  await page.getByRole('button', { name: gathering.start }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.prompt .ship-drawing').first()).toHaveClass(/ship-(purple|red)/);
  otto.close();
});

test('A rematch finds whoever has gone elsewhere on the page, and a link to the table shows its result', async ({
  people,
  house,
}) => {
  const page = await people.person('Anne', { viewport: { width: 844, height: 390 } });
  await page.goto('/box/fuji-flush');
  await page.getByRole('radio', { name: box.ways.friends }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: box.begin.friends }).click();
  await expect(page.getByRole('heading', { name: gathering.invite })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const others = [await somebody(house.url), await somebody(house.url)];
  const tables = others.map(other => other.watch(id));
  for (const [i, table] of tables.entries()) {
    await table.do({ type: 'sit', seat: i + 1, name: ['Otto', 'Lena'][i] ?? '' });
    await table.until(({ seat }) => seat === i + 1);
    await table.ready();
  }
  await page.getByRole('button', { name: gathering.start }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  const early = await (await page.request.get(`/table/${id}`)).text();
  expect(early).toContain('og:title');
  expect(early).not.toContain('Otto');
  for (const table of tables) {
    await table.until(({ info }) => info?.phase === 'playing');
    await table.do({ type: 'resign' });
  }
  await expect(page.locator('.kit-podium-place.won')).toBeInViewport();
  await expect(page.getByRole('link', { name: end.picture })).toBeInViewport();
  const picture = await page.request.get(`/api/v1/tables/${id}/picture.png?language=fr`);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(await (await page.request.get(`/replay/${id}`)).text()).toContain('Anne has won');

  // Elsewhere on the page, and even the page has been loaded anew meanwhile.
  await page.goto('/rules/fuji-flush');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await others[0]?.rematch(id);
  const bar = page.locator('.rematch-slip');
  await expect(bar).toContainText(end.rematchInvitation('Fuji Flush'));
  await bar.getByRole('link', { name: end.joinRematch }).click();
  await expect(page.getByText(gathering.seats)).toBeVisible();
  await expect(bar).toHaveCount(0);

  // Whoever has closed the page meanwhile finds it on home, and at the table that is over.
  const rematch = page.url();
  await page.goto('/');
  const card = page.locator('.table-card');
  await expect(card).toContainText(home.asks.ready);
  await expect(card.getByRole('link', { name: 'Fuji Flush' })).toHaveAttribute('href', new URL(rematch).pathname);
  await page.goto(`/table/${id}`);
  await page.getByRole('link', { name: end.joinRematch }).click();
  await expect(page).toHaveURL(rematch);
  for (const other of others) other.close();
});
