/** From where the tree ends: everybody plays on as is usual, to the end or until the position can be judged. */
import type { Chance } from '../../kernel/chance.ts';
import { next, play } from '../../kernel/flow.ts';
import type { Game, Rules } from '../../kernel/game.ts';
import { utility } from '../../kernel/outcome.ts';
import { NOBODY, type Seat } from '../../kernel/seats.ts';
import { FLOOR, Offer } from '../../kernel/steps.ts';
import { wander } from '../../kernel/wander.ts';
import type { Knowledge } from '../knowledge.ts';

/** A game that goes on for more decisions than this counts as undecided. */
const LONGEST = 5000;

export class Playout<R extends Rules> {
  private readonly game: Game<R>;
  private readonly knowledge: Knowledge<R>;
  private readonly viewer: Seat | undefined;
  private readonly out: Offer<R['action']>;
  /** What the last playout was worth to each seat. */
  readonly shares: Float64Array;

  /** `viewer` is who thinks: by what that seat sees, positions are judged. */
  constructor(game: Game<R>, knowledge: Knowledge<R>, seats: number, viewer?: Seat) {
    this.game = game;
    this.knowledge = knowledge;
    this.viewer = viewer;
    this.out = new Offer(knowledge.habit !== undefined);
    this.shares = new Float64Array(seats);
  }

  /**
   * Plays on from a position, which is used up. It is judged when `turn` of the judgement has come to `until`, or after so
   * many decisions. What everybody chooses comes from `chance`; throws come from the dice of the position.
   */
  run(s: R['state'], until: number, chance: Chance): void {
    const { steps } = this.game.book;
    const { knowledge, out } = this;
    const { judgement } = knowledge;
    for (let decisions = 0; decisions < LONGEST; decisions++) {
      const seat = next(steps, s, out);
      if (seat === NOBODY) {
        this.settle(s);
        return;
      }
      if (judgement !== undefined && (judgement.turn?.(s) ?? decisions) >= until) {
        judgement.chances(s, this.shares, this.viewer);
        return;
      }
      const { kind, ask } = steps[s.stack[s.stack.length - 1].step];
      const { habit } = knowledge;
      if (habit === undefined || ask.free !== undefined || kind === FLOOR) wander(steps, s, seat, out, chance);
      else play(steps, s, seat, out.list[habit(s, seat, out, chance)]);
    }
    this.shares.fill(1 / this.shares.length);
  }

  /** What the end of a game is worth to each seat. */
  settle(s: R['state']): void {
    const outcome = this.game.outcome(s);
    const { shares } = this;
    for (let seat = 0; seat < shares.length; seat++) shares[seat] = utility(outcome, seat, shares.length);
  }
}
