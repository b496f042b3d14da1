/**
 * One deal of a contest: the same cards and dice once for every way round the table, so that nobody wins by where they sat
 * or by what they were dealt.
 */
import type { Bot } from '@havre/engine/bots/mind.ts';
import { mindOf } from '@havre/engine/bots/mind.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import { type Outcome, utility } from '@havre/engine/kernel/outcome.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { includes, lowest } from '@havre/engine/kernel/seats.ts';

/** Who meets, at which table. */
export interface Encounter {
  readonly game: Game;
  readonly options: Options;
  /** One bot for each seat, in the order they sit down in the first game of a deal; a bot may sit in several seats. */
  readonly lineUp: readonly Bot[];
  /** From 0 to 2^32-1. */
  readonly seed: number;
}

/** How one player of one game has done. */
export interface DealResult {
  /** Its place in the line-up. */
  readonly entry: number;
  /** 1 for the best. */
  readonly place: number;
  /** The share of the win, from 0 to 1. */
  readonly share: number;
  readonly decisions: number;
  /** All its decisions together, and the longest, in milliseconds. */
  readonly thought: number;
  readonly longest: number;
}

/** One game, by seat. */
export type DealtGame = readonly DealResult[];

/** A game that goes on for longer counts as void. */
const LONGEST = 20_000;

/**
 * Plays one deal: as many games as there are seats.
 * @example playDeal({ game: jamaica, options, lineUp, seed: 1 }, 17).length // 4, at a table of four
 */
export const playDeal = (encounter: Encounter, deal: number): DealtGame[] =>
  encounter.lineUp.map((_, turn) => playOnce(encounter, deal, turn));

function playOnce({ game, options, lineUp, seed }: Encounter, deal: number, turn: number): DealtGame {
  const seats = lineUp.length;
  const entryAt = (seat: number): number => (seat + turn) % seats;
  const match = Match.start(game, { options, seats, chance: new Stream(seededNumbers(seedOf(seed, deal))) });
  const minds = lineUp.map((_, entry) => new SeededDice(seedOf(seed, deal), 1 + turn * seats + entry));
  const times = lineUp.map(() => ({ decisions: 0, thought: 0, longest: 0 }));
  for (let moves = 0; match.outcome === null && moves < LONGEST; moves++) {
    const seat = lowest(match.awaited);
    const entry = entryAt(seat);
    const begun = performance.now();
    const action = lineUp[entry]?.choose(mindOf(match, seat), minds[entry] as SeededDice);
    const taken = performance.now() - begun;
    const time = times[entry] as (typeof times)[number];
    time.decisions++;
    time.thought += taken;
    time.longest = Math.max(time.longest, taken);
    const played = match.play(seat, action as never);
    if (isRefusal(played))
      throw new Error(`${lineUp[entry]?.name} did what it may not in deal ${deal}: ${played.refused}`);
  }
  return lineUp.map((_, seat) => ({
    entry: entryAt(seat),
    ...resultOf(match.outcome, seat, seats),
    ...(times[entryAt(seat)] as (typeof times)[number]),
  }));
}

/** How a seat has done: its place and its share of the win. */
export function resultOf(outcome: Outcome | null, seat: number, seats: number): { place: number; share: number } {
  if (outcome === null || outcome.void) return { place: 1, share: 1 / seats };
  const side = outcome.sides.find(candidate => includes(candidate.seats, seat));
  return { place: side?.place ?? seats, share: utility(outcome, seat, seats) };
}

/** Spreads seeds of contests and numbers of deals over all seeds of dice. */
const seedOf = (seed: number, deal: number): number => (Math.imul(seed + 1, 0x9e3779b1) + deal) >>> 0;
