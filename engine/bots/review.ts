/**
 * A game looked back on: each seat's winning chance along its log, and the moments that turned it.
 *
 * Whoever reviews a game that is over sees everything: the chances are those of the true position, played on many times as
 * sensible players would. What an entry changed is put down to the decision where somebody acted and nothing was drawn, to
 * luck where dice or cards were drawn and the same decision would on average have led elsewhere.
 */
import { type Chance, NO_DICE } from '../kernel/chance.ts';
import { inForce, type MatchEntry } from '../kernel/entry.ts';
import { perform } from '../kernel/flow.ts';
import type { Game, Rules } from '../kernel/game.ts';
import { Match } from '../kernel/match.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { Seat } from '../kernel/seats.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { Playout } from './search/playout.ts';

/** How the seats stood after an entry. */
export interface ChancePoint {
  /** The entry of the log. */
  readonly seq: number;
  /** The winning chance of each seat, from 0 to 1. */
  readonly chances: readonly number[];
}

export interface TurningPoint {
  readonly seq: number;
  /** Who acted; null for what happened at the table, or at the start. */
  readonly seat: Seat | null;
  readonly cause: 'decision' | 'luck';
  /** The seat whose chance it changed most, and by how much: from -1 to 1. */
  readonly concerns: Seat;
  readonly change: number;
}

export interface Review {
  readonly points: readonly ChancePoint[];
  /** The greatest changes first. */
  readonly turningPoints: readonly TurningPoint[];
}

export interface ReviewSettings {
  /** How often each position is played on. */
  readonly playouts: number;
  /** How many turning points are named at most, and the least change that is one. */
  readonly most: number;
  readonly least: number;
  /** Called after each entry with the part that is done, from 0 to 1. */
  onProgress?(part: number): void;
}

/** What was played: as replays and matches keep it. */
export interface ReviewedGame<R extends Rules> {
  readonly options: R['options'];
  /** With how many it began. */
  readonly seats: number;
  readonly log: readonly MatchEntry<R['action'], R['event']>[];
}

/**
 * Reviews a whole game. What the game knows must have been loaded; the same seed gives the same review.
 * @example reviewOf(jamaica, { options, seats, log }, new SeededDice(1), { playouts: 64, most: 5, least: 0.1 })
 */
export function reviewOf<R extends Rules>(
  game: Game<R>,
  { options, seats, log }: ReviewedGame<R>,
  chance: Chance,
  settings: ReviewSettings,
): Review {
  const [start, ...line] = inForce(log);
  if (start === undefined) return { points: [], turningPoints: [] };
  const match = Match.again(game, { options, seats }, start);
  const judge = new Judge(game, seats, chance, settings.playouts);
  const points: ChancePoint[] = [{ seq: start.seq, chances: judge.chancesIn(match.state) }];
  const turns: TurningPoint[] = [];
  line.forEach((entry, i) => {
    const before = points[points.length - 1].chances;
    const state = game.clone(match.state, NO_DICE);
    if (isRefusal(match.repeat(entry))) throw new Error(`entry ${entry.seq} cannot be played again`);
    const chances = judge.chancesIn(match.state);
    points.push({ seq: entry.seq, chances });
    const turn = turnAt(entry, before, chances, () => judge.expectedAfter(state, entry.cause));
    if (turn !== null && Math.abs(turn.change) >= settings.least) turns.push(turn);
    settings.onProgress?.((i + 1) / line.length);
  });
  turns.sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  return { points, turningPoints: turns.slice(0, settings.most) };
}

/** What an entry has turned, and whether by decision or by luck. */
function turnAt<R extends Rules>(
  entry: MatchEntry<R['action'], R['event']>,
  before: readonly number[],
  after: readonly number[],
  expected: () => readonly number[] | null,
): TurningPoint | null {
  let concerns = 0;
  for (let seat = 1; seat < after.length; seat++)
    if (Math.abs(after[seat] - before[seat]) > Math.abs(after[concerns] - before[concerns])) concerns = seat;
  const change = after[concerns] - before[concerns];
  if (change === 0) return null;
  const seat = entry.cause.type === 'act' ? entry.cause.seat : null;
  const average = entry.draws.length === 0 ? null : expected();
  const byLuck = average === null ? 0 : after[concerns] - average[concerns];
  const cause =
    entry.draws.length > 0 && (average === null || 2 * Math.abs(byLuck) > Math.abs(change)) ? 'luck' : 'decision';
  return { seq: entry.seq, seat, cause, concerns, change };
}

/** Plays positions on, again and again. */
class Judge<R extends Rules> {
  private readonly game: Game<R>;
  private readonly seats: number;
  private readonly chance: Chance;
  private readonly playouts: number;
  private readonly playout: Playout<R>;

  constructor(game: Game<R>, seats: number, chance: Chance, playouts: number) {
    this.game = game;
    this.seats = seats;
    this.chance = chance;
    this.playouts = playouts;
    const { judgement: _, ...habits }: Knowledge<R> = knowledgeOf({ game });
    this.playout = new Playout(game, habits, seats); // to the end: a look at the position would be a guess
  }

  /** The winning chances in a position. */
  chancesIn(s: R['state']): number[] {
    return this.averaged(() => this.game.clone(s, this.chance));
  }

  /** The winning chances after an act, whatever is drawn for it; null for what was no act. */
  expectedAfter(s: R['state'], cause: MatchEntry<R['action'], R['event']>['cause']): number[] | null {
    if (cause.type !== 'act') return null;
    return this.averaged(() => {
      const copy = this.game.clone(s, this.chance);
      perform(this.game.book, copy, cause.seat, cause.action);
      return copy;
    });
  }

  private averaged(position: () => R['state']): number[] {
    const sums = Array<number>(this.seats).fill(0);
    for (let i = 0; i < this.playouts; i++) {
      this.playout.run(position(), 0, this.chance);
      for (let seat = 0; seat < this.seats; seat++) sums[seat] += this.playout.shares[seat] / this.playouts;
    }
    return sums;
  }
}
