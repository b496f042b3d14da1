/**
 * Whole games of Decrypto as they are meant to be played, in three engines between them, with everything recorded that comes
 * over anybody's wire. Says what happened; ends with 1 if anybody got a word or a code that is not for them, or a page complained.
 *
 *     npm run test:evening                         all of them
 *     npm run test:evening -- interceptor          one of them: living-room, interceptor, alone
 *     npm run test:evening -- alone --engine firefox --pictures .playwright/evening
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '@havre/engine/bots/tests/data-files.ts';
import { loadLanguage } from '@havre/engine/games/decrypto/bots/language-data.ts';
import type { NewTableRequest } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { asked, namesAsked } from '../../scripts/asked.mjs';
import { whyNoBrowser } from '../../scripts/browsers.mjs';
import { english } from '../words/en.ts';
import { french } from '../words/fr.ts';
import { somebody } from './company.ts';
import { Evening, type EveningPlan, type Player } from './decrypto-moves.ts';
import { ENGINES, type Engine, type EngineName, type Size, type Tab } from './engines/engine.ts';
import { beginHere } from './engines/playing.ts';
import { startEngine } from './engines/start.ts';
import { tap } from './engines/tapping.ts';
import { go, settled, until } from './engines/waiting.ts';
import { momentsOf } from './listening.ts';
import { decryptoLeaks, diceIn, wordsFetched } from './secrets.ts';
import { House } from './server-process.ts';
import { prepare } from './windows/opening.ts';
import { Wire } from './wire.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
const LAPTOP = { width: 1366, height: 768 };
const TELEVISION = { width: 1920, height: 1080 };

const { values, positionals } = asked(import.meta.filename, {
  allowPositionals: true,
  options: { pictures: { type: 'string' }, engine: { type: 'string', multiple: true } },
});
const { pictures } = values;
if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
for (const name of ENGINES) {
  const why = name === 'chromium' ? null : whyNoBrowser(name);
  if (why !== null) throw new Error(why);
}

/** Somebody with a device of their own, and everything that has come to it. */
interface Guest {
  readonly name: string;
  readonly tab: Tab;
  readonly wire: Wire;
}

/** A house with people in it; they leave together. */
class LivingRoom {
  readonly house = new House();
  readonly guests: Guest[] = [];
  readonly problems: string[] = [];
  private readonly engines: Engine[] = [];
  private readonly language: 'fr' | 'en';

  constructor(language: 'fr' | 'en') {
    this.language = language;
  }

  get words() {
    return this.language === 'fr' ? french : english;
  }

  async guest(name: string, engineName: EngineName, size: Size): Promise<Guest> {
    const engine = await startEngine(engineName);
    this.engines.push(engine);
    const [tab, wire] = [await engine.tab(size), await Wire.to(this.house.url)];
    await tab.resize({ ...size, touch: size === PHONE });
    const { language } = this;
    await prepare(tab, wire.url, { name, language, motion: 'none', light: 'night', sound: false, confirm: false });
    const guest = { name, tab, wire };
    this.guests.push(guest);
    return guest;
  }

  /** From home to a seat, by the six characters on the big screen; says how long that took, in seconds. */
  async sitDown({ tab, wire }: Guest, code: string): Promise<number> {
    const { gathering } = this.words;
    const began = performance.now();
    await go(tab, `${wire.url}/`);
    await until(tab, `document.querySelector('input.code') !== null`, 'home is there');
    await tab.evaluate(`void document.querySelector('input.code').focus()`);
    await tab.type(code);
    await tap(tab, 'form:has(input.code) button', '');
    await tap(tab, 'button', `^${gathering.sit}$`);
    await until(tab, `document.body.innerText.includes(${JSON.stringify(gathering.ready)})`, 'there is a seat');
    const took = (performance.now() - began) / 1000;
    await tap(tab, 'button', `^${gathering.ready}$`);
    return took;
  }

  async leave(): Promise<void> {
    // A wire that is cut on purpose is complained of.
    for (const { name, tab } of this.guests)
      for (const complaint of tab.complaints)
        if (!/connect|WebSocket|network|fetch/i.test(complaint)) this.problems.push(`${name}: ${complaint}`);
    for (const { wire } of this.guests) await wire.close();
    for (const engine of this.engines) await engine.close();
    await this.house.pullDown();
  }
}

interface ServedGame {
  readonly language: 'fr' | 'en';
  readonly wish: NewTableRequest;
  readonly people: readonly { readonly name: string; readonly engine: EngineName; readonly size: Size }[];
  /** The seats of bots. */
  readonly bots: readonly number[];
  readonly plan: EveningPlan;
  readonly hasScreen: boolean;
  /** What the desks must have been for at the end. */
  readonly mustSee?: readonly string[];
}

/** A game on a server, with a wire for each of those who take part. */
async function atTheServer(game: ServedGame): Promise<readonly string[]> {
  const room = new LivingRoom(game.language);
  await room.house.open();
  const host = await somebody(room.house.url);
  try {
    const table = await host.create({ botPace: 0, ...game.wish });
    await table.until(({ info }) => info !== null);
    for (const seat of game.bots) await table.do({ type: 'addBot', seat, bot: 'capitaine' });
    if (game.hasScreen) {
      const screen = await room.guest('television', 'chromium', TELEVISION);
      await go(screen.tab, `${screen.wire.url}/screen/${table.table}`);
    }
    const players: Player[] = [];
    for (const { name, engine, size } of game.people) {
      const guest = await room.guest(name, engine, size);
      const took = await room.sitDown(guest, table.info?.code ?? '');
      console.log(`  ${name} (${engine}, ${size.width}×${size.height}) has a seat after ${took.toFixed(1)} s`);
      if (took > 10) room.problems.push(`${name} had no seat within ten seconds`);
      const seat = await seatOf(table, name);
      players.push({ tab: guest.tab, team: await teamOf(table, seat) });
    }
    await table.until(({ info }) => info?.sitters.every(sitter => sitter?.ready === true) === true);
    const refusal = await table.do({ type: 'start' });
    if (refusal !== null) throw new Error(refusal.refused);
    const evening = new Evening(players, game.plan);
    evening.between = sleeper(room);
    await evening.play();
    await table.until(({ info }) => info?.phase === 'over');
    const replay = await host.replay(table.table);
    for (const { name, wire } of room.guests) {
      const leaks = [
        ...decryptoLeaks(wire.received, replay, evening.ofTeam),
        ...diceIn(wire.received, replay),
        ...wordsFetched(wire.fetched, replay),
      ];
      room.problems.push(...leaks.map(leak => `${name}: ${leak}`));
      console.log(
        `  ${name} got ${wire.received.length} messages, ${momentsOf(wire.received).length} of them before the end`,
      );
    }
    for (const task of game.mustSee ?? [])
      if (!evening.tasks.has(task)) room.problems.push(`nobody has come to this: ${task}`);
    console.log(`  desks: ${[...evening.tasks].join(', ')}; objections: ${evening.objections.length}`);
  } finally {
    await leavePictures(room, String(game.wish.seats));
    host.close();
    await room.leave();
  }
  return room.problems;
}

async function seatOf(table: ClientTable, name: string): Promise<number> {
  const there = () => table.info?.sitters.findIndex(sitter => sitter?.name === name) ?? -1;
  await table.until(() => there() !== -1);
  return there();
}

/** Seats are teams at our tables: the first half is White, of three the first two. */
const teamOf = async (table: ClientTable, seat: number): Promise<0 | 1> => {
  const seats = table.info?.plan.seats ?? 0;
  return seat < Math.ceil(seats / 2) ? 0 : 1;
};

/** In the second round the first telephone sleeps for a while, and wakes in its place; in the third it has lost its page. */
function sleeper(room: LivingRoom): (round: number) => Promise<void> {
  let slept = 0;
  return async round => {
    const guest = room.guests.find(({ name }) => name !== 'television');
    if (guest === undefined || round < 2 + slept || slept === 2) return;
    slept++;
    const { tab, wire } = guest;
    const firstWord = `document.querySelector('.dec-sheet .dec-word')?.textContent ?? ''`;
    const before = await tab.evaluate<string>(firstWord);
    if (slept === 1) {
      wire.cut();
      await until(tab, `document.querySelector('.connection-lost') !== null`, 'the page knows that it is cut off');
      wire.mend();
      await until(tab, `document.querySelector('.connection-lost') === null`, 'the page is connected again');
    } else await go(tab, await tab.evaluate<string>('location.href'));
    await until(tab, `document.querySelector('.dec-sheet') !== null`, 'the room is there again');
    if ((await tab.evaluate<string>(firstWord)) !== before) room.problems.push(`${guest.name} woke in another place`);
  };
}

async function leavePictures(room: LivingRoom, game: string): Promise<void> {
  if (pictures === undefined) return;
  for (const { name, tab } of room.guests) {
    await settled(tab);
    await tab.picture(join(pictures, `${game}-${name}.png`));
  }
}

const PEOPLE = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

const GAMES: { readonly [name: string]: () => Promise<readonly string[]> } = {
  /** Six people on six devices, a bot in each team, and a television, in French. */
  'living-room': () =>
    atTheServer({
      language: 'fr',
      wish: { game: 'decrypto', seats: 8, options: { language: 'fr', teams: 'seats', white: 'first' } },
      people: PEOPLE.map((name, i) => ({
        name,
        engine: ENGINES[i % ENGINES.length] ?? 'chromium',
        size: [PHONE, PHONE, PHONE, LAPTOP, TABLET, PHONE][i] ?? PHONE,
      })),
      bots: [3, 7],
      plan: {
        language: 'fr',
        // Both teams misread twice, and nobody intercepts what people write: a tie. A bot encrypts in the first round alone,
        // when nobody intercepts.
        misreads: (_, round) => round !== 2,
        isMeant: true,
        exchanges: true,
        overridesIn: 1,
      },
      mustSee: ['choose', 'write', 'guess', 'behindGlass', 'name', 'judge'],
      hasScreen: true,
    }),
  /** Two against the lone Interceptor, in English. */
  interceptor: () =>
    atTheServer({
      language: 'en',
      wish: { game: 'decrypto', seats: 3, options: { language: 'en', interceptor: 2 } },
      people: PEOPLE.slice(0, 3).map((name, i) => ({
        name,
        engine: ENGINES[i] ?? 'chromium',
        size: [PHONE, LAPTOP, PHONE][i] ?? PHONE,
      })),
      bots: [],
      plan: { language: 'en', misreads: (_, round) => round > 2, isMeant: true },
      hasScreen: false,
    }),
  /** One with three bots on a telephone, without a server once it has begun; in each engine. */
  alone: async () => {
    const problems: string[] = [];
    for (const engine of ENGINES.filter(name => values.engine?.includes(name) ?? true)) {
      const room = new LivingRoom('fr');
      await room.house.open();
      try {
        const { tab, wire } = await room.guest('Anne', engine, PHONE);
        await beginHere(tab, wire.url, 'decrypto');
        const evening = new Evening([{ tab, team: 0 }], { language: 'fr', misreads: () => false, isMeant: true });
        await evening.play();
        console.log(`  ${engine}: desks ${[...evening.tasks].join(', ')}`);
      } finally {
        await leavePictures(room, `alone-${engine}`);
        await room.leave();
      }
      problems.push(...room.problems);
    }
    return problems;
  },
};

for (const language of ['fr', 'en'] as const) await loadLanguage(language, dataFiles);
const wanted = namesAsked(import.meta.filename, Object.keys(GAMES), positionals);
let isSound = true;
for (const name of wanted) {
  const began = performance.now();
  console.log(name);
  const problems = (await GAMES[name]?.()) ?? [];
  for (const problem of problems) console.log(`  wrong: ${problem}`);
  if (problems.length > 0) isSound = false;
  console.log(
    `  ${problems.length === 0 ? 'nothing wrong' : 'see above'}, ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
}
process.exit(isSound ? 0 : 1);
