/** What people do at the table of Captain Jack's Gold: they touch waters, cards and letters, and the tags on them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { TAVERN_TOUCHABLE } from './engines/tavern-wishes.ts';
import { overOn } from './frame-moves.ts';

/** What can be done on a tag, the most wanted first. */
const TASTE = [
  ...['fulfil', 'dig', 'deliver', 'take', 'keep', 'fight', 'board', 'accept', 'face', 'pour'],
  ...['reveal', 'pass', 'keepDice', 'leave', 'takeNothing', 'stop', 'finish', 'refuseRum'],
] as const;

export const tagOn = (page: Page, deed: string): Locator => page.locator(`.cj [data-deed="${deed}"]`).first();
export const watersOn = (page: Page): Locator => page.locator('.cj-water-touch.lit');
const isThere = (place: Locator): Promise<boolean> => place.first().isVisible();
/** The table may have moved on meanwhile. */
const touch = (place: Locator, at: { readonly position?: { x: number; y: number } } = {}): Promise<void> =>
  place
    .first()
    .click({ timeout: 3_000, ...at })
    .catch(() => {});
/** Cards overlap as in a hand: of each one sees the left edge. */
const VISIBLE_EDGE = { position: { x: 5, y: 20 } };

/** What hangs on tags now, found out at once: each look at a page takes its time on a busy machine. */
const deedsOn = (page: Page): Promise<string[]> =>
  page.locator('.cj [data-deed]').evaluateAll(tags => tags.map(tag => (tag as HTMLElement).dataset.deed ?? ''));

/** Waits until the table asks something of this page, or the game is over; says which. */
export async function askedOnTable(page: Page): Promise<'asked' | 'over'> {
  const asking = page.locator('.cj :is(.cj-tag, .lit)');
  await expect(asking.or(overOn(page)).first()).toBeVisible({ timeout: 30_000 });
  return (await overOn(page).isVisible()) ? 'over' : 'asked';
}

/** Everything on the table that can be touched now. */
const touchableOn = (page: Page): Locator => page.locator(TAVERN_TOUCHABLE);

/** Somebody at the table, who tries something else where a touch has changed nothing. */
export class Player {
  private readonly page: Page;
  private before = '';
  private inVain = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async act(turn: number): Promise<void> {
    const now = await this.page.locator('.stage').innerText();
    this.inVain = now === this.before ? this.inVain + 1 : 0;
    this.before = now;
    if (this.inVain === 0) return actOnTable(this.page, turn);
    const all = touchableOn(this.page);
    const count = Math.max(1, await all.count());
    await touch(all.nth(this.inVain % count), this.inVain % 2 === 0 ? {} : VISIBLE_EDGE);
  }
}

/** Does what lies nearest: pays, digs, takes, fights, sails on; `turn` says which water is next. */
export async function actOnTable(page: Page, turn: number): Promise<void> {
  const port = page.locator('.cj-port');
  if (await isThere(port)) return payOrLeave(page, port);
  if (await isThere(page.locator('.cj-plan-scene .cj-stowed.lit')))
    return touch(page.locator('.cj-plan-scene .cj-stowed.lit'));
  const deeds = await deedsOn(page);
  const wanted = TASTE.find(deed => deeds.includes(deed));
  if (wanted !== undefined) return touch(tagOn(page, wanted));
  if (await isThere(watersOn(page))) {
    const canPay = await isThere(page.locator('.cj-letter.payable'));
    const waters = await watersOn(page).count();
    return touch(canPay ? page.locator('.cj-island.lit') : watersOn(page).nth(turn % waters));
  }
  if (await isThere(page.locator('.cj-own .cj-stowed.lit'))) {
    await touch(page.locator('.cj-own .cj-stowed.lit'), VISIBLE_EDGE);
    await touch(tagOn(page, 'discard'));
  }
}

async function payOrLeave(page: Page, port: Locator): Promise<void> {
  if (await isThere(tagOn(page, 'fulfil'))) return touch(tagOn(page, 'fulfil'));
  if (await isThere(port.locator('.cj-letter.payable'))) return touch(port.locator('.cj-letter.payable'));
  return touch(tagOn(page, 'finish'));
}
