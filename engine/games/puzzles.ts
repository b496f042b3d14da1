/**
 * Puzzles of a game: positions in which whoever is to move wins by force in a few moves, with everything seen by everybody.
 *
 * A game says how one is laid out and what is true of it; that it is, its tests prove. Whoever shows them knows no game.
 */
import type { Rules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';

export interface Puzzle {
  /** Names it for good, also when others are added. */
  readonly id: string;
  /** In how many moves of one's own it is won, and not in fewer. */
  readonly moves: number;
  /** How hard it is, from 1 to `GRADES`. */
  readonly grade: number;
}

export const GRADES = 4;

/** The puzzles of one game. */
export interface PuzzleBook<R extends Rules = Rules> {
  /** All of them, the easiest first. */
  readonly puzzles: readonly Puzzle[];
  /** Lays one out. Whoever is asked is the one to win. */
  start(puzzle: Puzzle): Match<R>;
  /** The moves after which whoever is asked still wins in so many, the move itself included. */
  winning(match: Match<R>, moves: number): R['action'][];
  /**
   * What the other answers when the solver has so many moves left: what spoils the win if anything does, else what puts it off
   * longest.
   */
  answer(match: Match<R>, moves: number): PuzzleAnswer<R>;
}

export interface PuzzleAnswer<R extends Rules = Rules> {
  readonly action: R['action'];
  /** Whether the win is gone after it, in as many moves as there are. */
  readonly spoils: boolean;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The puzzle of a day, the same for everybody: one after the other, easy and hard in turn.
 * @example puzzleOfDay(book.puzzles, Date.now()).id
 */
export function puzzleOfDay<P>(puzzles: readonly P[], now: number): P {
  const day = Math.floor(now / DAY);
  return puzzles[(day * strideFor(puzzles.length)) % puzzles.length];
}

/** A stride that visits every place of a list before it comes to one again, and does not go along it in order. */
function strideFor(length: number): number {
  let stride = Math.max(1, Math.round(length * 0.381966));
  while (commonDivisor(stride, length) !== 1) stride++;
  return stride;
}

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));
