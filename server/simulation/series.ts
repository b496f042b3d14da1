/**
 * Games that bots play against each other, each with a number: the same seed and number is the same game, on whichever
 * path it is played.
 *
 * The dice of a game are those of a provable table whose secret is derived from the seed and the number, so that any
 * game of a series can be written down and verified. The bots decide by dice of their own.
 */
import type { Bot } from '@havre/engine/bots/mind.ts';
import { mindOf } from '@havre/engine/bots/mind.ts';
import { randomBot } from '@havre/engine/bots/random.ts';
import { SeededDice, Stream } from '@havre/engine/kernel/chance.ts';
import { commitmentTo, type Proof, randomNumbersOf, toHex } from '@havre/engine/kernel/fair.ts';
import { next, play } from '@havre/engine/kernel/flow.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import type { Outcome } from '@havre/engine/kernel/outcome.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { type Replay, replayOf } from '@havre/engine/kernel/replay.ts';
import { lowest, type Seat } from '@havre/engine/kernel/seats.ts';
import { Offer } from '@havre/engine/kernel/steps.ts';
import { anyOf } from '@havre/engine/kernel/wander.ts';
import { MOST_ENTRIES } from '@havre/protocol/replay-file/schema.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';

export interface Series {
  readonly game: Game;
  readonly options: Options;
  /** Who plays, by seat. */
  readonly bots: readonly Bot[];
  /** From 0 to 2^32-1. */
  readonly seed: number;
}

/** What one game was like. */
export interface PlayedGame {
  readonly outcome: Outcome;
  readonly decisions: number;
  /** The legal actions of all its decisions together, and the most at any of them. */
  readonly actions: number;
  readonly mostActions: number;
}

/** A game went on for longer than any replay may. */
export class Endless extends Error {
  override name = 'Endless';
  readonly number: number;
  readonly decisions = LONGEST;

  constructor(number: number) {
    super(`game ${number} has not ended after ${LONGEST} decisions`);
    this.number = number;
  }
}

/** A replay has one entry for the start and one for each decision. */
const LONGEST = MOST_ENTRIES - 1;

/**
 * Plays one game of a series, the fastest way there is.
 * @example playGame({ game: fujiFlush, options, bots, seed: 1 }, 17).decisions
 */
export const playGame = (series: Series, number: number): PlayedGame =>
  mayBeTrusted(series) ? playedTrusted(series, number) : playedInMatch(series, number).played;

/**
 * Plays one game of a series and writes it down.
 * @example const { replay } = playRecorded(series, 17); verify(series.game, replay, primitives).sound // true
 */
export function playRecorded(series: Series, number: number): { played: PlayedGame; replay: Replay } {
  const { played, match } = playedInMatch(series, number);
  const { table, secret } = secretOf(series, number);
  const proof: Proof = { table, commitment: commitmentTo(primitives, secret), openings: [], secret };
  const players = series.bots.map((bot, seat) => ({ name: `${bot.name} ${seat + 1}`, bot: bot.name }));
  return { played, replay: replayOf(match, { players, proof }) };
}

/** The secret of one game: nobody could have guessed it without the seed, and everybody can compute it with it. */
function secretOf({ game, seed }: Series, number: number): { table: string; secret: string } {
  const origin = new TextEncoder().encode(`havre simulation 1 ${game.id} ${seed} ${number}`);
  return { table: `simulated-${seed}-${number}`, secret: toHex(primitives.sha256(origin)) };
}

const streamOf = (series: Series, number: number): Stream =>
  new Stream(randomNumbersOf(primitives, { ...secretOf(series, number), openings: [] }));

const mindsDice = ({ seed }: Series, number: number): SeededDice => new SeededDice(seed, number);

/**
 * Whether the short way through the rules gives the same game: random bots, which look at nothing but their legal actions,
 * in a game that never asks for a free answer, which a bot must find in an imagined position.
 */
const mayBeTrusted = ({ game, bots }: Series): boolean =>
  bots.every(bot => bot === randomBot) && game.book.steps.every(step => step.ask.free === undefined);

/** Through the door that search uses: nothing is checked, nothing is written down. */
export function playedTrusted(series: Series, number: number): PlayedGame {
  const { game, options, bots } = series;
  const { steps } = game.book;
  const dice = mindsDice(series, number);
  const s = game.setup(options, bots.length, streamOf(series, number));
  const count = new Count(number);
  const out = new Offer<{ readonly type: string }>();
  for (let seat = next(steps, s, out); seat >= 0; seat = next(steps, s, out)) {
    const { list, length, answerCount } = out;
    count.decision(length);
    play(steps, s, seat, anyOf({ list, length, answerCount }, dice)); // what is listed, which is all that a random bot sees
  }
  return count.played(game.outcome(s));
}

/** Through the checked door, each bot with what its seat knows. */
export function playedInMatch(series: Series, number: number): { played: PlayedGame; match: Match } {
  const { game, options, bots } = series;
  const dice = mindsDice(series, number);
  const match = Match.start(game, { options, seats: bots.length, chance: streamOf(series, number) });
  const count = new Count(number);
  while (match.outcome === null) {
    const seat: Seat = lowest(match.awaited);
    const mind = mindOf(match, seat);
    count.decision(mind.legal.length);
    const entry = match.play(seat, (bots[seat] as Bot).choose(mind, dice));
    if (isRefusal(entry)) throw new Error(`${bots[seat]?.name} was refused in game ${number}: ${entry.refused}`);
  }
  return { played: count.played(match.outcome), match };
}

/** Counts the decisions of one game. */
class Count {
  private readonly number: number;
  private decisions = 0;
  private actions = 0;
  private mostActions = 0;

  constructor(number: number) {
    this.number = number;
  }

  decision(actions: number): void {
    if (++this.decisions > LONGEST) throw new Endless(this.number);
    this.actions += actions;
    if (actions > this.mostActions) this.mostActions = actions;
  }

  played(outcome: Outcome): PlayedGame {
    return { outcome, decisions: this.decisions, actions: this.actions, mostActions: this.mostActions };
  }
}
