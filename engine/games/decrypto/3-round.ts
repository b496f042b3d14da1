/** Chapter 3: the round (manche). */
import { call } from '../../kernel/flow.ts';
import { random } from '../../kernel/flow-state.ts';
import { only } from '../../kernel/seats.ts';
import { halfRound } from './3-half-round.ts';
import { chooseEncryptors, proposeEncryptors } from './4-encryptor.ts';
import { lockClues, writeClues } from './5-clues.ts';
import { checkEnd } from './12-end.ts';
import { book } from './book.ts';
import { CODES, LINES, NO_CODE } from './material.ts';
import { BLACK, COLOURS, type Colour, type State, sendersOf, WHITE } from './state.ts';

/** DEC-ROUND-08: drawing and writing once for both teams, then a half-round for each code, White's first. */
export const round = book.sequence('round', [
  beginRound,
  chooseEncryptors,
  drawCodes,
  writeClues,
  lockClues,
  s => send(s, WHITE), // DEC-ROUND-06, DEC-ROUND-09
  s => send(s, BLACK), // DEC-ROUND-07, DEC-ROUND-12
  putCardsBack,
  checkEnd,
  () => 'restart', //     DEC-ROUND-13
]);

function beginRound(s: State): void {
  s.round++;
  s.journal?.add({ type: 'roundBegan', rule: 'DEC-ROUND-01', round: s.round });
  proposeEncryptors(s);
}

/** DEC-ROUND-02, DEC-ROUND-05: each encryptor from the own deck, at the same time; codes may be alike (DEC-DATA-06). */
function drawCodes(s: State): void {
  for (const team of sendersOf(s)) drawCode(s, team);
}

/** DEC-ROUND-03, DEC-ROUND-11: any card of the whole deck, once (DEC-ENC-06), and only its encryptor looks at it. */
export function drawCode(s: State, team: Colour): void {
  const side = s.teams[team];
  const seat = side.encryptor;
  side.card = CODES[random(s, CODES.length)];
  side.clues = LINES.map(() => '');
  side.written = false;
  s.encrypted[seat]++;
  s.journal?.add({ type: 'drewCode', rule: 'DEC-ROUND-02', team, seat, secret: { to: only(seat), code: side.card } });
}

/** DEC-TRIO-03: a team without a code has no half-round. */
function send(s: State, team: Colour): void {
  if (!sendersOf(s).includes(team)) return;
  s.sending = team;
  call(s, halfRound);
}

/** DEC-ROUND-10: into its own deck, which is then shuffled: the next draw is one of all its cards. */
function putCardsBack(s: State): void {
  for (const team of COLOURS) {
    s.teams[team].card = NO_CODE;
    delete s.teams[team].orphaned;
  }
  s.journal?.add({ type: 'cardsBack', rule: 'DEC-ROUND-10', round: s.round });
}
