/** Chromium, by Playwright. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.mjs';
import type { Engine, Size, Tab } from './engine.ts';

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  return chromiumOf(browser);
}

/** The engine of a browser that is running already. */
export function chromiumOf(browser: Browser): Engine {
  return {
    name: 'chromium',
    async tab(size) {
      const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', locale: 'fr-FR' });
      return new ChromiumTab(await context.newPage());
    },
    close: () => browser.close(),
  };
}

class ChromiumTab implements Tab {
  readonly engine = 'chromium';
  readonly complaints: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', error => this.complaints.push(error.message));
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'commit' });
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.page.evaluate(expression);
  }

  tapAt(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  resize(size: Size): Promise<void> {
    return this.page.setViewportSize(size);
  }

  async picture(path: string): Promise<void> {
    await this.page.screenshot({ path });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
