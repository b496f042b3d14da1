/** The puzzles: that they are true, and what the book answers. Those of three moves are proved in `puzzles-of-three.test.ts`. */
import { describe, expect, test } from 'vitest';
import type { Match } from '../../../kernel/match.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { lowest } from '../../../kernel/seats.ts';
import { GRADES, puzzleOfDay } from '../../puzzles.ts';
import type { Aquatika } from '../game.ts';
import { matchAt } from '../puzzle-position.ts';
import { puzzleBook, type WrittenPuzzle, written } from '../puzzles.ts';
import type { Action } from '../state.ts';
import { prove } from './proof.ts';

const DAY = 86_400_000;

describe('the book', () => {
  test('has at least two hundred, of every length and grade, on both boards, each once', () => {
    expect(written.length).toBeGreaterThanOrEqual(200);
    expect(new Set(written.map(({ position }) => position)).size).toBe(written.length);
    expect(new Set(written.map(({ id }) => id)).size).toBe(written.length);
    expect([...new Set(written.map(({ moves }) => moves))].sort()).toEqual([1, 2, 3]);
    expect(new Set(written.map(({ position }) => position.split(' ')[0])).size).toBe(2);
    for (let grade = 1; grade <= GRADES; grade++)
      expect(written.filter(one => one.grade === grade).length).toBeGreaterThan(20);
    expect(written.map(({ grade }) => grade)).toEqual(written.map(({ grade }) => grade).sort());
  });

  test('what is to be proved elsewhere is of three moves; all others are won as they say', () => {
    for (const puzzle of written.filter(({ moves }) => moves < 3)) prove(puzzle);
  });
});

test('the puzzle of a day is the same all day long, another the next day, and each has its turn before one comes again', () => {
  const today = Date.UTC(2026, 10, 17);
  expect(puzzleOfDay(written, today)).toBe(puzzleOfDay(written, today + DAY - 1));
  expect(puzzleOfDay(written, today + DAY)).not.toBe(puzzleOfDay(written, today));
  const days = written.map((_, day) => puzzleOfDay(written, today + day * DAY));
  expect(new Set(days).size).toBe(written.length);
  for (const one of [1, 2, 3, 7]) expect(puzzleOfDay(written.slice(0, one), today)).toBeDefined();
});

/** Whoever solves it plays `choose`; gives how it ended and whether a move was spoiled. */
function solve(puzzle: WrittenPuzzle, choose: (match: Match<Aquatika>, left: number) => Action) {
  const match = puzzleBook.start(puzzle);
  const seat = lowest(match.awaited);
  for (let left = puzzle.moves; left > 0; left--) {
    expect(isRefusal(match.play(seat, choose(match, left)))).toBe(false);
    if (match.over) return { match, seat, left: left - 1, isSpoiled: false };
    const { action, spoils } = puzzleBook.answer(match, left - 1);
    expect(isRefusal(match.play(lowest(match.awaited), action))).toBe(false);
    if (spoils) return { match, seat, left: left - 1, isSpoiled: true };
  }
  return { match, seat, left: 0, isSpoiled: true };
}

const some = written.filter((_, i) => i % 23 === 0);

test('whoever plays what wins needs as many moves as it says: the other holds out as long as it can', () => {
  for (const puzzle of some) {
    const { match, seat, left, isSpoiled } = solve(puzzle, (now, moves) => puzzleBook.winning(now, moves)[0]);
    expect(isSpoiled).toBe(false);
    expect(match.state.winner).toBe(seat);
    expect(left).toBe(0);
  }
});

test('a first move that does not win is answered by what spoils it', () => {
  for (const puzzle of some) {
    const { isSpoiled } = solve(puzzle, (now, moves) => {
      const winning = puzzleBook.winning(now, moves);
      const legal = now.asked(lowest(now.awaited))?.legal ?? [];
      return legal.find(move => !winning.includes(move)) ?? legal[0];
    });
    expect(isSpoiled).toBe(true);
  }
});

test('AQU-INFO-12: every prey is open in a puzzle, to both', () => {
  const match = matchAt('lagoon 5/4f/5/o2O(s)1/5/5/5 G OOSSFFFoossff 7');
  for (const seat of [0, 1]) expect(match.view(seat).under).toEqual(match.state.under);
});

test('a puzzle that is not in the book is refused', () => {
  expect(() => puzzleBook.start({ id: 'none', moves: 1, grade: 1 })).toThrow(RangeError);
});
