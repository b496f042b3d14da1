/** `npm run bench:decrypto`: how well bots understand and intercept each other in Decrypto, in both languages. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { LEVELS } from '@havre/engine/bots/level-wording.ts';
import { STRENGTHS } from '@havre/engine/bots/levels.ts';
import type { WordLanguage } from '@havre/engine/games/decrypto/pack.ts';
import { help, readFlags, table, WrongUsage, wholeNumber } from './command.ts';
import { botTriples, marked, markedLine, sheetLine } from './decrypto/blind.ts';
import { won } from './decrypto/duels.ts';
import { type DecryptoRates, type RateOptions, rates } from './decrypto/rates.ts';
import { speedOf } from './decrypto/speed.ts';
import { bySureness, type ReadTriple, readings, SETS, triplesOf } from './decrypto/triples.ts';
import { median } from './measure.ts';

const FLAGS = {
  games: { says: 'how many games for each language and number of seats (1000)', value: 'number' },
  read: { says: 'only read the clues that people wrote, and count what is understood' },
  blind: {
    says: 'only print clues of bots without their codes, in en or fr, to be read by somebody',
    value: 'language',
  },
  sheet: {
    says: 'with --blind: mark the codes that somebody has written on that sheet, and count the right ones',
    value: 'file',
  },
  duels: { says: 'only let teams of one level meet teams of the level below' },
  speed: { says: 'only measure how much of a processor bots need, in en or fr', value: 'language' },
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

/** What each level reads right of clues that people wrote, in percent. */
async function reading(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const language of ['en', 'fr'] as const)
    for (const set of SETS)
      for (const manner of ['lively', 'plain'] as const) {
        const triples = triplesOf(language, set).filter(triple => triple.manner === manner);
        const shares: string[] = [];
        for (const { overlooks } of STRENGTHS) {
          const read = await readings(language, triples, overlooks);
          shares.push(percent(rightOf(read), read.length));
        }
        rows.push([`${language}, ${manner}, ${set} (${triples.length})`, ...shares]);
      }
  return [['understood, %', ...STRENGTHS.map(({ name }) => name)], ...rows];
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(0));
const rightOf = (read: readonly ReadTriple[]): number => read.filter(({ isRight }) => isRight).length;

/** From these sureness on the best level is counted apart. */
const SURENESS = [0, 0.3, 0.5, 0.7, 0.9, 0.99];

/** How sure the best level is of what it reads, on the average, and how often it is right. */
async function calibration(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const set of SETS) {
    const read: ReadTriple[] = [];
    for (const language of ['en', 'fr'] as const)
      read.push(...(await readings(language, triplesOf(language, set), STRENGTHS.at(-1)?.overlooks)));
    for (const [i, some] of bySureness(read, SURENESS).entries()) {
      const sure = some.reduce((sum, { sureness }) => sum + sureness, 0);
      const named = `${set}, from ${SURENESS[i]} on (${some.length})`;
      rows.push([named, percent(sure, some.length), percent(rightOf(some), some.length)]);
    }
  }
  return [['sure', 'says, %', 'is right, %'], ...rows];
}

/** How often each level wins against the one below, in percent with a 95 % interval. */
async function duels(games: number): Promise<string[][]> {
  const rows: string[][] = [];
  for (const language of ['en', 'fr'] as const)
    for (const [i, better] of LEVELS.entries()) {
      const below = LEVELS[i - 1];
      if (below === undefined) continue;
      rows.push([
        `${language}, ${better} against ${below}`,
        share(await won({ bots: [better, below], language, games }), games),
      ]);
    }
  return [['', 'won, %'], ...rows];
}

/** The sheet for a reader; or, once it is filled in, the same with what was meant, and how much was read right of each level. */
async function blind(language: string, sheet: string | undefined): Promise<string> {
  if (!isLanguage(language)) throw new WrongUsage(`There are words in en and in fr, not in '${language}'.`);
  const triples = await botTriples(language);
  if (sheet === undefined) return triples.map(sheetLine).join('\n');
  const lines = marked(readFileSync(sheet, 'utf8'), triples);
  const count = (isMeant: (bot: string) => boolean): string => {
    const some = lines.filter(({ triple }) => isMeant(triple.bot));
    return `${some.filter(({ isRight }) => isRight).length} of ${some.length}`;
  };
  const rows = [...LEVELS.map(level => [level, count(bot => bot === level)]), ['in all', count(() => true)]];
  return [...lines.map(markedLine), table([['', 'read right'], ...rows], ['left', 'right'])].join('\n');
}

/** How much of a processor bots need, in milliseconds. */
async function speed(language: string, games: number): Promise<string[][]> {
  if (!isLanguage(language)) throw new WrongUsage(`There are words in en and in fr, not in '${language}'.`);
  const { ready, firstClues, laterClues, others } = await speedOf(language, games);
  const shown = (times: readonly number[]): string[] =>
    [median(times), Math.max(...times)].map(time => time.toFixed(0));
  return [
    ['ms of a processor', 'middle', 'most'],
    ['ready', ...shown([ready])],
    ['the first three clues', ...shown([firstClues])],
    [`later ones (${laterClues.length})`, ...shown(laterClues)],
    [`anything else (${others.length})`, ...shown(others)],
  ];
}

const isLanguage = (text: string): text is WordLanguage => text === 'en' || text === 'fr';

async function run(args: readonly string[]): Promise<void> {
  const flags = readFlags(FLAGS, args);
  if (flags.help === true) {
    console.log(help('bench:decrypto', PURPOSE, FLAGS));
    return;
  }
  if (flags.read === true) {
    console.log(table(await reading(), ['left', 'right', 'right', 'right', 'right']));
    console.log(table(await calibration(), ['left', 'right', 'right']));
    return;
  }
  if (flags.blind !== undefined) {
    console.log(await blind(flags.blind, flags.sheet));
    return;
  }
  if (flags.speed !== undefined) {
    console.log(
      table(await speed(flags.speed, wholeNumber('games', flags.games, 10, 1000)), ['left', 'right', 'right']),
    );
    return;
  }
  if (flags.duels === true) {
    const count = wholeNumber('games', flags.games, 100, 1_000_000);
    console.log(table(await duels(count), ['left', 'right']));
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
