/**
 * The trial: four devices of people who have never seen the page, and who use nothing but what is on it. A game from a
 * shared link is played to its end; one device loses the network in the middle, another seat moves to a phone, the server is
 * killed twice; and nothing more than a short banner shows.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { playIfAsked } from './moves.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** What must never be on a screen, whatever happens. */
const SCARES = /Nothing here|cannot be shown|did not work|in trouble|undefined|NaN|\[object/;

/** From the shared link to a seat: a name, and two touches. Gives the seconds it took, as a person would count them. */
async function comeByLink(page: Page, link: string, name: string): Promise<number> {
  const begun = performance.now();
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down here' }).first().click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '(you)' })).toContainText(name);
  return (performance.now() - begun) / 1_000;
}

test('four new people play a game from a shared link to its end, whatever happens meanwhile', async ({
  people,
  house,
}, info) => {
  const host = await people.person('', DESKTOP);
  const tablet = await people.person('', TABLET);
  const phone = await people.person('', PHONE);
  const otherPhone = await people.person('', PHONE);

  await host.goto('/');
  await host.getByRole('link', { name: /^Fuji Flush/ }).click();
  await host.getByRole('radio', { name: 'With friends' }).check();
  await host.getByRole('textbox', { name: 'Your name' }).fill('Anne');
  await host.getByRole('button', { name: 'Lay out the table' }).click();
  await host.getByRole('button', { name: 'I am ready' }).click();
  const link = host.url();
  const seconds = [
    await comeByLink(tablet, link, 'Ben'),
    await comeByLink(phone, link, 'Cleo'),
    await comeByLink(otherPhone, link, 'Dan'),
  ];
  info.annotations.push({
    type: 'seconds from the link to a seat',
    description: seconds.map(s => s.toFixed(1)).join(', '),
  });
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(host.getByRole('toolbar', { name: 'Your hand' })).toBeVisible();

  let pages = [host, tablet, phone, otherPhone];
  const banner = host.getByText('The connection is lost.');
  const mishaps = new Map([
    [2, () => killAndReopen()],
    [4, () => loseNetwork(tablet)],
    [5, () => moveToPhone()],
    [6, () => killAndReopen()],
  ]);
  async function killAndReopen() {
    await house.kill();
    await expect(banner).toBeVisible();
    await house.open();
    await expect(banner).toBeHidden();
  }
  async function loseNetwork(page: Page) {
    await page.context().setOffline(true);
    for (const other of pages) if (other !== page) await playIfAsked(other);
    await page.context().setOffline(false);
  }
  /** Whoever sits at the desktop goes on with a phone of their own. */
  async function moveToPhone() {
    await host.getByRole('button', { name: 'More' }).click();
    await host.getByRole('button', { name: 'Show the code' }).click();
    const code = await host.getByRole('img', { name: 'Show the code' }).getAttribute('data-text');
    const own = await people.person('', PHONE);
    await own.goto(code ?? '');
    await expect(own.getByRole('toolbar', { name: 'Your hand' })).toBeVisible();
    await host.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(host.getByText('Your seat is no longer on this device')).toBeVisible();
    pages = [own, tablet, phone, otherPhone];
  }

  const over = (page: Page) => page.getByRole('region', { name: 'The game is over' });
  for (let turn = 1; turn < 2_000 && !(await over(phone).isVisible()); turn++) {
    for (const page of pages) await playIfAsked(page);
    await mishaps.get(turn)?.();
    mishaps.delete(turn);
    for (const page of pages) await expect(page.getByRole('main')).not.toContainText(SCARES);
  }
  expect(mishaps.size, 'everything has happened that was to happen').toBe(0);
  for (const page of pages) {
    await expect(over(page)).toBeVisible();
    await expect(over(page).getByText('Victory!').first()).toBeVisible();
  }
  await phone.getByRole('button', { name: 'Verify this game' }).click();
  await expect(phone.getByText(/^Honest dice: every draw was computed again/)).toBeVisible();
});
