/** What a player can do. One action is one gesture at the table. */
import type { Seat } from '../../kernel/seats.ts';
import { listOf, truth, whole } from '../../kernel/shapes.ts';
import { AREAS, type Area, CARDS, type Card, COLOURS, FACES, LETTERS, type Letter } from './material.ts';

export type Action =
  // The course of a turn
  | { readonly type: 'sail'; readonly area: Area }
  | { readonly type: 'dock' }
  | { readonly type: 'take' }
  | { readonly type: 'fight' }
  | { readonly type: 'board'; readonly seat: Seat }
  | { readonly type: 'reveal' }
  | { readonly type: 'pass' }
  | { readonly type: 'stop' }
  | { readonly type: 'finish' }
  // Beside a decision
  | { readonly type: 'discard'; readonly card: Card }
  | { readonly type: 'dig'; readonly cards: readonly Card[] }
  // At any time
  | { readonly type: 'linger'; readonly wish: boolean }
  | { readonly type: 'abstain'; readonly wish: boolean }
  // In port
  | { readonly type: 'turn'; readonly card: Card }
  | {
      readonly type: 'fulfil';
      readonly letter: Letter;
      readonly cards: readonly Card[];
      readonly crew: readonly Card[];
    }
  // After a fight
  | { readonly type: 'remove'; readonly card: Card }
  | { readonly type: 'steal'; readonly card: Card }
  | { readonly type: 'takeNothing' }
  | { readonly type: 'leave' }
  // Advanced game
  | { readonly type: 'accept' }
  | { readonly type: 'rollAgain' }
  | { readonly type: 'reroll'; readonly die: number }
  | { readonly type: 'keepDice' }
  | { readonly type: 'face' }
  | { readonly type: 'keep' }
  | { readonly type: 'pour'; readonly card: Card }
  | { readonly type: 'refuseRum' }
  | { readonly type: 'steer'; readonly card: Card }
  | { readonly type: 'soothe'; readonly card: Card }
  | { readonly type: 'lookOut'; readonly card: Card }
  | { readonly type: 'deliver'; readonly card: Card };

const card = whole(0, CARDS.length - 1);
/** No letter and no treasure takes more cards than this. */
const MOST_CARDS = 7;

export const shapes = {
  sail: { area: whole(0, AREAS.length - 1) },
  dock: {},
  take: {},
  fight: {},
  board: { seat: whole(0, COLOURS.length - 1) },
  reveal: {},
  pass: {},
  stop: {},
  finish: {},
  discard: { card },
  dig: { cards: listOf(card, MOST_CARDS) },
  linger: { wish: truth },
  abstain: { wish: truth },
  turn: { card },
  fulfil: { letter: whole(0, LETTERS.length - 1), cards: listOf(card, MOST_CARDS), crew: listOf(card, MOST_CARDS) },
  remove: { card },
  steal: { card },
  takeNothing: {},
  leave: {},
  accept: {},
  rollAgain: {},
  reroll: { die: whole(1, FACES) },
  keepDice: {},
  face: {},
  keep: {},
  pour: { card },
  refuseRum: {},
  steer: { card },
  soothe: { card },
  lookOut: { card },
  deliver: { card },
} as const;

/** Actions made once: a list of legal actions then costs nothing but its list. */
export const act = {
  sail: AREAS.map(area => ({ type: 'sail', area }) as const),
  dock: { type: 'dock' },
  take: { type: 'take' },
  fight: { type: 'fight' },
  board: COLOURS.map((_, seat) => ({ type: 'board', seat }) as const),
  reveal: { type: 'reveal' },
  pass: { type: 'pass' },
  stop: { type: 'stop' },
  finish: { type: 'finish' },
  discard: CARDS.map((_, card) => ({ type: 'discard', card }) as const),
  turn: CARDS.map((_, card) => ({ type: 'turn', card }) as const),
  remove: CARDS.map((_, card) => ({ type: 'remove', card }) as const),
  steal: CARDS.map((_, card) => ({ type: 'steal', card }) as const),
  takeNothing: { type: 'takeNothing' },
  leave: { type: 'leave' },
  accept: { type: 'accept' },
  rollAgain: { type: 'rollAgain' },
  reroll: Array.from({ length: FACES + 1 }, (_, die) => ({ type: 'reroll', die }) as const),
  keepDice: { type: 'keepDice' },
  face: { type: 'face' },
  keep: { type: 'keep' },
  pour: CARDS.map((_, card) => ({ type: 'pour', card }) as const),
  refuseRum: { type: 'refuseRum' },
  steer: CARDS.map((_, card) => ({ type: 'steer', card }) as const),
  soothe: CARDS.map((_, card) => ({ type: 'soothe', card }) as const),
  lookOut: CARDS.map((_, card) => ({ type: 'lookOut', card }) as const),
  deliver: CARDS.map((_, card) => ({ type: 'deliver', card }) as const),
} as const;
