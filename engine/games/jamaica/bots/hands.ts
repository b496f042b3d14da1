/** What characters of The Crew are likely to be worth: points at the end, at home or away, and help on the way. */
import { stepsToGo } from '../board.ts';
import { WORTH_AWAY, WORTH_HOME } from '../crew/characters.ts';
import { BOARD_HOLDS, TILE } from '../material.ts';
import { holdAt, isAfloat, isHome, type Ship, type State } from '../state.ts';

/** How a power in use by a character compares to one by a treasure. */
const HELP = 0.8;
/** Over how many steps a lead decides who comes home: some at the end, and more for each step that is left. */
const LEAD = 2;
const LEAD_AFAR = 0.25;

/** How likely a ship is to be home when the race ends: whoever is ahead mostly is, and nobody else. */
function chanceOfHome(s: State, ship: Ship, left: number): number {
  if (isHome(s, ship)) return 1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < s.space.length; other++)
    if (other !== ship && isAfloat(s, other)) nearest = Math.min(nearest, stepsToGo(s.space[other], s.lap[other]));
  const ahead = nearest - stepsToGo(s.space[ship], s.lap[ship]);
  return 1 / (1 + Math.exp(-ahead / (LEAD + LEAD_AFAR * left)));
}

/** What those aboard promise beyond what they are worth now: their values at home, and what they do until then. */
export function promiseAboard(s: State, ship: Ship, left: number, power: number): number {
  if (s.crew === undefined || isHome(s, ship)) return 0;
  let atHome = 0;
  let hands = 0;
  for (let at = holdAt(ship, 0), end = at + BOARD_HOLDS; at < end; at++) {
    if (s.goods[at] !== TILE) continue;
    hands++;
    atHome += WORTH_HOME[s.tokens[at] - 1] - WORTH_AWAY[s.tokens[at] - 1];
  }
  return hands === 0 ? 0 : chanceOfHome(s, ship, left) * atHome + HELP * power * hands;
}

/** What a character would be worth to a ship that takes it aboard. */
export const worthOf = (s: State, ship: Ship, character: number, left: number, power: number): number =>
  WORTH_AWAY[character] + chanceOfHome(s, ship, left) * (WORTH_HOME[character] - WORTH_AWAY[character]) + HELP * power;
