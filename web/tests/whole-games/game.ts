/** One whole game of Captain Jack's Gold on a page, against bots of a server. */
import type { Language } from '@havre/engine/games/language.ts';
import { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';

import type { Engine, Size, Tab } from '../engines/engine.ts';
import { TAVERN_TOUCHABLE } from '../engines/tavern-wishes.ts';
import { go, settled, until } from '../engines/waiting.ts';
import { prepare, signIn } from '../windows/opening.ts';
import { HANDS, type HandName } from './hands.ts';

export interface WholeGame {
  readonly rules: 'base' | 'advanced';
  readonly seats: number;
  readonly hand: HandName;
  readonly language: Language;
  readonly size: Size & { readonly touch?: boolean };
}

/** How a game went: what was done on the page, and how long it took until the last thing there was answered. */
export interface Played {
  readonly deeds: number;
  /** How many of them an own turn takes, in the middle. */
  readonly aTurn: number;
  readonly seconds: number;
}

/** Nothing takes so long to go on, in milliseconds, unless it has come to a standstill. */
const STANDSTILL = 60_000;
const BREATH = 25;
const BOT = 'planner';

/** Plays it to its end; a game that stands still is an error that says all there is to know about it. */
export async function playWhole(engine: Engine, url: string, game: WholeGame): Promise<Played> {
  const { table, token, leave } = await laidOut(url, game);
  const tab = await engine.tab(game.size);
  try {
    if (game.size.touch === true) await tab.resize(game.size);
    const settings = { name: 'Anne', language: game.language, motion: 'none', sound: false, confirm: false } as const;
    await prepare(tab, url, settings);
    await signIn(tab, token);
    await go(tab, `${url}/table/${table.table}`);
    await until(tab, `document.querySelector('.cj') !== null`, 'the table is there');
    // What was broken off when the page changed is no fault of the table.
    const before = tab.complaints.length;
    const begun = Date.now();
    const deeds = await playOn(tab, table, game);
    const sorted = [...deeds.values()].sort((one, other) => one - other);
    await until(tab, `document.querySelector('.cj.over') !== null`, 'the page shows the end');
    await settled(tab);
    const complaints = tab.complaints.slice(before);
    if (complaints.length > 0) throw new Error(`The page complains: ${complaints.join('\n')}`);
    return {
      deeds: sorted.reduce((sum, some) => sum + some, 0),
      aTurn: sorted[Math.floor(sorted.length / 2)] ?? 0,
      seconds: Math.round((Date.now() - begun) / 1000),
    };
  } finally {
    await tab.close();
    leave();
  }
}

/** A table that has begun; the program that has laid it out and the page are the same person. */
async function laidOut(url: string, { rules, seats }: WholeGame) {
  const client = new Client({ url, WebSocket, primitives, identity: { token: null } });
  await client.identify();
  const table = await client.create({ game: 'captain-jack', seats, options: { rules }, botPace: 0 });
  await table.do({ type: 'sit', seat: 0, name: 'Anne' });
  for (let seat = 1; seat < seats; seat++) await table.do({ type: 'addBot', seat, bot: BOT });
  await table.ready();
  const refusal = await table.do({ type: 'start' });
  if (refusal !== null) throw new Error(`The table has refused: ${refusal.refused}`);
  await table.until(({ info }) => info?.phase === 'playing');
  return { table, token: client.token ?? '', leave: () => client.close() };
}

/** How often this page has set its course: each time a turn begins. */
const turnsIn = (table: ClientTable): number =>
  table.events
    .flatMap(item => (item.type === 'game' ? item.letter.events : []))
    .filter(
      event => (event.type === 'sailed' || event.type === 'docked') && 'seat' in event && event.seat === table.seat,
    ).length;

/** What was done, turn by turn; what did not help counts too. */
async function playOn(tab: Tab, table: ClientTable, { hand }: WholeGame): Promise<ReadonlyMap<number, number>> {
  const deeds = new Map<number, number>();
  let inVain = 0;
  let before = '';
  let changed = Date.now();
  while (table.info?.phase !== 'over') {
    if (Date.now() - changed > STANDSTILL) throw new Error(await standstill(tab, table));
    const isAsked = await tab.evaluate<boolean>(`document.querySelector(${JSON.stringify(TAVERN_TOUCHABLE)}) !== null`);
    const now = `${table.heard} ${await tab.evaluate<string>(`document.querySelector('.stage')?.innerText ?? ''`)}`;
    if (now !== before) changed = Date.now();
    inVain = now === before && isAsked ? inVain + 1 : 0;
    before = now;
    if (isAsked) {
      const turn = turnsIn(table);
      await HANDS[hand](tab, turn, inVain);
      deeds.set(turn, (deeds.get(turn) ?? 0) + 1);
    } else await new Promise(resolve => setTimeout(resolve, BREATH));
  }
  return deeds;
}

/** All there is to know about a game that does not go on. */
async function standstill(tab: Tab, table: ClientTable): Promise<string> {
  const lit = await tab.evaluate<string[]>(
    `[...document.querySelectorAll(${JSON.stringify(TAVERN_TOUCHABLE)})].map(one => one.className + ': ' + (one.ariaLabel ?? one.textContent))`,
  );
  const prompt = await tab.evaluate<string>(`document.querySelector('.prompt-text')?.textContent ?? ''`);
  return [
    `In ${tab.engine} the game stands still. The page asks: ${prompt}`,
    `The rules ask: ${JSON.stringify(table.question)}`,
    `What can be touched: ${JSON.stringify(lit)}`,
    `What is seen: ${JSON.stringify(table.view)}`,
  ].join('\n');
}
