import { commonRefusals } from '@havre/engine/games/common-wording.ts';
import { expect, test } from './house.ts';
import { playIfAsked, playToTheEnd } from './moves.ts';

test('one person plays a whole game against bots with the network off', async ({ people }) => {
  const anne = await people.person('Anne');
  await anne.goto('/');
  await anne.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // kept once the worker has everything: then the page may be opened without a network
  await expect.poll(() => anne.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await anne.context().setOffline(true);
  await anne.reload();
  await anne.getByRole('link', { name: 'Play against bots Fuji Flush' }).click();
  await expect(anne).toHaveURL(/\/here\//);
  await playToTheEnd([anne]);
  await anne.getByRole('button', { name: 'Once more' }).click();
  await expect(anne.getByRole('region', { name: 'The table', exact: true })).toBeVisible();
});

test('a table of this device goes on after a reload', async ({ people }) => {
  const anne = await people.person('Anne');
  await anne.goto('/box/fuji-flush?play=now');
  await expect(anne).toHaveURL(/\/here\//);
  await expect.poll(() => playIfAsked(anne)).toBe(true);
  await expect(anne.getByText(/^Anne plays an? /).first()).toBeVisible();
  await anne.reload();
  await expect(anne.getByText(/^Anne plays an? /).first()).toBeVisible();
  await anne.goto('/');
  const card = anne.locator('.table-card');
  await expect(card).toContainText('on this device');
  await card.getByRole('link', { name: 'Fuji Flush' }).click();
  await expect(anne.getByText(/^Anne plays an? /).first()).toBeVisible();
});

test('three people pass one device around, and it hides each hand from the others', async ({ people }) => {
  const device = await people.person('Anne');
  await device.goto('/box/fuji-flush');
  await device.getByRole('radio', { name: 'On one device' }).check();
  await device.getByRole('radio', { name: '3', exact: true }).check();
  await expect(device.getByRole('textbox', { name: /^Name of player/ })).toHaveCount(3);
  const named = async (names: readonly string[]) => {
    for (const [i, name] of names.entries())
      await device.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name);
    await device.getByRole('button', { name: 'Play', exact: true }).click();
  };
  await named(['Anne', 'A\u200bnne', 'Cleo']);
  await expect(device.getByText(commonRefusals.en['name-taken'] ?? '')).toBeInViewport();
  await named(['Anne', 'Ben', 'Cleo']);
  const hidden = device.getByRole('dialog', { name: /^Pass the device to/ });
  const holders = new Set<string>();
  const over = device.getByRole('region', { name: 'The game is over' });
  for (let turn = 0; turn < 500 && !(await over.isVisible()); turn++) {
    if (await hidden.isVisible()) {
      holders.add((await hidden.getByRole('heading').textContent()) ?? '');
      // behind the curtain nothing of a hand can be reached
      await expect(device.getByRole('button', { name: /^Play an? \d+/ })).toHaveCount(0);
      await hidden.getByRole('button', { name: /^I am / }).click();
    }
    await playIfAsked(device);
  }
  await expect(over).toBeVisible();
  expect(holders.size).toBe(3);
});

test('a table of this device is carried to the server and goes on there', async ({ people }) => {
  const anne = await people.person('Anne');
  await anne.goto('/box/fuji-flush?play=now');
  await expect.poll(() => playIfAsked(anne)).toBe(true);
  const told = anne.getByRole('complementary').getByText(/^Anne plays an? /);
  await expect(told).toHaveCount(1);
  await anne.getByRole('button', { name: 'More' }).click();
  await anne.getByRole('button', { name: 'Carry the game to the server' }).click();
  await expect(anne.getByText('The table leaves this device')).toBeVisible();
  await anne.getByRole('button', { name: 'Carry the game to the server' }).click();
  await expect(anne).toHaveURL(/\/table\//);
  await expect(anne.getByText('Until here it was played on a device.')).toBeVisible();
  await expect(told).toHaveCount(1);
  await expect.poll(() => playIfAsked(anne)).toBe(true);
  await expect(told).toHaveCount(2);
  await anne.goto('/');
  const card = anne.locator('.table-card');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('link', { name: 'Fuji Flush' })).toHaveAttribute('href', /^\/table\//);
  await expect(card).not.toContainText('on this device');
});
