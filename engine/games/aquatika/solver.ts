/**
 * Who wins by force, proved by the rules themselves: every move of one side against every answer of the other, to a given depth.
 *
 * It looks at the whole position, with every prey: for puzzles, in which everything is open, for endgames, and for positions that
 * a bot imagines. Nothing is guessed: what it calls a win is one whatever the other does, and what it does not call so is none in
 * so many moves.
 */
import { NO_DICE } from '../../kernel/chance.ts';
import { next, play } from '../../kernel/flow.ts';
import { NOBODY, type Seat } from '../../kernel/seats.ts';
import { Offer } from '../../kernel/steps.ts';
import { aquatika } from './game.ts';
import { belongsTo, colourOf, kindOf, NONE, SHARK } from './pieces.ts';
import { type Action, boardOf, colourAt, opponentOf, type State } from './state.ts';

const { steps } = aquatika.book;

/** A position in which somebody is to move, and every move there is; none once it is over. */
export interface OpenPosition {
  readonly s: State;
  readonly moves: readonly Action[];
}

/** A win that was found: in how many moves of the winner, and every first move that is the beginning of one as short. */
export interface ForcedWin {
  readonly moves: number;
  readonly first: readonly Action[];
}

/** More positions than it was allowed to look at. */
export class TooFar extends Error {
  override name = 'TooFar';
}

/**
 * A position as the solver asks about it; it is copied.
 * @example questionOf(match.state).moves.length
 */
export const questionOf = (s: State): OpenPosition => asked(aquatika.clone(s, NO_DICE));

function asked(s: State): OpenPosition {
  const out = new Offer<Action>();
  return next(steps, s, out) === NOBODY ? { s, moves: [] } : { s, moves: out.toArray() };
}

/**
 * What one more move leads to.
 * @example after(question, question.moves[0]).s.over
 */
export function after({ s }: OpenPosition, move: Action): OpenPosition {
  const copy = aquatika.clone(s, NO_DICE);
  play(steps, copy, copy.turn, move);
  return asked(copy);
}

export class Solver {
  /** How many positions were looked at. */
  looked = 0;
  private readonly most: number;
  /** The answer that spoiled a win last, by how many moves were left: it often spoils the next one too. */
  private readonly spoilers: Action[] = [];

  /** It looks at no more than so many positions: then it throws `TooFar`. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.most = most;
  }

  /**
   * The quickest win of whoever is to move, in at most so many moves of theirs; null if there is none.
   * @example new Solver().solve(questionOf(match.state), 3)?.first
   */
  solve(question: OpenPosition, most: number): ForcedWin | null {
    for (let moves = 1; moves <= most; moves++) {
      const first = question.moves.filter(move => this.isWinning(question, move, moves));
      if (first.length > 0) return { moves, first };
    }
    return null;
  }

  /** Whether a move of whoever is to move wins in so many moves, itself the first, whatever the other does. */
  isWinning(question: OpenPosition, move: Action, moves: number): boolean {
    const seat = question.s.turn;
    const then = this.look(question, move);
    if (then.s.over) return then.s.winner === seat;
    return moves > 1 && this.holds(then, seat, moves - 1);
  }

  /** Whether somebody who is to move wins in at most so many moves. */
  wins(question: OpenPosition, moves: number): boolean {
    if (moves < 1) return false;
    const { s, moves: all } = question;
    const target = boardOf(s).targets[colourAt(s, s.turn)];
    if (all.some(move => 'to' in move && move.to === target)) return true; // AQU-END-01
    if (moves === 1 && !canBeShutIn(s, opponentOf(s.turn))) return false;
    return all.some(move => this.isWinning(question, move, moves));
  }

  /** Whether a seat wins in at most so many moves whatever comes before them. */
  holds(question: OpenPosition, seat: Seat, moves: number): boolean {
    if (question.s.over) return question.s.winner === seat;
    if (question.s.turn === seat) return this.wins(question, moves); // the other could not move and sits out
    return this.spoils(question, seat, moves) === null;
  }

  /** An answer after which a seat does not win in so many moves any more; null if there is none. */
  spoils(question: OpenPosition, seat: Seat, moves: number): Action | null {
    for (const answer of this.inOrder(question, moves))
      if (!this.holds(this.look(question, answer), seat, moves)) {
        this.spoilers[moves] = answer;
        return answer;
      }
    return null;
  }

  /**
   * The answer after which a seat that wins needs longest; of several, the one that leaves it the fewest ways.
   * @example solver.longest(question, winner, 2)
   */
  longest(question: OpenPosition, seat: Seat, most: number): Action {
    let best = question.moves[0];
    let hardest = -1;
    for (const answer of question.moves) {
      const then = this.look(question, answer);
      const now = this.hardness(then, seat, most);
      if (now <= hardest) continue;
      hardest = now;
      best = answer;
    }
    return best;
  }

  /** How hard it is left for a seat: how many moves it needs, and how few ways there are. */
  private hardness(question: OpenPosition, seat: Seat, most: number): number {
    if (question.s.over) return question.s.winner === seat ? 0 : Number.POSITIVE_INFINITY;
    const win = this.solve(question, most);
    return win === null ? Number.POSITIVE_INFINITY : win.moves + 1 / (1 + win.first.length);
  }

  private look(question: OpenPosition, move: Action): OpenPosition {
    if (++this.looked > this.most) throw new TooFar(`more than ${this.most} positions`);
    return after(question, move);
  }

  /** What wins first, then what spoiled a win before, then what takes something. */
  private inOrder({ s, moves: all }: OpenPosition, left: number): readonly Action[] {
    const target = boardOf(s).targets[colourAt(s, s.turn)];
    const spoiler = this.spoilers[left];
    const urgency = (move: Action): number => {
      if (!('to' in move)) return 0;
      if (move.to === target) return 3;
      if (move === spoiler) return 2;
      const met = s.top[move.to];
      return met !== NONE && colourOf(met) !== colourAt(s, s.turn) ? 1 : 0;
    };
    return all.toSorted((one, other) => urgency(other) - urgency(one));
  }
}

/**
 * Whether one move can be enough to leave a seat without any. Nothing stops a shark (AQU-SHARK-04), and a move takes one piece
 * at most: whoever has two sharks in open water has a move afterwards.
 */
function canBeShutIn(s: State, seat: Seat): boolean {
  const colour = colourAt(s, seat);
  const sharks = boardOf(s).cells.filter(cell => belongsTo(s.top[cell], colour) && kindOf(s.top[cell]) === SHARK);
  return sharks.length < 2;
}
