/** How long each event takes on the screen, and how it sounds. */
import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import type { Sound } from '../../sound/sounds.ts';

const TIMES: { readonly [T in Event['type']]?: number } = {
  laidOut: 0,
  letterOpened: 420,
  began: 300,
  sailed: 620,
  docked: 620,
  reshuffled: 520,
  revealed: 950,
  passedOver: 420,
  took: 560,
  stopped: 120,
  discarded: 420,
  wishedToLinger: 0,
  attacked: 650,
  rolled: 780,
  wonFight: 900,
  lostFight: 900,
  damaged: 1000,
  captured: 560,
  fulfilled: 640,
  dug: 640,
  paid: 620,
  turned: 460,
  boarded: 750,
  fired: 1100,
  tied: 750,
  wonBoarding: 950,
  stole: 1000,
  rerolled: 800,
  faced: 950,
  kept: 560,
  poured: 420,
  worked: 420,
  delivered: 560,
  won: 600,
};
const USUAL = 300;

export const pace = ({ type }: Event): number => TIMES[type] ?? USUAL;

/** A piece is under way for most of the time its event takes. */
export const flightTime = (event: Event): number => Math.min(520, pace(event) * 0.8);

const SOUNDS: { readonly [T in Event['type']]?: Sound } = {
  letterOpened: 'card',
  sailed: 'sail',
  docked: 'sail',
  reshuffled: 'shuffle',
  revealed: 'draw',
  took: 'card',
  captured: 'card',
  attacked: 'cannon',
  boarded: 'cannon',
  rolled: 'dice',
  fired: 'dice',
  rerolled: 'dice',
  paid: 'coins',
  stole: 'away',
  damaged: 'away',
};

export const soundOf = ({ type }: Event): Sound | null => SOUNDS[type] ?? null;
