/** What a player can do. */
import type { ActionShapes } from '../../kernel/shapes.ts';
import { listOf, whole, word } from '../../kernel/shapes.ts';
import { SPACES, type Space } from './board.ts';
import { type CrewAction, crewShapes } from './crew/actions.ts';
import { CREW_WORTH } from './crew/material.ts';
import { CARDS, type Card, COLOURS, type Colour, HOLDS, POWERS, type Power, WORTH } from './material.ts';
import type { Ship } from './state.ts';

export type Action =
  /** Before the first card is turned up: takes a free colour. */
  | { readonly type: 'takeColour'; readonly colour: Colour }
  /** The Captain lays one die on the sun and one on the moon. */
  | { readonly type: 'placeDice'; readonly sun: number; readonly moon: number }
  /** Lays a card of the hand face down across the discard pile. */
  | { readonly type: 'chooseCard'; readonly card: Card }
  /** Loads what is to be loaded into a hold, which is emptied first if nothing is free. */
  | { readonly type: 'load'; readonly hold: number }
  /** Moves the ship that is to be moved, by any way that leads there. */
  | { readonly type: 'sail'; readonly to: Space }
  /** Goes back to a space in a shortage. */
  | { readonly type: 'retreat'; readonly to: Space }
  /** Pays, or spends powder, from several holds: so many tokens from each, in the order of `stacksOf`. */
  | { readonly type: 'pay'; readonly tokens: readonly number[] }
  | { readonly type: 'attack'; readonly ship: Ship }
  | { readonly type: 'spendPowder'; readonly powder: number }
  /** With Saran's Sabre: has the die that was just rolled in a combat rolled again. */
  | { readonly type: 'reroll' }
  /** Leaves that die as it lies. */
  | { readonly type: 'keepRoll' }
  | { readonly type: 'stealHold'; readonly hold: number }
  | { readonly type: 'stealPower'; readonly power: Power }
  /** Steals a face-down treasure, blind. */
  | { readonly type: 'stealHidden' }
  | { readonly type: 'giveTreasure'; readonly worth: number }
  | { readonly type: 'givePower'; readonly power: Power }
  /** Takes no spoils. */
  | { readonly type: 'decline' }
  | CrewAction;

/** More powder than any ship can have. */
export const MOST_POWDER = 48;

/** What the worst and the best treasure of any game are worth. */
export const LEAST_WORTH = Math.min(...WORTH, ...CREW_WORTH);
export const MOST_WORTH = Math.max(...WORTH, ...CREW_WORTH);

export const shapes: ActionShapes<Action> = {
  takeColour: { colour: word(...COLOURS) },
  placeDice: { sun: whole(1, 6), moon: whole(1, 6) },
  chooseCard: { card: whole(0, CARDS.length - 1) },
  load: { hold: whole(0, HOLDS - 1) },
  sail: { to: whole(0, SPACES - 1) },
  retreat: { to: whole(0, SPACES - 1) },
  pay: { tokens: listOf(whole(0, MOST_POWDER), HOLDS) },
  attack: { ship: whole(0, 6) },
  spendPowder: { powder: whole(0, MOST_POWDER) },
  reroll: {},
  keepRoll: {},
  stealHold: { hold: whole(0, HOLDS - 1) },
  stealPower: { power: word(...POWERS) },
  stealHidden: {},
  giveTreasure: { worth: whole(LEAST_WORTH, MOST_WORTH) },
  givePower: { power: word(...POWERS) },
  decline: {},
  ...crewShapes,
};
