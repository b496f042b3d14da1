/** How well bots understand and intercept each other in Decrypto. */
import { botOf } from '@havre/engine/bots/index.ts';
import { mindOf } from '@havre/engine/bots/mind.ts';
import { type Decrypto, decrypto } from '@havre/engine/games/decrypto/game.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import { dataFiles } from '@havre/server/bots/data-files.ts';

export interface RateOptions {
  readonly bot: string;
  readonly language: Decrypto['options']['language'];
  readonly seats: number;
  readonly games: number;
}

export interface DecryptoRates {
  readonly games: number;
  readonly rounds: number;
  /** Interceptions attempted, and those that were right. */
  readonly attempts: number;
  readonly intercepted: number;
  /** Codes sent, and those the own team got wrong. */
  readonly codes: number;
  readonly misunderstood: number;
  /** Games decided by each row of the ledger. */
  readonly decidedBy: Readonly<Record<string, number>>;
}

/**
 * Plays games between bots and counts.
 * @example (await rates({ bot: 'corsaire', language: 'fr', seats: 4, games: 1000 })).intercepted
 */
export async function rates({ bot: name, language, seats, games }: RateOptions): Promise<DecryptoRates> {
  const bot = botOf(name);
  if (bot === undefined) throw new Error(`there is no bot '${name}'`);
  await bot.prepare?.(decrypto.id, { options: { language }, files: dataFiles });
  const sum = { rounds: 0, attempts: 0, intercepted: 0, codes: 0, misunderstood: 0 };
  const decidedBy: Record<string, number> = {};
  for (let game = 0; game < games; game++) {
    const match = Match.start(decrypto, { seats, options: { language }, chance: new Stream(seededNumbers(game)) });
    const dice = new SeededDice(game, seats);
    while (!match.over) {
      const seat = lowest(match.awaited);
      const entry = match.play(seat, bot.choose(mindOf(match, seat), dice));
      if (isRefusal(entry)) throw new Error(`in game ${game} a bot was refused: ${entry.refused}`);
    }
    const { sheet, round } = match.state;
    sum.rounds += round;
    for (const line of sheet) {
      sum.codes++;
      if (line.decryption !== line.code) sum.misunderstood++;
      if (line.round > 1) sum.attempts++;
      if (line.interception === line.code) sum.intercepted++;
    }
    const last = match.log.flatMap(({ events }) => events).findLast(({ type }) => type === 'won' || type === 'drawn');
    if (last !== undefined) decidedBy[last.rule] = (decidedBy[last.rule] ?? 0) + 1;
  }
  return { games, ...sum, decidedBy };
}
