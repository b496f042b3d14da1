/**
 * Whole games of Aquatika in every browser, on both boards, in French: two people in two browsers; one against a bot on a
 * phone; one by keyboard and speech alone; and somebody who has never been here and goes from home to the end by touching
 * what is there.
 *
 *     npm run test:lagoon                                          everything: half an hour
 *     npm run test:lagoon -- --way ear --board reef --engine webkit
 */
import { label } from '@havre/engine/games/aquatika/label.ts';
import { type BoardName, OFFERED } from '@havre/engine/games/aquatika/material.ts';
import { wording } from '@havre/engine/games/aquatika/wording.ts';
import { asked, namesAsked } from '../../../scripts/asked.mjs';
import { whyNoBrowser } from '../../../scripts/browsers.mjs';
import { french } from '../../words/fr.ts';
import { ENGINES, type Engine, type EngineName, type Tab } from '../engines/engine.ts';
import { hurryBots, isOver } from '../engines/playing.ts';
import { startEngine } from '../engines/start.ts';
import { tap, tapIfThere } from '../engines/tapping.ts';
import { go, settled, until } from '../engines/waiting.ts';
import { House } from '../server-process.ts';
import { prepare } from '../windows/opening.ts';
import { playByEar, tellsTheEnd } from './by-ear.ts';
import { touchAhead } from './by-touch.ts';

const WAYS = ['people', 'phone', 'ear', 'newcomer'] as const;
type Way = (typeof WAYS)[number];
const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const MOST_TOUCHES = 1_500;
const POLL_MS = 40;

const { values } = asked(import.meta.filename, {
  options: {
    way: { type: 'string', multiple: true },
    board: { type: 'string', multiple: true },
    engine: { type: 'string', multiple: true },
  },
});
const wanted = <T extends string>(all: readonly T[], named: readonly string[] | undefined): readonly T[] =>
  namesAsked(import.meta.filename, all, named);
const engines = wanted(ENGINES, values.engine).filter(name => {
  const why = name === 'chromium' ? null : whyNoBrowser(name);
  if (why !== null) console.log(why);
  return why === null;
});

const running = new Map<EngineName, Engine>();
/** Who is here at the moment: WebKit has room for few, so that a game that fails must not leave anybody sitting there. */
const present: Tab[] = [];
async function engineOf(name: EngineName): Promise<Engine> {
  const engine = running.get(name) ?? (await startEngine(name));
  running.set(name, engine);
  return engine;
}

async function newTab(name: EngineName, size: typeof DESK): Promise<Tab> {
  const tab = await (await engineOf(name)).tab(size);
  present.push(tab);
  return tab;
}

/** Everybody touches in turn until it is over. */
async function touchToTheEnd(tabs: readonly Tab[]): Promise<string> {
  for (let touches = 1; touches <= MOST_TOUCHES; touches++) {
    let isIdle = true;
    for (const tab of tabs) {
      if (await isOver(tab)) return `${touches} touches`;
      if (await touchAhead(tab, touches)) isIdle = false;
    }
    if (isIdle) await new Promise(resolve => setTimeout(resolve, POLL_MS));
  }
  throw new Error('the game does not come to an end');
}

const chooseBoard = (tab: Tab, board: BoardName): Promise<void> =>
  tap(tab, 'label', `^${wording.fr.options.board?.values[board]?.slice(0, 5)}`);

async function somebody(name: EngineName, url: string, who: string, size = DESK): Promise<Tab> {
  const tab = await newTab(name, size);
  await prepare(tab, url, { name: who, language: 'fr', motion: 'none', sound: false, confirm: false });
  return tab;
}

/** From the box to a table against a bot on the device. */
async function begin(tab: Tab, url: string, board: BoardName): Promise<void> {
  await go(tab, `${url}/box/${label.id}`);
  await chooseBoard(tab, board);
  await hurryBots(tab);
  await tap(tab, 'button', `^${french.box.begin.bots}$`);
  await until(tab, `location.pathname.startsWith('/here/')`, 'the table is there');
}

/** Where somebody sits down just then the button moves away under the finger: one touches it again. */
async function becomeReady(tab: Tab): Promise<void> {
  const asks = `[...document.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === ${JSON.stringify(french.gathering.ready)})`;
  await until(tab, asks, 'somebody asks whether one is ready');
  while (await tab.evaluate<boolean>(asks)) {
    await tapIfThere(tab, ['button'], `^${french.gathering.ready}$`);
    await settled(tab);
  }
}

/** One in this browser and one in the next. */
async function people(url: string, name: EngineName, board: BoardName): Promise<string> {
  // WebKit has room for one: where nobody else was asked for, Chromium sits across.
  const other =
    engines.length === 1 && name === 'webkit'
      ? 'chromium'
      : (engines[(engines.indexOf(name) + 1) % engines.length] ?? name);
  const [host, guest] = [await somebody(name, url, 'Anne'), await somebody(other, url, 'Ben')];
  const tabs = [host, guest];
  await go(host, `${url}/box/${label.id}`);
  await tap(host, 'label', `^${french.box.ways.friends}`);
  await chooseBoard(host, board);
  await tap(host, 'button', `^${french.box.begin.friends}$`);
  await until(host, `location.pathname.startsWith('/table/')`, 'the table is laid out');
  await go(guest, await host.evaluate<string>('location.href'));
  await tap(guest, 'button', `^${french.gathering.sit}$`);
  for (const tab of tabs) await becomeReady(tab);
  const canStart = `[...document.querySelectorAll('button')].some(({ textContent, ariaDisabled }) => textContent.trim() === ${JSON.stringify(french.gathering.start)} && ariaDisabled !== 'true')`;
  await until(host, canStart, 'both are ready');
  await tap(host, 'button', `^${french.gathering.start}$`);
  const how = await touchToTheEnd(tabs);
  for (const tab of tabs) await until(tab, `document.querySelector('.aqua-verdict') !== null`, 'the verdict');
  return `with ${other}: ${how}`;
}

async function phone(url: string, name: EngineName, board: BoardName): Promise<string> {
  const tab = await somebody(name, url, 'Anne', PHONE);
  await begin(tab, url, board);
  return touchToTheEnd([tab]);
}

async function ear(url: string, name: EngineName, board: BoardName): Promise<string> {
  const tab = await somebody(name, url, 'Anne');
  await begin(tab, url, board);
  const sentences = await playByEar(tab);
  if (!tellsTheEnd(sentences)) throw new Error(`nobody says how it ended: ${sentences.slice(-3).join(' ')}`);
  return `${sentences.length} sentences`;
}

/** Nothing was ever chosen on this device but its language, since not every system has French: moves are asked for twice, animals swim, and the bot takes its time. */
async function newcomer(url: string, name: EngineName, board: BoardName): Promise<string> {
  const tab = await newTab(name, PHONE);
  await prepare(tab, url, { language: 'fr' });
  await go(tab, url);
  await settled(tab);
  await tab.evaluate(`document.querySelector('a[href="/box/${label.id}"]')?.scrollIntoView()`);
  await tap(tab, `a[href="/box/${label.id}"]`, '');
  await chooseBoard(tab, board);
  await tap(tab, 'button', `^${french.box.begin.bots}$`);
  return touchToTheEnd([tab]);
}

const PLAYED: { readonly [W in Way]: typeof people } = { people, phone, ear, newcomer };

const house = new House();
await house.open();
let failed = 0;
try {
  for (const board of wanted(OFFERED, values.board))
    for (const way of wanted(WAYS, values.way))
      for (const name of engines) {
        const since = Date.now();
        const outcome = await PLAYED[way](house.url, name, board)
          .then(how => {
            const complaints = present.flatMap(tab => tab.complaints);
            if (complaints.length > 0) throw new Error(complaints.join('; '));
            return how;
          })
          .catch((error: unknown) => {
            failed++;
            return `WRONG: ${error}`;
          });
        for (const tab of present.splice(0)) await tab.close().catch(() => {});
        console.log(`${board}, ${way}, ${name}: ${outcome}, ${Math.round((Date.now() - since) / 1000)} s`);
      }
} finally {
  for (const engine of running.values()) await engine.close();
  await house.pullDown();
}
process.exitCode = failed > 0 ? 1 : 0;
