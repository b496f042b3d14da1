/** `npm run camps:aquatika`: which camps of Aquatika win in games of bots; the best are written down for bots to choose from. */
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { levelBot } from '@havre/engine/bots/levels.ts';
import {
  byBots,
  byHabit,
  type CampTrial,
  everyCamp,
  field,
  shareOf,
} from '@havre/engine/games/aquatika/bots/camp-trials.ts';
import { kindLetter } from '@havre/engine/games/aquatika/notation.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { help, readFlags, runCommand, wholeNumber } from './command.ts';

const FLAGS = {
  seed: { says: 'what all chance comes from (1)', value: 'number' },
  keep: { says: 'how many camps to keep for each board (12)', value: 'number' },
  out: { says: 'the file to write (camps.json of the bots)', value: 'file' },
  help: { says: 'print this page' },
} as const;
const PURPOSE =
  'Tries every camp of Aquatika out: all of them by habit, the better ones by bots, the best by better bots.';

const KEPT = 12;
const MOST = 1000;
const CAMPS = fileURLToPath(import.meta.resolve('@havre/engine/games/aquatika/bots/camps.json'));

/** Who stays for the next round, how often each meets another in it, and how far the bots think ahead; 0 is by habit alone. */
const ROUNDS = [
  { stay: Number.POSITIVE_INFINITY, meetings: 60, tries: 0 },
  { stay: 240, meetings: 6, tries: 12 },
  { stay: 60, meetings: 20, tries: 24 },
  { stay: 24, meetings: 40, tries: 40 },
] as const;

const written = ({ camp }: CampTrial): string => camp.map(kindLetter).join('');

await runCommand(async args => {
  const given = readFlags(FLAGS, args);
  if (given.help) return help('camps:aquatika', PURPOSE, FLAGS);
  const keep = wholeNumber('keep', given.keep, KEPT, MOST);
  const dice = new SeededDice(wholeNumber('seed', given.seed, 1, 2 ** 31));
  const best: Record<string, string[]> = {};
  const lines: string[] = [];
  for (const board of ['lagoon', 'reef'] as const) {
    let camps = everyCamp(board);
    let trials: CampTrial[] = [];
    for (const { stay, meetings, tries } of ROUNDS) {
      const bot = levelBot({ name: 'quick', tries, overlooks: 0, blunders: 0 });
      await bot.prepare?.('aquatika');
      const entrants = camps.slice(0, stay).map(camp => ({ camp, points: 0, games: 0 }));
      trials = field(entrants, board, meetings, tries === 0 ? byHabit(dice) : byBots(bot, dice), dice);
      camps = trials.map(({ camp }) => [...camp]);
      process.stderr.write(`${board}: ${trials.length} camps, ${meetings} meetings each at ${tries} tries\n`);
    }
    best[board] = trials.slice(0, keep).map(written);
    lines.push(board, ...trials.map(trial => `  ${written(trial)} ${shareOf(trial).toFixed(3)} of ${trial.games}`));
  }
  await writeFile(given.out ?? CAMPS, `${JSON.stringify(best, null, 2)}\n`);
  return lines.join('\n');
});
