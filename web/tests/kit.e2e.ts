/** Every piece of the kit for boards, by touch, by mouse and by keyboard, on the page that shows them. */
import { test as base, type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { type KitServer, serveKit } from './kit-server.ts';
import { looksRight } from './looks.ts';

/** One server for all tests of a process; nothing on the page complains. */
const test = base.extend<{ kit: Page }, { served: KitServer }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is needed from this pattern
    async ({}, use) => {
      const served = await serveKit();
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  kit: async ({ page, served }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', error => complaints.push(error.message));
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(served.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await use(page);
    expect(complaints, 'the page did not complain').toEqual([]);
  },
});

const middleOf = async (locator: Locator): Promise<{ x: number; y: number }> => {
  await locator.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

/** A finger, as the browser itself feels it. */
class Finger {
  private readonly session: CDPSession;
  constructor(session: CDPSession) {
    this.session = session;
  }
  private async feel(type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  down = (at: { x: number; y: number }) => this.feel('touchStart', at);
  move = (at: { x: number; y: number }) => this.feel('touchMove', at);
  up = () => this.feel('touchEnd');
}

const coin = (page: Page, n: number) => page.getByRole('button', { name: `Coin ${n}` });
const chest = (page: Page, n: number) => page.locator(`[data-target="chest ${n}"]`);
const coinsIn = (page: Page, n: number, count: number) =>
  expect(chest(page, n).getByRole('img', { name: `Chest ${n}, coins in it: ${count}` })).toBeVisible();
const lit = (page: Page) => page.locator('#drag [data-lit]');

test('everybody can use the page that shows the kit, by day and by night', async ({ kit }) => {
  await looksRight(kit, 'the kit by day');
  await kit.getByRole('radio', { name: 'night' }).check();
  await expect(kit.locator('html')).toHaveAttribute('data-light', 'night');
  await looksRight(kit, 'the kit by night');
});

test.describe('carrying', () => {
  test('with the mouse: what may be reached is lit, what is let go elsewhere comes back', async ({ kit }) => {
    const from = await middleOf(coin(kit, 1));
    await kit.mouse.move(from.x, from.y);
    await kit.mouse.down();
    await kit.mouse.move(from.x + 30, from.y + 5);
    await expect(lit(kit)).toHaveCount(2);
    await expect(kit.locator('.kit-drag-copy')).toBeVisible();
    const to = await middleOf(chest(kit, 2));
    await kit.mouse.move(to.x, to.y, { steps: 4 });
    await expect(chest(kit, 2)).toHaveAttribute('data-lit', 'over');
    await kit.mouse.up();
    await coinsIn(kit, 2, 1);
    await expect(kit.locator('.kit-drag-copy')).toHaveCount(0);
    await expect(lit(kit)).toHaveCount(0);

    const again = await middleOf(coin(kit, 2));
    const full = await middleOf(chest(kit, 3));
    await kit.mouse.move(again.x, again.y);
    await kit.mouse.down();
    await kit.mouse.move(full.x, full.y, { steps: 4 });
    await kit.mouse.up();
    await expect(kit.locator('.kit-drag-copy')).toHaveCount(0);
    await expect(coin(kit, 2)).toBeVisible();
    await expect(coin(kit, 2)).not.toHaveAttribute('data-lifted');
  });

  test('Escape in the middle of a drag gives the thing back', async ({ kit }) => {
    const from = await middleOf(coin(kit, 1));
    await kit.mouse.move(from.x, from.y);
    await kit.mouse.down();
    const to = await middleOf(chest(kit, 1));
    await kit.mouse.move(to.x, to.y, { steps: 3 });
    await kit.keyboard.press('Escape');
    await kit.mouse.up();
    await coinsIn(kit, 1, 0);
    await expect(lit(kit)).toHaveCount(0);
  });

  test('touched, then the chest touched; touched twice it is put back', async ({ kit }) => {
    await coin(kit, 1).click();
    await expect(lit(kit)).toHaveCount(2);
    await coin(kit, 1).click();
    await expect(lit(kit)).toHaveCount(0);
    await coin(kit, 1).click();
    await coin(kit, 2).click();
    await chest(kit, 1).click();
    await coinsIn(kit, 1, 1);
    await expect(coin(kit, 1)).toBeVisible();
    await expect(coin(kit, 2)).toHaveCount(0);
  });

  test('with the keyboard: lifted, led from chest to chest, put down or taken back', async ({ kit }) => {
    await coin(kit, 1).focus();
    await kit.keyboard.press('Enter');
    await expect(kit.locator('#drag [role="status"]')).toContainText('Arrow keys');
    await kit.keyboard.press('ArrowDown');
    await expect(chest(kit, 1)).toBeFocused();
    await expect(chest(kit, 1)).toHaveAttribute('data-lit', 'over');
    await expect(kit.getByRole('button', { name: 'Put it into chest 1' })).toBeFocused();
    await kit.keyboard.press('ArrowRight');
    await expect(chest(kit, 2)).toBeFocused();
    await kit.keyboard.press('ArrowRight');
    await expect(chest(kit, 2), 'the full one cannot be reached').toBeFocused();
    await kit.keyboard.press('Escape');
    await expect(coin(kit, 1)).toBeFocused();
    await expect(lit(kit)).toHaveCount(0);
    await kit.keyboard.press('Space');
    await kit.keyboard.press('ArrowDown');
    await kit.keyboard.press('ArrowRight');
    await kit.keyboard.press('Enter');
    await coinsIn(kit, 2, 1);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger drags, and does not scroll the page meanwhile', async ({ kit }) => {
    const finger = new Finger(await kit.context().newCDPSession(kit));
    const to = await middleOf(chest(kit, 1));
    const from = await middleOf(coin(kit, 3));
    const scrolled = await kit.evaluate(() => scrollY);
    const target = (await chest(kit, 1).boundingBox()) ?? to;
    await finger.down(from);
    await finger.move({ x: from.x, y: from.y + 20 });
    await finger.move({ x: target.x + 30, y: target.y + 30 });
    await expect(chest(kit, 1)).toHaveAttribute('data-lit', 'over');
    await finger.up();
    await coinsIn(kit, 1, 1);
    expect(await kit.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('a coin is touched, then its chest', async ({ kit }) => {
    await coin(kit, 1).tap();
    await chest(kit, 2).tap();
    await coinsIn(kit, 2, 1);
  });

  test('of every card of a hand a finger is seen, and the lifted one whole', async ({ kit }) => {
    const cards = kit.locator('.kit-held');
    await cards.nth(2).tap();
    await expect(cards.nth(2)).toHaveAttribute('aria-pressed', 'true');
    const boxes = () => cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().x));
    const isLaid = (xs: readonly number[]) => xs.slice(1).every((x, i) => x - (xs[i] ?? 0) >= 43);
    await expect.poll(async () => isLaid(await boxes())).toBe(true);
    expect(await kit.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await cards.nth(2).tap();
    await expect(cards).toHaveCount(6);
    await expect(kit.getByRole('img', { name: 'Played: 1 cards' })).toBeVisible();
  });

  test('a secret is seen as long as a finger is down', async ({ kit }) => {
    const finger = new Finger(await kit.context().newCDPSession(kit));
    const button = kit.getByRole('button', { name: 'Hold to see' });
    await finger.down(await middleOf(button));
    await expect(kit.getByText('4 · 1 · 3')).toBeVisible();
    await finger.up();
    await expect(kit.getByText('4 · 1 · 3')).toHaveCount(0);
  });
});

test('a hand is walked along with arrows, and the focus goes on to the next card', async ({ kit }) => {
  const cards = kit.locator('.kit-held');
  await cards.first().focus();
  await kit.keyboard.press('ArrowRight');
  await kit.keyboard.press('ArrowRight');
  await expect(cards.nth(2)).toBeFocused();
  await kit.keyboard.press('Enter');
  await expect(cards.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await kit.keyboard.press('Escape');
  await expect(cards.nth(2)).toHaveAttribute('aria-pressed', 'false');
  await kit.keyboard.press('End');
  await kit.keyboard.press('Enter');
  await kit.keyboard.press('Enter');
  await expect(cards).toHaveCount(6);
  await expect(cards.nth(5)).toBeFocused();
});

test('a secret is seen while the mouse or the space bar is down, and hidden when the page is left', async ({ kit }) => {
  const button = kit.getByRole('button', { name: 'Hold to see' });
  const code = kit.getByText('4 · 1 · 3');
  const at = await middleOf(button);
  await kit.mouse.move(at.x, at.y);
  await kit.mouse.down();
  await expect(code).toBeVisible();
  await kit.mouse.up();
  await expect(code).toHaveCount(0);
  await button.focus();
  await kit.keyboard.down('Space');
  await expect(code).toBeVisible();
  await kit.keyboard.up('Space');
  await expect(code).toHaveCount(0);
  await kit.keyboard.down('Space');
  await expect(code).toBeVisible();
  await kit.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(code).toHaveCount(0);
  await kit.keyboard.up('Space');
});

test('a card that is face down has no face in the page', async ({ kit }) => {
  const face = kit.locator('#card .sample-card:not(.sample-back)');
  await expect(face).toHaveCount(0);
  await kit.getByRole('button', { name: 'Turn over' }).click();
  await expect(face).toHaveCount(1);
  await expect(kit.getByRole('img', { name: 'Card 5' })).toBeVisible();
  await kit.getByRole('button', { name: 'Turn round' }).click();
  await expect(kit.locator('#card .kit-card')).toHaveAttribute('data-round', '');
  await kit.getByRole('button', { name: 'Turn over' }).click();
  await expect(face).toHaveCount(0);
  await expect(kit.getByRole('img', { name: 'A card, face down' })).toBeVisible();
});

test('dice say what they show, and a throw is told', async ({ kit }) => {
  await kit.getByRole('button', { name: 'Throw' }).click();
  await expect(kit.locator('#dice').getByRole('img').first()).toHaveAttribute('aria-label', 'Thrown: 6, 3, 6, 3');
  await expect(kit.locator('#dice .kit-throw').first().locator('.kit-pip')).toHaveCount(18);
  await expect(kit.locator('#dice [role="status"]').first()).toHaveText('Thrown: 6, 3, 6, 3');
});

test('a pile says how many, and draws them', async ({ kit }) => {
  await expect(kit.getByRole('img', { name: '25 coins' }).locator('.kit-coin')).toHaveCount(25);
  await kit.locator('#pile').getByRole('button', { name: 'Fewer' }).click();
  await expect(kit.getByRole('img', { name: '22 coins' }).locator('.kit-coin')).toHaveCount(22);
});

test('a scene leaves in sight what it is about, takes the focus and gives it back', async ({ kit }) => {
  for (const n of [1, 2, 3, 4]) {
    const ship = kit.getByRole('button', { name: `Ship ${n}` });
    await ship.click();
    const scene = kit.getByRole('region', { name: `Ship ${n} is at sea` });
    await expect(scene).toBeFocused();
    const [over, under] = [await scene.boundingBox(), await ship.boundingBox()];
    if (over === null || under === null) throw new Error('Both are on the screen.');
    const apart =
      over.x + over.width <= under.x ||
      under.x + under.width <= over.x ||
      over.y + over.height <= under.y ||
      under.y + under.height <= over.y;
    expect(apart, `the scene does not cover ship ${n}`).toBe(true);
    await kit.keyboard.press('Tab');
    await kit.keyboard.press('Enter');
    await expect(scene).toHaveCount(0);
    await expect(ship).toBeFocused();
  }
});

test('a slip of paper asks, and goes with its answer', async ({ kit }) => {
  await kit.getByRole('button', { name: 'Ask on a slip' }).click();
  const slip = kit.getByRole('region', { name: 'A small question' });
  await slip.getByRole('button', { name: 'Drink' }).click();
  await expect(slip).toHaveCount(0);
});

test('the winner comes first, and is the largest', async ({ kit }) => {
  const places = kit.locator('.kit-podium-place');
  await expect(places.first()).toContainText('Anne');
  const heights = await places.evaluateAll(all => all.map(place => place.clientHeight));
  expect(heights[0]).toBeGreaterThan(Math.max(...heights.slice(1)));
});

test.describe('where things move', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a card turns over, and ends with one side in the page', async ({ kit }) => {
    await kit.getByRole('button', { name: 'Turn over' }).click();
    await expect(kit.locator('#card .kit-card')).toHaveAttribute('data-side', 'face');
    await kit.getByRole('button', { name: 'Turn over' }).click();
    await expect(kit.locator('#card .kit-card')).toHaveAttribute('data-side', 'back');
    await expect(kit.locator('#card .sample-card')).toHaveCount(1);
  });

  test('tokens travel one after the other, and those that are skipped are there at once', async ({ kit }) => {
    const send = kit.getByRole('button', { name: 'Send five' });
    const flying = await send.evaluate(button => {
      (button as HTMLButtonElement).click();
      return document.querySelectorAll('#travel .showcase-token[aria-hidden]').length;
    });
    expect(flying).toBe(5);
    await send.click();
    await expect(kit.locator('#travel').getByRole('img', { name: 'Chest 1, coins in it: 10' })).toBeVisible();
    await expect(kit.locator('#travel .showcase-token')).toHaveCount(1);
  });

  test('a thing let go beside every chest glides back', async ({ kit }) => {
    const from = await middleOf(coin(kit, 1));
    await kit.mouse.move(from.x, from.y);
    await kit.mouse.down();
    await kit.mouse.move(from.x + 200, from.y - 60, { steps: 4 });
    await kit.mouse.up();
    await expect(kit.locator('.kit-drag-copy')).toHaveCount(0);
    await expect(coin(kit, 1)).toBeVisible();
  });

  test('a scene that closes is seen until it has gone', async ({ kit }) => {
    await kit.getByRole('button', { name: 'Ship 2' }).click();
    await kit.getByRole('button', { name: 'Close' }).click();
    await expect(kit.locator('.showcase-scene')).toHaveCount(0);
  });
});
