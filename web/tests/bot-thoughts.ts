/** What bots of this device decide, and how long they take for it, as the worker of its tables hears it from the bots' own. */
import type { Worker as PageWorker } from '@playwright/test';

/** What a bot has decided, and how long it took, in milliseconds. */
export type Thought = readonly [type: string, took: number];

/** In the worker of the tables: the bots' worker is the only one it has. */
function note(): void {
  const thoughts: Thought[] = [];
  Object.assign(globalThis, { thoughts });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    const since = performance.now();
    const listen = ({ data }: MessageEvent): void => {
      if ('begun' in data) return; // it has loaded what it needs, and thinks from now on
      this.removeEventListener('message', listen);
      thoughts.push([data.found?.type ?? 'nothing', performance.now() - since]);
    };
    this.addEventListener('message', listen);
    postMessage.call(this, message);
  };
}

/**
 * Notes from now on what bots decide, and says all of it when it is asked.
 * @example const thoughts = await notedThoughts(await page.waitForEvent('worker')); …; await thoughts();
 */
export async function notedThoughts(tables: PageWorker): Promise<() => Promise<readonly Thought[]>> {
  await tables.evaluate(note);
  return () => tables.evaluate(() => (globalThis as unknown as { thoughts: readonly Thought[] }).thoughts);
}
