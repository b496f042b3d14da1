/** Chapter 12: the end of the game (fin du jeu) and the first tie-break. */
import { call } from '../../kernel/flow.ts';
import { balanceOf, declare, type Tokens } from './12-result.ts';
import { wordGuess } from './12-word-guess.ts';
import { trioWinner } from './13-trio.ts';
import { MAX_ROUNDS, TOKENS_TO_END } from './material.ts';
import { BLACK, COLOURS, type Colour, type State, WHITE } from './state.ts';

type TieRule = 'DEC-TIE-01' | 'DEC-TIE-02' | 'DEC-TIE-03' | 'DEC-TIE-04';

export type Verdict =
  | { readonly type: 'goOn' }
  | { readonly type: 'won'; readonly team: Colour; readonly rule: 'DEC-END-02' | 'DEC-END-03' }
  | { readonly type: 'tied'; readonly rule: TieRule };

const hasIntercepted = ({ interceptions }: Tokens): boolean => interceptions >= TOKENS_TO_END;
const hasMisunderstood = ({ misunderstandings }: Tokens): boolean => misunderstandings >= TOKENS_TO_END;

/**
 * DEC-END-08: the conditions in their order, at the end of a round.
 * @example verdictOf([{ interceptions: 2, misunderstandings: 0 }, none], 4) // White has won
 */
export function verdictOf([white, black]: readonly [Tokens, Tokens], round: number): Verdict {
  const teams = [white, black] as const;
  if (teams.some(team => hasIntercepted(team) && hasMisunderstood(team))) return { type: 'tied', rule: 'DEC-TIE-01' };
  if (teams.every(hasIntercepted)) return { type: 'tied', rule: 'DEC-TIE-02' };
  if (teams.every(hasMisunderstood)) return { type: 'tied', rule: 'DEC-TIE-03' };
  // DEC-END-07: where the other team has misunderstood twice as well, both name the same winner
  for (const team of COLOURS) if (hasIntercepted(teams[team])) return { type: 'won', team, rule: 'DEC-END-02' };
  if (hasMisunderstood(white)) return { type: 'won', team: BLACK, rule: 'DEC-END-03' }; // DEC-END-04
  if (hasMisunderstood(black)) return { type: 'won', team: WHITE, rule: 'DEC-END-03' };
  return round >= MAX_ROUNDS ? { type: 'tied', rule: 'DEC-TIE-04' } : { type: 'goOn' }; // DEC-END-06
}

/** DEC-END-01, DEC-END-09: only here, after both half-rounds. */
export function checkEnd(s: State): void {
  if (s.trio) {
    const winner = trioWinner(s.teams[BLACK].interceptions, s.round);
    if (winner !== null) declare(s, winner, 'DEC-TRIO-08');
    return;
  }
  const verdict = verdictOf(s.teams, s.round);
  if (verdict.type === 'won') declare(s, verdict.team, verdict.rule);
  if (verdict.type === 'tied') breakTie(s, verdict.rule);
}

/**
 * DEC-TIE-05, DEC-TIE-06, DEC-TIE-08: both teams are compared; if they are equal, they guess each other's words
 * (DEC-TIE-15: only then).
 */
function breakTie(s: State, rule: TieRule): void {
  const [white, black] = s.teams.map(balanceOf);
  s.journal?.add({ type: 'tied', rule, white, black });
  if (white === black) call(s, wordGuess);
  else declare(s, white > black ? WHITE : BLACK, 'DEC-TIE-05');
}
