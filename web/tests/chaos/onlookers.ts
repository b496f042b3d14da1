/**
 * Pages that look on while servers and their database fail: what they were shown, and for how long. What may be shown is the
 * banner that says that the connection is lost, for a while; nothing that alarms anybody, and no page that gives up.
 */
import { Client } from '@havre/protocol/client/client.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.mjs';
import type { Witness } from '../../../server/tests/crash/witness.ts';

/** What a page has been shown, in milliseconds and words. */
export interface Shown {
  banners: number;
  longestBanner: number;
  readonly alarms: string[];
}

/** For how long all pages together may take until they are as they were, once nothing fails any more. */
const LONGEST_RETURN = 60_000;
const TABLE = 'Around the table';

/** Runs in the page: takes down when the banner comes and goes, and whatever would alarm people. */
function takeDown(): void {
  const shown: Shown = { banners: 0, longestBanner: 0, alarms: [] };
  Object.assign(window, { shown });
  let since: number | null = null;
  const look = (): void => {
    const isThere = document.querySelector('.connection-lost') !== null;
    if (isThere && since === null) {
      since = performance.now();
      shown.banners++;
    }
    if (since !== null) shown.longestBanner = Math.max(shown.longestBanner, performance.now() - since);
    if (!isThere) since = null;
    for (const found of document.querySelectorAll('[role=alert], [role=alertdialog]')) {
      const said = found.textContent?.trim() ?? '';
      if (said !== '' && !shown.alarms.includes(said)) shown.alarms.push(said);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

export class Onlookers {
  private readonly browser: Browser;
  private readonly pages: readonly Page[];

  private constructor(browser: Browser, pages: readonly Page[]) {
    this.browser = browser;
    this.pages = pages;
  }

  /**
   * Opens so many pages, each of a device of its own, at a table where nobody sits.
   * @example const onlookers = await Onlookers.open(site.url, witness, 3);
   */
  static async open(url: string, witness: Witness, count: number): Promise<Onlookers> {
    const host = new Client({ url, WebSocket, primitives, identity: { token: null } });
    await host.identify();
    witness.tablesAskedFor++;
    const { table } = await host.create({ game: 'fuji-flush', seats: 3 });
    host.close();
    const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
    const pages: Page[] = [];
    for (let i = 0; i < count; i++) {
      const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.addInitScript(takeDown);
      await page.goto(`/table/${table}`);
      await page.getByRole('heading', { name: TABLE }).waitFor();
      pages.push(page);
    }
    return new Onlookers(browser, pages);
  }

  /** What they have seen, once they see the table again; throws if one does not, or if anything has alarmed it. */
  async end(): Promise<readonly Shown[]> {
    try {
      const all: Shown[] = [];
      for (const page of this.pages) {
        await page.getByRole('heading', { name: TABLE }).waitFor({ timeout: LONGEST_RETURN });
        await page.locator('.connection-lost').waitFor({ state: 'detached', timeout: LONGEST_RETURN });
        const shown = await page.evaluate(() => (window as unknown as { shown: Shown }).shown);
        if (shown.alarms.length > 0) throw new Error(`a page was alarmed: ${shown.alarms.join('; ')}`);
        all.push(shown);
      }
      return all;
    } finally {
      await this.browser.close();
    }
  }
}
