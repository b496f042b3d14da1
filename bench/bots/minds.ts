/** Seats that are being asked, half way through random games. */
import { type Mind, mindOf } from '@havre/engine/bots/mind.ts';
import { randomBot } from '@havre/engine/bots/random.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import type { Game, Rules } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';

/** Plays on at random for so many decisions; gives how many there were. */
function playOn<R extends Rules>(match: Match<R>, dice: SeededDice, most: number): number {
  let moves = 0;
  for (; !match.over && moves < most; moves++) {
    const seat = lowest(match.awaited);
    match.play(seat, randomBot.choose(mindOf(match, seat), dice));
  }
  return moves;
}

/** The mind of whoever is asked half way through a random game that is always the same for the same seed. */
export function mindHalfWay<R extends Rules>(game: Game<R>, seats: number, seed: number): Mind<R> {
  const begun = (): Match<R> => Match.start(game, { seats, chance: new Stream(seededNumbers(seed)) });
  const length = playOn(begun(), new SeededDice(seed), 100_000);
  const match = begun();
  playOn(match, new SeededDice(seed), Math.floor(length / 2));
  for (let extra = 0; extra < 50 && (match.asked(lowest(match.awaited))?.legal.length ?? 0) < 2; extra++)
    playOn(match, new SeededDice(seed + extra), 1);
  return mindOf(match, lowest(match.awaited));
}
