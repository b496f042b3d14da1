/** The Crew on the page: the tavern, and what characters ask; whole games of it, and all the cards of the box laid out after one. */
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Page } from '@playwright/test';
import { expect, type House, type People, test } from './house.ts';
import { Company, type LaidTable } from './windows/company.ts';
import { endOf, type Moment, momentAsking, momentsOf } from './windows/moments.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const ON_ITS_SIDE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } as const;

interface Evening extends LaidTable {
  readonly page: Page;
}

const momentOf = (scene: string): Moment => {
  const [moment] = momentsOf('jamaica', [scene]);
  if (moment === undefined) throw new Error(`There is no moment ${scene}.`);
  return moment;
};

/** Sits down at a kept moment of a game. */
async function sitDownAt(people: People, house: House, moment: Moment, options = {}): Promise<Evening> {
  const company = new Company(house.url);
  const laid = await company.lay(moment);
  company.leave();
  const page = await people.person('Anne', options, { motion: 'none', sound: false });
  await page.context().addCookies([{ name: 'havre-device', value: laid.token, url: house.url }]);
  await page.goto(`/table/${laid.table}`);
  return { ...laid, page };
}

/** The same at a game with The Crew, whose pictures have come. */
async function sitDown(people: People, house: House, scene: string, options = {}): Promise<Evening> {
  const evening = await sitDownAt(people, house, momentOf(scene), options);
  await expect(evening.page.locator('.jam-tavern-sign')).toBeAttached();
  return evening;
}

/** Whatever can be touched to answer: on the board, on the chart, and in the list beside it. */
const ANSWERS = '.jam [data-playable]:visible, .jam [data-choice]:visible, .dock .action:visible';

for (const scene of ['buccaneer', 'sinking', 'oracle', 'merchants'])
  test(`every answer to a question of a character is on the board: ${scene}`, async ({ people, house }) => {
    const { page, legal } = await sitDown(people, house, scene);
    expect(legal.length).toBeGreaterThan(1);
    // equal holds are one answer, and more than one thing to touch
    await expect.poll(() => page.locator(ANSWERS).count()).toBeGreaterThanOrEqual(legal.length);
  });

test('somebody is recruited on a phone: a face, the way of the bottle, another table for it, and aboard', async ({
  people,
  house,
}) => {
  const { page, legal } = await sitDown(people, house, 'tavern', PHONE);
  const recruits = legal.flatMap(action => (action.type === 'recruit' ? [action as { character?: unknown }] : []));
  const faces = page.locator('.jam-place[data-playable]');
  await expect(faces).toHaveCount(new Set(recruits.map(({ character }) => character)).size);
  await faces.first().tap();
  await expect(page.locator('.jam-plan-way path')).toBeAttached();
  // of the first one there are as many tables for the bottle as the rules allow
  const [first] = recruits;
  const tables = recruits.filter(({ character }) => character === first?.character).length;
  await expect(page.locator('.jam-place.left[data-playable]')).toHaveCount(tables);
  await page.locator('.jam-confirm').tap();
  await expect(page.locator('.jam-own .jam-hold-face, .jam-own .jam-hold.open').first()).toBeVisible();
});

test('the tavern is walked by keyboard, left by Escape, and found again by its sign', async ({ people, house }) => {
  const { page } = await sitDown(people, house, 'tavern');
  const bottle = page.getByRole('button', { name: /the bottle of rum$/ });
  await bottle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.jam-place:focus')).toHaveAttribute('aria-label', /^B5: /);
  await page.keyboard.press('Escape');
  await expect(page.locator('.jam-tavern')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Look into the tavern' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Nobody today' }).press('Enter');
  await page.locator('.jam-confirm').press('Enter');
  await expect(page.locator('.jam-tavern')).toHaveCount(0);
});

test('the tavern stays open while it is chosen which gold pays the way of the bottle', async ({ people, house }) => {
  const paying = momentAsking(
    'jamaica',
    'crew-2021-2-seats',
    ({ step, view }) => step === 'choosePayment' && (view as View).crew?.hired != null,
  );
  const { page } = await sitDownAt(people, house, paying, PHONE);
  await expect(page.locator('.jam-tavern')).toBeVisible();
  await expect(page.locator('.jam-about-name')).toBeVisible();
});

test('the lair that the Lookout can rob is in sight on a phone on its side', async ({ people, house }) => {
  const looking = momentAsking('jamaica', 'crew-2007-3-seats', ({ step }) => step === 'lookOut');
  const { page } = await sitDownAt(people, house, looking, ON_ITS_SIDE);
  const lair = page.locator('.chart [data-choice]');
  await expect(lair).toBeInViewport({ ratio: 0.99 });
  await lair.click({ trial: true }); // nothing lies over it
});

test('whoever wins by Calypso with the fewest points is told so at the count', async ({ people, house }) => {
  const { page } = await sitDownAt(people, house, endOf('jamaica', 'crew-2007-3-seats-calypso'));
  const count = page.getByRole('region', { name: 'The reckoning' });
  await expect(count).toContainText('wins on the spot, with Calypso and the three amulets.');
});

test('when a game is over all cards can be laid out, and one walks along them with the keyboard', async ({
  people,
  house,
}) => {
  const { page } = await sitDownAt(people, house, momentOf('end'));
  await page.getByRole('button', { name: 'Lay out the cards' }).press('Enter');
  const land = page.getByRole('region', { name: /^Around the island, in 66 cards/ });
  await expect(land).toBeFocused();
  await expect(land.locator('.jam-card')).toHaveCount(66);
  for (const rows of ['3', '2', '1']) {
    await page.keyboard.press('+');
    await expect(land).toHaveAttribute('data-rows', rows);
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => land.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(land).toHaveCount(0);
});
