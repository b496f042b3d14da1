import { expect, QUICK, test } from './house.ts';
import { begin, layOut, playToTheEnd, sitDown } from './moves.ts';

test('four people on four devices play a game from a shared link to its end', { tag: QUICK }, async ({ people }) => {
  const [anne, ben, cleo, dan] = await Promise.all(['Anne', 'Ben', 'Cleo', 'Dan'].map(name => people.person(name)));
  if (!anne || !ben || !cleo || !dan) throw new Error('somebody is missing');
  const address = await layOut(anne, 4);
  for (const page of [ben, cleo, dan]) await sitDown(page, address);
  await begin(anne, [ben, cleo, dan]);
  await playToTheEnd([anne, ben, cleo, dan]);
  await anne.getByRole('button', { name: 'Verify this game' }).click();
  await expect(anne.getByText(/^Honest dice: every draw was computed again/)).toBeVisible();
  await anne.getByRole('button', { name: 'Once more' }).click();
  await expect(anne.getByRole('heading', { name: 'Around the table' })).toBeVisible();
  await ben.getByRole('link', { name: 'To the next game' }).click();
  await expect(ben.getByRole('button', { name: 'I am ready' })).toBeVisible();
});

test('a killed server and a lost network are no more than a banner', async ({ people, house }) => {
  const [anne, ben, cleo] = await Promise.all(['Anne', 'Ben', 'Cleo'].map(name => people.person(name)));
  if (!anne || !ben || !cleo) throw new Error('somebody is missing');
  const address = await layOut(anne, 3);
  for (const page of [ben, cleo]) await sitDown(page, address);
  await begin(anne, [ben, cleo]);
  let turns = 0;
  await playToTheEnd([anne, ben, cleo], async () => {
    turns++;
    if (turns === 2 || turns === 4) {
      await house.kill();
      await expect(anne.getByText('The connection is lost.')).toBeVisible();
      await house.open();
      await expect(anne.getByText('The connection is lost.')).toBeHidden();
    }
    if (turns === 3) {
      await ben.context().setOffline(true);
      await ben.waitForTimeout(300);
      await ben.context().setOffline(false);
    }
  });
  expect(turns).toBeGreaterThan(4);
});
