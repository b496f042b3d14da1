/** The page in three engines: the same script in each of them, and a table at which all three meet. */
import { shelf } from '@havre/engine/games/index.ts';
import { french } from '../words/fr.ts';
import { ENGINES, type Tab } from './engines/engine.ts';
import { beginHere, isOver, playToTheEnd, somebody, touchSomething } from './engines/playing.ts';
import { tap, tapIfThere } from './engines/tapping.ts';
import { go, settled, until } from './engines/waiting.ts';
import { expect, test } from './house.ts';

/** Games that may take long against bots: some turns of them here, the whole of them with `npm run test:engines`. */
const LONG: readonly string[] = ['aquatika', 'captain-jack', 'jamaica'];
const SOME_TOUCHES = 15;
/** Played until a team guesses, and to its end with the others. */
const DECRYPTO = 'decrypto';

test.describe.configure({ timeout: 300_000 });

/** The service worker has everything, and answers from now on. */
const isKept = `(async () =>
  (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated' && (await caches.keys()).length === 1)()`;
const hasHeading = 'document.querySelector("h1") !== null';
const hasTable = `document.querySelector('[aria-label="${french.table.board}"]') !== null`;

for (const name of ENGINES) {
  test(`${name}: home, a lesson to its end, and every room without a server`, async ({ engine, house }) => {
    const tab = await somebody(await engine(name), house.url, 'Anne');
    await go(tab, house.url);
    await until(tab, hasHeading, 'home is there');
    await go(tab, `${house.url}/lesson/fuji-flush`);
    for (let turn = 0; !(await tapIfThere(tab, ['button'], `^${french.lesson.again}$`)) && turn < 300; turn++)
      await touchSomeCard(tab, turn);
    await until(tab, isKept, 'the page is kept on the device');
    await house.kill();
    await go(tab, `${house.url}/rules/fuji-flush#FUJ-OUT-02`);
    await until(tab, `document.body.innerText.includes('FUJ-OUT-02')`, 'the rules are there without a server');
    await beginHere(tab, house.url, 'fuji-flush');
    await until(tab, hasTable, 'a table is laid out without a server');
    expect(tab.complaints.filter(complaint => !/connect|WebSocket|network|fetch/i.test(complaint))).toEqual([]);
  });

  for (const { id: game } of shelf.filter(({ id }) => id !== DECRYPTO && !LONG.includes(id)))
    test(`${name}: a whole game of ${game} against bots on the device`, async ({ engine, house }) => {
      const tab = await somebody(await engine(name), house.url, 'Anne');
      await beginHere(tab, house.url, game);
      await playToTheEnd(tab);
      await settled(tab);
      expect(tab.complaints).toEqual([]);
    });

  for (const game of LONG)
    test(`${name}: ${game} against bots on the device for some turns`, async ({ engine, house }) => {
      const tab = await somebody(await engine(name), house.url, 'Anne');
      await beginHere(tab, house.url, game);
      let touches = 0;
      await playToTheEnd(tab, async there => ++touches > SOME_TOUCHES || (await isOver(there)));
      expect(tab.complaints).toEqual([]);
    });

  test(`${name}: Decrypto against bots on the device until the first guess`, async ({ engine, house }) => {
    const tab = await somebody(await engine(name), house.url, 'Anne');
    await beginHere(tab, house.url, DECRYPTO);
    await playToTheEnd(tab, there =>
      there.evaluate<boolean>(`document.body.innerText.includes('Mettez-vous d’accord')`),
    );
    expect(tab.complaints).toEqual([]);
  });
}

/** A lesson wants one card after the other: sooner or later it is this one. */
async function touchSomeCard(tab: Tab, turn: number): Promise<void> {
  const cards = '[role="toolbar"] button';
  await tab.evaluate(
    `[...document.querySelectorAll('${cards}')].forEach((card, i, all) => card.toggleAttribute('data-next', i === ${turn} % all.length))`,
  );
  await tapIfThere(tab, ['[data-next]']);
}

test('three people in three engines play at one table', async ({ engine, house }) => {
  const tabs: Tab[] = [];
  for (const [i, name] of ENGINES.entries())
    tabs.push(await somebody(await engine(name), house.url, ['Anne', 'Ben', 'Cleo'][i] ?? ''));
  const [host, ...guests] = tabs;
  if (host === undefined) throw new Error('nobody is there');
  await go(host, `${house.url}/box/fuji-flush`);
  await tap(host, 'label', `^${french.box.ways.friends}`);
  await tap(host, 'label', '^3$');
  await tap(host, 'button', `^${french.box.begin.friends}$`);
  await until(host, `location.pathname.startsWith('/table/')`, 'the table is laid out');
  const address = await host.evaluate<string>('location.href');
  for (const guest of guests) {
    await go(guest, address);
    await tap(guest, 'button', `^${french.gathering.sit}$`);
  }
  for (const tab of tabs) await tap(tab, 'button', `^${french.gathering.ready}$`);
  await until(
    host,
    `[...document.querySelectorAll('button')].some(({ textContent, ariaDisabled }) => textContent.trim() === ${JSON.stringify(french.gathering.start)} && ariaDisabled !== 'true')`,
    'everybody is ready',
  );
  await tap(host, 'button', `^${french.gathering.start}$`);
  for (const tab of tabs) await until(tab, hasTable, 'the game has begun');
  for (let turn = 0; turn < 1_000 && !(await isOver(host)); turn++)
    for (const tab of tabs) await touchSomething(tab, turn);
  for (const tab of tabs)
    await until(tab, `document.querySelector('[aria-label="${french.end.title}"]') !== null`, 'the game is over');
  for (const tab of tabs) expect(tab.complaints).toEqual([]);
});
