/** A house for browser tests: a served process with a data folder of its own, and people who open pages there. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { whyNoBrowser } from '../../scripts/browsers.mjs';
import type { PageSettings } from '../shell/settings.ts';
import { chromiumOf } from './engines/chromium.ts';
import type { Engine, EngineName, Tab } from './engines/engine.ts';
import { startEngine } from './engines/start.ts';
import { Received } from './received.ts';
import { House } from './server-process.ts';

/** What a page complains about when the network is taken away from it on purpose. */
const EXPECTED_WITHOUT_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET|ERR_NETWORK_CHANGED/;
/** A browser complains of every address that leads to nothing, although the page has a sentence for it. */
const EXPECTED_ADDRESS = /\/api\/v1\/join\/ZZZZZZ$|\/nowhere\b|\/api\/v1\/tables\/nowhere\/replay$/;

export class People {
  private readonly browser: Browser;
  private readonly house: Pick<House, 'url'>;
  private readonly contexts: BrowserContext[] = [];
  readonly complaints: string[] = [];
  private readonly expected: RegExp[] = [];
  readonly received = new Received();

  constructor(browser: Browser, house: Pick<House, 'url'>) {
    this.browser = browser;
    this.house = house;
  }

  /** Somebody with a device of their own, who may have changed some settings there. */
  async person(name: string, options: BrowserContextOptions = {}, changed: Partial<PageSettings> = {}): Promise<Page> {
    const context = await this.browser.newContext({ baseURL: this.house.url, reducedMotion: 'reduce', ...options });
    this.contexts.push(context);
    const settings = JSON.stringify({ name, ...changed });
    await context.addInitScript(kept => {
      if (localStorage.getItem('havre settings') === null) localStorage.setItem('havre settings', kept);
    }, settings);
    return this.page(context, name);
  }

  /** One more page of somebody who has one already. */
  async tab(beside: Page, name: string): Promise<Page> {
    return this.page(beside.context(), name);
  }

  /** What a page may complain of, because the test makes it go wrong. */
  expect(complaint: RegExp): void {
    this.expected.push(complaint);
  }

  private complain(complaint: string): void {
    if (!this.expected.some(known => known.test(complaint))) this.complaints.push(complaint);
  }

  private async page(context: BrowserContext, name: string): Promise<Page> {
    const page = await context.newPage();
    this.received.attend(page, name);
    page.on('console', message => {
      const { url } = message.location();
      if (message.type() !== 'error' || EXPECTED_ADDRESS.test(url)) return;
      if (!EXPECTED_WITHOUT_NETWORK.test(message.text())) this.complain(`${name}: ${message.text()} (${url})`);
    });
    page.on('pageerror', error => this.complain(`${name}: ${error.message}`));
    return page;
  }

  async leave(): Promise<void> {
    for (const context of this.contexts) await context.close();
  }
}

type Start = (name: EngineName) => Promise<Engine>;

export const test = base.extend<{ house: House; people: People; engine: Start }, { engines: Start }>({
  /** Engines as a worker needs them: to start one takes longer than many a test, so each is started once. */
  engines: [
    async ({ browser }, use) => {
      const running = new Map<EngineName, Promise<Engine>>([['chromium', Promise.resolve(chromiumOf(browser))]]);
      await use(name => {
        const engine = running.get(name) ?? startEngine(name);
        running.set(name, engine);
        return engine;
      });
      running.delete('chromium'); // that one is the runner's own
      for (const engine of running.values()) await (await engine).close();
    },
    { scope: 'worker' },
  ],
  /** An engine whose tabs are closed when the test ends; a test that needs one that is not there is skipped. */
  engine: async ({ engines }, use) => {
    const opened: Tab[] = [];
    await use(async name => {
      const why = name === 'chromium' ? null : whyNoBrowser(name);
      test.skip(why !== null, why ?? '');
      const engine = await engines(name);
      return {
        ...engine,
        async tab(size) {
          const tab = await engine.tab(size);
          opened.push(tab);
          return tab;
        },
      };
    });
    for (const tab of opened) await tab.close().catch(() => {}); // the test may have closed it already
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is needed from this pattern
  house: async ({}, use) => {
    const house = new House();
    await house.open();
    await use(house);
    await house.pullDown();
  },
  people: async ({ browser, house }, use) => {
    const people = new People(browser, house);
    await use(people);
    await people.leave();
    expect(people.complaints, 'no page complained').toEqual([]);
    expect(people.received.leaks, 'no page was told what is not for it').toEqual([]);
  },
});

export { expect } from '@playwright/test';
export { House } from './server-process.ts';

/** Of what `npm test` plays: a whole game of each box, and the way into each room. The rest is for `npm run test:all`. */
export const QUICK = '@quick';
