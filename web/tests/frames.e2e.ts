/** Whole games of the boxes that have no board of their own, played to their end on the frame of any game. */
import type { Page } from '@playwright/test';
import { Evening } from './decrypto-moves.ts';
import { actionsOn, askedOrOver, choose, gathered, litOn, looksRight, overOn, touch } from './frame-moves.ts';
import { expect, QUICK, test } from './house.ts';
import { momentsOf } from './listening.ts';
import { aquatikaLeaks, decryptoLeaks, diceIn } from './secrets.ts';

// whole games with up to six pages: on a busy machine each touch takes a second
test.describe.configure({ timeout: 360_000 });

const PHONE = { viewport: { width: 390, height: 844 } };

test.describe('Captain Jack’s Gold', () => {
  const TASTE = [
    /^(Fulfil|Accomplir)/,
    /^(Dig|Découvrir)/,
    /^(Deliver|Remettre)/,
    /^(Take the card|Prendre la carte)/,
    /^(Keep|Garder)/,
    /^(Fight|Combattre)/,
    /^(Sail|Mettre le cap)/,
  ];
  for (const { rules, options, sea, whyNot } of [
    { rules: 'base', options: {}, sea: 'Sail: Coast', whyNot: 'That can only be done in port.' },
    {
      rules: 'advanced',
      options: { ...PHONE, locale: 'fr-FR' },
      sea: 'Mettre le cap sur la Côte',
      whyNot: 'Cela ne se fait qu’au port.',
    },
  ])
    test(`a whole game by the ${rules} rules against bots`, { tag: rules === 'base' ? QUICK : [] }, async ({
      house,
      people,
    }) => {
      const { sitters, replay } = await gathered(house, people, {
        wish: { game: 'captain-jack', seats: 3, options: { rules } },
        people: [{ name: 'Anne', options }],
        bots: ['planner', 'planner'],
      });
      const [anne] = sitters;
      if (anne === undefined) throw new Error('nobody sits there');
      const { page, received } = anne;
      await askedOrOver(page);
      await expect(async () => {
        // pointing at an area shows what can be done there, and nothing else
        if ((await page.locator('button[data-place="area 0"]').getAttribute('aria-pressed')) !== 'true')
          await touch(page, 'area 0');
        await expect(actionsOn(page).locator('.button.action')).toHaveText([sea]);
      }).toPass();
      await looksRight(page);
      await page.locator('.thing').filter({ hasText: /^LM/ }).first().click();
      await expect(page.getByRole('alert')).toContainText(whyNot);
      await expect(page.getByRole('alert')).toContainText('CJG-PORT-25');
      for (let turn = 0; turn < 600 && (await askedOrOver(page)) === 'asked'; turn++) await choose(page, TASTE);
      await expect(overOn(page)).toBeVisible();
      const game = await replay();
      expect(momentsOf(received).length).toBeGreaterThan(20);
      expect(diceIn(received, game)).toEqual([]);
      expect(diceIn(withSecret(received, game.proof?.secret ?? ''), game)).not.toEqual([]);
    });
});

test('whoever plays by keyboard goes on where the next answers are', async ({ house, people }) => {
  const { sitters } = await gathered(house, people, {
    wish: { game: 'captain-jack', seats: 2, options: { first: 0 } },
    people: [{ name: 'Anne' }],
    bots: ['planner'],
  });
  const [anne] = sitters;
  if (anne === undefined) throw new Error('nobody sits there');
  const { page } = anne;
  for (let answers = 0; answers < 4; answers++) {
    await expect(actionsOn(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(actionsOn(page).locator('.button.action').first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
});

/** What was received, with something in the last words before the end that should not be there. */
function withSecret(received: readonly string[], secret: string): string[] {
  const [last] = momentsOf(received).slice(-1);
  return received.map(words =>
    words === last?.words ? JSON.stringify({ ...JSON.parse(words), always: [secret] }) : words,
  );
}

test.describe('Aquatika', () => {
  /** Brings a piece as far forward as it goes: one's own camp is always below. */
  async function advance(page: Page): Promise<void> {
    const rowOf = (place: string) =>
      page
        .locator(`button[data-place="${place}"]`)
        .evaluate(cell => cell.closest('tr')?.rowIndex ?? 0, undefined, { timeout: 3_000 })
        .catch(() => 0);
    for (const piece of await litOn(page)) {
      const from = await rowOf(piece);
      await touch(page, piece);
      const [to] = (await litOn(page)).filter(place => place !== piece);
      if (to !== undefined && (await rowOf(to)) < from) return go(page, to);
      await page.keyboard.press('Escape');
    }
    const [piece = ''] = await litOn(page);
    await touch(page, piece);
    const [to = ''] = (await litOn(page)).filter(place => place !== piece);
    await go(page, to);
  }

  /** Plays the move to a cell; where two lead there, the first. */
  async function go(page: Page, to: string): Promise<void> {
    await touch(page, to);
    const choice = page.locator(`button[data-place="${to}"][aria-pressed="true"]`);
    if (await choice.isVisible()) await choose(page, []);
  }

  async function setUp(page: Page): Promise<void> {
    await expect(page.locator('button[data-place]').first()).toBeVisible();
    const [place = ''] = await litOn(page);
    await touch(page, place);
    await actionsOn(page)
      .getByRole('button', { name: /^Place a shark/ })
      .click();
    await actionsOn(page).getByRole('button', { name: 'Place the rest at random' }).click();
    await actionsOn(page).getByRole('button', { name: 'Confirm this arrangement' }).click();
    await expect(actionsOn(page).getByRole('button', { name: 'Confirm this arrangement' })).toBeHidden();
  }

  test('two people on two devices set up in secret and play on the lagoon', { tag: QUICK }, async ({
    house,
    people,
  }) => {
    const { sitters, replay } = await gathered(house, people, {
      wish: { game: 'aquatika', seats: 2, options: { board: 'lagoon' } },
      people: [{ name: 'Anne' }, { name: 'Ben', options: PHONE }],
      bots: [],
    });
    for (const { page } of sitters) await askedOrOver(page);
    for (const { page } of sitters) await setUp(page);
    for (const { page } of sitters) await looksRight(page);
    const [anne] = sitters;
    if (anne === undefined) throw new Error('nobody sits there');
    for (let turn = 0; turn < 200 && !(await overOn(anne.page).isVisible()); turn++)
      for (const { page } of sitters) if ((await litOn(page)).length > 0) await advance(page);
    for (const { page } of sitters) await expect(overOn(page)).toBeVisible();
    const game = await replay();
    for (const { received } of sitters) {
      expect(momentsOf(received).length).toBeGreaterThan(8);
      expect([...aquatikaLeaks(received, game), ...diceIn(received, game)]).toEqual([]);
    }
    // what one has received is full of what the other may not know
    const [first, second] = sitters.map(({ received }) => received);
    const swapped = (first ?? []).map(words => words.replaceAll('seat 0', 'seat 1'));
    expect(aquatikaLeaks(swapped, game)).not.toEqual([]);
    expect(second?.length).toBeGreaterThan(8);
  });

  test('two people pass one device around on the reef, and it hides each camp from the other', async ({ people }) => {
    const device = await people.person('Anne', {}, { confirm: false });
    await device.goto('/box/aquatika');
    await device.getByRole('radio', { name: 'On one device' }).check();
    for (const [i, name] of ['Anne', 'Ben'].entries())
      await device.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name);
    await device.getByRole('radio', { name: /^reef/ }).check();
    await device.getByRole('button', { name: 'Play', exact: true }).click();
    const curtain = device.getByRole('dialog', { name: /^Pass the device to/ });
    for (const name of ['Anne', 'Ben']) {
      await expect(curtain.getByRole('heading')).toHaveText(`Pass the device to ${name}`);
      for (let times = 0; times < 3; times++) await device.keyboard.press('Escape'); // nobody parts it like that
      await expect(curtain).toBeVisible();
      await curtain.getByRole('button').click();
      // nothing of the other's camp, nor of what the other had pointed at
      await expect(device.locator('.piece, [aria-pressed="true"]')).toHaveCount(0);
      await setUp(device);
      if (name === 'Anne') await expect(curtain).toBeVisible();
    }
    for (let turn = 0; turn < 300 && !(await overOn(device).isVisible()); turn++) {
      await expect(curtain.or(actionsOn(device)).or(overOn(device)).first()).toBeVisible();
      if (await curtain.isVisible()) await curtain.getByRole('button').click();
      else if ((await litOn(device)).length > 0) await advance(device);
    }
    await expect(overOn(device)).toBeVisible();
  });
});

test.describe('Decrypto', () => {
  const PEOPLE = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

  test('six people, two teams of three, in French', async ({ house, people }) => {
    const { sitters, replay } = await gathered(house, people, {
      wish: { game: 'decrypto', seats: 6, options: { language: 'fr', teams: 'seats', white: 'first' } },
      people: PEOPLE.map((name, i) => ({ name, options: { locale: 'fr-FR', ...(i % 3 === 0 ? PHONE : {}) } })),
      bots: [],
    });
    const players = sitters.map(({ page }, seat) => ({ page, team: seat < 3 ? (0 as const) : (1 as const) }));
    const evening = new Evening(players, ['understands', 'misunderstands']);
    for (const { page } of sitters) await askedOrOver(page).catch(() => {});
    await evening.play();
    for (const { page } of sitters.slice(0, 2)) await looksRight(page);
    expect([evening.objections, evening.refused.length]).toEqual([1, 1]);
    const game = await replay();
    for (const { received } of sitters) {
      expect(momentsOf(received).length).toBeGreaterThan(20);
      expect([...decryptoLeaks(received, game, evening.said), ...diceIn(received, game)]).toEqual([]);
    }
    const [anne] = sitters;
    const asBlack = (anne?.received ?? []).map(words => words.replaceAll('"seat 0"', '"seat 5"'));
    const leaks = decryptoLeaks(asBlack, game, evening.said).join('\n');
    expect(leaks).toContain('affairs of 0');
    expect(leaks).toContain('between us');
  });

  test('three people, two against the lone Interceptor, in English', { tag: QUICK }, async ({ house, people }) => {
    const { sitters, replay } = await gathered(house, people, {
      wish: { game: 'decrypto', seats: 3, options: { language: 'en', interceptor: 2 } },
      people: PEOPLE.slice(0, 3).map(name => ({ name })),
      bots: [],
    });
    const players = sitters.map(({ page }, seat) => ({ page, team: seat < 2 ? (0 as const) : (1 as const) }));
    const evening = new Evening(players, ['misunderstands', 'understands']);
    await evening.play();
    const game = await replay();
    for (const { received } of sitters) {
      expect(momentsOf(received).length).toBeGreaterThan(10);
      expect([...decryptoLeaks(received, game, evening.said), ...diceIn(received, game)]).toEqual([]);
    }
  });
});
