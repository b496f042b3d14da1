/** Proves that a puzzle is what it says, by trying everything. */
import { expect } from 'vitest';
import { moveText, positionText } from '../notation.ts';
import { gradeOf } from '../puzzle-grading.ts';
import { matchAt } from '../puzzle-position.ts';
import type { WrittenPuzzle } from '../puzzles.ts';
import { questionOf, Solver } from '../solver.ts';
import type { Action } from '../state.ts';

/** Won in so many moves whatever the other does, not in fewer, by the first moves that are listed and no others. */
export function prove({ position, moves, first, grade }: WrittenPuzzle): void {
  const { state } = matchAt(position);
  expect(positionText(state)).toBe(position);
  const question = questionOf(state);
  const win = new Solver().solve(question, moves);
  expect(win?.moves).toBe(moves);
  expect(win?.first.map(move => moveText(state, move as Extract<Action, { type: 'move' | 'carry' }>))).toEqual(first);
  if (win !== null) expect(gradeOf(question, win)).toBe(grade);
}
