/** `npm run bench:decrypto`: how well bots understand and intercept each other in Decrypto, in both languages. */
import process from 'node:process';
import { LEVELS } from '@havre/engine/bots/level-wording.ts';
import { help, readFlags, table, WrongUsage, wholeNumber } from './command.ts';
import { type DecryptoRates, type RateOptions, rates } from './decrypto/rates.ts';

const FLAGS = {
  games: { says: 'how many games for each language and number of seats (1000)', value: 'number' },
  json: { says: 'print one JSON object' },
  help: { says: 'print this page' },
} as const;
const PURPOSE = 'Lets bots play Decrypto against each other and counts interceptions and misunderstandings.';
const TABLES = [3, 4] as const;

/** A share with its 95 % interval, in percent. */
function share(part: number, whole: number): string {
  const p = part / whole;
  const z = 1.96;
  const middle = (p + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const half = (z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole))) / (1 + (z * z) / whole);
  return `${(100 * p).toFixed(1)} (${(100 * (middle - half)).toFixed(1)}–${(100 * (middle + half)).toFixed(1)})`;
}

const row = (
  { bot, language, seats }: RateOptions,
  { games, rounds, attempts, intercepted, codes, misunderstood }: DecryptoRates,
) => [
  `${bot}, ${language}, ${seats} seats`,
  (rounds / games).toFixed(2),
  share(intercepted, attempts),
  share(misunderstood, codes),
];

async function run(args: readonly string[]): Promise<void> {
  const flags = readFlags(FLAGS, args);
  if (flags.help === true) {
    console.log(help('bench:decrypto', PURPOSE, FLAGS));
    return;
  }
  const games = wholeNumber('games', flags.games, 1000, 1_000_000);
  const asked = LEVELS.flatMap(bot =>
    (['en', 'fr'] as const).flatMap(language => TABLES.map(seats => ({ bot, language, seats, games }))),
  );
  const counted = [];
  for (const one of asked) counted.push({ asked: one, rates: await rates(one) });
  if (flags.json === true) console.log(JSON.stringify(counted));
  else {
    const heading = ['', 'rounds a game', 'intercepted, %', 'misunderstood, %'];
    const rows = counted.map(one => row(one.asked, one.rates));
    console.log(table([heading, ...rows], ['left', 'right', 'right', 'right']));
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongUsage)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
