/** Random Fuji Flush on the kernel, on boardgame.io in two ways, and on plain typed arrays, measured against each other. */
import process from 'node:process';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { heapInUse } from '../heap.ts';
import { type Contestant, type Estimate, estimate, interleave, median, ratios } from '../measure.ts';
import { playClient, playReducer } from './boardgame-io.ts';
import { playKernel } from './kernel.ts';
import { playPlain } from './plain.ts';
import { meanLength, type PlayOnce, sameGames, similarLengths } from './same-work.ts';

const SEATS = 4;
const AIMS = { plain: 0.25, boardgameIo: 700 }; // boardgame.io as its documentation teaches; tuned, it has no aim

/** How much is played: games in each turn of a contestant about as long as the others', games to prove that they play alike. */
export interface EngineBenchPlan {
  readonly rounds: number;
  readonly warmUps: number;
  readonly games: {
    readonly kernel: number;
    readonly plain: number;
    readonly boardgameIo: number;
    readonly boardgameIoTuned: number;
  };
  readonly compared: { readonly exactly: number; readonly inLength: number };
  readonly heap: number;
}

/** What the figures in bench/diary.md were made with. */
export const FULL: EngineBenchPlan = {
  rounds: 15,
  warmUps: 3,
  games: { kernel: 12_000, plain: 36_000, boardgameIo: 15, boardgameIoTuned: 30 },
  compared: { exactly: 200, inLength: 400 },
  heap: 100_000,
};
/** Enough to see that everything works. */
export const QUICK: EngineBenchPlan = {
  rounds: 3,
  warmUps: 1,
  games: { kernel: 400, plain: 1_200, boardgameIo: 5, boardgameIoTuned: 5 },
  compared: { exactly: 200, inLength: 100 },
  heap: 2_000,
};

/** A ratio, and what it should be. */
export interface EngineRatio extends Estimate {
  readonly aim: number;
  /** On which side of the aim the whole interval lies; undecided too where it is less than 95 % sure. */
  readonly verdict: 'reached' | 'missed' | 'undecided';
}

export type EngineFigures = ReturnType<typeof contest>;
export type Spread = ReturnType<typeof spread>;

/** Lets the contestants prove that they play alike, then measures them in turns, then looks at what the kernel leaves behind. */
export function contest(plan: EngineBenchPlan) {
  const compared = {
    games: plan.compared.exactly,
    moves: sameGames(playPlain, playKernel, plan.compared.exactly),
    kernelLength: meanLength(playKernel, SEATS, 10 * plan.compared.inLength),
    boardgameIoLength: meanLength(playReducer, SEATS, plan.compared.inLength),
  };
  similarLengths(compared.kernelLength, compared.boardgameIoLength);

  const [kernel = [], plain = [], boardgameIo = [], boardgameIoTuned = []] = interleave(
    [
      playing('kernel', playKernel, plan.games.kernel),
      playing('plain', playPlain, plan.games.plain),
      playing('boardgame.io', playClient, plan.games.boardgameIo),
      playing('boardgame.io, tuned', playReducer, plan.games.boardgameIoTuned),
    ],
    plan.rounds,
    plan.warmUps,
  );
  return {
    seats: SEATS,
    rounds: plan.rounds,
    node: process.version,
    compared,
    movesPerSecond: {
      kernel: spread(kernel),
      plain: spread(plain),
      boardgameIo: spread(boardgameIo),
      boardgameIoTuned: spread(boardgameIoTuned),
    },
    ratios: {
      plain: against(AIMS.plain, estimate(ratios(kernel, plain))),
      boardgameIo: against(AIMS.boardgameIo, estimate(ratios(kernel, boardgameIo))),
      boardgameIoTuned: estimate(ratios(kernel, boardgameIoTuned)),
    },
    heap: heapGrowth(plan.heap),
  };
}

/** Some games in a row; in the same round all contestants get the same dice. */
function playing(name: string, play: PlayOnce, games: number): Contestant {
  return {
    name,
    work(round) {
      const [dice, mind] = [new SeededDice(round), new SeededDice(round, 1)];
      let moves = 0;
      for (let i = 0; i < games; i++) moves += play(SEATS, dice, mind);
      return moves;
    },
  };
}

const spread = (rates: readonly number[]) => ({
  median: median(rates),
  lowest: Math.min(...rates),
  highest: Math.max(...rates),
});

function against(aim: number, ratio: Estimate): EngineRatio {
  const sure = ratio.level >= 0.95;
  return {
    ...ratio,
    aim,
    verdict: sure && ratio.low >= aim ? 'reached' : sure && ratio.high < aim ? 'missed' : 'undecided',
  };
}

/** What a long row of games leaves behind on the heap, which should be nothing. */
function heapGrowth(games: number) {
  const { work } = playing('kernel', playKernel, games);
  const before = heapInUse();
  work(0);
  const after = heapInUse();
  return { games, before, after, growth: after - before, bytesPerGame: (after - before) / games };
}
