/** Chapter 13: characters in the holds, and what they are worth at the end. */
import { BOARD_HOLDS, HOLDS, NOTHING, TILE } from '../material.ts';
import { fill, isHome, type Ship, type State } from '../state.ts';
import { BISHOP, NAMES, SHIPOWNER, WORTH_AWAY, WORTH_HOME } from './characters.ts';
import type { CrewScore } from './events.ts';
import { aboard, type Crew, isAboard } from './state.ts';

/**
 * CREW-LOAD-04, CREW-LOAD-05: a hold is emptied for goods. A character in it goes overboard, which is the end of the game for
 * it: it is in no hold and not in the tavern.
 */
export function throwOverboard(s: State, ship: Ship, hold: number): void {
  const at = ship * HOLDS + hold;
  if (s.goods[at] !== TILE) return;
  const character = NAMES[s.tokens[at] - 1];
  fill(s, ship, hold, NOTHING, 0);
  s.journal?.add({ type: 'thrownOverboard', rule: 'CREW-LOAD-05', ship, hold, character });
}

/** CREW-POWER-18, CREW-POWER-19: for each character aboard, whatever it is worth by itself. */
const FOR_THE_SHIPOWNER = 3;
/** CREW-POWER-25: for each treasure token collected. */
const FOR_THE_BISHOP = 2;

/**
 * CREW-SCORE-01, CREW-SCORE-03: the printed values, then what the Shipowner and the Bishop add. Only whoever is aboard counts
 * (CREW-SCORE-02), and for the Bishop the tokens of this ship, whatever became of the cards (CREW-POWER-26).
 */
export function crewScore(s: State, crew: Crew, ship: Ship): CrewScore {
  const worths = isHome(s, ship) ? WORTH_HOME : WORTH_AWAY;
  const characters = aboard(s, ship).map(one => ({ character: NAMES[one], worth: worths[one] }));
  return {
    characters,
    shipowner: isAboard(s, ship, SHIPOWNER) ? FOR_THE_SHIPOWNER * characters.length : 0,
    bishop: isAboard(s, ship, BISHOP) ? FOR_THE_BISHOP * crew.tokens[ship] : 0,
  };
}

/** The sum of it, for those who count often. */
export function crewWorth(s: State, crew: Crew, ship: Ship): number {
  const worths = isHome(s, ship) ? WORTH_HOME : WORTH_AWAY;
  let sum = isAboard(s, ship, BISHOP) ? FOR_THE_BISHOP * crew.tokens[ship] : 0;
  const each = isAboard(s, ship, SHIPOWNER) ? FOR_THE_SHIPOWNER : 0;
  for (let at = ship * HOLDS, end = at + BOARD_HOLDS; at < end; at++)
    if (s.goods[at] === TILE) sum += worths[s.tokens[at] - 1] + each;
  return sum;
}
