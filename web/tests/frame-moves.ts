/** What people do at the frame of any game, by the names that a screen reader reads and the places it shows. */
import { Client, type NewTableRequest } from '@havre/protocol/client/client.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { WebSocket } from 'ws';
import type { House, People } from './house.ts';
import { listenTo } from './listening.ts';
import { violationsOn } from './violations.ts';

export const overOn = (page: Page): Locator =>
  page.getByRole('region', { name: /^(The game is over|La partie est finie)/ });
export const actionsOn = (page: Page): Locator =>
  page.getByRole('region', { name: /^(What you can do|Ce que vous pouvez faire)$/ });

/** Somebody with a page, and everything it has received. */
export interface Sitter {
  readonly page: Page;
  readonly received: readonly string[];
}

export interface Gathering {
  readonly wish: NewTableRequest;
  /** The names of those who come with a page, and how they look at it. */
  readonly people: readonly { readonly name: string; readonly options?: Parameters<People['person']>[1] }[];
  /** The bots in the other seats. */
  readonly bots: readonly string[];
}

/**
 * Lays out a table from a program, lets people sit down by its link, and begins.
 * @example const { sitters, replay } = await gathered(house, people, { wish: { game: 'aquatika', seats: 2 }, … });
 */
export async function gathered(house: House, people: People, { wish, people: named, bots }: Gathering) {
  const host = new Client({ url: house.url, WebSocket, primitives, identity: { token: null } });
  await host.identify();
  const table = await host.create({ botPace: 0, ...wish });
  const sitters: Sitter[] = [];
  for (const { name, options } of named) {
    const page = await people.person(name, options, { confirm: false });
    const received = listenTo(page);
    await page.goto(`/table/${table.table}`);
    await page
      .getByRole('button', { name: /^(Sit down here|S’asseoir ici)$/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^(I am ready|C’est bon pour moi)$/ }).click();
    sitters.push({ page, received });
  }
  for (const [i, bot] of bots.entries()) await table.do({ type: 'addBot', seat: named.length + i, bot });
  await table.until(({ info }) => info?.sitters.every(sitter => sitter?.ready === true) === true);
  expect(await table.do({ type: 'start' })).toBeNull();
  return {
    sitters,
    /** The whole game, once it is over. */
    async replay() {
      await table.until(({ info }) => info?.phase === 'over');
      const replay = await host.replay(table.table);
      host.close();
      return replay;
    },
  };
}

/** Waits until a page is asked something or sees the end; says which. */
export async function askedOrOver(page: Page): Promise<'asked' | 'over'> {
  await expect(actionsOn(page).or(overOn(page)).first()).toBeVisible({ timeout: 30_000 });
  return (await overOn(page).isVisible()) ? 'over' : 'asked';
}

/** Touches a place of the picture, unless the table has moved on meanwhile. */
export const touch = (page: Page, place: string): Promise<void> =>
  page
    .locator(`button[data-place="${place}"]`)
    .click({ timeout: 3_000 })
    .catch(() => {});

/** The places that can be touched now and are not yet, from the top of the picture on. */
export const litOn = (page: Page): Promise<string[]> =>
  page
    .locator('button[data-place][aria-pressed="false"]')
    .evaluateAll(buttons => buttons.map(button => (button as HTMLElement).dataset.place ?? ''));

/** Nothing sticks out of the page, and whoever needs a screen reader or strong contrast is served. */
export async function looksRight(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, 'the page is as wide as the screen').toBeLessThanOrEqual(0);
  expect.soft(await violationsOn(page)).toEqual([]);
}
