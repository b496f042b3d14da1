/** Fuji Flush for random players on Havre's own kernel, through the trusted door that search uses. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { Action } from '@havre/engine/games/fuji-flush/state.ts';
import type { SeededDice } from '@havre/engine/kernel/chance.ts';
import { next, play } from '@havre/engine/kernel/flow.ts';
import { Offer } from '@havre/engine/kernel/steps.ts';

const { steps } = fujiFlush.book;
const OPTIONS = { first: 'random', freeChat: false } as const;
const out = new Offer<Action>();

/** Plays one game with random players; gives the number of moves. */
export function playKernel(seats: number, dice: SeededDice, mind: SeededDice): number {
  const s = fujiFlush.setup(OPTIONS, seats, dice);
  let moves = 0;
  for (let seat = next(steps, s, out); seat >= 0; seat = next(steps, s, out)) {
    play(steps, s, seat, out.list[mind.below(out.length)] as Action);
    moves++;
  }
  return moves;
}
