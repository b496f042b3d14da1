/** Where the command line begins: which command, in which language, and what becomes of a mistake. */
import { LANGUAGES, type Language } from '@havre/engine/games/language.ts';
import { CHANGES, programVersion } from '../operation/version.ts';
import { type CliCommand, EXIT, type Terminal, Trouble, UserMistake } from './command.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand } from './commands/backup.ts';
import { checkCommand } from './commands/check.ts';
import { menuCommand } from './commands/menu.ts';
import { moveCommand } from './commands/move.ts';
import { newGameCommand } from './commands/new-game.ts';
import { notationCommand } from './commands/notation.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { restoreCommand } from './commands/restore.ts';
import { rulesCommand } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { keeperCommands } from './keeper/commands.ts';
import { words } from './words/common.ts';

/** In the order in which the help lists them. */
export const COMMANDS: readonly CliCommand[] = [
  menuCommand,
  playCommand,
  rulesCommand,
  simulateCommand,
  arenaCommand,
  replayCommand,
  notationCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  checkCommand,
  moveCommand,
  ...keeperCommands,
  newGameCommand,
];

const HELP: readonly string[] = ['--help', '-h'];

/**
 * Runs one command line and gives its exit code.
 * @example process.exitCode = await run(['simulate', 'fuji-flush'], terminal);
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { language, rest } = languageAsked(args, terminal.language);
    return await dispatched(rest, speaking(terminal, language));
  } catch (error) {
    terminal.progress('');
    if (error instanceof UserMistake) {
      terminal.note(error.message);
      return EXIT.mistake;
    }
    if (error instanceof Trouble) {
      terminal.note(error.message);
      return EXIT.failed;
    }
    throw error;
  }
}

async function dispatched(args: readonly string[], terminal: Terminal): Promise<number> {
  const { language } = terminal;
  const [name, ...rest] = args;
  if (name === '--version') {
    terminal.print(words[language].version(programVersion(), CHANGES));
    return EXIT.done;
  }
  if (name === undefined) return menuCommand.run([], terminal);
  const asksForHelp = name === 'help' || HELP.includes(name);
  const [about] = asksForHelp ? rest : [name];
  if (about === undefined) {
    terminal.print(overview(language).join('\n'));
    return EXIT.done;
  }
  const command = COMMANDS.find(candidate => candidate.name === about);
  if (command === undefined) {
    const names = COMMANDS.map(candidate => candidate.name);
    throw new UserMistake([words[language].noCommand(about, names), ...summaries(language)].join('\n'));
  }
  if (asksForHelp || beforeDashes(rest).some(arg => HELP.includes(arg))) {
    terminal.print(command.help(language));
    return EXIT.done;
  }
  return command.run(rest, terminal);
}

/** Takes --lang out of the arguments, wherever it stands. */
function languageAsked(args: readonly string[], otherwise: Language): { language: Language; rest: string[] } {
  const rest: string[] = [];
  let language = otherwise;
  const open = beforeDashes(args);
  for (let i = 0; i < open.length; i++) {
    const arg = open[i] as string;
    if (arg !== '--lang' && !arg.startsWith('--lang=')) {
      rest.push(arg);
      continue;
    }
    const asked = arg === '--lang' ? open[++i] : arg.slice('--lang='.length);
    const found = LANGUAGES.find(known => known === asked);
    if (found === undefined) throw new UserMistake(words[language].noLanguage(asked));
    language = found;
  }
  return { language, rest: [...rest, ...args.slice(open.length)] };
}

/** The arguments in which flags are flags: those before a lone `--`. */
const beforeDashes = (args: readonly string[]): readonly string[] => {
  const dashes = args.indexOf('--');
  return dashes < 0 ? args : args.slice(0, dashes);
};

/** The same terminal in another language; its width stays alive. */
const speaking = (terminal: Terminal, language: Language): Terminal => ({
  ...terminal,
  language,
  get columns() {
    return terminal.columns;
  },
});

function overview(language: Language): string[] {
  const say = words[language];
  return [
    say.usage,
    '',
    ...say.synopsis.map(line => `  ${line}`),
    '',
    say.commands,
    ...summaries(language),
    '',
    say.help,
    say.language,
  ];
}

function summaries(language: Language): string[] {
  const width = Math.max(...COMMANDS.map(command => command.name.length));
  return COMMANDS.map(command => `  ${command.name.padEnd(width)}   ${command.summary(language)}`);
}
