/** The positions of the rulebook of Fuji Flush. One sits in the first seat. */
import type { FujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { NONE } from '@havre/engine/games/fuji-flush/material.ts';
import { matchAt } from '@havre/engine/games/fuji-flush/position.ts';
import type { Figures } from '../contract.ts';

const YOU = 0;

/** The worked examples of the ledger that no picture of the book shows. */
const examples: Figures<FujiFlush> = {
  'threes-hold': {
    start: () => matchAt({ front: '20 3 3 3', hands: '7 2 2 11 | 8 2 2 12 | 2 2 2 2 | 2 2 2 2', turn: YOU }),
    seat: YOU,
    examples: ['1'],
    forbidden: { type: 'playCard', card: 20 },
    isReached: ({ state }) => state.front[YOU] === 7,
  },
  'win-together': {
    start: () => matchAt({ front: '- 7 -', hands: '7 | 2 5 | 4 6', turn: YOU }),
    seat: YOU,
    examples: ['6', '9'],
    forbidden: { type: 'playCard', card: 5 },
    isReached: ({ over }) => over,
  },
  'joint-win': {
    start: () => matchAt({ front: '- 8 11', hands: '8 | - | 4 5 6', turn: YOU }),
    seat: YOU,
    examples: ['7'],
    forbidden: { type: 'playCard', card: 11 },
    isReached: ({ over }) => over,
  },
  'empty-pile': {
    start: () =>
      matchAt({
        front: '- 4 5 6',
        hands: '20 2 2 2 2 2 | 3 3 3 3 | 3 3 3 3 | 2 2 2',
        turn: YOU,
        pile: '17',
        rest: 'discard',
      }),
    seat: YOU,
    examples: ['10'],
    forbidden: { type: 'playCard', card: 17 },
    isReached: ({ state }) => state.pile.length === 70,
  },
  'last-draws': {
    start: () => matchAt({ front: '- 4 5 -', hands: '20 2 | 3 | 3 | 3', turn: YOU, pile: '17 18', rest: 'discard' }),
    seat: YOU,
    examples: ['11'],
    forbidden: { type: 'playCard', card: 17 },
    isReached: ({ state }) => state.pile.length === 0,
  },
};

// In a scene whoever is next has nothing to go through: what one has done is the last that is seen.
export const figures: Figures<FujiFlush> = {
  ...examples,
  table: {
    start: () =>
      matchAt({
        front: '- 9 5 5',
        hands: '2 4 6 7 13 | 3 3 8 10 | 2 4 5 11 | 6 7 9',
        turn: YOU,
        discard: '4 6 12 3',
      }),
    seat: YOU,
  },
  'go-through': {
    start: () => matchAt({ front: '8 - 8 -', hands: '5 11 | 4 6 | 2 2 | 4 4 9', turn: 3 }),
    seat: YOU,
    others: [{ seat: 3, action: { type: 'playCard', card: 4 } }],
  },
  join: {
    start: () => matchAt({ front: '- - 12 7', hands: '3 7 9 | 2 5 | 4 10 | 2 6', turn: YOU }),
    seat: YOU,
    examples: ['4'],
    isReached: ({ state }) => state.front[2] === NONE,
  },
  tie: {
    start: () => matchAt({ front: '- - 6 6 6', hands: '4 18 19 | 2 5 | 4 10 | 2 7 | 3 8', turn: YOU }),
    seat: YOU,
    examples: ['2'],
  },
  'low-card': {
    start: () => matchAt({ front: '- - 10 4 3', hands: '5 12 | 2 5 | 6 10 | 2 7 | 3 8', turn: YOU }),
    seat: YOU,
    examples: ['3'],
    isReached: ({ state: { front } }) => front.join() === [5, NONE, 10, NONE, NONE].join(),
  },
  groups: {
    start: () => matchAt({ front: '- - 9 2 2 4', hands: '4 6 8 | 2 5 | 6 10 | 3 7 | 3 8 | 5 9', turn: YOU }),
    seat: YOU,
    examples: ['5'],
    isReached: ({ state: { front } }) => front.join() === [4, NONE, 9, NONE, NONE, 4].join(),
  },
  stop: {
    start: () => matchAt({ front: '- 11 4 -', hands: '3 9 12 | 2 5 | - | 6 8', turn: YOU }),
    seat: YOU,
    examples: ['8'],
    isReached: ({ state }) => state.front[2] === NONE,
  },
  'last-card': {
    start: () => matchAt({ front: '8 5 - 8', hands: '- | 4 6 | 3 9 11 | 2', turn: 2 }),
    seat: YOU,
  },
};
