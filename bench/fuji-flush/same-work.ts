/** A benchmark of different work is no benchmark: before anything is measured, the contestants prove that they play alike. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';

/** Plays one game with random players, the game's chance from `dice`, the players' from `mind`; gives the number of moves. */
export type PlayOnce = (seats: number, dice: SeededDice, mind: SeededDice) => number;

/** Two contestants do not play the same game. */
export class DifferentWork extends Error {
  override name = 'DifferentWork';
}

/**
 * Plays games with equal dice at tables of every size and compares them move count by move count.
 * @returns how many moves were compared
 */
export function sameGames(one: PlayOnce, other: PlayOnce, games: number): number {
  let moves = 0;
  for (let seats = fujiFlush.seats.min; seats <= fujiFlush.seats.max; seats++) {
    for (let seed = 0; seed < games; seed++) {
      const [length, otherLength] = [one, other].map(play =>
        play(seats, new SeededDice(seed), new SeededDice(seed, 1)),
      );
      if (length === undefined || length !== otherLength)
        throw new DifferentWork(
          `With ${seats} seats and seed ${seed} one plays ${length} moves and the other ${otherLength}: the games differ.`,
        );
      moves += length;
    }
  }
  return moves;
}

/** The mean number of moves in a game. */
export function meanLength(play: PlayOnce, seats: number, games: number): number {
  const [dice, mind] = [new SeededDice(seats), new SeededDice(seats, 1)];
  let moves = 0;
  for (let i = 0; i < games; i++) moves += play(seats, dice, mind);
  return moves / games;
}

/** For contestants with dice of their own: their games may differ one by one, but not in their mean length. */
export function similarLengths(length: number, otherLength: number): void {
  if (Math.abs(otherLength / length - 1) > 0.1)
    throw new DifferentWork(
      `A game takes one ${length.toFixed(1)} moves and the other ${otherLength.toFixed(1)}: this is not the same game.`,
    );
}
