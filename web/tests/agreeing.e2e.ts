/** Ends that people agree on: one offers it, the other is asked, and both see how it ended. */
import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { begin, sitDown } from './moves.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function offerDraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.getByText('It is a draw if the other player agrees.')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Offer a draw' }).click();
}

test('a draw is offered, turned down, offered again and agreed on', async ({ people }) => {
  const [anne, bob] = [await people.person('Anne'), await people.person('Bob', PHONE)];
  await anne.goto('/box/aquatika');
  await anne.getByRole('radio', { name: 'With friends' }).check();
  await anne.getByRole('button', { name: 'Lay out the table' }).click();
  await expect(anne.getByRole('heading', { name: 'Around the table' })).toBeVisible();
  await sitDown(bob, anne.url());
  await begin(anne, [bob]);

  const asked = bob.getByRole('paragraph').filter({ hasText: 'Anne offers a draw.' });
  await offerDraw(anne);
  await expect(asked).toBeVisible();
  await bob.getByRole('button', { name: 'No', exact: true }).click();
  await expect(asked).toBeHidden();

  await offerDraw(bob);
  await anne.getByRole('button', { name: 'Agree' }).click();
  for (const page of [anne, bob]) {
    const end = page.getByRole('region', { name: 'The game is over' });
    await expect(end.getByText('A draw', { exact: true })).toHaveCount(2);
    await expect(end.getByText('Victory!')).toHaveCount(0);
  }
});
