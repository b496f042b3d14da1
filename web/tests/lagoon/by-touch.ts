/** Somebody who plays Aquatika by touching what is lit, and always goes ahead: such a game comes to its end. */
import type { Tab } from '../engines/engine.ts';
import { tapIfThere } from '../engines/tapping.ts';

/** What is answered before an animal is touched: a move that was chosen, a camp that stands, a camp that does not. */
const FIRST = [
  '.aqua-do',
  '.aqua-ready:not([aria-disabled="true"])',
  '.aqua-tray:has(.aqua-kind:not(.none)) .aqua-random',
];

/**
 * Runs in the page: marks the place to be touched next, an animal far ahead or the cell furthest ahead that it can go to. Says
 * whether there is one.
 */
function markNext(turn: number): boolean {
  const places = [...document.querySelectorAll<HTMLElement>('button[data-place][aria-pressed]')];
  const rowOf = ({ dataset }: HTMLElement): number => Number(dataset.place?.slice(1));
  // Whoever plays Grey sees the board turned.
  const ahead = document.querySelector('.aqua-sheet[data-turned]') === null ? 1 : -1;
  const isLed = places.some(({ ariaPressed }) => ariaPressed === 'true');
  const lit = places
    .filter(({ ariaPressed }) => ariaPressed === 'false')
    .sort((one, other) => (rowOf(other) - rowOf(one)) * ahead);
  // Not always the same animal: the one in front may have nowhere to go but aside.
  const next = lit[isLed ? 0 : turn % Math.min(3, lit.length)];
  for (const marked of document.querySelectorAll('[data-next]')) marked.removeAttribute('data-next');
  next?.setAttribute('data-next', '');
  return next !== undefined;
}

/**
 * Does one thing at a table of Aquatika, if there is something to be done; says whether there was.
 * @example while (!(await isOver(tab))) await touchAhead(tab, turn++);
 */
export async function touchAhead(tab: Tab, turn: number): Promise<boolean> {
  if (await tapIfThere(tab, FIRST)) return true;
  const isSomethingLit = await tab.evaluate<boolean>(`(${markNext.toString()})(${turn})`);
  return isSomethingLit && tapIfThere(tab, ['[data-next]']);
}
