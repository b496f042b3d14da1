import { expect, test } from './house.ts';
import { begin, layOut, playIfAsked, sitDown } from './moves.ts';

test('onlookers and the big screen see the table and no hand; a seat moves to a phone', async ({ people }) => {
  const [anne, ben, cleo, onlooker, screen] = await Promise.all(
    ['Anne', 'Ben', 'Cleo', 'Otto', 'Screen'].map(name => people.person(name)),
  );
  if (!anne || !ben || !cleo || !onlooker || !screen) throw new Error('somebody is missing');
  const address = await layOut(anne, 3);
  await screen.goto(address.replace('/table/', '/screen/'));
  await expect(screen.getByRole('heading', { name: 'Invite' })).toBeVisible();
  for (const page of [ben, cleo]) await sitDown(page, address);
  await onlooker.goto(address);
  await begin(anne, [ben, cleo]);
  await onlooker.reload();
  await screen.reload();
  for (const page of [onlooker, screen])
    await expect(page.getByRole('region', { name: 'The table', exact: true })).toBeVisible();
  await expect(screen.getByRole('button', { name: /^Play an? / })).toHaveCount(0);
  for (const page of [anne, ben, cleo]) await playIfAsked(page);
  await expect(onlooker.getByText(/ plays an? /).first()).toBeVisible();
  await expect(onlooker.getByText('You look on.')).toBeVisible();
  expect(people.received.messages).toBeGreaterThan(10);

  await anne.getByRole('button', { name: 'More' }).click();
  await anne.getByRole('button', { name: 'Show the code' }).click();
  const link = await anne.getByRole('img', { name: 'Show the code' }).getAttribute('data-text');
  // whoever holds the other device need not have told it a name
  const phone = await people.person('', { viewport: { width: 390, height: 844 } });
  await phone.goto(link ?? '');
  await expect(phone.getByRole('listitem').filter({ hasText: '(you)' })).toContainText('Anne');
  await anne.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(anne.getByText('Your seat is no longer on this device')).toBeVisible();
  await expect(anne.getByRole('toolbar', { name: 'Your hand' })).toHaveCount(0);
});
