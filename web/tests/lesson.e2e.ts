import { expect, test } from './house.ts';

/** What the lesson wants, step by step: the card that it speaks of. */
const CARDS = [9, 6, 5, 12, 3, 5, 2];

test('the lesson is played to its end, and begins with a refusal', async ({ people }) => {
  const page = await people.person('Anne');
  await page.goto('/box/fuji-flush');
  await page.getByRole('link', { name: 'Learn it by playing' }).click();
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  const hand = page.getByRole('toolbar', { name: 'Your hand' });
  await hand.getByRole('button', { name: 'A card: 2' }).click();
  await expect(page.getByRole('alert')).toContainText('It is not your turn.');
  await page.getByRole('button', { name: 'Rule FUJ-TURN-01' }).click();
  await expect(page.getByRole('dialog')).toContainText('FUJ-TURN-01');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Step 2 of 9')).toBeVisible();
  // what the rules allow and the lesson is not about is answered with a hint
  await hand.getByRole('button', { name: /^Play a 2\b/ }).click();
  await page.getByRole('button', { name: 'Play the 2' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Here the 9 shows best' })).toBeVisible();
  for (const [i, card] of CARDS.entries()) {
    await expect(page.getByText(`Step ${i + 2} of 9`)).toBeVisible();
    await hand
      .getByRole('button', { name: new RegExp(`^Play an? ${card}\\b`) })
      .first()
      .click();
    await page.getByRole('button', { name: `Play the ${card}` }).click();
  }
  await expect(page.getByText('That is the whole game!')).toBeVisible();
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
});
