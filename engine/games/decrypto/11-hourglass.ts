/** Chapter 11: time and hourglass (sablier). */
import type { GameClock } from '../../kernel/external-events.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { NOBODY, only, type Seat, type Seats } from '../../kernel/seats.ts';
import { HOURGLASS_SECONDS } from './material.ts';
import {
  BLACK,
  COLOURS,
  type Colour,
  entitled,
  guesses,
  playing,
  type State,
  sendersOf,
  together,
  WHITE,
} from './state.ts';

/** The team whose encryptor the hourglass is for, or would be: the one that is still writing. */
const slowTeam = (s: State): Colour | null => {
  const slow = sendersOf(s).filter(team => !s.teams[team].written);
  return slow.length === 1 ? slow[0] : null;
};

/** For whom the hourglass is, running or not. */
export const slowEncryptor = (s: State): Seat => {
  const team = slowTeam(s);
  return team === null ? NOBODY : s.teams[team].encryptor;
};

/**
 * DEC-TIME-02, DEC-TIME-03: when one encryptor has confirmed, any member of that team may start it for the other; nobody has
 * to. DEC-TRIO-11: the Interceptor may as soon as the code is drawn.
 */
export function glassTurners(s: State): Seats {
  const slow = slowTeam(s);
  if (s.glass || slow === null) return 0;
  return playing(s, slow === WHITE ? BLACK : WHITE);
}

export function turnGlass(s: State, seat: Seat): void {
  s.glass = true;
  const rule = s.trio ? 'DEC-TRIO-11' : 'DEC-TIME-02';
  s.journal?.add({ type: 'turnedHourglass', rule, seat, against: slowEncryptor(s) });
}

/** DEC-TIME-04: the clues written so far count; nothing can be added later. */
export function glassRunsOut(s: State): Refusal | null {
  const team = slowTeam(s);
  if (!s.glass || team === null) return refuse('no-such-clock', 'DEC-TIME-04');
  const side = s.teams[team];
  s.glass = false;
  side.written = true;
  s.journal?.add({ type: 'hourglassRanOut', rule: 'DEC-TIME-04', team, seat: side.encryptor });
  return null;
}

const HOURGLASS = 'hourglass';
/** Each half-round has a clock of its own. */
const guessClock = (s: State): string => `guess ${s.round} ${s.sending === WHITE ? 'white' : 'black'}`;

/** The clocks that are running: the hourglass, and the table's limit for guessing (DEC-TIME-05). */
export function clocksOf(s: State, guessing: boolean): GameClock[] {
  if (s.glass)
    return [{ id: HOURGLASS, seats: only(slowEncryptor(s)), seconds: HOURGLASS_SECONDS, rule: 'DEC-TIME-02' }];
  const { guessSeconds } = s.options;
  if (!guessing || guessSeconds === 0) return [];
  const seats = together(COLOURS, team => (guesses(s, team) ? entitled(s, team) : 0));
  return [{ id: guessClock(s), seats, seconds: guessSeconds, rule: 'DEC-TIME-05' }];
}

export const isHourglass = (clock: string): boolean => clock === HOURGLASS;
