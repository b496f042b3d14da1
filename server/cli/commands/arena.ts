/** `havre arena`: bots meet, and who is stronger. */
import { bots } from '@havre/engine/bots/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import { playContest } from '../../arena/arena.ts';
import type { DealtGame } from '../../arena/deal.ts';
import { isProgram, programName } from '../../arena/program-process.ts';
import { standingsOf } from '../../arena/ratings.ts';
import { botFrom, isFile } from '../../bots/roster.ts';
import { type ArenaTask, contestLines, contestRecord } from '../arena/report.ts';
import { botNamed, gameFrom, idsOfShelf, optionsFrom, readArguments, seatsFrom, wholeNumber } from '../arguments.ts';
import { type CliCommand, EXIT, type Terminal, Trouble, UserMistake } from '../command.ts';
import { helpPage } from '../help-page.ts';
import { ProgressBar } from '../progress.ts';
import { words } from '../words/arena.ts';

const FLAGS = {
  bots: { type: 'string' },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const MOST_GAMES = 100_000;
const LARGEST_SEED = 2 ** 32 - 1;
const MOST_THREADS = 64;

export const arenaCommand: CliCommand = {
  name: 'arena',
  summary: language => words[language].summary,
  help: language =>
    helpPage(
      words[language].help(
        idsOfShelf(),
        bots.map(bot => bot.name),
      ),
    ),
  async run(args, terminal) {
    const task = taskFrom(args, terminal.language);
    const names = await Promise.all(task.lineUp.map(source => nameOf(source, terminal.language)));
    if (new Set(names).size < 2) throw new UserMistake(words[terminal.language].twoNeeded);
    const begun = performance.now();
    const deals = await played(task, terminal);
    const seconds = (performance.now() - begun) / 1000;
    const standings = standingsOf(names, deals);
    if (task.json) terminal.print(JSON.stringify(contestRecord(task, names, standings, seconds)));
    else terminal.print(contestLines(task, standings, terminal.language).join('\n'));
    return EXIT.done;
  },
};

function taskFrom(args: readonly string[], language: Language): ArenaTask {
  const { values, positionals } = readArguments(args, { command: 'arena', flags: FLAGS, most: 1 }, language);
  const say = words[language];
  const game = gameFrom('arena', positionals, language);
  const named = (values.bots ?? '').split(',').map(name => name.trim());
  if (named.length < 2) throw new UserMistake(say.needsBots);
  for (const name of named) if (!isFile(name) && !isProgram(name)) botNamed(name, language);
  if (named.some(isProgram) && named.some(name => isFile(name) && !isProgram(name)))
    throw new UserMistake(say.noFilesWithPrograms);
  const asMany = named.length >= game.seats.min && named.length > 2 ? String(named.length) : undefined;
  const seats = seatsFrom(game, values.seats ?? asMany, language);
  if (named.length > seats) throw new UserMistake(say.tooManyBots(named.length, seats));
  const lineUp = Array.from({ length: seats }, (_, seat) => named[Math.min(seat, named.length - 1)] as string);
  const games = wholeNumber('--games', values.games ?? '100', 1, MOST_GAMES, language);
  return {
    game,
    options: optionsFrom(game, values.option ?? [], seats, language),
    lineUp,
    seed: wholeNumber('--seed', values.seed ?? '1', 0, LARGEST_SEED, language),
    deals: Math.ceil(games / seats),
    threads: wholeNumber('--threads', values.threads ?? '1', 1, MOST_THREADS, language),
    json: values.json ?? false,
  };
}

/** The name a bot goes by; a file is looked into before anything begins. */
async function nameOf(source: string, language: Language): Promise<string> {
  if (isProgram(source)) return programName(source);
  try {
    return (await botFrom(source)).name;
  } catch {
    throw new UserMistake(words[language].badFile(source));
  }
}

async function played(task: ArenaTask, terminal: Terminal): Promise<DealtGame[][]> {
  const { game, options, lineUp, seed, deals, threads } = task;
  const bar = new ProgressBar(terminal, deals);
  try {
    const contest = { game: game.id, options, lineUp, seed };
    const onDeal = (done: number) => void bar.reached(done);
    if (!lineUp.some(isProgram)) return await playContest(contest, deals, { threads, onDeal });
    // A whole server is needed for it, and for nothing else here.
    const { playProgramContest } = await import('../../arena/program-contest.ts');
    return await playProgramContest(contest, deals, { onDeal });
  } catch (error) {
    throw new Trouble(words[terminal.language].failed(error instanceof Error ? error.message : String(error)));
  } finally {
    bar.done();
  }
}
