/** Chromium, by Playwright. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.mjs';
import { accessibleIn } from './accessibility-tree.ts';
import type { Accessible, Engine, Key, Size, Tab } from './engine.ts';

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
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

/**
 * A page as the scripts see it that run in any engine.
 * @example await tap(await tabOf(page), 'button', '^Jouer$');
 */
export const tabOf = async (page: Page): Promise<Tab> =>
  new ChromiumTab(page, await page.context().newCDPSession(page));

class ChromiumTab implements Tab {
  readonly engine = 'chromium';
  readonly complaints: string[] = [];
  readonly canBeTouched = true;
  private readonly page: Page;
  private readonly devtools: CDPSession;
  /** Whether the window is touched: then a finger is laid on it, and no mouse is there. */
  private isTouched = false;

  constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.devtools = devtools;
    page.on('pageerror', error => this.complaints.push(error.message));
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'commit' });
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.page.evaluate(expression);
  }

  async tapAt(x: number, y: number): Promise<void> {
    if (!this.isTouched) return this.page.mouse.click(x, y);
    await this.devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  accessible(): Promise<readonly Accessible[]> {
    return accessibleIn(this.devtools);
  }

  async resize({ width, height, touch = false }: Size & { readonly touch?: boolean }): Promise<void> {
    this.isTouched = touch;
    await this.devtools.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
    await this.page.setViewportSize({ width, height });
  }

  async picture(path: string): Promise<void> {
    await this.page.screenshot({ path });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
