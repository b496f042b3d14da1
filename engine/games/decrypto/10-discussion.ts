/** Chapter 10: discussion, online as team chat. */
import type { Channel } from '../../kernel/channels.ts';
import { isUnderWay } from '../../kernel/flow.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { only, type Seat, type Seats } from '../../kernel/seats.ts';
import { names } from './5-clue-check.ts';
import { writeClues } from './5-clues.ts';
import { guess } from './6-guessing.ts';
import {
  COLOURS,
  type Colour,
  everybodyPlaying,
  playing,
  type State,
  sendersOf,
  teamOf,
  together,
  WHITE,
} from './state.ts';

const OPEN_CHANNEL = 'table';
const channelOf = (team: Colour): string => (team === WHITE ? 'white' : 'black');

/**
 * DEC-ENC-01, DEC-ENC-02, DEC-ENC-07: the encryptors who must be silent now, in every channel. Both from the draw to the
 * locking of the clues; the sending one from the reading to the reveal, so that no clue is explained (DEC-ENC-09). In
 * between they are heads like any other (DEC-CHAT-04).
 */
export function silenced(s: State): Seats {
  if (s.over) return 0;
  if (isUnderWay(s, writeClues)) return together(sendersOf(s), team => only(s.teams[team].encryptor));
  return isUnderWay(s, guess) ? only(s.teams[s.sending].encryptor) : 0;
}

/** DEC-CHAT-01, DEC-CHAT-05: one channel for each team, closed to all others, and one for everybody. */
export function channels(s: State): Channel[] {
  const silent = silenced(s);
  const silence = isUnderWay(s, writeClues) ? 'DEC-CHAT-03' : 'DEC-CHAT-02';
  const teams = COLOURS.map(team => {
    const readers = playing(s, team);
    return { id: channelOf(team), readers, writers: readers & ~silent, rule: silence };
  });
  const open = everybodyPlaying(s);
  return [...teams, { id: OPEN_CHANNEL, readers: 'everybody', writers: open & ~silent, rule: 'DEC-CHAT-05' }];
}

/**
 * DEC-CHAT-05: nobody may name the own team's secret words for all to hear, while they are secret. Lies are allowed
 * (DEC-CHAT-06).
 */
export function unsayable(s: State, seat: Seat, channel: string, text: string): Refusal | null {
  const team = teamOf(s, seat);
  if (s.over || team === null || channel !== OPEN_CHANNEL) return null;
  return s.teams[team].words.some(word => names(text, word)) ? refuse('tells-own-word', 'DEC-CHAT-05') : null;
}
