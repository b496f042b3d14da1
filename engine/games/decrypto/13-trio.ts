/** Chapter 13: three players. One team of two sends, the third listens alone. */
import { random } from '../../kernel/flow-state.ts';
import { everyone, only } from '../../kernel/seats.ts';
import { TOKENS_TO_END, TRIO_ROUNDS } from './material.ts';
import { BLACK, type Colour, currentLine, type State, WHITE } from './state.ts';

/** DEC-TRIO-01, DEC-TRIO-09, DEC-TRIO-12: a volunteer or the lot; the other two are White. */
export function formTrio(s: State): void {
  const { interceptor } = s.options;
  const seat = interceptor === 'random' ? random(s, s.encrypted.length) : interceptor;
  s.teams[BLACK].members = only(seat);
  s.teams[WHITE].members = everyone(s.encrypted.length) & ~only(seat);
}

/** DEC-TRIO-06, DEC-TRIO-07: one token for a right interception, one for a wrong decryption; both in one round are two. */
export function giveInterceptorTokens(s: State): void {
  const { code, interception, decryption } = currentLine(s);
  const interceptor = s.teams[BLACK];
  for (const earned of [interception === code, decryption !== code]) {
    if (!earned) continue;
    const count = ++interceptor.interceptions;
    s.journal?.add({ type: 'tookToken', rule: 'DEC-TRIO-06', team: BLACK, token: 'interception', count });
  }
}

/** DEC-TRIO-08: who has won at the end of a round; null to go on. There are no ties. */
export function trioWinner(tokens: number, round: number): Colour | null {
  if (tokens >= TOKENS_TO_END) return BLACK;
  return round === TRIO_ROUNDS ? WHITE : null;
}
