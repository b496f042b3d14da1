/** What a player can do with the expansion, beside what the base game has. */
import type { Fields } from '../../../kernel/shapes.ts';
import { whole, word } from '../../../kernel/shapes.ts';
import { SPACES, type Space } from '../board.ts';
import { HOLDS } from '../material.ts';
import { type CharacterName, NAMES } from './characters.ts';
import { CREW_WORTH } from './material.ts';
import { PLACES, type Place } from './tavern.ts';

export type CrewAction =
  /** Does without what is offered: recruits nobody, uses no power. */
  | { readonly type: 'forgo' }
  /** Takes a character aboard, with the bottle on a place next to it. */
  | { readonly type: 'recruit'; readonly character: CharacterName; readonly bottle: Place }
  /** Pays or spends so much of each type. */
  | { readonly type: 'exchange'; readonly gold: number; readonly food: number; readonly powder: number }
  /** Would rather have the shortage than pay by exchange. */
  | { readonly type: 'runShort' }
  /** Does not move the ship although the card says so. */
  | { readonly type: 'stay' }
  /** Has the loser of a distant attack discard what is in a hold. */
  | { readonly type: 'sinkHold'; readonly hold: number }
  /** Steals the treasure that lies face up for its points. */
  | { readonly type: 'stealShown' }
  /** Keeps one of the treasures looked at. */
  | { readonly type: 'keepTreasure'; readonly worth: number }
  /** Swaps the two dice for one's own actions. */
  | { readonly type: 'swapDice' }
  /** Sets one die before the other is rolled: 0 for the morning, 1 for the evening. */
  | { readonly type: 'setDie'; readonly half: number; readonly value: number }
  /** Takes the token of a lair one space away. */
  | { readonly type: 'takeToken'; readonly lair: Space };

export const FORGO: CrewAction = { type: 'forgo' };

/** More tokens of one type than any payment has. */
const MOST_TOKENS = 48;

export const crewShapes = {
  forgo: {},
  recruit: { character: word(...NAMES), bottle: whole(0, PLACES - 1) },
  exchange: { gold: whole(0, MOST_TOKENS), food: whole(0, MOST_TOKENS), powder: whole(0, MOST_TOKENS) },
  runShort: {},
  stay: {},
  sinkHold: { hold: whole(0, HOLDS - 1) },
  stealShown: {},
  keepTreasure: { worth: whole(Math.min(...CREW_WORTH), Math.max(...CREW_WORTH)) },
  swapDice: {},
  setDie: { half: whole(0, 1), value: whole(1, 6) },
  takeToken: { lair: whole(0, SPACES - 1) },
} as const satisfies { readonly [type: string]: Fields };
