/**
 * What a contest says of its players: how often they won, and how strong that makes them.
 *
 * Ratings are Elo's, from who came before whom in every game (the model of Bradley and Terry, which Elo's is one way to
 * estimate); the average of all players is 0. Intervals come from drawing whole deals again and again, since the games of
 * one deal are not independent of each other. Where every deal went the same way, drawing again shows nothing: there the
 * interval is Wilson's, for as many games.
 */
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { type Interval, wilson } from '../simulation/wilson.ts';
import type { DealtGame } from './deal.ts';

export interface MeasuredPlayer extends Interval {
  readonly value: number;
}

export interface Rated {
  readonly name: string;
  /** How often it sat at a table. */
  readonly games: number;
  /** The share of the wins of one such player. */
  readonly wins: MeasuredPlayer;
  readonly elo: MeasuredPlayer;
  /** Milliseconds for a decision. */
  readonly thought: number;
  readonly longest: number;
}

/** How often one came before another; level counts half. */
export interface Duel {
  readonly name: string;
  readonly other: string;
  readonly score: MeasuredPlayer;
}

export interface Standings {
  readonly rated: readonly Rated[];
  readonly duels: readonly Duel[];
}

const DRAWS_AGAIN = 400;
/** Elo's unit: ten to one in this many points. */
const ELO = 400;
/** As if every two players had drawn once: without it somebody who never lost would be infinitely strong. */
const DOUBT = 0.5;

/** Sums over deals: everything else is computed from these. */
interface Sums {
  readonly games: number[];
  readonly shares: number[];
  /** How often one came before another, and how often they met. */
  readonly before: number[][];
}

/**
 * The standings of a contest, from its deals.
 * @example standingsOf(['corsaire', 'random', 'random', 'random'], deals).rated[0]?.wins.value
 */
export function standingsOf(lineUp: readonly string[], deals: readonly (readonly DealtGame[])[]): Standings {
  const names = [...new Set(lineUp)];
  const who = lineUp.map(name => names.indexOf(name));
  const perDeal = deals.map(deal => sumsOf(names.length, who, deal));
  const whole = valuesOf(added(names.length, perDeal));
  const dice = new SeededDice(deals.length);
  const again = Array.from({ length: deals.length < 2 ? 0 : DRAWS_AGAIN }, () =>
    valuesOf(
      added(
        names.length,
        perDeal.map(() => perDeal[dice.below(perDeal.length)] as Sums),
      ),
    ),
  );
  const measured = (pick: (values: Values) => number): MeasuredPlayer => ({
    value: pick(whole),
    ...middle(again.map(pick), pick(whole)),
  });
  const players = deals.flat(2);
  return {
    rated: names.map((name, i) => {
      const own = players.filter(player => who[player.entry] === i);
      const decisions = own.reduce((sum, player) => sum + player.decisions, 0);
      const thought = own.reduce((sum, player) => sum + player.thought, 0);
      return {
        name,
        games: own.length,
        wins: unsure(
          measured(values => values.rates[i] as number),
          own.length,
        ),
        elo: measured(values => values.elos[i] as number),
        thought: decisions === 0 ? 0 : thought / decisions,
        longest: own.reduce((most, player) => Math.max(most, player.longest), 0),
      };
    }),
    duels: names.flatMap((name, i) =>
      names.slice(i + 1).map((other, j) => ({
        name,
        other,
        score: unsure(
          measured(values => values.scores[i]?.[i + 1 + j] as number),
          deals.flat().length,
        ),
      })),
    ),
  };
}

const squareOf = (size: number): number[][] => Array.from({ length: size }, () => Array<number>(size).fill(0));

function sumsOf(size: number, who: readonly number[], deal: readonly DealtGame[]): Sums {
  const sums: Sums = {
    games: Array<number>(size).fill(0),
    shares: Array<number>(size).fill(0),
    before: squareOf(size),
  };
  for (const sitting of deal)
    for (const one of sitting) {
      const i = who[one.entry] as number;
      sums.games[i] = (sums.games[i] as number) + 1;
      sums.shares[i] = (sums.shares[i] as number) + one.share;
      for (const other of sitting) {
        const row = sums.before[i] as number[];
        const j = who[other.entry] as number;
        if (i !== j) row[j] = (row[j] as number) + (one.place < other.place ? 1 : one.place === other.place ? 0.5 : 0);
      }
    }
  return sums;
}

function added(size: number, all: readonly Sums[]): Sums {
  const sums: Sums = {
    games: Array<number>(size).fill(0),
    shares: Array<number>(size).fill(0),
    before: squareOf(size),
  };
  for (const { games, shares, before } of all)
    for (let i = 0; i < size; i++) {
      sums.games[i] = (sums.games[i] as number) + (games[i] as number);
      sums.shares[i] = (sums.shares[i] as number) + (shares[i] as number);
      const row = sums.before[i] as number[];
      for (let j = 0; j < size; j++) row[j] = (row[j] as number) + (before[i]?.[j] as number);
    }
  return sums;
}

interface Values {
  readonly rates: readonly number[];
  readonly elos: readonly number[];
  readonly scores: readonly (readonly number[])[];
}

function valuesOf({ games, shares, before }: Sums): Values {
  const met = (i: number, j: number): number => (before[i]?.[j] as number) + (before[j]?.[i] as number);
  return {
    rates: games.map((count, i) => (count === 0 ? 0 : (shares[i] as number) / count)),
    elos: elosOf(before),
    scores: before.map((row, i) => row.map((wins, j) => (met(i, j) === 0 ? 0.5 : wins / met(i, j)))),
  };
}

/** The strengths under which the results are likeliest, found by going round until nothing moves (Hunter's method). */
function elosOf(before: readonly (readonly number[])[]): number[] {
  const size = before.length;
  const at = (i: number, j: number): number => (i === j ? 0 : (before[i]?.[j] as number) + DOUBT);
  let strengths = Array<number>(size).fill(1);
  for (let round = 0; round < 200; round++) {
    strengths = strengths.map((own, i) => {
      let wins = 0;
      let weight = 0;
      for (let j = 0; j < size; j++) {
        if (j === i) continue;
        wins += at(i, j);
        weight += (at(i, j) + at(j, i)) / (own + (strengths[j] as number));
      }
      return weight === 0 ? 1 : wins / weight;
    });
  }
  const elos = strengths.map(strength => ELO * Math.log10(strength));
  const mean = elos.reduce((sum, elo) => sum + elo, 0) / size;
  return elos.map(elo => elo - mean);
}

/** A rate that was the same in all deals is still not certain. */
const unsure = (rate: MeasuredPlayer, games: number): MeasuredPlayer =>
  rate.low === rate.high ? { value: rate.value, ...wilson(rate.value * games, games) } : rate;

/** What lies between the lowest and the highest 2.5 %. */
function middle(values: readonly number[], otherwise: number): Interval {
  if (values.length === 0) return { low: otherwise, high: otherwise };
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] as number;
  return { low: at(0.025), high: at(0.975) };
}
