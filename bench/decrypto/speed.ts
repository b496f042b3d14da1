/**
 * How much of a processor bots need: until a language is there, and for what they decide. All threads of the process together, so that
 * whatever else the machine does counts little.
 */
import process from 'node:process';
import { botOf } from '@havre/engine/bots/index.ts';
import { mindOf } from '@havre/engine/bots/mind.ts';
import { decrypto } from '@havre/engine/games/decrypto/game.ts';
import type { WordLanguage } from '@havre/engine/games/decrypto/pack.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import { dataFiles } from '@havre/server/bots/data-files.ts';

/** Milliseconds of a processor. */
export interface Speed {
  /** From nothing to the first thought: files read, and one thought had ahead. */
  readonly ready: number;
  /** The very first three clues: nothing of this has run before. */
  readonly firstClues: number;
  readonly laterClues: readonly number[];
  readonly others: readonly number[];
}

const SEATS = 4;
const BOT = 'capitaine';

/**
 * Some games of bots among themselves. Asked for once in a process: what has run before is quicker.
 * @example (await speedOf('fr', 5)).firstClues
 */
export async function speedOf(language: WordLanguage, games: number): Promise<Speed> {
  const bot = botOf(BOT);
  if (bot === undefined) throw new Error(`there is no bot '${BOT}'`);
  const beginning = process.cpuUsage();
  await bot.prepare?.(decrypto.id, { options: { language }, files: dataFiles });
  const ready = since(beginning);
  const clues: number[] = [];
  const others: number[] = [];
  for (let game = 0; game < games; game++) {
    const match = Match.start(decrypto, {
      seats: SEATS,
      options: { language },
      chance: new Stream(seededNumbers(game)),
    });
    const dice = new SeededDice(game, SEATS);
    while (!match.over) {
      const seat = lowest(match.awaited);
      const before = process.cpuUsage();
      const action = bot.choose(mindOf(match, seat), dice);
      (action.type === 'writeClues' ? clues : others).push(since(before));
      const entry = match.play(seat, action);
      if (isRefusal(entry)) throw new Error(`in game ${game} a bot was refused: ${entry.refused}`);
    }
  }
  const [firstClues = 0, ...laterClues] = clues;
  return { ready, firstClues, laterClues, others };
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
