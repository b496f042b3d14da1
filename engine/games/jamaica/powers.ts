/**
 * What a ship can do beyond the ordinary.
 *
 * The chapters ask these questions and never name a card; power cards answer them here, and so will whatever an expansion
 * adds.
 */
import { LAIR_BIT } from './board.ts';
import { type Goods, LADY_BETH, MORGAN_MAP } from './material.ts';
import { hasPower, type Ship, type State } from './state.ts';

/** Cards in a full hand: JAM-ROUND-13, and 4 with Morgan's Map (JAM-TREASURE-09). */
export const handSize = (s: State, ship: Ship): number => (hasPower(s, ship, MORGAN_MAP) ? 4 : 3);

/** What is added to the combat die of a ship, in attack and in defence: Lady Beth (JAM-COMBAT-39, JAM-GHOST-03). */
export const combatBonus = (s: State, ship: Ship): number => (hasPower(s, ship, LADY_BETH) ? 2 : 0);

/** How far a ship may go with a die: exactly its value (JAM-MOVE-01 to JAM-MOVE-03). */
export const distances = (_s: State, _ship: Ship, die: number): readonly number[] => EXACTLY[die];
const EXACTLY: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6].map(die => [die]);

/** The set of goods with which a ship may pay a price in some goods: those alone (JAM-PRICE-10). */
export const paysWith = (_s: State, _ship: Ship, goods: Goods): Goods => goods;

/** Tokens a ship loads beyond the value of the die: none (JAM-LOAD-02). */
export const loadBonus = (_s: State, _ship: Ship, _goods: Goods): number => 0;

/** The lairs whose treasure a ship can take from where it stands: the one it stands on (JAM-PRICE-04). */
export const treasureReach = (s: State, ship: Ship): number => LAIR_BIT[s.space[ship]];

/** What a ship scores beside position, doubloons and treasures: nothing (JAM-END-06). */
export const worthAtEnd = (_s: State, _ship: Ship): number => 0;
