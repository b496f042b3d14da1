/** Random players for any game of the shelf, through the trusted door that search uses. */
import { type Chance, NO_DICE, SeededDice } from '@havre/engine/kernel/chance.ts';
import { next } from '@havre/engine/kernel/flow.ts';
import type { Game, Rules } from '@havre/engine/kernel/game.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import { pending } from '@havre/engine/kernel/pending.ts';
import { bare, revived } from '@havre/engine/kernel/position.ts';
import { NOBODY, type Seat } from '@havre/engine/kernel/seats.ts';
import { type AnyAction, Offer } from '@havre/engine/kernel/steps.ts';
import { wander } from '@havre/engine/kernel/wander.ts';

/** A table to play at. */
export interface BenchTable {
  readonly options: Options;
  readonly seats: number;
}

/** A position in the middle of a game, as it is kept on disk, and who is asked in it. */
export interface BenchPosition {
  readonly seat: Seat;
  readonly state: unknown;
}

export interface Positions extends BenchTable {
  readonly game: string;
  readonly version: number;
  readonly positions: readonly BenchPosition[];
}

const out = new Offer<AnyAction>(false);

/** Plays on to the end, or for so many moves; gives the number of moves. */
function playOn<R extends Rules>(
  { book }: Game<R>,
  s: R['state'],
  mind: Chance,
  most = Number.POSITIVE_INFINITY,
): number {
  const { steps } = book;
  const offer = out as Offer<R['action']>;
  let moves = 0;
  for (let seat = next(steps, s, offer); seat !== NOBODY && moves < most; seat = next(steps, s, offer)) {
    wander(steps, s, seat, offer, mind);
    moves++;
  }
  return moves;
}

/**
 * Plays one game from its setup to its end; gives the number of moves.
 * @example playGame(jamaica, { options, seats: 4 }, new SeededDice(1), new SeededDice(2))
 */
export const playGame = <R extends Rules>(
  game: Game<R>,
  { options, seats }: BenchTable,
  dice: Chance,
  mind: Chance,
): number => playOn(game, game.setup(options as R['options'], seats, dice), mind);

/** Positions half way through random games, the same for the same seeds. */
export function halfWay<R extends Rules>(game: Game<R>, table: BenchTable, count: number): BenchPosition[] {
  return Array.from({ length: count }, (_, seed) => {
    const length = playGame(game, table, new SeededDice(seed), new SeededDice(seed + 1000));
    const s = game.setup(table.options as R['options'], table.seats, new SeededDice(seed));
    playOn(game, s, new SeededDice(seed + 1000), Math.floor(length / 2));
    next(game.book.steps, s, out as Offer<R['action']>);
    const asked = pending(game.book.steps, s)?.awaited ?? 1;
    return { seat: 31 - Math.clz32(asked & -asked), state: bare(game, s) };
  });
}

/** A position that is searched from: one simulation is a copy, a deal of what its seat cannot know, and a game to its end. */
export interface Root<R extends Rules> {
  readonly seat: Seat;
  readonly state: R['state'];
}

/** Positions from disk as states. */
export const rootsOf = <R extends Rules>(game: Game<R>, positions: readonly BenchPosition[]): Root<R>[] =>
  positions.map(({ seat, state }) => ({ seat, state: revived(game, state, NO_DICE) }));

/** One simulation; gives the number of moves. */
export function simulate<R extends Rules>(game: Game<R>, { seat, state }: Root<R>, dice: Chance, mind: Chance): number {
  const s = game.clone(state, dice);
  game.determinise(s, seat, dice);
  return playOn(game, s, mind);
}
