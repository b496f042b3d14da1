/** Somebody who plays a board with the keyboard alone: Tab until something answers the question, then Enter. */
import type { Tab } from './engine.ts';

/** More than there are places to stop at on any board. */
const MOST_STOPS = 120;

/** What answers a question, or leads there. */
const ANSWERS = '[data-playable], [data-choice], .dock .action, .jam-confirm';
/** Where one of these is there, nothing else will do: what has been chosen is confirmed, and whoever is in the tavern hires somebody. */
const WISHES = ['.jam-confirm', '.jam-place[data-playable]:not(.left)', ANSWERS];
const isAsked = `document.querySelector('.jam [data-playable], .jam [data-choice], .dock .action, .jam-confirm') !== null`;
const isAtAnswer = `document.activeElement?.matches(${JSON.stringify(WISHES)}.find(wish => document.querySelector(wish) !== null) ?? ':not(*)') === true`;

/** Does one thing, if there is something to be done; says whether there was. */
export async function pressSomething(tab: Tab, turn: number): Promise<boolean> {
  if (!(await tab.evaluate<boolean>(isAsked))) return false;
  // What has just been lifted is done by the same key; now and then one goes on to something else.
  const isToGoOn = turn % 3 === 2;
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if ((stop > 0 || !isToGoOn) && (await tab.evaluate<boolean>(isAtAnswer))) {
      await tab.press('Enter');
      return true;
    }
    await tab.press('Tab');
  }
  return false;
}
