/**
 * How heavy and how quick the page is: bytes of script, time until home can be used on a slow phone, frames while cards
 * fly. Prints a table. `npm run bench:web`
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

/** The time between frames while bots play and cards fly: the middle, and the slowest in twenty. */
async function framesWhileFlying(page: Page): Promise<{ middle: number; slow: number; count: number }> {
  const gaps = await page.evaluate(
    seconds =>
      new Promise<number[]>(resolve => {
        const between: number[] = [];
        const until = performance.now() + seconds * 1000;
        let last = performance.now();
        const frame = (now: number) => {
          between.push(now - last);
          last = now;
          document.querySelector<HTMLElement>('.button.action, [data-playable]')?.click();
          if (now < until) requestAnimationFrame(frame);
          else resolve(between.slice(1));
        };
        requestAnimationFrame(frame);
      }),
    FILM_SECONDS,
  );
  const sorted = gaps.toSorted((a, b) => a - b);
  return { middle: median(gaps), slow: sorted[Math.floor(sorted.length * 0.95)] ?? 0, count: gaps.length };
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
  console.log(
    `frames        ${frames.middle.toFixed(1)} ms between two, ${frames.slow.toFixed(1)} ms in the slowest of twenty (${frames.count} frames)`,
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
