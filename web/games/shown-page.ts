/**
 * The page of a game as its person wants to see it: with the board that is drawn for it, or in plain lists. Every room that
 * shows a table asks here, so that both can be had in every game, and changed while one plays.
 */
import { settings } from '../shell/settings.ts';
import type { GamePage } from './contract.ts';
import { Generic } from './generic/board.tsx';

/** A page that has a board in any case. */
export type ShownPage = GamePage & Required<Pick<GamePage, 'Board'>>;

/** The same object each time, so that nothing is made anew because a table is drawn again. */
const plain = new WeakMap<GamePage, ShownPage>();

/**
 * The page with the board to be shown now.
 * @example const { Board, showsPlayers } = shownPage(page);
 */
export function shownPage(page: GamePage): ShownPage {
  if (isDrawn(page) && settings.value.tables === 'drawn') return page;
  const made = plain.get(page) ?? inLists(page);
  plain.set(page, made);
  return made;
}

const isDrawn = (page: GamePage): page is ShownPage => page.Board !== undefined;

/** Without what is true of the drawn board alone: whom it names, what it offers, and how long its pieces take on their way. */
function inLists({ showsPlayers: _names, isOnBoard: _offers, pace: _pace, ...page }: GamePage): ShownPage {
  return { ...page, Board: Generic };
}
