/**
 * How heavy and how quick the page is: bytes of script, time until home can be used on a slow phone, frames while cards
 * fly, ships sail and bots think. Prints a table. `npm run bench:web`
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { House } from './house.ts';

/** A mid-range phone on a slow mobile network, as browsers' own tools imagine them. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true };
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const ROUNDS = 5;
const FILM_SECONDS = 8;
const SAILING_SECONDS = 40;
const THINKING_SECONDS = 40;
const SWIMMING_SECONDS = 20;

interface Bytes {
  script: number;
  other: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What a page takes over the wire, compressed, until it is quiet. */
async function bytesOf(page: Page, path: string): Promise<Bytes> {
  const bytes: Bytes = { script: 0, other: 0 };
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) === 'Script' ? 'script' : 'other'] += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return bytes;
}

/** Milliseconds until home shows its boxes, on a slow phone. */
async function readyAfter(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: /Play against/ })
    .first()
    .waitFor();
  const took = performance.now() - begun;
  await context.close();
  return took;
}

interface Frames {
  readonly middle: number;
  readonly slow: number;
  readonly slowest: number;
  readonly count: number;
}

function framesIn(gaps: readonly number[]): Frames {
  const sorted = gaps.toSorted((a, b) => a - b);
  return {
    middle: median(gaps),
    slow: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
    count: gaps.length,
  };
}

const framesText = ({ middle, slow, slowest, count }: Frames): string =>
  `${middle.toFixed(1)} ms between two, ${slow.toFixed(1)} ms in the slowest of twenty, ${slowest.toFixed(1)} ms at most (${count} frames)`;

/** What goes on while frames are counted. */
interface Filming {
  readonly seconds: number;
  /** What is touched, again and again. */
  readonly touched?: string;
  /** In one frame of so many. */
  readonly every?: number;
  /** Only frames count during which this is there; meanwhile nothing is touched. */
  readonly during?: string;
}

/** The time between frames. */
async function framesOn(page: Page, filming: Filming): Promise<Frames> {
  const gaps = await page.evaluate(
    ({ seconds, touched, every = 1, during }) =>
      new Promise<number[]>(resolve => {
        const between: number[] = [];
        const until = performance.now() + seconds * 1000;
        let last = performance.now();
        let counted = false;
        let frames = 0;
        const frame = (now: number) => {
          const counts = during === undefined || document.querySelector(during) !== null;
          if (counts && counted) between.push(now - last);
          counted = counts;
          last = now;
          const isIdle = during === undefined || !counts;
          if (touched !== undefined && isIdle && ++frames % every === 0)
            document.querySelector<HTMLElement>(touched)?.click();
          if (now < until) requestAnimationFrame(frame);
          else resolve(between);
        };
        requestAnimationFrame(frame);
      }),
    filming,
  );
  return framesIn(gaps);
}

/** While bots play and cards fly. */
const framesWhileFlying = (page: Page): Promise<Frames> =>
  framesOn(page, { seconds: FILM_SECONDS, touched: '.button.action, [data-playable]' });

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** What a hasty player of Jamaica touches. */
const ANYTHING = '.jam-confirm, .jam-held[data-playable], .jam [data-choice], .jam [data-playable]';

/**
 * While three bots of the highest level think on this device, and nothing else counted: what is left of the page while its
 * workers are busy. Without motion, because they think ahead while a playback is shown, and then nobody would wait for them.
 */
async function framesWhileThinking(browser: Browser, url: string, isSlow: boolean): Promise<Frames> {
  const still = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...PHONE, ...still, baseURL: url });
  const page = await context.newPage();
  await page.goto('/box/jamaica');
  await page.getByRole('radio', { name: 'Corsair' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.jam-hand').waitFor();
  if (isSlow) await slowDown(page);
  const frames = await framesOn(page, {
    seconds: THINKING_SECONDS,
    touched: ANYTHING,
    every: 10,
    during: '.jam-rival.thinks',
  });
  await context.close();
  return frames;
}

/**
 * On a slow phone while a ship is under way, and nothing else counted: somebody plays against bots, touching whatever can be
 * touched.
 */
async function framesWhileSailing(page: Page): Promise<Frames> {
  await slowDown(page);
  return framesOn(page, {
    seconds: SAILING_SECONDS,
    touched: ANYTHING,
    every: 10,
    during: '.wakes .foam',
  });
}

/** What a hasty player of Captain Jack's Gold touches. */
const TAVERN = '.cj-tag, .cj-port .cj-letter.payable:not(.chosen), .cj-water-touch.lit, .cj-stowed.lit';

/** On a slow phone while cards slide off their piles, lift and turn, and nothing else counted. */
async function framesWhileTurning(page: Page): Promise<Frames> {
  await slowDown(page);
  return framesOn(page, { seconds: SAILING_SECONDS, touched: TAVERN, every: 10, during: '.cj > .cj-lifted-card' });
}

/** What a hasty player of Aquatika touches. */
const ANY_ANIMAL =
  '.aqua-do, .aqua-ready:not([aria-disabled="true"]), .aqua-random, button[data-place][aria-pressed="false"]';

/** While an animal swims, and nothing else counted: somebody plays against a bot, touching whatever can be touched. */
const framesWhileSwimming = (page: Page): Promise<Frames> =>
  framesOn(page, { seconds: SWIMMING_SECONDS, touched: ANY_ANIMAL, every: 10, during: '.aqua-piece[data-moves]' });

/** How long a Corsair of Aquatika takes on this device, in milliseconds: from one's own move until its own is there. */
async function answersOfCorsair(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({
    ...PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: url,
  });
  const page = await context.newPage();
  await page.goto('/box/aquatika');
  await page.getByRole('radio', { name: 'Corsair' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.aqua-tray').waitFor();
  const times = await page.evaluate(
    ({ seconds, touched }) =>
      new Promise<number[]>(resolve => {
        const waits: number[] = [];
        const until = performance.now() + seconds * 1000;
        let since: number | null = null;
        const look = () => {
          const isAsked = document.querySelector('button[data-place][aria-pressed="false"]') !== null;
          const isPlaying = document.querySelector('.aqua-tray, .aqua-verdict') === null;
          if (isAsked && since !== null) waits.push(performance.now() - since);
          since = isAsked || !isPlaying ? null : (since ?? performance.now());
          document.querySelector<HTMLElement>(touched)?.click();
          if (performance.now() < until && document.querySelector('.aqua-verdict') === null)
            requestAnimationFrame(look);
          else resolve(waits);
        };
        look();
      }),
    { seconds: THINKING_SECONDS, touched: ANY_ANIMAL },
  );
  await context.close();
  return times;
}

/** The same for a page on which a single box moves: what this machine can do at all. */
async function framesOfNothing(page: Page): Promise<Frames> {
  await slowDown(page);
  await page.setContent('<div id="box">.</div>');
  await page.evaluate(() => {
    const moves = { transform: ['none', 'translate(200px)'] };
    document.getElementById('box')?.animate(moves, { duration: 1000, iterations: 60 });
  });
  return framesOn(page, { seconds: FILM_SECONDS });
}

const house = new House();
await house.open();
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  const context = await browser.newContext({ baseURL: house.url, serviceWorkers: 'block', viewport: PHONE.viewport });
  const home = await bytesOf(await context.newPage(), '/');
  console.log(`home          ${kilobytes(home.script)} of script, ${kilobytes(home.other)} of styles, fonts and art`);
  const table = await context.newPage();
  const game = await bytesOf(table, '/box/fuji-flush?play=now');
  console.log(
    `Fuji Flush    ${kilobytes(game.script)} of script from a link to the table, ${kilobytes(game.other)} of the rest`,
  );
  const frames = await framesWhileFlying(table);
  console.log(`frames        ${framesText(frames)}`);
  await table.close();
  const sea = await browser.newContext({ ...PHONE, baseURL: house.url, serviceWorkers: 'block' });
  const chart = await sea.newPage();
  const jamaica = await bytesOf(chart, '/box/jamaica?play=now');
  // both with an empty cache: what a table of Jamaica takes beyond home
  console.log(
    `Jamaica       ${kilobytes(jamaica.script - home.script)} of script and ${kilobytes(jamaica.other - home.other)} of styles and art beyond home`,
  );
  console.log(`sailing       ${framesText(await framesWhileSailing(chart))}, CPU ${SLOWER}× slower`);
  const oak = await sea.newPage();
  const tavern = await bytesOf(oak, '/box/captain-jack?play=now');
  // The cache has home already.
  console.log(
    `Captain Jack  ${kilobytes(tavern.script)} of script and ${kilobytes(tavern.other)} of styles and art beyond Jamaica`,
  );
  console.log(`cards turn    ${framesText(await framesWhileTurning(oak))}, CPU ${SLOWER}× slower`);
  console.log(`a lone box    ${framesText(await framesOfNothing(await sea.newPage()))}, the same`);
  await sea.close();
  const lagoon = await browser.newContext({ ...PHONE, baseURL: house.url, serviceWorkers: 'block' });
  const water = await lagoon.newPage();
  const aquatika = await bytesOf(water, '/box/aquatika?play=now');
  console.log(
    `Aquatika      ${kilobytes(aquatika.script - home.script)} of script and ${kilobytes(aquatika.other - home.other)} of styles and art beyond home`,
  );
  console.log(`swimming      ${framesText(await framesWhileSwimming(water))}`);
  await lagoon.close();
  const answers = await answersOfCorsair(browser, house.url);
  console.log(
    `a Corsair     of Aquatika answers within ${Math.round(median(answers))} ms, ${Math.round(Math.max(...answers))} ms at most (${answers.length} moves)`,
  );
  console.log(`thinking      ${framesText(await framesWhileThinking(browser, house.url, false))}`);
  console.log(
    `thinking      ${framesText(await framesWhileThinking(browser, house.url, true))}, CPU ${SLOWER}× slower`,
  );
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) times.push(await readyAfter(browser, house.url));
  console.log(
    `slow phone    home is ready after ${Math.round(median(times))} ms (CPU ${SLOWER}× slower, 150 ms and 1.6 Mbit/s; ${ROUNDS} times, ${times.map(Math.round).join(', ')})`,
  );
} finally {
  await browser.close();
  await house.pullDown();
}
