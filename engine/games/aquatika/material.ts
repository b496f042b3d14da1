/** Chapter 1: what is in the box. The numbers and the boards themselves are in `aquatika.json`. */
import box from './aquatika.json' with { type: 'json' };
import { type Board, loadBoard } from './board.ts';
import { type Kind, NO_KIND } from './pieces.ts';

/** How many pieces of each kind a camp has, by kind (AQU-DATA-06). */
export const COUNTS: readonly number[] = [0, box.pieces.octopus, box.pieces.shark, box.pieces.flyingFish];

/** How many pieces a player has (AQU-DATA-03). */
export const CAMP_SIZE = COUNTS.reduce((sum, count) => sum + count, 0);

export type BoardName = keyof typeof box.boards;

/** Every board there is; a board that AQU-DATA-09 does not accept stops the program here. */
export const BOARDS: { readonly [N in BoardName]: Board } = {
  lagoon: loadBoard(box.boards.lagoon, CAMP_SIZE),
  reef: loadBoard(box.boards.reef, CAMP_SIZE),
  narrows: loadBoard(box.boards.narrows, CAMP_SIZE),
};

/** The boards a table may choose from. */
export const OFFERED = (Object.keys(BOARDS) as BoardName[]).filter(name => box.boards[name].offered);

/** The kinds of pieces still to be placed when some have been, by kind. */
export function unplaced(arrangement: readonly Kind[]): number[] {
  const left = [...COUNTS];
  for (const kind of arrangement) if (kind !== NO_KIND) left[kind]--;
  return left;
}
