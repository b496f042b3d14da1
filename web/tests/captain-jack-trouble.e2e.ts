/** What goes wrong at the table of Captain Jack's Gold loses nothing and does nothing twice. */
import { Client } from '@havre/protocol/client/client.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { WebSocket } from 'ws';
import type { PageSettings } from '../shell/settings.ts';
import { tagOn, watersOn } from './captain-jack-moves.ts';
import { expect, type House, type People, test } from './house.ts';
import { Company } from './windows/company.ts';
import { type Moment, momentAsking, momentsOf } from './windows/moments.ts';

/** A table at a moment of a kept game, the page of whoever is asked there, and how often something has happened. */
async function momentOf(house: House, people: People, scene: string) {
  const [moment] = momentsOf('captain-jack', [scene]);
  if (moment === undefined) throw new Error(`there is no moment ${scene}`);
  return tableAt(moment, house, people);
}

async function tableAt(
  moment: Moment,
  house: House,
  people: People,
  options: BrowserContextOptions = {},
  changed: Partial<PageSettings> = {},
) {
  const company = new Company(house.url);
  const { table, token } = await company.lay(moment);
  const client = new Client({ url: house.url, WebSocket, primitives, identity: { token } });
  const watched = client.watch(table);
  await watched.until(({ view }) => view !== null);
  const page = await people.person('Anne', options, { confirm: false, ...changed });
  await page.context().addCookies([{ name: 'havre-device', value: token, url: house.url }]);
  await page.goto(`/table/${table}`);
  return {
    page,
    happened: (type: string): number =>
      watched.events
        .flatMap(item => (item.type === 'game' ? item.letter.events : []))
        .filter(event => event.type === type).length,
    leave: () => {
      client.close();
      company.leave();
    },
  };
}

const questionOn = (page: Page): Promise<string> => page.locator('.prompt-text').innerText();

test('a fight waits for whoever loads the page anew, and a double touch rolls once', async ({ house, people }) => {
  const { page, happened, leave } = await momentOf(house, people, 'roll');
  await expect(tagOn(page, 'rollAgain')).toBeVisible();
  const question = await questionOn(page);
  await page.reload();
  await expect(tagOn(page, 'rollAgain')).toBeVisible();
  expect(await questionOn(page)).toBe(question);
  await expect(page.locator('.cj-fight .cj-die:not(.waiting)')).toHaveCount(1);
  const rolled = happened('rolled');
  await tagOn(page, 'accept').dblclick();
  await expect(tagOn(page, 'accept')).toHaveCount(0);
  await expect.poll(() => happened('wonFight')).toBeGreaterThan(0);
  expect(happened('rolled')).toBe(rolled);
  await expect(page.getByRole('alert')).toBeEmpty();
  leave();
});

test('a water is touched anywhere it shines, and touched twice it is sailed to once and nothing is taken', async ({
  house,
  people,
}) => {
  const { page, happened, leave } = await momentOf(house, people, 'course');
  await expect(watersOn(page)).toHaveCount(3);
  const [sailed, took] = [happened('sailed'), happened('took')];
  const board = (await page.locator('.cj-table').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const waterAt = (x: number, y: number) =>
    page.evaluate(at => document.elementFromPoint(at.x, at.y)?.closest('.cj-water-touch')?.className, {
      x: board.x + board.width * x,
      y: board.y + board.height * y,
    });
  // Beside the island, far below the cards; and between the cards and the island.
  expect(await waterAt(0.2, 0.58)).toContain('coast');
  expect(await waterAt(0.5, 0.42)).toContain('channel');
  await page.mouse.dblclick(board.x + board.width * 0.8, board.y + board.height * 0.58);
  await expect.poll(() => happened('sailed')).toBe(sailed + 1);
  await expect(watersOn(page)).toHaveCount(0);
  expect(happened('took')).toBe(took);
  await expect(page.getByRole('alert')).toBeEmpty();
  leave();
});

test('on a phone both ships of a boarding lie side by side and whole', async ({ house, people }) => {
  const boards = ({ legal }: { legal: readonly { type: string }[] }) => legal.some(({ type }) => type === 'board');
  const { page, leave } = await tableAt(
    momentAsking('captain-jack', 'advanced-3-seats', boards),
    house,
    people,
    { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' },
    { motion: 'slow' },
  );
  await tagOn(page, 'board').first().click();
  await expect(page.locator('.cj-boarder-ship')).toHaveCount(2);
  const boxOf = (shown: string) =>
    page.locator(shown).evaluateAll(all =>
      all.map(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
  const [[scene], [attacker, defender]] = [await boxOf('.cj-fight.boarding'), await boxOf('.cj-boarder-ship')];
  expect(attacker?.right).toBeLessThan(defender?.left ?? 0);
  for (const ship of [attacker, defender]) {
    expect(ship?.top).toBeGreaterThan(scene?.top ?? 0);
    expect(ship?.bottom).toBeLessThan(scene?.bottom ?? 0);
  }
  leave();
});

test('in port a drag that ends anywhere changes nothing, and a killed server asks the same again', async ({
  house,
  people,
}) => {
  const { page, happened, leave } = await momentOf(house, people, 'port');
  const port = page.getByRole('region', { name: /^(In port|Au port)$/ });
  const card = port.locator('.cj-stowed').first();
  await expect(card).toBeVisible();
  const aboard = await port.locator('.cj-stowed').count();
  const { x = 0, y = 0 } = (await card.boundingBox()) ?? {};
  for (const [toX, toY] of [
    [2, 2],
    [x + 40, y - 120],
    [700, 5],
  ] as const) {
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(toX, toY, { steps: 4 });
    await page.mouse.up();
  }
  await expect(port.locator('.cj-stowed')).toHaveCount(aboard);
  await expect(tagOn(page, 'fulfil')).toHaveCount(0);
  const question = await questionOn(page);
  await house.kill();
  await house.open();
  await page.reload();
  await expect(port.locator('.cj-stowed')).toHaveCount(aboard);
  expect(await questionOn(page)).toBe(question);
  await port.locator('.cj-letter.payable').first().click();
  const before = happened('fulfilled');
  await tagOn(page, 'fulfil').dblclick();
  await expect.poll(() => happened('fulfilled')).toBe(before + 1);
  await expect(port.locator('.cj-stowed')).not.toHaveCount(aboard);
  expect(happened('fulfilled')).toBe(before + 1);
  leave();
});

test('a touch that ends a film does nothing else, although an answer comes to lie under the finger', async ({
  people,
}) => {
  const page = await people.person('Anne', { reducedMotion: 'no-preference' }, { confirm: false, motion: 'slow' });
  await page.goto('/lesson/captain-jack');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Step 2 of 19')).toBeVisible();
  /** The finger goes down while the card turns, and up as soon as its answers are there: on the one that is asked for. */
  const touched = page.evaluate(
    () =>
      new Promise<string>(resolve => {
        let isDown = false;
        const look = () => {
          const tag = document.querySelector<HTMLElement>('.cj-tag[data-deed="reveal"]');
          if (!isDown && document.querySelector('.cj > .cj-lifted-card') !== null) {
            isDown = true;
            document.querySelector('.cj-table')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          }
          if (tag === null) {
            requestAnimationFrame(look);
            return;
          }
          tag.click();
          resolve(isDown ? 'while it turned' : 'too late');
        };
        look();
      }),
  );
  await page.locator('.cj-water-touch.suggested').click();
  expect(await touched).toBe('while it turned');
  await expect(tagOn(page, 'reveal')).toBeVisible();
  await expect(page.getByText('Step 3 of 19')).toBeVisible();
  await tagOn(page, 'reveal').click();
  await expect(page.getByText('Step 4 of 19')).toBeVisible();
});

test('a card list that breaks a rule of the ledger is refused by name', async ({ people }) => {
  const page = await people.person('Anne', { serviceWorkers: 'block' });
  people.expect(/CJG-COMP/);
  await page.route('**/assets/*.js', async route => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.replace('id:`CO01`,area:`coast`', 'id:`CO01`,area:`channel`') });
  });
  for (const room of ['box', 'lesson']) {
    await page.goto(`/${room}/captain-jack`);
    await expect(page.getByRole('alert')).toContainText(/this card list cannot be played with: .+ \(CJG-COMP-\d+\)/);
  }
  // What the rule says can be read all the same, and other boxes are open.
  await page.goto('/rules/captain-jack#CJG-COMP-22');
  await expect(page.getByText('CJG-COMP-22').first()).toBeVisible();
  await page.goto('/box/fuji-flush');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});
