/** Chapter 12, how the game has ended. */
import { type Outcome, ranked } from '../../kernel/outcome.ts';
import { listed } from '../../kernel/seats.ts';
import type { WinningRule } from './events.ts';
import { COLOURS, type Colour, type State, sendersOf, WHITE } from './state.ts';

/** The tokens of a team: Interceptions and Misunderstandings. */
export interface Tokens {
  readonly interceptions: number;
  readonly misunderstandings: number;
}

/** DEC-TIE-05: what the first tie-break compares. */
export const balanceOf = ({ interceptions, misunderstandings }: Tokens): number => interceptions - misunderstandings;

/** It is over: the words are shown (DEC-INFO-09). */
export function declare(s: State, team: Colour, rule: WinningRule): void {
  showWords(s);
  s.winners = [team];
  s.over = true;
  s.journal?.add({ type: 'won', rule, team, seats: listed(s.teams[team].members) });
}

/** DEC-TIE-14: both teams share the win. */
export function declareDraw(s: State): void {
  showWords(s);
  s.winners = [...COLOURS];
  s.over = true;
  s.journal?.add({ type: 'drawn', rule: 'DEC-TIE-14' });
}

/** DEC-NET-03, DEC-NET-05: the game ends without result. */
export function endWithoutResult(s: State): void {
  const rule = s.trio ? 'DEC-NET-05' : 'DEC-NET-03';
  showWords(s);
  s.void = rule;
  s.over = true;
  s.journal?.add({ type: 'ended', rule });
}

function showWords(s: State): void {
  for (const team of sendersOf(s))
    s.journal?.add({ type: 'shownWords', rule: 'DEC-INFO-09', team, words: [...s.teams[team].words] });
}

export function outcome(s: State): Outcome {
  if (s.void !== '') return { void: true, rule: s.void };
  return ranked(
    COLOURS.map(team => ({
      side: team === WHITE ? 'white' : 'black',
      seats: s.teams[team].members,
      score: s.trio ? null : balanceOf(s.teams[team]),
      rank: [s.winners.includes(team) ? 1 : 0],
    })),
  );
}
