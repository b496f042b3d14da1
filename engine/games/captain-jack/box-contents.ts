/** What is in the box of Captain Jack's Gold, for programs from outside. */
import type { Components } from '../components.ts';
import { AREA_NAMES } from './card-list.ts';
import { CARDS, COLOURS, LETTERS, LIST_STATUS, SYMBOLS } from './material.ts';

export const components: Components = {
  numbers: {
    Card: 'A sea card, by its place in `seaCards` of the components from 0; -1 is none.',
    card: 'A sea card, by its place in `seaCards` of the components from 0; -1 is none.',
    Letter: 'A letter of marque, by its place in `letters` of the components from 0.',
    Area: 'An area: 0 the coast, 1 the channel, 2 the high seas.',
    Place: 'Where a ship is: an area, -1 for the port, -2 beside the island before its first turn.',
    die: 'Which of the dice that were thrown, from 0.',
    dice: 'What the dice show, from 1 to 6.',
    roll: 'What a die shows, from 1 to 6.',
    rolls: 'How many dice are thrown.',
    highest: 'The highest die.',
    from: 'What the die showed before.',
    to: 'What it shows now.',
    by: 'The highest die of the winner.',
    against: 'The highest die of the loser.',
    attack: 'What the dice of the attacker show.',
    defence: 'What the dice of the defender show.',
    value: 'The strength that has to be met.',
    sails: 'How many sails.',
    cannons: 'How many cannons.',
    doubloons: 'How many doubloons.',
    supply: 'How many doubloons lie on the pirate island.',
    rum: 'How many rum tokens.',
    bottles: 'How many rum tokens.',
    piles: 'How many cards lie in the pile of each area.',
    pile: 'How many cards lie in the pile.',
    discards: 'How many cards lie in the discard pile.',
    left: 'How many are left.',
    count: 'How many.',
    reveals: 'How many cards were revealed this turn.',
  },
  parts: {
    status: LIST_STATUS,
    areas: AREA_NAMES,
    symbols: SYMBOLS,
    colours: COLOURS,
    seaCards: CARDS,
    letters: LETTERS,
  },
};
