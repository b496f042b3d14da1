/** How long each event takes on the screen, in milliseconds, and what it sounds like. */
import type { Event } from '@havre/engine/games/fuji-flush/state.ts';
import type { Sound } from '../../sound/sounds.ts';

const PACES: { readonly [K in Event['type']]: number } = {
  dealt: 150,
  began: 400,
  played: 560,
  pushedOut: 340,
  drew: 320,
  wentThrough: 600,
  reshuffled: 600,
  won: 500,
  ranOutOfTime: 500,
  left: 600,
};

/** A flight is over a little before the next event begins. */
const AT_REST = 40;

const SOUNDS: { readonly [K in Event['type']]?: Sound } = {
  dealt: 'draw',
  played: 'card',
  pushedOut: 'away',
  drew: 'draw',
  wentThrough: 'through',
  reshuffled: 'shuffle',
  left: 'away',
};

/** How long an event is on the screen. */
export const pace = ({ type }: Event): number => PACES[type];

/** How long the cards of an event are under way. */
export const flightTime = ({ type }: Event): number => PACES[type] - AT_REST;

/** What an event sounds like, if it makes a sound. */
export const soundOf = ({ type }: Event): Sound | null => SOUNDS[type] ?? null;
