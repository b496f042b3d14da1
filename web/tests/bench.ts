/**
 * How heavy and how quick the page is: bytes of script, time until home can be used on a slow phone, frames while cards
 * fly, ships sail, animals swim and bots think. Prints a table.
 *
 *     npm run bench:web                     everything
 *     npm run bench:web -- aquatika box     some of it
 */
import { shelf } from '@havre/engine/games/index.ts';
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { RequestError } from '@havre/protocol/client/client.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { asked, namesAsked } from '../../scripts/asked.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { standsFor } from '../games/jamaica/crew/ways.ts';
import { notedThoughts } from './bot-thoughts.ts';
import { sitThere, somebody } from './company.ts';
import { decryptoThinking } from './decrypto-thinking.ts';
import {
  type Frames,
  framesIn,
  framesOn,
  framesText,
  gapsOn,
  median,
  PHONE,
  SLOWER,
  SLOWLY,
  slowDown,
} from './frame-times.ts';
import { House } from './house.ts';
import { framesWhileMoving, WAYS_TO_MOVE } from './lagoon/frames-of-moves.ts';
import { type OpeningTimes, openingTimes } from './rulebook-opening.ts';
import { Company } from './windows/company.ts';
import { type Asked, momentAsking } from './windows/moments.ts';

/** A slow mobile network, as browsers' own tools imagine it. */
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
const WALK_SECONDS = 4;

interface Bytes {
  script: number;
  other: number;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What each file takes over the wire, compressed, until a page is quiet. Without the document, which is the same for every room. */
async function filesOf(page: Page, path: string): Promise<ReadonlyMap<string, Bytes>> {
  const files = new Map<string, Bytes>();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, { readonly url: string; readonly isScript: boolean; readonly isDocument: boolean }>();
  client.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, { url: response.url, isScript: type === 'Script', isDocument: type === 'Document' }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength: size }) => {
    const { url: file = '', isScript = false, isDocument = false } = kinds.get(requestId) ?? {};
    if (isDocument) return;
    files.set(file, isScript ? { script: size, other: 0 } : { script: 0, other: size });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return files;
}

/** What files take together, those left out that are there already. */
function sumOf(files: ReadonlyMap<string, Bytes>, there: ReadonlyMap<string, Bytes> = new Map()): Bytes {
  const beyond = [...files].flatMap(([file, bytes]) => (there.has(file) ? [] : [bytes]));
  return {
    script: beyond.reduce((sum, { script }) => sum + script, 0),
    other: beyond.reduce((sum, { other }) => sum + other, 0),
  };
}

const bytesOf = async (page: Page, path: string): Promise<Bytes> => sumOf(await filesOf(page, path));

/** Milliseconds until home shows its boxes, on a slow phone. */
async function readyAfter(browser: Browser, url: string, { token, shows }: Returning = NEWCOMER): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  if (token !== null) await context.addCookies([{ name: 'havre-device', value: token, url }]);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor();
  const took = performance.now() - begun;
  await context.close();
  return took;
}

/** Somebody who is known, and what they wait to see; a newcomer waits for the boxes. */
interface Returning {
  readonly token: string | null;
  readonly shows: string;
}
const NEWCOMER: Returning = { token: null, shows: 'a[href*="play=now"]' };
const MANY_TABLES = 50;

/** A server lets nobody lay out so many tables at once: it says how long to wait. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      const seconds = error instanceof RequestError ? error.retryAfter : null;
      if (seconds == null) throw error;
      await new Promise(resolve => setTimeout(resolve, seconds * 1_000));
    }
}

/** Somebody who sits at many tables; each has begun, and waits for them or for others. */
async function manyTables(url: string): Promise<Returning> {
  const [anne, ben, cleo] = await Promise.all([somebody(url), somebody(url), somebody(url)]);
  if (anne === undefined || ben === undefined || cleo === undefined) throw new Error('nobody came');
  for (let i = 0; i < MANY_TABLES; i++) {
    const table = await patiently(() => anne.create({ game: 'fuji-flush', seats: 3, options: { first: i % 3 } }));
    await table.do({ type: 'sit', seat: 0, name: 'Anne' });
    await table.ready();
    for (const [seat, client] of [ben, cleo].entries()) await sitThere(client, table.table, seat + 1, `Friend ${seat}`);
    await table.do({ type: 'start' });
    await table.until(({ info }) => info?.phase === 'playing');
    for (const client of [anne, ben, cleo]) client.leave(table.table); // a socket watches so many and no more
  }
  const { token } = anne;
  for (const client of [anne, ben, cleo]) client.close();
  return { token, shows: `.table-card >> nth=${MANY_TABLES - 1}` };
}

/** While bots play and cards fly. */
const framesWhileFlying = (page: Page): Promise<Frames> =>
  framesOn(page, { seconds: FILM_SECONDS, touched: '.button.action, [data-playable]' });

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

/** So many tables, each for a walk of the bottle. */
const WALKS = 4;
const FAR = 3;
const isFar = ({ legal, view }: Asked): boolean => {
  const { crew } = view as View;
  const recruits = (legal as readonly Action[]).flatMap(action =>
    action.type === 'recruit' ? [action.character] : [],
  );
  return crew !== null && recruits.some(who => (standsFor(crew, legal as readonly Action[], who)[0]?.fee ?? 0) >= FAR);
};

/** On a slow phone while the bottle walks through the tavern of The Crew, and nothing else counted. */
async function framesWhileWalking(browser: Browser, url: string): Promise<Frames> {
  const moment = momentAsking('jamaica', 'crew-2007-3-seats', isFar);
  const gaps: number[] = [];
  for (let walk = 0; walk < WALKS; walk++) {
    const company = new Company(url);
    const { table, token } = await company.lay(moment);
    const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block' });
    await context.addCookies([{ name: 'havre-device', value: token, url }]);
    const page = await context.newPage();
    await page.goto(`/table/${table}`);
    await page.locator('.jam-place[data-playable]').first().waitFor();
    const fees = await page.locator('.jam-tile-fee').evaluateAll(all => all.map(fee => Number(fee.dataset.number)));
    await slowDown(page);
    await page
      .locator(`.jam-place:has([data-number="${Math.max(...fees)}"])`)
      .first()
      .tap();
    await page.locator('.jam-confirm').waitFor();
    gaps.push(...(await gapsOn(page, { seconds: WALK_SECONDS, touched: '.jam-confirm', during: '[data-walks]' })));
    await context.close();
    company.leave();
  }
  return framesIn(gaps);
}

/** What a hasty player of Captain Jack's Gold touches. */
const TAVERN = '.cj-tag, .cj-port .cj-letter.payable:not(.chosen), .cj-water-touch.lit, .cj-stowed.lit';

/** On a slow phone while cards slide off their piles, lift and turn, and nothing else counted. */
async function framesWhileTurning(page: Page): Promise<Frames> {
  await slowDown(page);
  return framesOn(page, { seconds: SAILING_SECONDS, touched: TAVERN, every: 10, during: '.cj > .cj-lifted-card' });
}

/** What a hasty player of Aquatika touches: what was chosen before anything else is; a camp that stands is not thrown again. */
const LAGOON_TOUCHED = [
  '.aqua-do',
  '.aqua-ready:not([aria-disabled="true"])',
  '.aqua-tray:has(.aqua-kind:not(.none)) .aqua-random',
  'button[data-place][aria-pressed="false"]',
];

/** A table at which a Corsair is waited for. */
interface Waiting {
  readonly box: string;
  /** What is there once the table is laid. */
  readonly laid: string;
  /** What is there while this page is asked, and while nobody is because nothing has begun yet or all is over. */
  readonly asked: string;
  readonly still: string;
  readonly over: string;
  /** What a hasty player touches, the first of these that is there. */
  readonly touched: readonly string[];
}

const LAGOON: Waiting = {
  box: 'aquatika',
  laid: '.aqua-tray',
  asked: 'button[data-place][aria-pressed="false"]',
  still: '.aqua-tray, .aqua-verdict',
  over: '.aqua-verdict',
  touched: LAGOON_TOUCHED,
};

const OAK: Waiting = {
  box: 'captain-jack',
  laid: '.cj-own',
  asked: '.cj :is(.cj-tag, .lit)',
  still: '.cj.over',
  over: '.cj.over',
  touched: [TAVERN],
};

/** How long a Corsair took on this device, in milliseconds. */
interface CorsairTimes {
  /** One decision each, in the worker where it thinks. */
  readonly decisions: readonly number[];
  /** From the own answer until something is asked again: all turns of all rivals, at the pace at which they are shown. */
  readonly waits: readonly number[];
}

/** How long a Corsair thinks on this device, and how long one waits for it, in as many games as there is time for. */
async function timesOfCorsair(browser: Browser, url: string, waiting: Waiting): Promise<CorsairTimes> {
  const until = performance.now() + THINKING_SECONDS * 1000;
  const games: CorsairTimes[] = [];
  while (performance.now() < until)
    games.push(await timesInGame(browser, url, waiting, (until - performance.now()) / 1000));
  return { decisions: games.flatMap(({ decisions }) => decisions), waits: games.flatMap(({ waits }) => waits) };
}

/** The same in one game. */
async function timesInGame(
  browser: Browser,
  url: string,
  { box, laid, ...there }: Waiting,
  seconds: number,
): Promise<CorsairTimes> {
  const context = await browser.newContext({
    ...PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: url,
  });
  const page = await context.newPage();
  await page.goto(`/box/${box}`);
  await page.getByRole('radio', { name: 'Corsair' }).check();
  const begun = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const thoughts = await notedThoughts(await begun);
  await page.locator(laid).waitFor();
  const waits = await page.evaluate(
    ({ seconds, asked, still, over, touched }) =>
      new Promise<number[]>(resolve => {
        const waits: number[] = [];
        const until = performance.now() + seconds * 1000;
        let since: number | null = null;
        let turn = 0;
        const touch = () => {
          const found = touched.map(what => document.querySelectorAll<HTMLElement>(what)).find(all => all.length > 0);
          // Not always the first: whoever moves the same animal to and fro is soon beaten.
          found?.[turn++ % found.length]?.click();
        };
        const look = () => {
          const isAsked = document.querySelector(asked) !== null;
          const isPlaying = document.querySelector(still) === null;
          if (isAsked && since !== null) waits.push(performance.now() - since);
          since = isAsked || !isPlaying ? null : (since ?? performance.now());
          touch();
          if (performance.now() < until && document.querySelector(over) === null) requestAnimationFrame(look);
          else resolve(waits);
        };
        look();
      }),
    { seconds, ...there },
  );
  const decisions = (await thoughts()).map(([, took]) => took);
  await context.close();
  return { decisions, waits };
}

const timesText = (times: readonly number[]): string =>
  `${Math.round(median(times))} ms in the middle, ${Math.round(Math.max(...times))} ms at most (${times.length} times)`;

const corsairText = ({ decisions, waits }: CorsairTimes): string =>
  `decides within ${timesText(decisions)}; one waits for its turns ${timesText(waits)}, as they are shown`;

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

/** Opens a page on a phone whose cache is empty, and closes it when everything is done. */
async function onPhone<T>(used: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block' });
  try {
    return await used(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A table with little of its own: what another has in common with it is the frame that all tables share. */
const SMALL_TABLE = '/box/fuji-flush?play=now';

/**
 * What a table takes beyond home, and how much of that is its own and not the frame of any table, all with an empty cache; the
 * page stays open for what is done there.
 */
async function beyondHome(page: Page, path: string): Promise<string> {
  const home = await onPhone(other => filesOf(other, '/'));
  const small = await onPhone(other => filesOf(other, SMALL_TABLE));
  const table = await filesOf(page, path);
  const [beyond, own] = [sumOf(table, home), sumOf(table, new Map([...home, ...small]))];
  return `${kilobytes(beyond.script)} of script and ${kilobytes(beyond.other)} of styles and art beyond home, of which ${kilobytes(own.script + own.other)} are its own and no part of every table`;
}

/** Everything that is measured, by its name. */
const PARTS: { readonly [name: string]: () => Promise<void> } = {
  async home() {
    const { script, other } = await onPhone(page => bytesOf(page, '/'));
    console.log(`home          ${kilobytes(script)} of script, ${kilobytes(other)} of styles, fonts and art`);
  },
  'fuji-flush': () =>
    onPhone(async table => {
      const { script, other } = await bytesOf(table, '/box/fuji-flush?play=now');
      console.log(
        `Fuji Flush    ${kilobytes(script)} of script from a link to the table, ${kilobytes(other)} of the rest`,
      );
      console.log(`frames        ${framesText(await framesWhileFlying(table))}`);
    }),
  jamaica: () =>
    onPhone(async chart => {
      console.log(`Jamaica       ${await beyondHome(chart, '/box/jamaica?play=now')}`);
      console.log(`sailing       ${framesText(await framesWhileSailing(chart))}, ${SLOWLY}`);
    }),
  async crew() {
    console.log(`the bottle    ${framesText(await framesWhileWalking(browser, url))}, ${SLOWLY}`);
  },
  async 'captain-jack'() {
    await onPhone(async oak => {
      console.log(`Captain Jack  ${await beyondHome(oak, '/box/captain-jack?play=now')}`);
      console.log(`cards turn    ${framesText(await framesWhileTurning(oak))}, ${SLOWLY}`);
    });
    console.log(`a Corsair     of Captain Jack ${corsairText(await timesOfCorsair(browser, url, OAK))}`);
  },
  box: () => onPhone(async page => console.log(`a lone box    ${framesText(await framesOfNothing(page))}, ${SLOWLY}`)),
  async aquatika() {
    await onPhone(async water => {
      console.log(`Aquatika      ${await beyondHome(water, '/box/aquatika?play=now')}`);
    });
    console.log(`a Corsair     of Aquatika ${corsairText(await timesOfCorsair(browser, url, LAGOON))}`);
  },
  async animals() {
    for (const way of WAYS_TO_MOVE)
      console.log(`${way.padEnd(13)} ${framesText(await framesWhileMoving(browser, way))}, ${SLOWLY}`);
  },
  async decrypto() {
    for (const language of ['en', 'fr'] as const)
      console.log(`Decrypto, ${language}  ${await decryptoThinking(browser, url, language, ROUNDS)}`);
  },
  async thinking() {
    console.log(`thinking      ${framesText(await framesWhileThinking(browser, url, false))}`);
    console.log(`thinking      ${framesText(await framesWhileThinking(browser, url, true))}, ${SLOWLY}`);
  },
  async rulebook() {
    for (const { id } of shelf) {
      const times: OpeningTimes[] = [];
      for (let i = 0; i < ROUNDS; i++) times.push(await openingTimes(browser, url, id));
      const [rule, book] = (['rule', 'book'] as const).map(what => Math.round(median(times.map(one => one[what]))));
      console.log(`${id.padEnd(13)} from the table a rule is there after ${rule} ms, the rulebook after ${book} ms`);
    }
  },
  async tables() {
    const returning = await manyTables(url);
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) times.push(await readyAfter(browser, url, returning));
    console.log(
      `slow phone    home shows ${MANY_TABLES} tables after ${Math.round(median(times))} ms (${ROUNDS} times, ${times.map(Math.round).join(', ')})`,
    );
  },
  async ready() {
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) times.push(await readyAfter(browser, url));
    console.log(
      `slow phone    home is ready after ${Math.round(median(times))} ms (${SLOWLY}, 150 ms and 1.6 Mbit/s; ${ROUNDS} times, ${times.map(Math.round).join(', ')})`,
    );
  },
};

const { positionals } = asked(import.meta.filename, { allowPositionals: true });
const wanted = namesAsked(import.meta.filename, Object.keys(PARTS), positionals);
const house = new House();
await house.open();
const { url } = house;
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const name of wanted) await PARTS[name]?.();
} finally {
  await browser.close();
  await house.pullDown();
}
