/** `npm run learn:fuji-flush`: learns anew how seats stand in Fuji Flush, and writes it where the bots read it. */
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { school } from '@havre/engine/games/fuji-flush/bots/learning/schooling.ts';
import { type Network, written } from '@havre/engine/games/fuji-flush/bots/network.ts';
import { OTHER_NUMBERS, OWN_NUMBERS } from '@havre/engine/games/fuji-flush/bots/outlook-numbers.ts';
import type { Networks } from '@havre/engine/games/fuji-flush/bots/standing.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { help, readFlags, runCommand, wholeNumber } from './command.ts';

const FLAGS = {
  games: { says: 'how many games to learn from (200000)', value: 'number' },
  seed: { says: 'what all chance comes from (1)', value: 'number' },
  out: { says: 'the file to write (weights.ts of the game)', value: 'file' },
  help: { says: 'print this page' },
} as const;
const PURPOSE =
  'Learns how seats stand in Fuji Flush from games of planners and of itself, and writes the weights down.';

const GAMES = 200_000;
const MOST_GAMES = 100_000_000;
const LARGEST_SEED = 2 ** 32 - 1;
const WEIGHTS = fileURLToPath(import.meta.resolve('@havre/engine/games/fuji-flush/bots/weights.ts'));
/** Progress is told so often. */
const TELLS = 20;

/** The networks as the file that bots read, one line for each number that they are given. */
function fileOf({ own, other }: Networks, command: string): string {
  return `/**
 * How seats stand, learned from games: in thousandths, one row for each number that a seat sees, its way straight to the
 * result first. Written by \`${command}\`; not to be edited by hand.
 */
import type { WrittenNetwork } from './network.ts';

${constant('OWN_STANDS', own, OWN_NUMBERS)}

${constant('OTHERS_STAND', other, OTHER_NUMBERS)}
`;
}

function constant(name: string, network: Network, numbers: readonly string[]): string {
  const { from, toResult, inputs } = written(network);
  const rows = inputs.map((row, i) => `    [${row.join(', ')}], // ${numbers[i]}`);
  return `// biome-ignore format: one row for each number
export const ${name}: WrittenNetwork = {
  from: [${from.join(', ')}],
  toResult: [${toResult.join(', ')}],
  inputs: [
${rows.join('\n')}
  ],
};`;
}

await runCommand(async args => {
  const given = readFlags(FLAGS, args);
  if (given.help) return help('learn:fuji-flush', PURPOSE, FLAGS);
  const games = wholeNumber('games', given.games, GAMES, MOST_GAMES);
  const seed = wholeNumber('seed', given.seed, 1, LARGEST_SEED);
  const every = Math.ceil(games / TELLS);
  let told = 0;
  const networks = school(games, new SeededDice(seed), done => {
    if (done < told + every) return;
    told = done;
    process.stderr.write(`${done} of ${games} games\n`);
  });
  const out = given.out ?? WEIGHTS;
  await writeFile(out, fileOf(networks, `npm run learn:fuji-flush -- --games ${games} --seed ${seed}`));
  return `written to ${out}`;
});
