/** What people do at the table of Captain Jack's Gold: they touch waters, cards and letters, and the tags on them. */
import { expect, type Locator, type Page } from '@playwright/test';
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
const touchableOn = (page: Page): Locator =>
  page.locator('.cj :is(.cj-tag, .cj-stowed.lit, .cj-water-touch.lit, .cj-island.lit, .cj-letter.payable)');

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

/** What is done by the names of buttons, the most wanted first. */
const NAMED = [
  ...[/^Seal the letter/, /^Dig up the treasure/, /^Deliver/, /^Take it/, /^Keep the card/, /^Fight/, /^Board /],
  ...[/^Accept it/, /^Face it/, /^Throw it overboard/, /^Sail on/, /^Keep the dice/, /^Leave it/, /^Stop here/],
] as const;
const PAYABLE = /You can pay for it/;
const LAST_NAMED = [/^Take nothing/, /^End my turn/, /^No rum/] as const;

/** Runs in the page: what can be done there, by what it is called and what it is part of. */
const namedIn = (buttons: Element[]): { name: string; within: string }[] =>
  buttons
    .filter(button => button.ariaDisabled !== 'true' && button.closest('[inert]') === null)
    .map(button => ({
      name: (button.ariaLabel ?? button.textContent ?? '').trim(),
      within: button.closest('section, ul[aria-label="The three waters"]')?.ariaLabel ?? '',
    }));

/**
 * Somebody who sees nothing of the table but roles and names: a letter that is payable says so, and what cannot be done is
 * disabled.
 */
export async function actByNames(page: Page, turn: number): Promise<void> {
  const main = page.getByRole('main');
  const there = await main.locator('button').evaluateAll(namedIn);
  const isNamed = (name: RegExp): boolean => there.some(one => name.test(one.name));
  const enabled = (within: Locator, name: RegExp): Locator => within.getByRole('button', { name, disabled: false });
  const wanted = NAMED.find(isNamed);
  if (wanted !== undefined) return touch(enabled(main, wanted));
  const region = (name: RegExp): Locator | null =>
    there.some(({ within }) => name.test(within)) ? main.getByRole('region', { name }) : null;
  const port = region(/^In port$/);
  if (port !== null && isNamed(PAYABLE)) return touch(enabled(port, PAYABLE));
  const ship = region(/^The ship of/);
  if (ship !== null) return touch(ship.getByRole('listitem').getByRole('button'));
  const waters = there.filter(({ within }) => within === 'The three waters').length;
  if (waters > 0 && isNamed(PAYABLE)) return touch(enabled(main, /on the island/));
  if (waters > 0)
    return touch(enabled(main.getByRole('list', { name: 'The three waters' }), /to draw/).nth(turn % waters));
  const last = LAST_NAMED.find(isNamed);
  if (last !== undefined) return touch(enabled(main, last));
  await touch(main.getByRole('region', { name: 'Your ship' }).getByRole('listitem').getByRole('button'), VISIBLE_EDGE);
}
