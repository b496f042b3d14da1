/** Chapter 1: players, teams and setup (préparation). */
import { random, shuffle } from '../../kernel/flow-state.ts';
import { everyone, listed, seatsOf } from '../../kernel/seats.ts';
import { dealWords } from './1-screens.ts';
import { round } from './3-round.ts';
import { formTrio } from './13-trio.ts';
import { book } from './book.ts';
import { BLACK, type State, WHITE } from './state.ts';

export const game = book.sequence('game', [formTeams, dealWords, round]);

/** DEC-SETUP-02, DEC-SETUP-14, DEC-SETUP-15: who plays with whom, and which of the two is White. */
function formTeams(s: State): void {
  if (s.trio) formTrio(s);
  else splitSeats(s);
  const rule = s.trio ? 'DEC-TRIO-01' : 'DEC-SETUP-12';
  const [white, black] = s.teams.map(team => listed(team.members));
  s.journal?.add({ type: 'formed', rule, white, black });
}

/**
 * DEC-SETUP-12: as equal as possible; with an odd number, the first side has one player more, and nothing else
 * (DEC-SETUP-13).
 */
function splitSeats(s: State): void {
  const { teams, white } = s.options;
  const seats = listed(everyone(s.encrypted.length));
  if (teams === 'random') shuffle(s, seats);
  const half = Math.ceil(seats.length / 2);
  const sides = [seatsOf(seats.slice(0, half)), seatsOf(seats.slice(half))];
  const first = white === 'random' ? random(s, 2) : white === 'first' ? 0 : 1;
  s.teams[WHITE].members = sides[first];
  s.teams[BLACK].members = sides[1 - first];
}
