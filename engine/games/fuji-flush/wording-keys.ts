/** A card is typed by its value: the cards of Fuji Flush are numbers, and a numbered list of numbers would mislead. */
import type { Keys } from '../language.ts';
import { HIGHEST, LOWEST, NONE } from './material.ts';
import type { Action } from './state.ts';

export const keys: Keys<Action> = {
  of: ({ card }) => String(card),
  read(typed) {
    const card = /^\d{1,2}$/.test(typed) ? Number(typed) : NONE;
    return card >= LOWEST && card <= HIGHEST ? { type: 'playCard', card } : null;
  },
};
