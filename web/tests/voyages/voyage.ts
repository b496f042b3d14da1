/** A whole game of Jamaica with The Crew in a browser, from the page of its box to its end, with the ruler laid on it on the way. */
import { wording } from '@havre/engine/games/jamaica/wording.ts';
import { french } from '../../words/fr.ts';
import type { EngineName, Tab } from '../engines/engine.ts';
import { pressSomething } from '../engines/keyboard.ts';
import { hurryBots, isOver, touchSomething } from '../engines/playing.ts';
import { tap } from '../engines/tapping.ts';
import { go, settled, until } from '../engines/waiting.ts';
import { measureTab } from '../windows/measuring.ts';
import { prepare } from '../windows/opening.ts';
import type { Violation } from '../windows/ruler/kinds.ts';
import { sizesNamed } from '../windows/sizes.ts';

export interface Voyage {
  readonly engine: EngineName;
  readonly seats: number;
  readonly edition: '2007' | '2021';
  /** As the ruler knows it: `390×844`. */
  readonly size: string;
  readonly by: 'hand' | 'keyboard';
}

export interface Log {
  readonly deeds: number;
  /** How many came aboard in the tavern, one's own recruits alone. */
  readonly recruits: number;
  readonly violations: readonly Violation[];
}

/** More than any game takes. */
const MOST_DEEDS = 6_000;
/** After so many deeds the ruler is laid on what is there. */
const RULED_EVERY = 20;

const crewAboard = `document.querySelectorAll('.jam-own .jam-hold-face').length`;
const quoted = (text: string): string => JSON.stringify(text);

/** Chooses one of a few values on the page of a box, by what stands there. */
async function choose(tab: Tab, legend: string, value: string): Promise<void> {
  const choice = `[...document.querySelectorAll('fieldset')].find(one => one.querySelector('legend')?.textContent === ${quoted(legend)})`;
  const input = `[...(${choice}?.querySelectorAll('label') ?? [])].find(one => one.textContent.trim() === ${quoted(value)})?.querySelector('input')`;
  await until(tab, `(${input}) != null`, `${legend} can be ${value}`);
  await tab.evaluate(`void (${input}).click()`);
}

async function setOut(tab: Tab, url: string, { seats, edition }: Voyage): Promise<void> {
  const { edition: editions, crew } = wording.fr.options;
  await go(tab, `${url}/box/jamaica`);
  await choose(tab, french.box.seats, String(seats));
  await choose(tab, editions?.label ?? '', edition);
  await choose(tab, crew?.label ?? '', crew?.values.true ?? '');
  await hurryBots(tab);
  await tap(tab, 'button', `^${french.box.begin.bots}$`);
  await until(tab, `location.pathname.startsWith('/here/')`, 'the table is there');
}

/**
 * Sails it: gives what was done and found. Throws if it does not come to an end.
 * @example const { violations } = await sail(tab, house.url, { engine: 'chromium', seats: 2, edition: '2021', size: '390×844', by: 'hand' });
 */
export async function sail(tab: Tab, url: string, voyage: Voyage): Promise<Log> {
  const [size] = sizesNamed(voyage.size);
  if (size === undefined) throw new Error(`There is no window ${voyage.size}.`);
  await prepare(tab, url, { name: 'Anne', language: 'fr', motion: 'none', light: 'day', sound: false, confirm: false });
  await tab.resize(size);
  await setOut(tab, url, voyage);
  const act = voyage.by === 'hand' ? touchSomething : pressSomething;
  const violations: Violation[] = [];
  let deeds = 0;
  let recruits = 0;
  let aboard = 0;
  for (let turn = 0; turn < MOST_DEEDS; turn++) {
    if (await isOver(tab)) {
      await settled(tab);
      violations.push(...(await measureTab(tab, size)).violations);
      return { deeds, recruits, violations };
    }
    const now = await tab.evaluate<number>(crewAboard);
    recruits += Math.max(0, now - aboard);
    aboard = now;
    if (!(await act(tab, turn))) {
      await new Promise(resolve => setTimeout(resolve, 30)); // somebody else plays
      continue;
    }
    if (++deeds % RULED_EVERY !== 0) continue;
    await settled(tab);
    violations.push(...(await measureTab(tab, size)).violations);
  }
  throw new Error(`In ${voyage.engine} the voyage does not come to an end.`);
}
