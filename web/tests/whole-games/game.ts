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
import { standstill } from './standstill.ts';

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

/** Nothing takes so long to go on at the table, in milliseconds, unless it has come to a standstill. */
const STANDSTILL = 20_000;
/** No answer takes more touches: whoever has touched so often goes round in circles, and tries something else. */
const MOST_TOUCHES = 8;
const POLL_MS = 25;
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
    leave();
    // A page that answers nothing cannot be closed either: it goes with its engine.
    await tab.close().catch(() => {});
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
async function playOn(tab: Tab, table: ClientTable, game: WholeGame): Promise<ReadonlyMap<number, number>> {
  const deeds = new Map<number, number>();
  let inVain = 0;
  let touches = 0;
  let before = '';
  let [heard, since] = [table.heard, Date.now()];
  const watched = async <T>(doing: string, done: Promise<T>): Promise<T> => {
    const isDone = await Promise.race([
      done.then(() => true),
      new Promise<false>(resolve => setTimeout(() => resolve(false), STANDSTILL).unref()),
    ]);
    if (!isDone || Date.now() - since > STANDSTILL)
      throw new Error(await standstill(tab, table, `${tab.engine}-${game.rules}-${game.seats}-${game.hand}`, doing));
    return done;
  };
  while (table.info?.phase !== 'over') {
    const { isAsked, shown } = await watched('looking', tab.evaluate<Look>(LOOK));
    if (table.heard !== heard) [heard, since, touches, inVain] = [table.heard, Date.now(), 0, 0];
    else if (isAsked) inVain = shown === before || touches > MOST_TOUCHES ? inVain + 1 : 0;
    before = shown;
    if (isAsked) {
      touches++;
      const turn = turnsIn(table);
      await watched('acting', HANDS[game.hand](tab, turn, inVain));
      deeds.set(turn, (deeds.get(turn) ?? 0) + 1);
    } else await new Promise(resolve => setTimeout(resolve, POLL_MS));
  }
  return deeds;
}

interface Look {
  readonly isAsked: boolean;
  readonly shown: string;
}

const LOOK = `({
  isAsked: document.querySelector(${JSON.stringify(TAVERN_TOUCHABLE)}) !== null,
  shown: document.querySelector('.stage')?.innerText ?? '',
})`;
