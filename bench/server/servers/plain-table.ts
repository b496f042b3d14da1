/** A table with nothing around it: the rules on the kernel's trusted door, for servers that keep everything in memory. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
import type { Action, State } from '@havre/engine/games/fuji-flush/state.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { next, play } from '@havre/engine/kernel/flow.ts';
import { Offer } from '@havre/engine/kernel/steps.ts';
import { SEATS } from '../contender.ts';

const { steps } = fujiFlush.book;

export class PlainTable {
  moves = 0;
  private readonly s: State;
  private readonly legal = new Offer<Action>();
  private acting: number;

  constructor(seed: number) {
    this.s = fujiFlush.setup({ first: 'random', freeChat: false }, SEATS, new SeededDice(seed));
    this.acting = next(steps, this.s, this.legal);
  }

  /** Plays a card, if it may be played. */
  play(seat: number, card: unknown): boolean {
    if (seat !== this.acting) return false;
    const action = this.legal.toArray().find(candidate => candidate.card === card);
    if (action === undefined) return false;
    play(steps, this.s, seat, action);
    this.acting = next(steps, this.s, this.legal);
    this.moves++;
    return true;
  }

  view(seat: number): View {
    return fujiFlush.view(this.s, seat);
  }
}
