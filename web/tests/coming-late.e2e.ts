/** Whoever comes late, or comes back, finds the table as it is: nothing is missing, nothing is offered in vain. */
import { chooser, expectDone } from '../../server/tests/players.ts';
import { actOnTable, askedOnTable, tagOn } from './captain-jack-moves.ts';
import { somebody } from './company.ts';
import { expect, type House, test } from './house.ts';
import { getReady, layOut, sitDown } from './moves.ts';

/** A race of programs, as far as the first choice of spoils. */
async function raceUntilSpoils(house: House) {
  const clients = await Promise.all([0, 1, 2].map(() => somebody(house.url)));
  const [host] = clients;
  if (host === undefined) throw new Error('nobody is there');
  const { table: id } = await host.create({ game: 'jamaica', seats: 3 });
  const tables = clients.map(client => client.watch(id));
  for (const [seat, table] of tables.entries()) {
    expectDone(await table.do({ type: 'sit', seat, name: ['Otto', 'Paul', 'Rita'][seat] ?? '' }));
    await table.until(() => table.seat === seat);
    expectDone(await table.ready());
  }
  const [first] = tables;
  expectDone((await first?.do({ type: 'start' })) ?? null);
  const any = chooser(7);
  for (;;) {
    await Promise.race(tables.map(table => table.until(({ question }) => question !== null)));
    for (const table of tables) {
      const { question } = table;
      if (question?.step === 'chooseSpoils') return { clients, path: `/table/${id}` };
      if (question === null) continue;
      expectDone(await table.play(any(question.legal)));
      await table.until(now => now.question?.decision !== question.decision);
    }
  }
}

test('who has won a combat is on the stage for whoever comes while the spoils are chosen', async ({
  people,
  house,
}) => {
  const { clients, path } = await raceUntilSpoils(house);
  const page = await people.person('Anne');
  await page.goto(path);
  const combat = page.getByRole('region', { name: 'Combat' });
  for (const _ of ['coming', 'coming back']) {
    await expect(combat.getByRole('status')).toHaveText(/^(Otto|Paul|Rita).* wins/);
    await page.reload();
  }
  for (const client of clients) client.close();
});

test('taking back is offered where the table allows it, and not after dice were rolled', async ({ people, house }) => {
  const host = await somebody(house.url);
  const otto = await host.create({ game: 'captain-jack', seats: 2, options: { rules: 'base' } });
  expectDone(await otto.do({ type: 'sit', seat: 1, name: 'Otto' }));
  const page = await people.person('Anne', {}, { confirm: false });
  await sitDown(page, `/table/${otto.table}`);
  await getReady(page);
  expectDone(await otto.ready());
  expectDone(await otto.do({ type: 'start' }));

  const takeBack = page.getByRole('button', { name: 'Take my last move back' });
  const any = chooser(3);
  const seen = { taken: false, fought: false };
  for (let turn = 0; turn < 100 && !(seen.taken && seen.fought); turn++) {
    await otto.until(({ info }) => info?.acting.length === 1);
    if (otto.question !== null) {
      const { question } = otto;
      expectDone(await otto.play(any(question.legal)));
      await otto.until(now => now.question?.decision !== question.decision);
      continue;
    }
    await askedOnTable(page);
    const [canTake, canFight] = [await tagOn(page, 'take').isVisible(), await tagOn(page, 'fight').isVisible()];
    const { heard } = otto;
    // In port a letter is opened first, of which nobody else hears.
    const letter = page.locator('.cj-port .cj-letter.payable').first();
    if ((await letter.isVisible()) && !(await tagOn(page, 'fulfil').isVisible())) {
      await letter.click();
      await expect(tagOn(page, 'fulfil')).toBeVisible();
    }
    if (canFight) await tagOn(page, 'fight').click();
    else await actOnTable(page, turn);
    await otto.until(now => now.heard > heard);
    if (canFight ? seen.fought : seen.taken || !canTake) continue;
    if (!canFight) {
      await takeBack.click();
      await otto.until(({ events: news }) => news.some(item => item.type === 'game' && item.letter.type === 'undo'));
    }
    await expect(takeBack).toHaveCount(0);
    if (canFight) seen.fought = true;
    else seen.taken = true;
  }
  expect(seen).toEqual({ taken: true, fought: true });
  host.close();
});

test('a server that is away for long while a game starts makes nobody press ready again', async ({ people, house }) => {
  const [anne, ben] = [await people.person('Anne'), await people.person('Ben')];
  const address = await layOut(anne, 3);
  await sitDown(ben, address);
  await anne.getByRole('button', { name: 'Add a bot' }).first().click();
  await getReady(ben);
  await getReady(anne);
  await ben.goto('/settings'); // his device is elsewhere when its part of the dice is asked for
  await anne.getByRole('button', { name: 'Start the game' }).click();
  await expect(anne.getByText('It is about to start')).toBeVisible();
  await expect(anne.getByRole('button', { name: 'Start the game' })).toBeHidden();
  await house.kill();
  await anne.waitForTimeout(11_000); // longer than people have to show their part
  await house.open();
  await ben.goto(address);
  for (const page of [anne, ben])
    await expect(page.getByRole('region', { name: 'The table', exact: true })).toBeVisible();
});
