/** Waiting for something in a page, in any browser. */
import type { Tab } from './engine.ts';

/** Nothing that we wait for takes longer, in milliseconds, unless something is wrong. */
const TIMEOUT_MS = 60_000;
const POLL_MS = 40;

/**
 * Waits until an expression is true in the page; one that cannot be evaluated, as while the page changes, is not true yet.
 * @example await until(tab, 'document.querySelector("h1") !== null', 'the page has a heading');
 */
export async function until(tab: Tab, expression: string, what: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  let last: unknown = null;
  while (Date.now() < deadline) {
    try {
      if (await tab.evaluate<boolean>(expression)) return;
    } catch (error) {
      last = error;
    }
    await new Promise(resolve => setTimeout(resolve, POLL_MS));
  }
  const said = last instanceof Error ? ` (${last.message})` : '';
  const text = await tab.evaluate<string>('document.body.innerText').catch(() => '');
  throw new Error(`In ${tab.engine} it never came to this: ${what}${said}. The page says: ${text.slice(0, 500)}`);
}

/**
 * Opens an address, and waits until the page before it is gone: else one might find there what is looked for.
 * @example await go(tab, `${url}/settings`);
 */
export async function go(tab: Tab, url: string): Promise<void> {
  await tab.evaluate('void (globalThis.isLeft = true)');
  await tab.open(url);
  await until(tab, `globalThis.isLeft === undefined && document.readyState !== 'loading'`, `${url} is open`);
}

/** Waits until everything is in its place: letters, and whatever moves and comes to an end. */
export const settled = (tab: Tab): Promise<void> =>
  until(
    tab,
    `(async () => {
      await document.fonts.ready;
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
      await frame();
      await frame();
      const moving = document.getAnimations().filter(one => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
      return document.fonts.status === 'loaded' && moving.length === 0;
    })()`,
    'nothing moves any more',
  );
