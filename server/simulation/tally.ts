/** What a series of games adds up to. */
import { utility } from '@havre/engine/kernel/outcome.ts';
import type { PlayedGame } from './series.ts';
import { type Interval, wilson } from './wilson.ts';

/** How often somebody has won; a shared win counts by its share. */
export interface Wins {
  readonly wins: number;
  /** Of the games that were decided. */
  readonly rate: number;
  /** Where the true rate lies, with 95 % confidence. */
  readonly interval: Interval;
}

export class SeriesTally {
  games = 0;
  /** Games that nobody has won. */
  voided = 0;
  decisions = 0;
  shortest = Number.POSITIVE_INFINITY;
  longest = 0;
  mostActions = 0;
  private actions = 0;
  private readonly bySeat: number[];
  private readonly byOthers = new Map<string, number>();

  constructor(seats: number) {
    this.bySeat = Array<number>(seats).fill(0);
  }

  add({ outcome, decisions, actions, mostActions }: PlayedGame): void {
    this.games++;
    this.decisions += decisions;
    this.actions += actions;
    this.shortest = Math.min(this.shortest, decisions);
    this.longest = Math.max(this.longest, decisions);
    this.mostActions = Math.max(this.mostActions, mostActions);
    if (outcome.void) {
      this.voided++;
      return;
    }
    const seats = this.bySeat.length;
    for (let seat = 0; seat < seats; seat++)
      this.bySeat[seat] = (this.bySeat[seat] ?? 0) + utility(outcome, seat, seats);
    for (const { side, seats: owners, share } of outcome.sides)
      if (owners === 0) this.byOthers.set(side, (this.byOthers.get(side) ?? 0) + share / outcome.parts);
  }

  /** Decisions in a game, on average. */
  get meanDecisions(): number {
    return this.decisions / this.games;
  }

  /** Legal actions at a decision, on average. */
  get meanActions(): number {
    return this.decisions === 0 ? 0 : this.actions / this.decisions;
  }

  /** The wins of each seat. */
  get seats(): Wins[] {
    return this.bySeat.map(wins => this.rated(wins));
  }

  /** The wins of the sides that no seat plays for, by their names. */
  get others(): { readonly side: string; readonly wins: Wins }[] {
    return [...this.byOthers].map(([side, wins]) => ({ side, wins: this.rated(wins) }));
  }

  private rated(wins: number): Wins {
    const decided = this.games - this.voided;
    return { wins, rate: decided === 0 ? 0 : wins / decided, interval: wilson(wins, decided) };
  }
}
