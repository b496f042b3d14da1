/**
 * What a game brings to the page as its person wants to see it: with the board that is drawn for it, or in plain lists. Every room that
 * shows a table asks here, so that both can be had in every game, and changed while one plays.
 */
import { settings } from '../shell/settings.ts';
import type { GameUi } from './contract.ts';
import { Generic } from './generic/board.tsx';

/** One that has a board in any case. */
export type ShownUi = GameUi & Required<Pick<GameUi, 'Board'>>;

/** The same object each time, so that nothing is made anew because a table is drawn again. */
const plain = new WeakMap<GameUi, ShownUi>();

/**
 * The same with the board to be shown now.
 * @example const { Board, showsPlayers } = shownUi(ui);
 */
export function shownUi(ui: GameUi): ShownUi {
  if (isDrawn(ui) && settings.value.tables === 'drawn') return ui;
  const made = plain.get(ui) ?? inLists(ui);
  plain.set(ui, made);
  return made;
}

const isDrawn = (ui: GameUi): ui is ShownUi => ui.Board !== undefined;

/** Without what is true of the drawn board alone: whom it names, what it offers, and how long its pieces take on their way. */
function inLists({
  showsPlayers: _names,
  isOnBoard: _offers,
  pace: _pace,
  readingTime: _reading,
  ...ui
}: GameUi): ShownUi {
  return { ...ui, Board: Generic };
}
