/** Chapter 14, navigation: the Cartographer, the Sea Wolf, the Anchorman and the Navigator. */
import type { Ship, State } from '../state.ts';
import { ANCHORMAN, CARTOGRAPHER, type CharacterName, NAVIGATOR, SEA_WOLF } from './characters.ts';
import { isAboard } from './state.ts';

/** CREW-POWER-27, CREW-POWER-28: four cards for whoever has the Cartographer when hands are filled. */
export const chartedHand = (s: State, ship: Ship): number => (isAboard(s, ship, CARTOGRAPHER) ? 4 : 3);

/** How far a ship may go, by die and by whether one less and one more are allowed; the die itself comes first. */
const DISTANCES: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4, 5, 6].map(die => {
  const less = die > 1 ? [die - 1] : []; // one less than 1 is no move at all: CREW-POWER-33
  return [[die], [die, ...less], [die, die + 1], [die, ...less, die + 1]];
});

/** CREW-POWER-31, CREW-POWER-32, CREW-POWER-34, CREW-POWER-61: one space less, one more, or as the die says. */
export const crewDistances = (s: State, ship: Ship, die: number): readonly number[] =>
  DISTANCES[die][(isAboard(s, ship, ANCHORMAN) ? 1 : 0) + (isAboard(s, ship, NAVIGATOR) ? 2 : 0)];

/**
 * Who lets a ship stay where it is although its card moves it: the Sea Wolf, who ignores a backward action (CREW-POWER-29,
 * CREW-POWER-30), or the Anchorman with a die of 1 (CREW-POWER-33); null if nobody does.
 */
export function staysBy(s: State, ship: Ship, die: number, forward: boolean): CharacterName | null {
  if (!forward && isAboard(s, ship, SEA_WOLF)) return 'seaWolf';
  return die === 1 && isAboard(s, ship, ANCHORMAN) ? 'anchorman' : null;
}
