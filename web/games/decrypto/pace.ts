/** How long each event takes on the screen, and how it sounds. */
import type { Event } from '@havre/engine/games/decrypto/events.ts';
import type { Sound } from '../../sound/sounds.ts';

/** Drums need their time; what a team does among itself is there at once. */
const TIMES: { readonly [T in Event['type']]?: number } = {
  formed: 0,
  dealt: 300,
  wishedExchange: 0,
  exchanged: 600,
  roundBegan: 500,
  proposed: 150,
  nominated: 0,
  settledOn: 400,
  readyToDraw: 200,
  drewCode: 350,
  wrote: 0,
  confirmedClues: 300,
  lockedClues: 200,
  readClues: 1500,
  objected: 700,
  replacedClue: 700,
  letStand: 600,
  reopened: 100,
  drafted: 0,
  confirmed: 0,
  reconsidered: 0,
  locked: 350,
  readInterception: 1500,
  readDecryption: 1500,
  revealed: 2400,
  tookToken: 1300,
  sorted: 500,
  wroteNotes: 0,
  wishedGuests: 0,
  namedWords: 0,
  accepted: 0,
  confirmedWords: 0,
  confirmedVerdict: 0,
  readWords: 900,
  shownWords: 500,
};
const USUAL = 300;

export const pace = ({ type }: Event): number => TIMES[type] ?? USUAL;

/** A code that was read out is not seen again beside what each team made of it; then its tokens and clues are where they belong. */
const READING_TIMES: { readonly [T in Event['type']]?: number } = { revealed: 2600, sorted: 2000 };

export const readingTime = ({ type }: Event): number => READING_TIMES[type] ?? 0;

const SOUNDS: { readonly [T in Event['type']]?: Sound } = {
  drewCode: 'card',
  readClues: 'draw',
  locked: 'card',
  readInterception: 'draw',
  readDecryption: 'draw',
  revealed: 'dice',
  objected: 'said',
};

export function soundOf(event: Event): Sound | null {
  if (event.type === 'tookToken') return event.token === 'interception' ? 'coins' : 'away';
  return SOUNDS[event.type] ?? null;
}
