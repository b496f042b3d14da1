/** Somebody who plays any of our games by touching whatever can be touched, until it is over. */
import { french } from '../../words/fr.ts';
import { prepare } from '../windows/opening.ts';
import type { Engine, Tab } from './engine.ts';
import { type Sought, tapFirst, tapIfThere } from './tapping.ts';
import { TAVERN_WISHES } from './tavern-wishes.ts';
import { go, until } from './waiting.ts';

const SIZE = { width: 1280, height: 800 };

/** More touches than any game takes. */
const MOST_TOUCHES = 3_000;
/** Nobody waits so long for others, however busy the machine is. */
const LONGEST_WAIT_MS = 90_000;

/** The keys of a team that has not set three digits yet. */
const TOO_FEW_DIGITS = '.dec-keys:not(:has(> [aria-pressed="true"] ~ [aria-pressed="true"] ~ [aria-pressed="true"]))';

/** What is touched first: what confirms, what answers a question, what leads ahead, and only then anything else. */
const FIRST: readonly Sought[] = [
  ['.jam-confirm, .aqua-do, .dec-deed.main', null],
  [
    '.aqua-ready:not([aria-disabled="true"]), .aqua-tray:not(:has(.aqua-ready:not([aria-disabled="true"]))) .aqua-random',
    null,
  ],
  ...TAVERN_WISHES.map(selector => [selector, null] as const),
  [
    '.dock .action',
    '^(Accomplir|Découvrir|Débarquer|Prendre la carte|Garder|Combattre|Mettre le cap|Confirmer|Piocher)',
  ],
  ['.dock .action', null],
  // A code is three digits; once they are set a team confirms them, and setting a fourth would put out its lamps.
  [`${TOO_FEW_DIGITS} > .dec-key[aria-pressed="false"]`, null],
  ['[data-playable]', '^Jouer [^:]*avancer'],
  // Whoever is in the tavern hires somebody: "nobody today" stands before the faces.
  ['.jam-place[data-playable]:not(.left)', null],
  ['[data-playable]:not(.dec-key, [data-deed="reconsider"], [data-deed="contest"]), [data-choice]', null],
  ['[role="toolbar"] button', '^Poser '],
];
/** Places to touch: where something is eaten, else where something may go, else what may go, else any. */
const PLACES = `(() => {
  const open = [...document.querySelectorAll('button[data-place][aria-pressed="false"]')];
  const called = name => open.filter(place => name.test(place.getAttribute('aria-label') ?? ''));
  return [/manger|recouvrir/, /aller ici|sauter ici/, /peut bouger/, /./].map(called).find(({ length }) => length > 0) ?? [];
})()`;
const SYLLABLES = ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'su'];

export const isOver = (tab: Tab): Promise<boolean> =>
  tab.evaluate(`document.querySelector('[aria-label="${french.end.title}"]') !== null`);

/** Somebody with a device of their own, who plays without being asked twice. */
export async function somebody(engine: Engine, url: string, name: string): Promise<Tab> {
  const tab = await engine.tab(SIZE);
  await prepare(tab, url, { name, language: 'fr', motion: 'none', light: 'day', sound: false, confirm: false });
  return tab;
}

/** Plays a game to its end, or until something else is so. */
export async function playToTheEnd(tab: Tab, isDone = isOver): Promise<void> {
  let lastTouch = Date.now();
  for (let touch = 0; touch < MOST_TOUCHES; ) {
    if (await isDone(tab)) return;
    if (await touchSomething(tab, touch)) {
      touch++;
      lastTouch = Date.now();
    } else if (Date.now() - lastTouch > LONGEST_WAIT_MS)
      throw new Error(`In ${tab.engine} there is nothing to be done: ${await promptOf(tab)}`);
    else await new Promise(resolve => setTimeout(resolve, 30));
  }
  throw new Error(`In ${tab.engine} the game does not come to an end: ${await promptOf(tab)}`);
}

/** What a table says to whoever sits there, for whoever wonders why it does not go on. */
const promptOf = (tab: Tab): Promise<string> =>
  tab.evaluate(`document.querySelector('[data-part="prompt"]')?.innerText ?? document.body.innerText.slice(0, 500)`);

/** Does one thing, if there is something to be done; says whether there was. */
export async function touchSomething(tab: Tab, turn: number): Promise<boolean> {
  if (await writeSomething(tab, turn)) return true;
  if (await tapFirst(tab, FIRST)) return true;
  // Any place will do, but not always the same one.
  const isSomePlace = await tab.evaluate<boolean>(`(() => {
    const places = ${PLACES};
    for (const marked of document.querySelectorAll('[data-next]')) marked.removeAttribute('data-next');
    places[${turn} % places.length]?.setAttribute('data-next', '');
    return places.length > 0;
  })()`);
  return isSomePlace && tapIfThere(tab, ['[data-next]']);
}

/** Fields of what is asked for that are empty; those that are folded away are asked for by nobody. */
const EMPTY = `[...document.querySelectorAll('.written input')].filter(field => field.value === '' && field.checkVisibility())`;

/** Where words are asked for, any will do. */
async function writeSomething(tab: Tab, turn: number): Promise<boolean> {
  const count = await tab.evaluate<number>(`${EMPTY}.length`);
  for (let i = 0; i < count; i++) {
    await tab.evaluate(`${EMPTY}[0]?.focus()`);
    await tab.type(word(turn * 3 + i));
  }
  return count > 0 && tapIfThere(tab, ['.written button[type="submit"]']);
}

const word = (number: number): string =>
  [number % 10, Math.floor(number / 10) % 10, Math.floor(number / 100) % 10].map(digit => SYLLABLES[digit]).join('');

/** Bots of this device answer at once from now on: who waits for the end need not follow them. */
export const hurryBots = (tab: Tab): Promise<null> =>
  tab.evaluate(`(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest) {
      const sitting = message?.type === 'begin' ? { asked: { ...message.asked, botPace: 0 } } : {};
      return postMessage.call(this, { ...message, ...sitting }, ...rest);
    };
    return null;
  })()`);

/** Begins a game against bots on this device, from its box. */
export async function beginHere(tab: Tab, url: string, game: string, words = french): Promise<void> {
  await go(tab, `${url}/box/${game}`);
  const button = `[...document.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === ${JSON.stringify(words.box.begin.bots)})`;
  await until(tab, button, `the box of ${game} is open`);
  await hurryBots(tab);
  await tapIfThere(tab, ['button'], `^${words.box.begin.bots}$`);
  await until(tab, `location.pathname.startsWith('/here/')`, 'the table is there');
}
