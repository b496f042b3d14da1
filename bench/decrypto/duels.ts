/** Teams of one level against teams of another. */
import { botOf } from '@havre/engine/bots/index.ts';
import { mindOf } from '@havre/engine/bots/mind.ts';
import { decrypto } from '@havre/engine/games/decrypto/game.ts';
import type { WordLanguage } from '@havre/engine/games/decrypto/pack.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { type Outcome, utility } from '@havre/engine/kernel/outcome.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest, type Seat } from '@havre/engine/kernel/seats.ts';
import { dataFiles } from '@havre/server/bots/data-files.ts';

export interface TeamDuel {
  /** Two bots by name: each is a team of two. */
  readonly bots: readonly [string, string];
  readonly language: WordLanguage;
  readonly games: number;
}

const SEATS = 4;

/**
 * How many games the first of two teams wins; a shared one counts half. Every deal is played from both sides of the table.
 * @example await won({ bots: ['corsaire', 'mousse'], language: 'fr', games: 200 })
 */
export async function won({ bots: names, language, games }: TeamDuel): Promise<number> {
  const bots = names.map(name => botOf(name) ?? fail(name));
  for (const bot of bots) await bot.prepare?.(decrypto.id, { options: { language }, files: dataFiles });
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const isSwapped = game % 2 === 1;
    const match = Match.start(decrypto, {
      seats: SEATS,
      options: { language, teams: 'seats', white: 'first' },
      chance: new Stream(seededNumbers(Math.floor(game / 2))),
    });
    const dice = new SeededDice(game, SEATS);
    const sideOf = (seat: Seat): number => (seat < SEATS / 2 === isSwapped ? 1 : 0);
    while (!match.over) {
      const seat = lowest(match.awaited);
      const entry = match.play(seat, (bots[sideOf(seat)] ?? fail('')).choose(mindOf(match, seat), dice));
      if (isRefusal(entry)) throw new Error(`in game ${game} a bot was refused: ${entry.refused}`);
    }
    const first = isSwapped ? SEATS / 2 : 0;
    const shares = [0, SEATS / 2].map(seat => utility(match.outcome as Outcome, seat, SEATS));
    wins += (shares[first === 0 ? 0 : 1] ?? 0) / ((shares[0] ?? 0) + (shares[1] ?? 0));
  }
  return wins;
}

function fail(name: string): never {
  throw new Error(`there is no bot '${name}'`);
}
