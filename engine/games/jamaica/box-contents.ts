/** What is in the box of Jamaica and of The Crew, for programs from outside. */
import type { Components } from '../components.ts';
import { actionDeck, actionDie, board, combatDie, shortageDie, treasures } from './components.ts';
import { characters, crewTreasures, tavern } from './crew-components.ts';
import { COLOURS, WORTH } from './material.ts';

const TOKENS = 'How many tokens.';
const WORTH_OF = 'What the treasure is worth at the end, below 0 if it is cursed.';
const SHOWN = 'A treasure that everybody sees, by its number.';

export const components: Components = {
  numbers: {
    Goods: 'What lies in a hold: 0 nothing, 1 gold, 2 food, 4 powder, 32 a tile of The Crew; a sum is several of them.',
    goods: 'For each hold, six places a ship: 0 nothing, 1 gold, 2 food, 4 powder, 32 a tile of The Crew.',
    types: 'A sum of goods: 1 gold, 2 food, 4 powder.',
    Card: 'An action card, by its place in `actionDeck.cards` of the components from 0; -1 is none.',
    Space: 'A space, as in `board.spaces` of the components: Port Royal is 0; -1 is off the board.',
    Ship: 'A ship has the number of its seat; the ghost has the number after the last seat, -1 is none.',
    Face: 'What the combat die shows: 2, 4, 6, 8, 10, or 100 for the star.',
    hold: 'A hold of a ship, from 0 to 4 on its board; 5 is the 6th Hold card.',
    half: '0 is the morning, 1 the evening.',
    sun: 'The die on the sun, for mornings, from 1 to 6.',
    moon: 'The die on the moon, for evenings, from 1 to 6.',
    dice: 'What the action dice show, from 1 to 6.',
    rolled: 'What the action dice showed when they fell, from 1 to 6.',
    die: 'What the action die shows, from 1 to 6.',
    value: 'What the die is set to, from 1 to 6.',
    lap: '0 from the start on, 1 once it is home, below 0 behind the start.',
    tokens: TOKENS,
    powder: 'How many powder tokens.',
    gold: 'How many gold tokens.',
    food: 'How many food tokens.',
    price: 'How many tokens had to be paid.',
    amount: 'How many tokens are to be paid.',
    fee: 'How many tokens the bottle costs.',
    bonus: 'What powers add to the strength.',
    attack: 'The strength of the attacker.',
    attackDie: 'The combat die of the attacker: 2, 4, 6, 8, 10, or 100 for the star; 0 before it is thrown.',
    defenceDie: 'The combat die of the defender: 2, 4, 6, 8, 10, or 100 for the star; 0 before it is thrown.',
    defencePowder: 'Powder the defender has spent; below 0 before that is decided.',
    worth: WORTH_OF,
    worths: WORTH_OF,
    treasures: WORTH_OF,
    looked: WORTH_OF,
    shown: SHOWN,
    characters: 'What a character is worth.',
    position: 'Points for the space.',
    bishop: 'Points by the bishop.',
    total: 'Points in all.',
    pile: 'How many cards are in the pile.',
    leftOut: 'How many treasures stay in the box.',
    treasurePile: 'How many treasures are in the pile.',
    count: 'How many cards.',
    round: 'The round, from 1.',
  },
  parts: {
    board,
    colours: COLOURS,
    actionDeck,
    actionDie,
    combatDie,
    shortageDie,
    treasures: { ...treasures, worthByNumber: WORTH },
    crew: { treasures: crewTreasures, tavern, characters },
  },
};
