/** The actions of moving, made once: chapters 4 to 7 hand out the same ones. */
import type { Cell } from './board.ts';
import type { Action } from './state.ts';

/** Every cell of a board lies below this. */
export const CELLS = 88;

/** One action for each pair of cells, made once: a list of legal actions then costs nothing but its list. */
const forPairs = (type: 'move' | 'carry'): readonly Action[] =>
  Array.from({ length: CELLS * CELLS }, (_, pair) => ({ type, from: Math.floor(pair / CELLS), to: pair % CELLS }));
const MOVES = forPairs('move');
const CARRIES = forPairs('carry');

/** The action of moving. */
export const moving = (from: Cell, to: Cell): Action => MOVES[from * CELLS + to];
/** The action of moving with the prey. */
export const carrying = (from: Cell, to: Cell): Action => CARRIES[from * CELLS + to];
