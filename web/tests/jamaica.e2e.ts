import type { Page, TestInfo } from '@playwright/test';
import { expect, type House, type People, QUICK, test } from './house.ts';
import { isOver, keyIfAsked, layOutJamaica, Mates, touchIfAsked, type Voyage, whatIsAsked } from './jamaica-mates.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** More moves than any race of hasty pirates takes. */
const LONGEST = 2_000;

async function isAsWideAsTheScreen(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

interface Race extends Voyage {
  readonly page: Page;
  readonly house: House;
  readonly info: TestInfo;
  /** Does one thing on the page if it is asked; says whether it did. */
  act(page: Page): Promise<boolean>;
  /** Before the first move. */
  prepare?(page: Page): Promise<void>;
}

/** A whole race through the screens, with pictures of its moments; gives what was seen of it. */
async function race({ page, house, info, act, prepare, ...voyage }: Race): Promise<ReadonlySet<string>> {
  const mates = new Mates();
  const table = await layOutJamaica(page, voyage);
  await mates.sitDown(house, table, voyage.seats);
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('region', { name: 'The table', exact: true })).toBeVisible();
  await prepare?.(page);
  const seen = new Set<string>();
  const picture = async (what: string) => {
    if (seen.has(what)) return;
    seen.add(what);
    await page.screenshot({ path: info.outputPath(`${what}.png`) });
  };
  await picture('start');
  await isAsWideAsTheScreen(page);
  const others = mates.playOn();
  let moves = 0;
  for (let what = ''; what !== 'end' && moves < LONGEST; ) {
    what = await whatIsAsked(page);
    if (what === 'combat' || what === 'shortage') await picture(what);
    if (what === '' || !(await act(page))) await page.waitForTimeout(40);
    else if (++moves === 30) await picture('middle');
  }
  await others;
  mates.leave();
  await expect.poll(() => isOver(page)).toBe(true);
  await picture('end');
  await isAsWideAsTheScreen(page);
  return seen;
}

test.describe.configure({ timeout: 300_000 });

const person = (people: People, options = {}) => people.person('Anne', options);

test('two players and the ghost sail to the end', { tag: QUICK }, async ({ people, house }, info) => {
  const page = await person(people, { viewport: { width: 1440, height: 900 } });
  await race({ page, house, info, seats: 2, edition: '2021', act: touchIfAsked });
  await expect(page.getByRole('region', { name: 'The reckoning' }).getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('row', { name: /^The ghost ship/ })).toBeVisible();
});

test('four players sail the edition of 2007 to the end, one of them on a phone', async ({ people, house }, info) => {
  const page = await person(people, PHONE);
  await race({ page, house, info, seats: 4, edition: '2007', act: touchIfAsked });
  await expect(page.getByRole('region', { name: 'The reckoning' }).getByRole('row')).toHaveCount(5);
});

test('six players sail the edition of 2021 to the end, one of them in French by keyboard', async ({
  people,
  house,
}, info) => {
  const page = await person(people, { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  const prepare = async () => {
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('havre settings') ?? '{}');
      localStorage.setItem('havre settings', JSON.stringify({ ...kept, language: 'fr', confirm: true }));
    });
    await page.reload();
    await expect(page.getByRole('toolbar', { name: 'Votre main' })).toBeVisible();
  };
  await race({ page, house, info, seats: 6, edition: '2021', act: keyIfAsked, prepare });
  await expect(page.getByRole('region', { name: 'Le décompte' }).getByRole('row')).toHaveCount(7);
});

test('the lesson is played to its end by touching what it points to', async ({ people }, info) => {
  const page = await people.person('Anne', { viewport: { width: 1440, height: 900 } }, { confirm: false });
  await page.goto('/lesson/jamaica');
  await expect(page.getByRole('toolbar', { name: 'Your hand' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Once more' });
  const goOn = page.getByRole('button', { name: 'Go on', exact: true });
  const pointedAt = page.locator('.jam .suggested').first();
  const hand = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').first();
  const said = new Set<string>();
  for (let step = 0; step < 40 && !(await again.isVisible()); step++) {
    const text = (await page.locator('.lesson-text').textContent()) ?? '';
    if (!said.has(text)) await page.screenshot({ path: info.outputPath(`lesson-${said.size}.png`) });
    said.add(text);
    if (await goOn.isVisible()) await goOn.click();
    else if (await pointedAt.isVisible()) await pointedAt.click();
    else {
      // the one thing that is to be refused
      await hand.click();
      await expect(page.getByText('JAM-ROUND-08').first()).toBeVisible();
    }
    await expect(page.locator('.lesson-text')).not.toHaveText(text);
  }
  await expect(again).toBeVisible();
  expect(said.size).toBe(12);
});

// Larger tables with The Crew are sailed to their end by `npm run test:voyages`.
test('with The Crew two players and the ghost sail to the end', async ({ people, house }, info) => {
  const page = await person(people, { viewport: { width: 1440, height: 900 } });
  await race({ page, house, info, seats: 2, edition: '2021', crew: true, act: touchIfAsked });
  await expect(page.getByRole('region', { name: 'The reckoning' }).getByRole('row')).toHaveCount(4);
});
