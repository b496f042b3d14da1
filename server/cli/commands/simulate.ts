/** `havre simulate`: bots play many games, and what they add up to. */

import { bots } from '@havre/engine/bots/index.ts';
import type { Bot } from '@havre/engine/bots/mind.ts';
import { shelf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import { dataFiles } from '../../bots/data-files.ts';
import { prepareFolder, writeReplay } from '../../replay-file/write.ts';
import { Endless, type PlayedGame, playGame, playRecorded } from '../../simulation/series.ts';
import { SeriesTally } from '../../simulation/tally.ts';
import { botNamed, gameFrom, optionsFrom, readArguments, seatsFrom, wholeNumber } from '../arguments.ts';
import { type CliCommand, EXIT, type Terminal, Trouble, UserMistake } from '../command.ts';
import { helpPage } from '../help-page.ts';
import { numbersIn } from '../numbers.ts';
import { ProgressBar } from '../progress.ts';
import { reportLines, reportRecord, type SimulationTask } from '../simulate/report.ts';
import { words as commonWords } from '../words/common.ts';
import { words } from '../words/simulate.ts';

const FLAGS = {
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  games: { type: 'string' },
  seed: { type: 'string' },
  bot: { type: 'string' },
  export: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const MOST_GAMES = 1_000_000;
const LARGEST_SEED = 2 ** 32 - 1;

export const simulateCommand: CliCommand = {
  name: 'simulate',
  summary: language => words[language].summary,
  help: language => helpPage(words[language].help(gamesInHelp(), botNames())),
  async run(args, terminal) {
    const task = taskFrom(args, terminal.language);
    if (task.folder !== null) clearTheWay(task, task.folder, terminal.language);
    const { bots, game, options } = task.series;
    for (const bot of bots) await bot.prepare?.(game.id, { options, files: dataFiles });
    const begun = performance.now();
    const tally = await playAll(task, terminal);
    const seconds = (performance.now() - begun) / 1000;
    if (task.json) terminal.print(JSON.stringify(reportRecord(task, tally, seconds)));
    else terminal.print(reportLines(task, tally, seconds, terminal.language).join('\n'));
    return EXIT.done;
  },
};

const botNames = (): string[] => bots.map(bot => bot.name);
const gamesInHelp = (): string[] =>
  shelf.map(
    ({ game: { id, seats, options } }) => `${id} (${seats.min}–${seats.max}: ${Object.keys(options).join(', ')})`,
  );

// --- What is asked for --------------------------------------------------------------------------------------------------

function taskFrom(args: readonly string[], language: Language): SimulationTask {
  const { values, positionals } = readArguments(args, { command: 'simulate', flags: FLAGS, most: 1 }, language);
  const game = gameFrom('simulate', positionals, language);
  const seats = seatsFrom(game, values.seats, language);
  const options = optionsFrom(game, values.option ?? [], seats, language);
  const games = wholeNumber('--games', values.games ?? '1000', 1, MOST_GAMES, language);
  const seed = wholeNumber('--seed', values.seed ?? '1', 0, LARGEST_SEED, language);
  if (values.export === '') throw new UserMistake(commonWords[language].needsValue('--export', '--export replays'));
  const players = botsFrom(values.bot ?? 'random', seats, language);
  return {
    series: { game, options, seed, bots: players },
    games,
    folder: values.export ?? null,
    json: values.json ?? false,
  };
}

/** One bot for every seat, from one name or from one name a seat. */
function botsFrom(text: string, seats: number, language: Language): Bot[] {
  const named = text.split(',').map(name => botNamed(name.trim(), language));
  const [first] = named;
  if (named.length === 1 && first !== undefined) return Array<Bot>(seats).fill(first);
  if (named.length !== seats) throw new UserMistake(words[language].botsAndSeats(named.length, seats));
  return named;
}

const fileName = ({ series: { game, seed }, games }: SimulationTask, number: number): string =>
  `${game.id}-${seed}-${String(number).padStart(String(games).length, '0')}.json`;

function clearTheWay(task: SimulationTask, folder: string, language: Language): void {
  const names = Array.from({ length: task.games }, (_, i) => fileName(task, i + 1));
  const hindrance = prepareFolder(folder, names);
  if (hindrance === null) return;
  const say = words[language];
  if (hindrance.code === 'already-there') throw new UserMistake(say.alreadyThere(folder, hindrance.name));
  throw new UserMistake(hindrance.code === 'not-a-folder' ? say.notAFolder(folder) : say.notWritable(folder));
}

// --- The games ----------------------------------------------------------------------------------------------------------

async function playAll(task: SimulationTask, terminal: Terminal): Promise<SeriesTally> {
  const { series, games, folder } = task;
  const tally = new SeriesTally(series.bots.length);
  const bar = new ProgressBar(terminal, games);
  for (let number = 1; number <= games; number++) {
    tally.add(played(task, folder, number, terminal.language));
    const pause = bar.reached(number);
    if (pause !== null) await pause;
  }
  bar.done();
  return tally;
}

function played(task: SimulationTask, folder: string | null, number: number, language: Language): PlayedGame {
  try {
    if (folder === null) return playGame(task.series, number);
    const { played: record, replay } = playRecorded(task.series, number);
    written(folder, fileName(task, number), () => writeReplay(folder, fileName(task, number), replay), language);
    return record;
  } catch (error) {
    if (!(error instanceof Endless)) throw error;
    throw new Trouble(words[language].endless(error.number, numbersIn(language)(error.decisions)));
  }
}

function written(folder: string, name: string, write: () => void, language: Language): void {
  try {
    write();
  } catch (error) {
    throw new Trouble(words[language].cannotWrite(`${folder}/${name}`, (error as NodeJS.ErrnoException).code ?? ''));
  }
}
