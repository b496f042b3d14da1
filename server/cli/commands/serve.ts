/** `havre serve`: opens the table to others, over the network. */
import type { Language } from '@havre/engine/games/language.ts';
import { StoreError } from '@havre/table/store.ts';
import { networkAddresses } from '../../operation/addresses.ts';
import { readArguments, wholeNumber } from '../arguments.ts';
import { type Command, EXIT, type Terminal, Trouble, UserMistake } from '../command.ts';
import { dataFolder, USUAL_FOLDER } from '../data-folder.ts';
import { helpPage } from '../help-page.ts';
import { printable } from '../layout.ts';
import { words } from '../words/serve.ts';

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'clear-after': { type: 'string' },
} as const;

const USUAL_PORT = 4242;
const WHOLE_NETWORK = '0.0.0.0';
const LAST_PORT = 65_535;
/** Tables where nothing has happened for so many days are abandoned; 0 days is never. */
const USUAL_DAYS = 90;
const MOST_DAYS = 36_500;
const DAY = 24 * 60 * 60 * 1000;
const LEVELS: readonly string[] = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

interface Task {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly level: string;
  readonly trustProxy: string | undefined;
  readonly contact: string | undefined;
  readonly abandonedAfter: number | undefined;
}

export const serveCommand: Command = {
  name: 'serve',
  summary: language => words[language].summary,
  help: language => helpPage(words[language].help(USUAL_PORT, USUAL_FOLDER, USUAL_DAYS)),
  async run(args, terminal) {
    const say = words[terminal.language];
    const task = taskFrom(args, terminal);
    const server = await opened(task, terminal.language);
    terminal.print(
      [
        say.open,
        ...addressLines(server, task.host, terminal.language),
        '',
        say.kept(task.dataFolder),
        say.howToStop,
      ].join('\n'),
    );
    await terminal.untilStopped();
    terminal.print(say.closing);
    await server.close();
    terminal.print(say.closed);
    return EXIT.done;
  },
};

function taskFrom(args: readonly string[], { language, interactive }: Terminal): Task {
  const { values } = readArguments(args, { command: 'serve', flags: FLAGS, most: 0 }, language);
  const { PORT, HAVRE_LOG, HAVRE_TRUST_PROXY, HAVRE_CONTACT, HAVRE_CLEAR_AFTER } = process.env;
  const [flag, port] = values.port === undefined ? ['PORT', PORT] : ['--port', values.port];
  const [clearing, given] =
    values['clear-after'] === undefined
      ? ['HAVRE_CLEAR_AFTER', HAVRE_CLEAR_AFTER]
      : ['--clear-after', values['clear-after']];
  const days = given === undefined ? USUAL_DAYS : wholeNumber(clearing, given, 0, MOST_DAYS, language);
  const level = HAVRE_LOG ?? (interactive ? 'warn' : 'info');
  if (!LEVELS.includes(level)) throw new UserMistake(words[language].noLevel(printable(level), LEVELS));
  return {
    port: port === undefined ? USUAL_PORT : wholeNumber(flag, port, 0, LAST_PORT, language),
    host: values.host ?? WHOLE_NETWORK,
    dataFolder: dataFolder(values.data),
    level,
    trustProxy: HAVRE_TRUST_PROXY,
    contact: HAVRE_CONTACT,
    abandonedAfter: days === 0 ? undefined : days * DAY,
  };
}

/** The server is loaded only here: the other commands start without it. */
async function opened({ level, trustProxy, contact, abandonedAfter, ...task }: Task, language: Language) {
  const say = words[language];
  const { startServer, CannotListen } = await import('../../app.ts');
  const { jsonLog } = await import('../../operation/log.ts');
  const log = jsonLog({ level });
  try {
    return await startServer({
      ...task,
      log,
      ...(trustProxy === undefined ? {} : { trustProxy }),
      ...(contact === undefined ? {} : { contact }),
      ...(abandonedAfter === undefined ? {} : { abandonedAfter }),
    });
  } catch (error) {
    if (error instanceof StoreError) throw new Trouble(say.store[error.code](task.dataFolder), { cause: error });
    if (error instanceof CannotListen)
      throw new Trouble(say.listen[error.code](task.port, task.host), { cause: error });
    throw error;
  }
}

function addressLines({ url, port }: { url: string; port: number }, host: string, language: Language): string[] {
  const say = words[language];
  const lines = [[url, say.here]];
  if (host === WHOLE_NETWORK || host === '::')
    for (const address of networkAddresses()) lines.push([`http://${address}:${port}`, say.network]);
  const width = Math.max(...lines.map(([address = '']) => address.length));
  return lines.map(([address = '', where = '']) => `  ${address.padEnd(width)}  ${where}`);
}
