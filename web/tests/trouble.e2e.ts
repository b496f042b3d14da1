/** What goes wrong for people, and what the page says then. */
import type { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import type { Page } from '@playwright/test';
import { playAlong, sitThere, somebody } from './company.ts';
import { expect, type House, test } from './house.ts';
import { begin, getReady, layOut, playIfAsked, sitDown } from './moves.ts';

const idOf = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';
const board = (page: Page) => page.getByRole('region', { name: 'The table', exact: true });

interface LaidTable {
  readonly host: Client;
  readonly table: ClientTable;
  readonly path: string;
}

/** A table that somebody else has laid out, with this many people already there. */
async function tableOf(house: House, seats: number, taken: number, plan: object = {}): Promise<LaidTable> {
  const host = await somebody(house.url);
  const table = await host.create({ game: 'fuji-flush', seats, botPace: 0, ...plan });
  await table.do({ type: 'sit', seat: 0, name: 'Otto' });
  for (let seat = 1; seat < taken; seat++) await table.do({ type: 'addBot', seat, bot: 'random' });
  await table.ready();
  return { host, table, path: `/table/${table.table}` };
}

const DEAD_LINKS = [
  ['/table/nowhere', 'There is no such table.'],
  ['/screen/nowhere', 'There is no such table.'],
  ['/here/nowhere', 'There is no such table on this device.'],
  ['/replay/nowhere', 'There is no such game.'],
  ['/replay/here/nowhere', 'There is no such game.'],
  ['/join/ZZZZZZ', 'There is no table with the code ZZZZZZ.'],
  ['/box/nowhere', 'This address leads nowhere.'],
  ['/rules/nowhere', 'This address leads nowhere.'],
  ['/lesson/nowhere', 'This address leads nowhere.'],
  ['/nowhere/at/all', 'This address leads nowhere.'],
] as const;

test('a dead link says what may have happened, and leads home', async ({ people }) => {
  const page = await people.person('Anne');
  for (const [path, sentence] of DEAD_LINKS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(sentence);
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  }
});

test('whoever comes to a full table looks on, and is told so', async ({ people, house }) => {
  const { host, table, path } = await tableOf(house, 3, 3);
  const page = await people.person('Anne');
  await page.goto(path);
  await expect(page.getByText('All seats are taken: you look on.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sit down here' })).toHaveCount(0);
  expect(await table.do({ type: 'start' })).toBeNull();
  await expect(board(page)).toBeVisible();
  await expect(page.getByText('You look on.')).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Your hand' })).toHaveCount(0);
  host.close();
});

test('whoever is removed is told so, and does not sit down again at once', async ({ people }) => {
  const [anne, ben, cleo] = await Promise.all(['Anne', 'Ben', 'Cleo'].map(name => people.person(name)));
  if (!anne || !ben || !cleo) throw new Error('somebody is missing');
  const address = await layOut(anne, 3);
  await sitDown(ben, address);
  await anne.getByRole('listitem').filter({ hasText: 'Ben' }).getByRole('button', { name: 'Remove' }).click();
  await expect(ben.getByRole('alert').filter({ hasText: 'Your seat has been freed by the host.' })).toBeVisible();
  await ben.getByRole('button', { name: 'Sit down here' }).first().click();
  await expect(ben.getByText('You can sit down here again in ten minutes.')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Stand up' })).toHaveCount(0);
  // who gets up by themselves needs no explanation, and may sit down again
  await sitDown(cleo, address);
  await cleo.getByRole('button', { name: 'Stand up' }).click();
  await expect(cleo.getByText('Your seat has been freed')).toBeHidden();
  await cleo.getByRole('button', { name: 'Sit down here' }).first().click();
  await expect(cleo.getByRole('button', { name: 'Stand up' })).toBeVisible();
});

test('a tab from before an upgrade says so, and gets the new page', async ({ people, house }) => {
  const { host, path } = await tableOf(house, 3, 2);
  const page = await people.person('Anne', { serviceWorkers: 'block' });
  await page.routeWebSocket(/\/api\/v1\/socket/, socket => {
    const server = socket.connectToServer();
    server.onMessage(words => socket.send(String(words).replace(/"page":"[^"]*"/, '"page":"/assets/index-newer.js"')));
  });
  await page.goto(path);
  await expect(page.getByText('Havre has been renewed since you opened this page.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sit down here' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Get the new page' }).click();
  await expect(page.getByRole('button', { name: 'Sit down here' })).toBeVisible();
  host.close();
});

test('a page whose files are gone from the server gets the new ones by itself', async ({ people }) => {
  const page = await people.person('Anne', { serviceWorkers: 'block' });
  people.expect(/assets\/settings-/);
  await page.goto('/');
  let asked = 0;
  await page.route(/\/assets\/settings-/, route => (asked++ === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('who is forgotten by the browser comes back to their seat with a code', async ({ people, house }) => {
  const { host, table, path } = await tableOf(house, 3, 2);
  const page = await people.person('Anne');
  await sitDown(page, path);
  await getReady(page);
  expect(await table.do({ type: 'start' })).toBeNull();
  await expect(page.getByRole('toolbar', { name: 'Your hand' })).toBeVisible();
  const phone = await people.person('Anne', { storageState: await page.context().storageState() });
  await phone.goto(path);
  await page.context().clearCookies();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByText('Your seat is no longer on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You look on.')).toBeVisible();
  await page.getByRole('button', { name: 'I sit here' }).click();
  await page.getByRole('textbox', { name: 'Code of the seat' }).fill('WRONGCOD');
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  // the host cannot help while she is there with her other device; the device itself can
  await expect(table.seatCode(2)).rejects.toMatchObject({ refusal: { refused: 'player-present' } });
  await phone.getByRole('button', { name: 'More' }).click();
  await phone.getByRole('button', { name: 'Show the code' }).click();
  const code = (await phone.getByRole('img', { name: 'Show the code' }).getAttribute('data-text'))?.split('#word=')[1];
  await page.getByRole('button', { name: 'I sit here' }).click();
  await page.getByRole('textbox', { name: 'Code of the seat' }).fill((code ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(page.getByRole('toolbar', { name: 'Your hand' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Around the table' })).toContainText('Anne');
  host.close();
});

test('a table that the browser has cleared away is said to be gone', async ({ people }) => {
  const page = await people.person('Anne');
  await page.goto('/box/fuji-flush?play=now');
  await expect(board(page)).toBeVisible();
  const address = page.url();
  await page.goto('/settings');
  await page.evaluate(
    () =>
      new Promise(resolve => {
        localStorage.clear();
        indexedDB.deleteDatabase('havre tables').onsuccess = resolve;
      }),
  );
  await page.goto(address);
  await expect(page.getByText('There is no such table on this device.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('Tables you have sat at are kept here')).toBeVisible();
});

test('the clock of a table is right on a device whose own is hours off', async ({ people, house }) => {
  const { host, table, path } = await tableOf(house, 3, 3, {
    clock: { type: 'perMove', seconds: 300, atZero: 'rules' },
  });
  expect(await table.do({ type: 'start' })).toBeNull();
  await table.until(({ question }) => question !== null);
  for (const hours of [-5, 5]) {
    const page = await people.person('Anne');
    await page.addInitScript(ahead => {
      const { now } = Date;
      Date.now = () => now() + ahead;
    }, hours * 3_600_000);
    await page.goto(path);
    await expect(page.getByRole('timer')).toHaveText(/^(?:5:00|4:\d\d|3:\d\d)$/);
  }
  host.close();
});

test('two tabs of one player show the same seat, and either of them plays', async ({ people, house }) => {
  const first = await people.person('Anne');
  const address = await layOut(first, 3);
  const others = await Promise.all([somebody(house.url), somebody(house.url)]);
  for (const [i, client] of others.entries()) playAlong(await sitThere(client, idOf(address), i + 1, `P${i}`));
  await begin(first, []);
  const second = await people.tab(first, 'Anne');
  await second.goto(address);
  const tellsOf = (page: Page) => page.getByRole('complementary').getByText(/^Anne plays an? /);
  for (const [turn, page] of [second, first, second].entries()) {
    await page.bringToFront();
    await expect.poll(() => playIfAsked(page)).toBe(true);
    for (const tab of [first, second]) await expect(tellsOf(tab)).toHaveCount(turn + 1);
  }
  for (const client of others) client.close();
});

test('two tabs follow the same table of this device', async ({ people }) => {
  const first = await people.person('Anne');
  await first.goto('/box/fuji-flush?play=now');
  await expect(board(first)).toBeVisible();
  const second = await people.tab(first, 'Anne');
  await second.goto(first.url());
  const tellsOf = (page: Page) => page.getByRole('complementary').getByText(/^Anne plays an? /);
  for (const [turn, page] of [first, second].entries()) {
    await page.bringToFront();
    await expect.poll(() => playIfAsked(page)).toBe(true);
    for (const tab of [first, second]) await expect(tellsOf(tab)).toHaveCount(turn + 1);
  }
});

test('a name of 500 emoji, and one of 40 wide letters, sit at a table and stay inside it', async ({
  people,
  house,
}) => {
  const { host, table, path } = await tableOf(house, 3, 1);
  const wide = await somebody(house.url);
  await sitThere(wide, table.table, 1, 'W'.repeat(40));
  const page = await people.person('🦀'.repeat(500), { viewport: { width: 360, height: 740 } });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await sitDown(page, path);
  await expect(page.getByRole('listitem').filter({ hasText: '(you)' })).toContainText('🦀'.repeat(20));
  expect(await overflow()).toBeLessThanOrEqual(0);
  await getReady(page);
  expect(await table.do({ type: 'start' })).toBeNull();
  await expect(page.getByRole('toolbar', { name: 'Your hand' })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  for (const client of [host, wide]) client.close();
});
