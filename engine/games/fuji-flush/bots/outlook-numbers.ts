/** What the numbers mean that a seat sees of a position, in their order. */
import { HIGHEST, LOWEST } from '../material.ts';

export const LARGEST_HAND = 6;

const VALUES: readonly string[] = Array.from(
  { length: HIGHEST - LOWEST + 1 },
  (_, i) => `cards of value ${LOWEST + i}`,
);
const SIZES: readonly string[] = Array.from({ length: LARGEST_HAND + 1 }, (_, count) => `a hand of ${count}`);

/** Those of the own seat. */
export const OWN_NUMBERS: readonly string[] = [
  ...VALUES,
  ...SIZES,
  'cards that are there twice',
  'turns until mine',
  'seats',
  'what unseen cards are worth',
  'unseen cards',
  'fronts on the table',
  'my turn',
  'values that can join a front',
  'the same at my turn',
  'the strongest group I can join',
  'my strongest play',
  'my highest card',
  'the strongest front of the others',
  'a front card of mine',
  'its value',
  'its strength',
  'its partners',
  'turns until it goes through',
  'its chance to go through',
  'the same as last card',
  'the same with one card in hand',
  'its chance if everybody plays the best card',
  'the same as last card',
  'unseen cards that beat it',
  'the last card in front',
  'the same value in hand',
];

/** Those of another seat. */
export const OTHER_NUMBERS: readonly string[] = [
  ...SIZES,
  'turns until its turn',
  'turns from my turn to its turn',
  'seats',
  'what unseen cards are worth',
  'a front card',
  'its value',
  'its strength',
  'turns until it goes through',
  'its chance to go through',
  'the same as last card',
  'the same with one card in hand',
  'the same if I can beat it in time',
  'the same as last card if I can beat it in time',
  'unseen cards that beat it',
  'I play before it goes through',
  'I can beat it in time',
  'it is my partner',
  'I hold the same value',
];
