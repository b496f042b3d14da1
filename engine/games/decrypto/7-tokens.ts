/** Chapter 7: reveal and tokens (jetons). */
import { giveInterceptorTokens } from './13-trio.ts';
import { NO_CODE, type Token } from './material.ts';
import { answersForCode, COLOURS, type Colour, currentLine, otherOf, type State } from './state.ts';

/**
 * DEC-TOKEN-01: the encryptor shows the code to all; if the encryptor is lost, the software does (DEC-NET-02). The card
 * alone is shown: it does not tell the words (DEC-INFO-08).
 */
export function reveal(s: State): void {
  const { card: code, encryptor: seat } = s.teams[s.sending];
  currentLine(s).code = code;
  const rule = answersForCode(s, s.sending) ? 'DEC-TOKEN-01' : 'DEC-NET-02';
  s.journal?.add({ type: 'revealed', rule, team: s.sending, seat, code });
}

/**
 * DEC-TOKEN-02, DEC-TOKEN-03: only exactly right counts (DEC-TOKEN-04). Each team is judged for itself: both tokens may be
 * given (DEC-TOKEN-05), and each at most once for a code, so once in a round (DEC-TOKEN-09). In the first round there is no
 * interception to be right (DEC-TOKEN-08).
 */
export function giveTokens(s: State): void {
  const { code, interception, decryption } = currentLine(s);
  if (s.trio) giveInterceptorTokens(s);
  else {
    if (interception === code) give(s, otherOf(s.sending), 'interception'); // a miss is free: DEC-GUESS-08, DEC-TOKEN-07
    if (decryption !== code) give(s, s.sending, 'misunderstanding'); // right earns nothing: DEC-TOKEN-06
  }
  for (const team of COLOURS) clearBoxes(s, team);
}

/** DEC-TOKEN-10: tokens are only ever given. */
function give(s: State, team: Colour, token: Token): void {
  const count = token === 'interception' ? ++s.teams[team].interceptions : ++s.teams[team].misunderstandings;
  const rule = token === 'interception' ? 'DEC-TOKEN-02' : 'DEC-TOKEN-03';
  s.journal?.add({ type: 'tookToken', rule, team, token, count });
}

/** What was written has been read: the boxes of the next code are empty. */
function clearBoxes(s: State, team: Colour): void {
  const side = s.teams[team];
  side.draft = NO_CODE;
  side.confirmed = 0;
  side.locked = false;
}
