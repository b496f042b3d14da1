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
  const received: string[] = [];
  for (const page of [onlooker, screen])
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  await begin(anne, [ben, cleo]);
  await onlooker.reload();
  await screen.reload();
  for (const page of [onlooker, screen])
    await expect(page.getByRole('region', { name: 'The table', exact: true })).toBeVisible();
  await expect(screen.getByRole('button', { name: /^Play an? / })).toHaveCount(0);
  for (const page of [anne, ben, cleo]) await playIfAsked(page);
  await expect(onlooker.getByText(/ plays an? /).first()).toBeVisible();
  expect(received.join('\n')).toContain('handSizes');
  for (const frame of received) expect(frame).not.toMatch(/"hand":\[|"secret":\{"to"/);

  await anne.getByRole('button', { name: 'More' }).click();
  await anne.getByRole('button', { name: 'Show the code' }).click();
  const link = await anne.getByRole('img', { name: 'Go on on another device' }).getAttribute('data-text');
  const phone = await people.person('Anne', { viewport: { width: 390, height: 844 } });
  await phone.goto(link ?? '');
  await expect(phone.getByRole('listitem').filter({ hasText: '(you)' })).toContainText('Anne');
  await expect(anne.getByRole('listitem').filter({ hasText: '(you)' })).toHaveCount(0);
});
