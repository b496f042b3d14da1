/**
 * Somebody who plays Aquatika without seeing it: with the keyboard, and by nothing but the names of what has the focus, the
 * names of the cells as they are read out one by one, and the sentences that are spoken.
 */
import { french } from '../../games/aquatika/words-fr.ts';
import { french as page } from '../../words/fr.ts';
import type { Key, Tab } from '../engines/engine.ts';
import { isOver } from '../engines/playing.ts';
import { until } from '../engines/waiting.ts';

const GOES_HERE = Object.values(french.goesHere);
/** More keys than lead anywhere. */
const MOST_KEYS = 80;

const NAME = `(element => element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '')`;
const focused = (tab: Tab): Promise<string> => tab.evaluate(`${NAME}(document.activeElement)`);
const cellsOf = (tab: Tab): Promise<string[]> =>
  tab.evaluate(`[...document.querySelectorAll('[aria-label="${french.lagoon}"] button')].map(${NAME})`);
/** What is spoken by itself, the last sentence first. */
const spoken = (tab: Tab): Promise<string> =>
  tab.evaluate(`[...document.querySelectorAll('[role="log"] p')].map(line => line.textContent).reverse().join('\\n')`);

const placeIn = (name: string): string => name.split(', ')[0] ?? '';
const columnOf = (place: string): number => place.charCodeAt(0);
const rowOf = (place: string): number => Number(place.slice(1));
const isCell = (name: string): boolean => /^[a-e]\d/.test(placeIn(name));

/** Goes on with the tabulator until something is called like that. */
async function tabTo(tab: Tab, isMeant: (name: string) => boolean, what: string): Promise<void> {
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    if (isMeant(await focused(tab))) return;
    await tab.press('Tab');
  }
  throw new Error(`In ${tab.engine} the tabulator does not lead to ${what}.`);
}

async function press(tab: Tab, name: string): Promise<void> {
  await tabTo(tab, heard => heard === name, name);
  await tab.press('Enter');
}

/** Where each arrow key leads, as far as somebody has heard: the board may be turned, or lie on its side. */
class Arrows {
  private readonly ways = new Map<Key, { readonly columns: number; readonly rows: number }>();

  /**
   * A key that leads nearer to a place by so many columns and rows; else one of which nobody has heard yet where it leads. Only then one that
   * is known to lead elsewhere: before, one would go to and fro at an edge, and never try the key that leads on.
   */
  towards(columns: number, rows: number, tried: ReadonlySet<Key>): Key | undefined {
    const untried = ARROWS.filter(key => !tried.has(key));
    return (
      untried.find(key => {
        const way = this.ways.get(key);
        return way !== undefined && (way.columns * columns > 0 || way.rows * rows > 0);
      }) ??
      untried.find(key => !this.ways.has(key)) ??
      (tried.size > 0 ? untried[0] : undefined)
    );
  }

  learn(key: Key, from: string, to: string): void {
    const [columns, rows] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
    if (columns !== 0 || rows !== 0) this.ways.set(key, { columns, rows });
  }
}

const ARROWS: readonly Key[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** Walks to a cell with arrow keys; where one leads nowhere, the others go around. */
async function walkTo(tab: Tab, place: string, arrows: Arrows): Promise<void> {
  let here = placeIn(await focused(tab));
  let stuck = new Set<Key>();
  for (let steps = 0; steps < MOST_KEYS && here !== place; steps++) {
    const key = arrows.towards(columnOf(place) - columnOf(here), rowOf(place) - rowOf(here), stuck);
    if (key === undefined) break;
    await tab.press(key);
    const now = placeIn(await focused(tab));
    arrows.learn(key, here, now);
    stuck = now === here ? new Set([...stuck, key]) : new Set();
    here = now;
  }
  if (here !== place) throw new Error(`In ${tab.engine} arrow keys lead to ${here} and not to ${place}.`);
}

/** Arranges a camp by lot. */
async function arrange(tab: Tab): Promise<void> {
  await press(tab, french.random);
  const isFull = `[...document.querySelectorAll('button')].some(button => ${NAME}(button) === ${JSON.stringify(french.ready)} && button.ariaDisabled !== 'true')`;
  await until(tab, isFull, 'a camp that stands');
  await press(tab, french.ready);
}

/** Makes a move with an animal that can go ahead; says nothing of what it looks like. */
async function move(tab: Tab, turn: number, isTurned: boolean, arrows: Arrows): Promise<void> {
  const ahead = (one: string, other: string) => (rowOf(placeIn(other)) - rowOf(placeIn(one))) * (isTurned ? -1 : 1);
  const movable = (await cellsOf(tab)).filter(name => name.endsWith(french.canGo)).sort(ahead);
  const animal = movable[turn % Math.min(3, movable.length)];
  if (animal === undefined) return;
  await tabTo(tab, isCell, 'the lagoon');
  await walkTo(tab, placeIn(animal), arrows);
  await tab.press('Enter');
  const [target] = (await cellsOf(tab)).filter(name => GOES_HERE.some(deed => name.endsWith(deed))).sort(ahead);
  if (target === undefined) throw new Error(`In ${tab.engine} ${animal} is said to go nowhere.`);
  await walkTo(tab, placeIn(target), arrows);
  await tab.press('Enter');
  // A chain that could go on, a prey that could come along, one's own who would suffer: one is asked again.
  if ((await cellsOf(tab)).some(name => name.endsWith(french.isChosen) || name.endsWith(french.preyComes)))
    await tab.press('Enter');
}

/**
 * Plays a game to its end; answers every sentence that was spoken.
 * @example const sentences = await playByEar(tab);
 */
export async function playByEar(tab: Tab): Promise<readonly string[]> {
  await until(tab, `document.querySelector('[aria-label="${french.lagoon}"]') !== null`, 'a lagoon');
  await arrange(tab);
  const isAsked = `[...document.querySelectorAll('[aria-label="${french.lagoon}"] button')].some(cell => ${NAME}(cell).endsWith(${JSON.stringify(french.canGo)}))`;
  const ended = `document.querySelector('[aria-label="${page.end.title}"]') !== null`;
  const sentences: string[] = [];
  const arrows = new Arrows();
  let isTurned = false;
  for (let turn = 0; ; turn++) {
    await until(tab, `${isAsked} || ${ended}`, 'a turn, or the end');
    sentences.push(...(await spoken(tab)).split('\n').reverse());
    if (await isOver(tab)) return [...new Set(sentences)];
    if (turn === 0) isTurned = (await firstOwnRow(tab)) > LARGEST_OWN_ROW;
    await move(tab, turn, isTurned, arrows);
  }
}

/** Yellow's camp is in the first rows, on both boards. */
const LARGEST_OWN_ROW = 4;
const firstOwnRow = async (tab: Tab): Promise<number> =>
  rowOf(placeIn((await cellsOf(tab)).find(name => name.endsWith(french.canGo)) ?? ''));

/** Whether it was spoken how a game ended. */
export const tellsTheEnd = (sentences: readonly string[]): boolean =>
  sentences.some(sentence => /\b(gagne|nulle)\b/.test(sentence));
