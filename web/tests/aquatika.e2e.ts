/** Aquatika on its lagoon, against a real server: touched, passed around, and played with the keyboard alone. */
import type { Page } from '@playwright/test';
import { askedOrOver, gathered, litOn, looksRight, overOn, touch } from './frame-moves.ts';
import { expect, QUICK, test } from './house.ts';
import { momentsOf } from './listening.ts';
import { aquatikaLeaks, diceIn } from './secrets.ts';

// whole games with two pages: on a busy machine each touch takes a second
test.describe.configure({ timeout: 360_000 });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const deed = (page: Page) => page.locator('.aqua-do').first();
const chosenOn = (page: Page) => page.locator('button[data-place][aria-pressed="true"]');

/** Whose turn it is sees their animals lit; the one that is furthest ahead comes first. */
async function aheadFirst(page: Page): Promise<string[]> {
  const isGrey = (await page.locator('.aqua-sheet[data-turned]').count()) > 0;
  const rows = (place: string): number => Number(place.slice(1)) * (isGrey ? -1 : 1);
  return (await litOn(page)).sort((one, other) => rows(other) - rows(one));
}

/** Brings an animal ahead, if one can go; answers what has to be answered on the way. */
async function advance(page: Page): Promise<void> {
  const before = await aheadFirst(page);
  const isGrey = (await page.locator('.aqua-sheet[data-turned]').count()) > 0;
  const isAhead = (from: string, to: string): boolean =>
    (Number(to.slice(1)) - Number(from.slice(1))) * (isGrey ? -1 : 1) > 0;
  for (const from of before) {
    await touch(page, from);
    const [to] = (await aheadFirst(page)).filter(place => isAhead(from, place));
    if (to !== undefined) return go(page, to);
    await page.keyboard.press('Escape');
  }
  const [from = ''] = before;
  await touch(page, from);
  const [to = ''] = await litOn(page);
  await go(page, to);
}

async function go(page: Page, to: string): Promise<void> {
  await touch(page, to);
  if ((await chosenOn(page).count()) > 0)
    await deed(page)
      .click({ timeout: 3_000 })
      .catch(() => {}); // the table has moved on meanwhile
}

/** Three animals by hand, the rest by lot. */
async function setUp(page: Page): Promise<void> {
  const kinds = page.locator('.aqua-kind');
  await expect(kinds).toHaveCount(3);
  await kinds.nth(1).click();
  for (const row of ['1', '7'])
    for (const column of ['a', 'b']) {
      const cell = page.locator(`[data-place="${column}${row}"][aria-label*="start cell"]`);
      if (await cell.isVisible()) await cell.click();
    }
  await expect(page.locator('.aqua-kind').nth(1)).toHaveAccessibleName('shark: 1 to place');
  await expect(async () => {
    await page.getByRole('button', { name: 'At random' }).click();
    await expect(page.getByRole('button', { name: 'Ready' })).toHaveAttribute('aria-disabled', 'false', {
      timeout: 2_000,
    });
  }).toPass();
  await page.getByRole('button', { name: 'Ready' }).click();
  await expect(page.getByRole('button', { name: 'Ready' })).toBeHidden();
}

test('two people on two devices set up in secret and play on the lagoon', { tag: QUICK }, async ({ house, people }) => {
  const { sitters, replay } = await gathered(house, people, {
    wish: { game: 'aquatika', seats: 2, options: { board: 'lagoon' } },
    people: [{ name: 'Anne' }, { name: 'Ben', options: PHONE }],
    bots: [],
  });
  for (const { page } of sitters) await askedOrOver(page);
  for (const { page } of sitters) {
    // nothing of another's camp shows, however ready it is
    await expect(page.locator('.aqua-piece')).toHaveCount(0);
    await setUp(page);
  }
  const [anne] = sitters;
  if (anne === undefined) throw new Error('nobody sits there');
  for (const { page } of sitters) await expect(page.locator('.aqua-piece')).toHaveCount(18);
  for (const { page } of sitters) await looksRight(page);
  for (let turn = 0; turn < 200 && !(await overOn(anne.page).isVisible()); turn++)
    for (const { page } of sitters) if ((await litOn(page)).length > 0) await advance(page);
  for (const { page } of sitters) await expect(overOn(page)).toBeVisible();
  const game = await replay();
  for (const { received } of sitters) {
    expect(momentsOf(received).length).toBeGreaterThan(8);
    expect([...aquatikaLeaks(received, game), ...diceIn(received, game)]).toEqual([]);
  }
  // what one has received is full of what the other may not know
  const [first, second] = sitters.map(({ received }) => received);
  const swapped = (first ?? []).map(words => words.replaceAll('seat 0', 'seat 1'));
  expect(aquatikaLeaks(swapped, game)).not.toEqual([]);
  expect(second?.length).toBeGreaterThan(8);
});

test('two people pass one device around on the reef, and it hides each camp from the other', async ({ people }) => {
  const device = await people.person('Anne', {}, { confirm: false });
  await device.goto('/box/aquatika');
  await device.getByRole('radio', { name: 'On one device' }).check();
  for (const [i, name] of ['Anne', 'Ben'].entries())
    await device.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name);
  await device.getByRole('radio', { name: /^reef/ }).check();
  await device.getByRole('button', { name: 'Play', exact: true }).click();
  const curtain = device.getByRole('dialog', { name: /^Pass the device to/ });
  for (const name of ['Anne', 'Ben']) {
    await expect(curtain.getByRole('heading')).toHaveText(`Pass the device to ${name}`);
    for (let times = 0; times < 3; times++) await device.keyboard.press('Escape'); // nobody parts it like that
    await expect(curtain).toBeVisible();
    await curtain.getByRole('button').click();
    // nothing of the other's camp, nor of what the other had chosen
    await expect(device.locator('.aqua-piece')).toHaveCount(0);
    await expect(chosenOn(device)).toHaveCount(0);
    await device.getByRole('button', { name: 'Formations' }).click();
    await device.getByRole('button', { name: /^Springboard/ }).click();
    await expect(device.locator('.aqua-piece')).toHaveCount(9);
    await expect(device.getByRole('button', { name: 'Ready' })).toHaveAttribute('aria-disabled', 'false');
    await device.getByRole('button', { name: 'Ready' }).click();
    if (name === 'Anne') await expect(curtain).toBeVisible();
  }
  for (let turn = 0; turn < 300 && !(await overOn(device).isVisible()); turn++) {
    await expect(curtain.or(device.locator('button[aria-pressed="false"]')).or(overOn(device)).first()).toBeVisible();
    if (await curtain.isVisible()) await curtain.getByRole('button').click();
    else if ((await litOn(device)).length > 0) await advance(device);
  }
  await expect(overOn(device)).toBeVisible();
});

/** Where the focus is, if it is in the lagoon. */
const focusOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? (document.activeElement.dataset.place ?? '') : '',
  );

/** Goes with the tabulator until something with this name, or some cell, has the focus. */
async function tabTo(page: Page, name: RegExp | null): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const at = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name === null ? (await focusOn(page)) !== '' : name.test(at.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tabulator does not lead to ${name ?? 'the lagoon'}.`);
}

/** Walks to a cell with arrow keys; the board may be seen from either side. */
async function walkTo(page: Page, place: string): Promise<void> {
  for (let steps = 0; steps < 16; steps++) {
    const here = await focusOn(page);
    if (here === place) return;
    const key = await page.evaluate(
      ([from, to]) => {
        const boxOf = (name: string | undefined) =>
          document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
        const [start, end] = [boxOf(from), boxOf(to)];
        if (Math.abs(end.x - start.x) > 4) return end.x > start.x ? 'ArrowRight' : 'ArrowLeft';
        return end.y > start.y ? 'ArrowDown' : 'ArrowUp';
      },
      [here, place],
    );
    await page.keyboard.press(key);
  }
  throw new Error(`Arrow keys do not lead to ${place}.`);
}

test('a whole game with the keyboard alone', async ({ house, people }) => {
  const { sitters } = await gathered(house, people, {
    wish: { game: 'aquatika', seats: 2, options: { board: 'lagoon', first: 0, yellow: 0 } },
    people: [{ name: 'Anne' }],
    bots: ['random'],
  });
  const page = sitters[0]?.page;
  if (page === undefined) throw new Error('nobody sits there');
  await askedOrOver(page);
  await tabTo(page, /^At random$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ready' })).toHaveAttribute('aria-disabled', 'false');
  await tabTo(page, /^Ready$/);
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 200; turn++) {
    await expect(page.locator('button[data-place][aria-pressed="false"]').or(overOn(page)).first()).toBeVisible();
    if (await overOn(page).isVisible()) break;
    if ((await focusOn(page)) === '') await tabTo(page, null);
    const [from = ''] = await aheadFirst(page);
    await walkTo(page, from);
    await page.keyboard.press('Enter');
    const [to = ''] = await aheadFirst(page);
    await walkTo(page, to);
    await page.keyboard.press('Enter');
    // a chain that could go on, or a prey that could come along
    if ((await chosenOn(page).count()) > 0) await page.keyboard.press('Enter');
  }
  await expect(overOn(page)).toBeVisible();
  // every move can be found again by its notation
  await page.getByRole('link', { name: 'Watch again' }).click();
  await page.getByRole('button', { name: 'With this game' }).click();
  const moves = page.getByRole('region', { name: 'Moves' }).getByRole('button', { name: /^[OSF][a-e]/ });
  await expect(moves.nth(3)).toBeVisible(); // they are written when somebody opens them
  await moves.nth(2).click();
  await expect(page).toHaveURL(/at=\d+/);
  await page.getByRole('button', { name: 'With this game' }).click();
  await expect(moves.nth(2)).toHaveAttribute('aria-current', 'step');
});

test('a piece is dragged to its cell, and held to look under it', async ({ people }) => {
  const page = await people.person('Anne', {}, { confirm: true });
  await page.goto('/lesson/aquatika');
  await page.getByRole('button', { name: 'At random' }).click();
  await page.getByRole('button', { name: 'Ready' }).click();
  const at = (place: string) => page.locator(`[data-place="${place}"]`);
  const dragTo = (from: string, to: string) => at(from).dragTo(at(to), { steps: 6 });
  await dragTo('d2', 'd3');
  await expect(at('d5').locator('.aqua-piece')).toBeVisible();
  await at('d3').click();
  await at('d2').click();
  await expect(page.getByText('AQU-MOVE-05')).toBeVisible();
  await page.keyboard.press('Escape');
  await dragTo('b2', 'b3');
  await expect(at('d4').locator('.aqua-piece')).toBeVisible();
  await dragTo('d3', 'd4');
  await expect(at('c5').locator('.aqua-piece')).toBeVisible();
  await expect(at('d4')).toHaveAccessibleName(/yellow octopus, with the grey flying fish under it/);
  await at('d4').hover();
  await page.mouse.down();
  await expect(at('d4').locator('.aqua-prey-below')).toBeVisible();
  await page.mouse.up();
  await expect(at('d4').locator('.aqua-prey-below')).toHaveCount(0);
  // whoever has looked has chosen nothing
  await expect(chosenOn(page)).toHaveCount(0);
  await dragTo('d4', 'e5');
  await expect(page.locator('.aqua-asked-prey')).toHaveCount(2);
  await at('e5').click();
  await expect(at('e5')).toHaveAccessibleName(/with the grey flying fish under it/);
});
