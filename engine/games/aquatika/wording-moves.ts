/** What moves do, in the words of either language. */
import type { Seat } from '../../kernel/seats.ts';
import type { View } from './information.ts';
import { type Kind, kindOf, NONE, type Piece } from './pieces.ts';
import { forecast } from './questions.ts';
import type { Action, Move } from './state.ts';

export interface MoveWords {
  readonly kinds: readonly [string, string, string, string];
  readonly frees: { say(prey: Piece): string }['say'];
  readonly covers: { say(prey: Piece): string }['say'];
  readonly eats: { say(pieces: readonly Piece[]): string }['say'];
  readonly carries: { say(prey: Piece): string }['say'];
  /** Whatever may be under an octopus that is eaten. */
  readonly more: string;
  readonly wins: string;
}

/** What a move does besides going somewhere, part by part. */
export function effects(
  words: MoveWords,
  { freed, covered, eaten }: Pick<Move, 'freed' | 'covered' | 'eaten'>,
): string[] {
  return [
    ...(freed === NONE ? [] : [words.frees(freed)]),
    ...(covered === NONE ? [] : [words.covers(covered)]),
    ...(eaten.length === 0 ? [] : [words.eats(eaten)]),
  ];
}

/** The piece that would move and all that would come of it; null for what is no move. */
export function effectOf(words: MoveWords, view: View, seat: Seat, action: Action): string | null {
  if (action.type !== 'move' && action.type !== 'carry') return null;
  const { piece, eats, mayHideMore, covers, frees, carries, wins } = forecast(view, seat, action);
  const kind: Kind = kindOf(piece);
  return [
    words.kinds[kind],
    ...(carries === NONE ? [] : [words.carries(carries)]),
    ...effects(words, { freed: frees, covered: covers, eaten: eats }),
    ...(mayHideMore ? [words.more] : []),
    ...(wins ? [words.wins] : []),
  ].join(', ');
}
