import { finishedTable } from './company.ts';
import { expect, test } from './house.ts';
import { playIfAsked } from './moves.ts';

test('a finished game is looked at again: any moment, anybody’s eyes, by a link, and gone on with', async ({
  people,
  house,
}) => {
  const table = await finishedTable(house.url);
  const page = await people.person('Anne', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/replay/${table}`);
  const scrubber = page.getByRole('slider', { name: 'Moment of the game' });
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^0 of \d+/);
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^1 of \d+/);
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Round \d+/ })).toBeVisible();
  await scrubber.fill('8');
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^8 of \d+/);

  // every seat's eyes show that seat's hand, and a spectator sees none
  const hand = page.getByRole('toolbar', { name: 'Your hand' });
  const hands = new Set<string>();
  for (const name of ['Otto', 'Balise bot', 'Récif bot']) {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await expect(hand.getByRole('button').first()).toBeVisible();
    hands.add((await hand.ariaSnapshot()).replaceAll(/\[.*?\]/g, ''));
  }
  expect(hands.size).toBe(3);
  await page.getByRole('radio', { name: 'Spectator' }).check();
  await expect(hand).toHaveCount(0);

  // a link leads somebody else to the same moment from the same viewpoint
  await page.getByRole('radio', { name: /^Balise/ }).check();
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/replay/${table}?at=8&eyes=seat-2`);
  const ben = await people.person('Ben');
  await ben.goto(link);
  await expect(ben.getByRole('radio', { name: /^Balise/ })).toBeChecked();
  await expect(ben.getByRole('slider')).toHaveAttribute('aria-valuetext', /^8 of \d+/);

  // from there it goes on against bots, in the seat one looks from
  await ben.getByRole('button', { name: 'With this game' }).click();
  await ben.getByRole('button', { name: 'Go on from here against bots' }).click();
  const goingOn = ben.getByRole('dialog').last();
  await expect(goingOn.getByRole('radio', { name: 'Balise' })).toBeChecked();
  await goingOn.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(ben).toHaveURL(/\/here\//);
  await expect(ben.getByText('From here on it is another game.')).toBeVisible();
  await expect.poll(() => playIfAsked(ben)).toBe(true);
  await expect(ben.getByText(/^Ben plays an? /).first()).toBeVisible();
});
