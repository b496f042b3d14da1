/** Three ways to play Captain Jack's Gold: by touching the board, by keyboard, and by what a screen reader is told of it. */
import type { Accessible, Tab } from '../engines/engine.ts';
import { tapIfThere } from '../engines/tapping.ts';
import { TAVERN_TOUCHABLE, TAVERN_WATERS, TAVERN_WISHES } from '../engines/tavern-wishes.ts';

/**
 * Does one thing, if there is something to be done. `turn` says which water is next, `inVain` how often the table has not changed
 * by what was done: then something else is tried.
 */
export type Hand = (tab: Tab, turn: number, inVain: number) => Promise<void>;

/** Marks one of several things, so that it can be found by the mark. */
const marked = (selector: string, which: number): string =>
  `[...document.querySelectorAll('${selector}')].forEach((one, i, all) => one.toggleAttribute('data-next', i === ${which} % all.length))`;

/** What is wanted now, as selectors; the last two need a mark. */
async function wishesNow(tab: Tab, turn: number, inVain: number): Promise<readonly string[]> {
  if (inVain > 0) {
    await tab.evaluate(marked(TAVERN_TOUCHABLE, inVain));
    return ['.cj [data-next]'];
  }
  await tab.evaluate(marked(TAVERN_WATERS, turn));
  return [...TAVERN_WISHES, `${TAVERN_WATERS}[data-next]`];
}

export const byTouch: Hand = async (tab, turn, inVain) => {
  for (const wish of await wishesNow(tab, turn, inVain)) if (await tapIfThere(tab, [wish])) return;
};

/** More things than can ever have the focus, one after the other. */
const MOST_STEPS = 120;

/** Runs in the page: whether the focus is on what is wanted most. */
const isThere = (wishes: readonly string[]): string => `(() => {
  const canBeReached = one => one.closest('[inert]') === null && one.checkVisibility({ visibilityProperty: true });
  for (const wish of ${JSON.stringify(wishes)}) {
    const wanted = [...document.querySelectorAll(wish)].filter(canBeReached);
    if (wanted.length > 0) return wanted.includes(document.activeElement);
  }
  return null;
})()`;

export const byKeyboard: Hand = async (tab, turn, inVain) => {
  const wishes = await wishesNow(tab, turn, inVain);
  for (let step = 0; step < MOST_STEPS; step++) {
    const there = await tab.evaluate<boolean | null>(isThere(wishes));
    if (there === null) return;
    await tab.press(there ? 'Enter' : 'Tab');
    if (there) return;
  }
  throw new Error(`In ${tab.engine} what is wanted cannot be reached by the Tab key: ${wishes.join(' | ')}`);
};

/** What is done by its name, the most wanted first. */
const NAMED = [
  ...[/^Seal the letter/, /^Dig up the treasure/, /^Deliver/, /^Take it/, /^Keep the card/, /^Fight/, /^Board /],
  ...[/^Accept it/, /^Face it/, /^Throw it overboard/, /^Sail on/, /^Keep the dice/, /^Leave it/, /^End with nothing/],
];
const LAST_NAMED = [/^Take nothing/, /^End my turn/, /^No rum/];
const PAYABLE = /You can pay for it/;

/** What somebody would activate who knows roles, names and states alone; null where there is nothing to be done. */
export function chosenByName(things: readonly Accessible[], turn: number, inVain: number): Accessible | null {
  const buttons = things.filter(({ role, isDisabled }) => role === 'button' && !isDisabled);
  const called = (name: RegExp, part = /(?:)/): Accessible[] =>
    buttons.filter(button => name.test(button.name) && button.within.some(one => part.test(one)));
  if (inVain > 0) {
    const ofTable = called(/(?:)/, /^(The table|Your ship)$/);
    return ofTable[inVain % Math.max(1, ofTable.length)] ?? null;
  }
  const waters = called(/to draw/, /^The three waters$/);
  const [deed] = NAMED.flatMap(name => called(name));
  const [letter] = called(PAYABLE, /^In port$/);
  const [stolen] = called(/(?:)/, /^The ship of/);
  const [island] = things.some(({ name }) => PAYABLE.test(name)) ? called(/on the island/) : [];
  const [last] = LAST_NAMED.flatMap(name => called(name));
  const [own] = called(/(?:)/, /^(Sails|Cannons|Hold)$/);
  return deed ?? letter ?? stolen ?? island ?? waters[turn % Math.max(1, waters.length)] ?? last ?? own ?? null;
}

export const byNames: Hand = async (tab, turn, inVain) => {
  if (tab.accessible === undefined) throw new Error(`${tab.engine} does not show its accessibility tree.`);
  await chosenByName(await tab.accessible(), turn, inVain)?.activate();
};

export const HANDS = { touch: byTouch, keyboard: byKeyboard, names: byNames } as const;
export type HandName = keyof typeof HANDS;
