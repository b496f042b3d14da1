/** Nothing on Jamaica's table moves because a prompt has changed, and the chart obeys fingers without losing the action. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { isOver, touchIfAsked } from './jamaica-mates.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
/** So many moves show every kind of prompt, and most of them several times. */
const MOVES = 24;

interface Steadiness {
  /** Where the chart lay, each place once. */
  readonly charts: readonly string[];
  /** What was moved by something else than a hand, and how far of the screen. */
  readonly moved: readonly string[];
}

/** What moves because it is moved. */
const PIECES =
  '.chart *, .jam-dock, .jam-hold, .jam-hand, .jam-treasures, .jam-piles, .jam-chip-points, .jam-standing, .jam-round';

/** Watches, from now on, where the chart lies and what else moves. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(async pieces => {
    // The own hand has just been laid out beside the chart: that is not yet a prompt that changes.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const since = performance.now();
    const charts = new Set<string>();
    const moved: string[] = [];
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    const look = () => {
      const chart = document.querySelector('.jam:not(.over) .chart');
      if (chart !== null) charts.add(placeOf(chart.getBoundingClientRect()));
      requestAnimationFrame(look);
    };
    look();
    interface Shift extends PerformanceEntry {
      readonly hadRecentInput: boolean;
      readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    new PerformanceObserver(list => {
      for (const { startTime, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // The camera moves the sheet; the line below rises with a long sentence; cards and tokens come and go.
          if (startTime < since || element == null || element.closest('.jam:not(.over)') === null) continue;
          if (element.closest(pieces) !== null) continue;
          // A treasure can be a sixth hold, which makes the five narrower, and can be stolen again; their row stays where it is.
          if (element.matches('.jam-hold-place') && previousRect.width !== currentRect.width) continue;
          // A scene stands on the line below, and rises with it.
          if (element.matches('.kit-scene') && previousRect.height === currentRect.height) continue;
          // Where letters come to lie between pixels, a browser counts what nobody can see.
          const [before, after] = [placeOf(previousRect), placeOf(currentRect)];
          if (before !== after) moved.push(`${element.getAttribute('class')}: ${before} to ${after}`);
        }
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { steadiness: () => ({ charts: [...charts], moved }) });
  }, PIECES);

const steadinessOf = (page: Page): Promise<Steadiness> =>
  page.evaluate(() => (window as unknown as { steadiness(): Steadiness }).steadiness());

test.describe.configure({ timeout: 300_000 });

for (const [where, options] of Object.entries({ 'a phone': PHONE, 'a desktop': DESKTOP }))
  test(`nothing moves when the prompt changes on ${where}`, async ({ people }) => {
    const page = await people.person('Anne', options);
    await page.goto('/box/jamaica?play=now');
    await expect(page.getByRole('toolbar', { name: 'Your hand' })).toBeVisible();
    await watch(page);
    const prompts = new Set<string>();
    for (let moves = 0; moves < MOVES && !(await isOver(page)); ) {
      prompts.add((await page.locator('.prompt-text').textContent()) ?? '');
      if (await touchIfAsked(page)) moves++;
      else await page.waitForTimeout(40);
    }
    expect(prompts.size).toBeGreaterThan(3);
    const { charts, moved } = await steadinessOf(page);
    expect(charts).toHaveLength(1);
    expect(moved).toEqual([]);
  });

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Lays fingers on the screen, moves them in small steps to where they shall be, and lifts them. */
async function glide(screen: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const STEPS = 8;
  const at = (share: number): Finger[] =>
    from.map(({ x, y }, i) => ({ x: x + ((to[i]?.x ?? x) - x) * share, y: y + ((to[i]?.y ?? y) - y) * share }));
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step++)
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) });
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('fingers pinch and drag the chart, and it follows the action again afterwards', async ({ people }) => {
  const page = await people.person('Anne', PHONE);
  await page.goto('/box/jamaica?play=now');
  const asked = page.locator('.jam-held[data-playable], .jam-order').first();
  await expect(asked).toBeVisible();
  const screen = await page.context().newCDPSession(page);
  const sheet = async () => {
    const box = await page.locator('.chart-sheet').boundingBox();
    if (box === null) throw new Error('there is no chart');
    return box;
  };
  const settled = await sheet();

  await glide(
    screen,
    [
      { x: 150, y: 400 },
      { x: 230, y: 400 },
    ],
    [
      { x: 90, y: 400 },
      { x: 290, y: 400 },
    ],
  );
  const near = await sheet();
  expect(near.width / settled.width).toBeGreaterThan(1.8);
  await glide(
    screen,
    [
      { x: 90, y: 400 },
      { x: 290, y: 400 },
    ],
    [
      { x: 150, y: 400 },
      { x: 230, y: 400 },
    ],
  );
  expect((await sheet()).width).toBeLessThan(near.width);

  // the ships lie in the corner at the right: away from there, until none of them is in sight
  const before = await sheet();
  await glide(screen, [{ x: 60, y: 330 }], [{ x: 200, y: 450 }]);
  const dragged = await sheet();
  expect([Math.round(dragged.x - before.x), Math.round(dragged.y - before.y)]).not.toEqual([0, 0]);
  for (let drag = 0; drag < 4; drag++) await glide(screen, [{ x: 40, y: 400 }], [{ x: 300, y: 400 }]);
  const own = page.locator('.chart-ship:has(.ship-red)').first();
  const isInSight = async () => {
    const [ship, chart] = [await own.boundingBox(), await page.locator('.chart-pane').boundingBox()];
    if (ship === null || chart === null) return false;
    return ship.x >= chart.x && ship.x + ship.width <= chart.x + chart.width && ship.y >= chart.y;
  };
  expect(await isInSight()).toBe(false);

  // whatever happens next is looked at again
  await expect(async () => {
    await touchIfAsked(page);
    expect(await isInSight()).toBe(true);
  }).toPass();
});
