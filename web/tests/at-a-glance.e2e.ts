/** What one sees of a table at a glance: whose turn it is, how everybody stands; and nothing that comes or goes moves the board. */
import type { Options } from '@havre/engine/kernel/options.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import type { Page } from '@playwright/test';
import type { Motion } from '../shell/settings.ts';
import { playOn, sitThere, somebody } from './company.ts';
import { expect, type House, type People, test } from './house.ts';
import { getReady, playIfAsked, sitDown } from './moves.ts';
import { Company } from './windows/company.ts';
import { momentAsking } from './windows/moments.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const edge = (page: Page) => page.locator('.stage[data-my-turn]');
const litSeats = (page: Page) => page.locator('.lit-seat');

interface Plan {
  readonly game: string;
  readonly hints: boolean;
  readonly motion: Motion;
  readonly options: Options;
  /** Who else is a program, beside Otto. */
  readonly others: readonly string[];
}

/** Otto, who is a program, Anne with a page, a bot, and whoever else is a program. */
async function gathered(house: House, people: People, plan: Partial<Plan> = {}) {
  const { game = 'fuji-flush', hints = false, motion = 'none', options = {}, others = [] } = plan;
  const client = await somebody(house.url);
  const otto = await client.create({ game, options, seats: 3 + others.length, botPace: 0, hints });
  await otto.do({ type: 'sit', seat: 0, name: 'Otto' });
  const anne = await people.person('Anne', PHONE, { confirm: false, motion });
  await sitDown(anne, `/table/${otto.table}`);
  await getReady(anne);
  await otto.do({ type: 'addBot', seat: 2, bot: 'mousse' });
  const programs = [otto];
  for (const [i, name] of others.entries())
    programs.push(await sitThere(await somebody(house.url), otto.table, 3 + i, name));
  await otto.ready();
  expect(await otto.do({ type: 'start' })).toBeNull();
  return { client, otto, programs, anne };
}

/** The programs play whatever they may, until Anne is asked. */
async function annesTurn(programs: readonly ClientTable[]): Promise<void> {
  const isAnnes = ({ info }: ClientTable) => info?.acting.includes(1) === true;
  for (let turn = 0; turn < 60; turn++) {
    await Promise.race(programs.map(each => each.until(now => now.question !== null || isAnnes(now))));
    if (programs.some(isAnnes)) return;
    for (const program of programs) if (program.question !== null) await playOn(program, 1);
  }
  throw new Error('Anne is never asked');
}

test('whose turn it is stands in the light, here and on the big screen, and the edge of the table is lit when it is mine', async ({
  people,
  house,
}) => {
  const { client, otto, programs, anne } = await gathered(house, people, { game: 'fuji-flush' });
  const screen = await people.person('Screen', { viewport: { width: 1920, height: 1080 } });
  await screen.goto(`/screen/${otto.table}`);
  await annesTurn(programs);
  await expect(edge(anne)).toBeVisible();
  await expect(anne.locator('.prompt.mine')).toContainText('Your turn');
  await expect(anne).toHaveTitle(/^● Your turn/);
  await expect(litSeats(anne)).toHaveText(/Anne/);
  await expect(litSeats(screen)).toHaveText(/Anne/);
  await expect(edge(screen)).toHaveCount(0);

  expect(await playIfAsked(anne)).toBe(true);
  await expect(edge(anne)).toHaveCount(0);
  await otto.until(({ question }) => question !== null);
  await expect(litSeats(anne)).toHaveText(/Otto/);
  await expect(anne.locator('.prompt-text')).toHaveText('Waiting for Otto.');
  await expect(anne).toHaveTitle('Fuji Flush – Havre');
  client.close();
});

test('whoever is asked is in sight on a phone, however many sail', async ({ people, house }) => {
  const last = momentAsking('jamaica', '2021-6-seats', ({ step, seat }) => step === 'chooseWay' && seat === 5);
  const company = new Company(house.url);
  const { table, token } = await company.lay({ ...last, seat: 0 });
  const anne = await people.person('Anne', PHONE, { motion: 'none' });
  await anne.context().addCookies([{ name: 'havre-device', value: token, url: house.url }]);
  await anne.goto(`/table/${table}`);
  await expect(litSeats(anne)).toHaveText(/Zoé/);
  await expect(litSeats(anne)).toBeInViewport({ ratio: 0.9 });
  company.leave();
});

test('Decrypto’s machines lie where they lay, whatever one is asked', async ({ people, house }) => {
  const writing = momentAsking('decrypto', 'four-word-guess', ({ step }) => step === 'writeClues');
  const choosing = momentAsking('decrypto', 'six-in-french', ({ step }) => step === 'chooseEncryptors');
  const waiting = { ...writing, seat: writing.seat === 0 ? 1 : 0 };
  const company = new Company(house.url);
  const anne = await people.person(
    'Anne',
    { viewport: { width: 820, height: 1180 }, hasTouch: true },
    { motion: 'none' },
  );
  const places = new Set<string>();
  for (const moment of [writing, waiting, choosing]) {
    const { table, token } = await company.lay(moment);
    await anne.context().addCookies([{ name: 'havre-device', value: token, url: house.url }]);
    await anne.goto(`/table/${table}`);
    await expect(anne.locator('[data-part="mine"]')).toBeVisible();
    places.add(JSON.stringify(await anne.locator('[data-part="board"]').boundingBox()));
  }
  expect([...places]).toHaveLength(1);
  company.leave();
});

test('every seat says in words whether it is a bot or away', async ({ people, house }) => {
  const { client, anne } = await gathered(house, people, { game: 'fuji-flush' });
  const seats = anne.getByRole('list', { name: 'Around the table' }).getByRole('listitem');
  await expect(seats).toHaveCount(3);
  await expect(seats.nth(2)).toContainText('bot, Ship’s boy');
  await expect(seats.nth(0)).not.toContainText('not here');
  client.close();
  await expect(seats.nth(0)).toContainText('not here since a moment ago');
});

test('slips and advice lie on the table and move nothing', async ({ people, house }) => {
  const { otto, programs, anne } = await gathered(house, people, {
    game: 'fuji-flush',
    hints: true,
    others: ['Paul', 'Rita', 'Emma'],
  });
  await anne.setViewportSize({ width: 320, height: 568 });
  const board = async () => JSON.stringify(await anne.locator('[data-part="board"]').boundingBox());
  await annesTurn(programs);
  await expect(edge(anne)).toBeVisible();
  const before = await board();
  await anne.getByRole('button', { name: 'What would you do?' }).click();
  await expect(anne.locator('.advice-answers')).toBeVisible();
  expect(await board()).toBe(before);
  await anne.locator('.advice').getByRole('button', { name: 'Close' }).click();

  expect(await playIfAsked(anne)).toBe(true);
  await otto.until(({ info }) => info?.acting.includes(1) === false);
  await anne.goto('/settings');
  await annesTurn(programs);
  await anne.goBack();
  const slip = anne.getByRole('region', { name: 'Since your last turn' });
  await expect(slip).toBeVisible();
  const withSlip = await board();
  await slip.getByRole('button', { name: /^Since your last turn/ }).click();
  await expect(anne.getByRole('dialog').getByText('New', { exact: true })).toBeVisible();
  await anne.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(slip).toBeHidden();
  expect(await board()).toBe(withSlip);
});

test('what just happened is seen again at a touch, and a key or a touch cuts it short', async ({ people, house }) => {
  // Otto begins: if Anne were asked first, nothing would have happened that could be seen again.
  const plan = { game: 'fuji-flush', motion: 'slow', options: { first: 0 } } as const;
  const { client, programs, anne } = await gathered(house, people, plan);
  const again = anne.getByRole('button', { name: 'See again what just happened' });
  const watching = anne.getByText('Look: this is happening.');
  await annesTurn(programs);
  await expect(edge(anne)).toBeVisible();
  const ends = [
    () => anne.keyboard.press('Escape'),
    () => anne.keyboard.press(' '),
    () => anne.getByRole('region', { name: 'The table', exact: true }).click(),
  ];
  for (const end of ends) {
    await again.click();
    await expect(watching).toBeVisible();
    await end();
    await expect(watching).toBeHidden();
    await expect(edge(anne)).toBeVisible();
  }
  client.close();
});
