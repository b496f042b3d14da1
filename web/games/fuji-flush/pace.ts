/** How long each event takes on the screen, in milliseconds, and what it sounds like. */
import type { Event } from '@havre/engine/games/fuji-flush/state.ts';
import type { Sound } from '../../sound/sounds.ts';

interface Timing {
  /** How long until the next event. */
  readonly pace: number;
  /** How long its cards are under way: cards that go together follow each other closely, and overlap. */
  readonly flight: number;
  readonly sound?: Sound;
}

const TIMINGS: { readonly [K in Event['type']]: Timing } = {
  dealt: { pace: 150, flight: 300, sound: 'draw' },
  began: { pace: 400, flight: 300 },
  played: { pace: 460, flight: 440, sound: 'card' },
  pushedOut: { pace: 200, flight: 380, sound: 'away' },
  drew: { pace: 200, flight: 360, sound: 'draw' },
  wentThrough: { pace: 540, flight: 520, sound: 'through' },
  reshuffled: { pace: 600, flight: 560, sound: 'shuffle' },
  won: { pace: 400, flight: 300 },
  ranOutOfTime: { pace: 500, flight: 300 },
  left: { pace: 540, flight: 520, sound: 'away' },
};

/** How long an event is on the screen before the next one begins. */
export const pace = ({ type }: Event): number => TIMINGS[type].pace;

/** How long the cards of an event are under way. */
export const flightTime = ({ type }: Event): number => TIMINGS[type].flight;

/** What an event sounds like, if it makes a sound. */
export const soundOf = ({ type }: Event): Sound | null => TIMINGS[type].sound ?? null;
