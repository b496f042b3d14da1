import type { Page } from '@playwright/test';
import { playAlong, sitThere, somebody } from './company.ts';
import { expect, test } from './house.ts';
import { begin, layOut } from './moves.ts';

/** The cards in one's hand that may be played now, as a screen reader reads them: lowest first. */
async function playable(page: Page): Promise<number[]> {
  const hand = page.getByRole('toolbar', { name: 'Your hand' });
  const names = await hand.getByRole('button', { name: /^Play an? \d+/ }).allInnerTexts();
  if (names.length === 0) return [];
  const tree = await hand.ariaSnapshot();
  return [...tree.matchAll(/button "Play an? (\d+)/g)].map(([, card]) => Number(card)).sort((a, b) => a - b);
}

/** The highest card that lies in front of somebody else, as their places are read out. */
async function highestOnTheTable(page: Page, own: string): Promise<number> {
  const tree = await page.getByRole('list', { name: 'Around the table' }).ariaSnapshot();
  const others = tree.split('\n').filter(line => !line.includes(own));
  const lying = others.flatMap(line =>
    [...line.matchAll(/(\d+) (?:together|in front)/g)].map(([, value]) => Number(value)),
  );
  return Math.max(0, ...lying);
}

/** Hears what is read out on a page without being asked for: of the live regions, whatever changes in them. */
async function listenTo(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const isLive = (node: Node | null): boolean =>
      (node instanceof Element ? node : node?.parentElement)?.closest(
        '[role=log], [role=status], [role=alert], [aria-live]',
      ) != null;
    new MutationObserver(changes => {
      for (const { target, type, addedNodes } of changes) {
        if (!isLive(target)) continue;
        const spoken = type === 'childList' ? [...addedNodes] : [target];
        heard.push(...spoken.map(({ textContent }) => textContent ?? ''));
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0).join(' | '));
}

/** Plays one card as somebody does who only listens: chooses, hears what it would do, plays, and hears that it lies there. */
async function playByEar(page: Page, name: string): Promise<boolean> {
  const cards = await playable(page);
  const [lowest] = cards;
  if (lowest === undefined) return false;
  await expect(page.getByRole('status').filter({ hasText: 'Play a card.' })).toBeAttached();
  const highest = await highestOnTheTable(page, name);
  const card = cards.find(one => one > highest) ?? lowest;
  const held = page.getByRole('button', { name: new RegExp(`^Play an? ${card}\\b`) }).first();
  await held.focus();
  await held.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Press again to play it.' })).toBeAttached();
  await expect(held).toHaveAttribute('aria-pressed', 'true');
  const told = page.getByRole('complementary').getByText(new RegExp(`^${name} plays an? ${card}\\b`));
  const before = await told.count();
  await held.press('Enter');
  await expect.poll(() => told.count()).toBeGreaterThan(before);
  return true;
}

test('a whole game is played through the accessibility tree, on its own board', async ({ people, house }) => {
  const page = await people.person('Anne');
  const address = await layOut(page, 3);
  const [ben, cleo] = await Promise.all([somebody(house.url), somebody(house.url)]);
  const id = address.split('/').at(-1) ?? '';
  const others = [await sitThere(ben, id, 1, 'Ben'), await sitThere(cleo, id, 2, 'Cleo')];
  await begin(page, []);
  const heard = await listenTo(page);
  for (const other of others) playAlong(other);
  const over = page.getByRole('region', { name: 'The game is over' });
  const mayPlay = page.getByRole('button', { name: /^Play an? \d+/ }).first();
  for (let turn = 0; turn < 300; turn++) {
    await expect(mayPlay.or(over).first()).toBeVisible();
    if (await over.isVisible()) break;
    await playByEar(page, 'Anne');
  }
  const story = await heard();
  // whoever only listens has heard who played, who was pushed out, what went through, whose turn it was and how it ended
  for (const sentence of [
    /Anne plays an? \d+/,
    /Ben plays an? \d+/,
    /pushes out/,
    /go(?:es)? through/,
    /Play a card\./,
    /ha(?:s|ve) won\./,
    /wins?( together)?\./,
  ])
    expect(story).toMatch(sentence);
  await expect(over.getByRole('listitem').first()).toContainText('Victory!');
  expect(people.received.messages).toBeGreaterThan(20);
  for (const client of [ben, cleo]) client.close();
});

test('a whole game is played with the keyboard alone', async ({ people }) => {
  const page = await people.person('Anne');
  await page.goto('/');
  const { keyboard } = page;
  /** Walks through the page with the tabulator until something with this name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 60; i++) {
      const focused = await page.evaluate(() => {
        const { activeElement: at } = document;
        return (at?.getAttribute('aria-label') ?? at?.closest('label')?.textContent ?? at?.textContent ?? '').trim();
      });
      if (name.test(focused)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`the tabulator does not lead to ${String(name)}`);
  };
  await tabTo(/^Fuji Flush/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A new table' })).toBeVisible();
  await tabTo(/^Against bots/);
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'On one device' })).toBeChecked();
  await tabTo(/^Play$/);
  await keyboard.press('Enter');
  const curtain = page.getByRole('dialog', { name: /^Pass the device to/ });
  const over = page.getByRole('region', { name: 'The game is over' });
  const hand = page.getByRole('toolbar', { name: 'Your hand' });
  const mayPlay = hand.getByRole('button', { name: /^Play an? \d+/ }).first();
  const played = page.getByRole('complementary').getByText(/ plays an? \d+/);
  await expect(curtain.or(over)).toBeVisible();
  for (let turn = 0; turn < 400; turn++) {
    await expect(curtain.or(mayPlay).or(over).first()).toBeVisible();
    if (await over.isVisible()) break;
    if (await curtain.isVisible()) {
      await keyboard.press('Enter');
      await expect(curtain).toBeHidden();
    }
    if (!(await mayPlay.isVisible())) continue;
    const before = await played.count();
    await tabTo(/^Play an? \d+/);
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect(hand.getByRole('button', { pressed: true })).toHaveCount(1);
    await keyboard.press('Enter');
    await expect.poll(() => played.count()).toBeGreaterThan(before);
  }
  await expect(over).toBeVisible();
  await tabTo(/^Once more/);
});
