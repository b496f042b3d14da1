/** A team of Decrypto lets somebody look on with it: a code on one page, and the eyes of the team on another. */
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { sitThere, somebody } from './company.ts';
import { expect, test } from './house.ts';
import { getReady, sitDown } from './moves.ts';

test('a guest sees what the team sees, by a link or by its code, until the team thinks better of it', async ({
  house,
  people,
}) => {
  const [ben, cleo, dora] = await Promise.all([house.url, house.url, house.url].map(somebody));
  if (!ben || !cleo || !dora) throw new Error('somebody is missing');
  const laid = await ben.create({ game: 'decrypto', seats: 4, options: { white: 'first' } });
  const anne = await people.person('Anne');
  await sitDown(anne, `/table/${laid.table}`);
  const mate = await sitThere(ben, laid.table, 1, 'Ben');
  await sitThere(cleo, laid.table, 2, 'Cleo');
  await sitThere(dora, laid.table, 3, 'Dora');
  await getReady(anne);
  expect(await laid.do({ type: 'start' })).toBeNull();
  await mate.until(({ info }) => info?.phase === 'playing');
  const [word = ''] = (mate.view as View).teams[0].words ?? [];

  await anne.getByRole('button', { name: 'More' }).click();
  await anne.getByRole('button', { name: 'A code for a guest' }).click();
  await expect(anne.getByRole('alert')).toContainText('everybody in it has to wish it first');
  const wish = (wish: boolean) => mate.do({ type: 'play', action: { type: 'admitGuests', wish } as { type: string } });
  expect(await wish(true)).toBeNull();
  const log = anne.getByRole('complementary');
  await anne.getByRole('button', { name: 'Name and guests' }).click();
  await anne.getByRole('button', { name: 'Let onlookers see what we see', exact: true }).click();
  await expect(log.getByText('White lets onlookers see what it sees.')).toBeVisible();

  const more = async () => {
    await anne.getByRole('button', { name: 'More' }).click();
    await anne.getByRole('button', { name: 'A code for a guest' }).click();
    return anne.getByRole('img', { name: 'A code for a guest' }).getAttribute('data-text');
  };
  const link = await more();
  const otto = await people.person('Otto');
  await otto.goto(link ?? '');
  await expect(otto.getByText('You look on as a guest')).toBeVisible();
  await expect(otto.getByRole('region', { name: 'The table', exact: true })).toContainText(word);
  expect(otto.url()).not.toContain('guest');
  await anne.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(log.getByText('Somebody looks on now as the guest of a side.')).toBeVisible();

  const typed = new URL((await more()) ?? '').hash.replace('#guest=', '');
  const rosa = await people.person('Rosa', { locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  await rosa.goto(`/table/${laid.table}`);
  await expect(rosa.getByText('Vous regardez.')).toBeVisible();
  await rosa.getByRole('button', { name: 'Plus', exact: true }).click();
  await rosa.getByRole('textbox', { name: 'Code pour un invité' }).fill(typed.toLowerCase());
  await rosa.getByRole('button', { name: 'Regarder avec eux' }).click();
  await rosa.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await expect(rosa.getByText('Vous regardez en invité')).toBeVisible();

  expect(await wish(false)).toBeNull();
  for (const page of [otto, rosa]) {
    await expect(page.getByText(/^(You look on|Vous regardez)\.$/)).toBeVisible();
    await expect(page.getByRole('region', { name: /^(The table|La table)$/ })).not.toContainText(word);
  }
  for (const client of [ben, cleo, dora]) client.close();
});
