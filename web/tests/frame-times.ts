/** How long frames take in a page while something goes on there. */
import type { Page } from '@playwright/test';

/** A mid-range phone, as browsers' own tools imagine it. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true };
export const SLOWER = 4;
export const SLOWLY = `CPU ${SLOWER}× slower`;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export interface Frames {
  readonly middle: number;
  readonly slow: number;
  readonly slowest: number;
  readonly count: number;
}

export function framesIn(gaps: readonly number[]): Frames {
  const sorted = gaps.toSorted((a, b) => a - b);
  return {
    middle: median(gaps),
    slow: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
    count: gaps.length,
  };
}

export const framesText = ({ middle, slow, slowest, count }: Frames): string =>
  `${middle.toFixed(1)} ms between two, ${slow.toFixed(1)} ms in the slowest of twenty, ${slowest.toFixed(1)} ms at most (${count} frames)`;

/** What goes on while frames are counted. */
export interface Filming {
  readonly seconds: number;
  /** What is touched, again and again. */
  readonly touched?: string;
  /** In one frame of so many. */
  readonly every?: number;
  /** Only frames count during which this is there; meanwhile nothing is touched. */
  readonly during?: string;
}

/** The time between frames. */
export const framesOn = async (page: Page, filming: Filming): Promise<Frames> => framesIn(await gapsOn(page, filming));

/** The same, one by one. */
export const gapsOn = (page: Page, filming: Filming): Promise<number[]> =>
  page.evaluate(
    ({ seconds, touched, every = 1, during }) =>
      new Promise<number[]>(resolve => {
        const between: number[] = [];
        const until = performance.now() + seconds * 1000;
        let last = performance.now();
        let counted = false;
        let frames = 0;
        const frame = () => {
          // When it is drawn, not when the browser wanted it: what was computed before something begins is no pause in it.
          const now = performance.now();
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

export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
