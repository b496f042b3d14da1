/** Finds puzzles: positions of games between quick bots in which whoever is to move wins by force, and what makes them worth solving. */
import { levelBot } from '../../bots/levels.ts';
import { mindOf } from '../../bots/mind.ts';
import { SeededDice, Stream, seededNumbers } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import { lowest } from '../../kernel/seats.ts';
import { isJump } from './7-fish.ts';
import { aquatika } from './game.ts';
import type { BoardName } from './material.ts';
import { moveText, positionText } from './notation.ts';
import { decoys, gradeOf } from './puzzle-grading.ts';
import type { WrittenPuzzle } from './puzzles.ts';
import { type ForcedWin, type OpenPosition, questionOf, Solver, TooFar } from './solver.ts';
import type { Action } from './state.ts';

/** Quick, and good enough to come to positions worth looking at. */
const PLAYER = levelBot({ name: 'quick', tries: 24, overlooks: 12, blunders: 8 });
const LONGEST = 3;
const FEWEST_MOVES = 12;
/** A position that takes longer is left aside. */
const MOST_LOOKED = 400_000;
/** With fewer quiet turns than this behind it, no draw is near. */
const QUIET = 10;

/** Makes the players ready. */
export const prepareSearch = (): Promise<void> | undefined => PLAYER.prepare?.('aquatika') as Promise<void> | undefined;

/**
 * The puzzles of one game between two bots, at most one of each length.
 * @example puzzlesOfGame('reef', 17)
 */
export function puzzlesOfGame(board: BoardName, seed: number): WrittenPuzzle[] {
  const dice = new SeededDice(seed);
  const match = Match.start(aquatika, {
    seats: 2,
    chance: new Stream(seededNumbers(seed)),
    options: { board, hiddenPrey: false },
  });
  const found = new Map<number, WrittenPuzzle>();
  while (!match.over) {
    const seat = lowest(match.awaited);
    if (!match.state.arranging && match.state.quiet < QUIET) {
      const puzzle = puzzleAt(questionOf(match.state));
      if (puzzle !== null && puzzle.grade >= (found.get(puzzle.moves)?.grade ?? 0)) found.set(puzzle.moves, puzzle);
    }
    match.play(seat, PLAYER.choose(mindOf(match, seat), dice));
  }
  return [...found.values()];
}

function puzzleAt(question: OpenPosition): WrittenPuzzle | null {
  if (question.moves.length < FEWEST_MOVES) return null;
  const win = solved(question);
  if (win === null || win.first.length > 1 || !isWorthIt(question, win)) return null;
  const position = positionText(question.s);
  return {
    id: shortName(position),
    position,
    moves: win.moves,
    first: win.first.map(move => moveText(question.s, move as Extract<Action, { type: 'move' | 'carry' }>)),
    grade: gradeOf(question, win),
  };
}

function solved(question: OpenPosition): ForcedWin | null {
  try {
    return new Solver(MOST_LOOKED).solve(question, LONGEST);
  } catch (error) {
    if (error instanceof TooFar) return null;
    throw error;
  }
}

/** A step onto the target is no puzzle, but a leap is; and the longest have to have a wrong way that looks right. */
const isWorthIt = (question: OpenPosition, win: ForcedWin): boolean =>
  win.moves > 1
    ? win.moves === 2 || decoys(question, win) > 0
    : win.first.every(move => 'from' in move && 'to' in move && isJump(move.from, move.to));

/** A short name for a position (FNV-1a). */
function shortName(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}
