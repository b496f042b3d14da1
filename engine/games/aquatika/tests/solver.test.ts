/** What is called a forced win is one: the solver against one that knows nothing but the rules. */
import { describe, expect, test } from 'vitest';
import { after, type OpenPosition, questionOf, Solver, TooFar } from '../solver.ts';
import { c, randomGames, scene } from './kit.ts';

/** Every move, every answer, no order and no shortcut. */
function winsPlainly(question: OpenPosition, moves: number): boolean {
  const { turn } = question.s;
  return question.moves.some(move => {
    const then = after(question, move);
    if (then.s.over) return then.s.winner === turn;
    return (
      moves > 1 &&
      then.moves.every(answer => {
        const next = after(then, answer);
        return next.s.over ? next.s.winner === turn : winsPlainly(next, moves - 1);
      })
    );
  });
}

test('in positions of whole games it finds what plain trying finds, in one move and in two', () => {
  let wins = 0;
  let looks = 0;
  randomGames(
    1,
    ({ state, match }) => {
      if (state.arranging || match.over) return;
      const question = questionOf(state);
      for (const moves of looks++ % 5 === 0 ? [1, 2] : [1]) {
        const isWon = winsPlainly(question, moves);
        expect(new Solver().wins(question, moves)).toBe(isWon);
        if (isWon) wins++;
      }
    },
    { hiddenPrey: false },
  );
  expect(wins).toBeGreaterThan(2);
});

describe('what it answers', () => {
  const fork = scene('6 S . . . S\n5 . . . . .\n3 . . o . .', { hiddenPrey: false });

  test('the quickest win, and every first move of one as quick', () => {
    const won = new Solver().solve(questionOf(scene('6 . S . . .\n2 . . o . .').state), 3);
    expect(won).toEqual({ moves: 1, first: [{ type: 'move', from: c('b6'), to: c('c7') }] });
    const later = new Solver().solve(questionOf(fork.state), 3);
    expect(later?.moves).toBe(2);
    expect(later?.first.length).toBeGreaterThan(1);
  });

  test('AQU-END-08: whoever cannot move any more has lost, and one move may be enough for it', () => {
    const eats = scene('4 . . o . .\n3 . . S . .', { hiddenPrey: false });
    expect(new Solver().solve(questionOf(eats.state), 1)?.first).toEqual([
      { type: 'move', from: c('c3'), to: c('c4') },
    ]);
  });

  test('of the answers to a win, the one after which it takes longest', () => {
    const question = questionOf(scene('7 . . . . f\n6 . . o . .\n5 . S . . .\n4 . . . F .', { toMove: 'G' }).state);
    const solver = new Solver();
    const needs = question.moves.map(answer => solver.solve(after(question, answer), 4)?.moves ?? 9);
    expect(new Set(needs).size).toBeGreaterThan(1);
    const longest = question.moves.indexOf(solver.longest(question, 0, 4));
    expect(needs[longest]).toBe(Math.max(...needs));
  });

  test('it stops where it was told to', () => {
    expect(() => new Solver(10).solve(questionOf(fork.state), 3)).toThrow(TooFar);
  });
});
