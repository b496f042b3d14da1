/** What is in the box of Fuji Flush, for programs from outside. */
import type { Components } from '../components.ts';
import { DECK } from './material.ts';

export const components: Components = {
  numbers: {
    Card: 'A card is its value, from 2 to 20; 0 is no card.',
    count: 'How many cards.',
    combined: 'The combined value of the group: the value of the card times how many of it lie in front of players.',
  },
  parts: { deck: DECK },
};
