/** `havre serve`: opens the table to others, over the network. */
import { closeSync, openSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { Language } from '@havre/engine/games/language.ts';
import { StoreError } from '@havre/table/storage/store.ts';
import type { Holder } from '../../storage/folder-lock.ts';
import { shownDatabase } from '../../storage/postgres-address.ts';
import { type CliCommand, EXIT, type Terminal, Trouble } from '../command.ts';
import { helpPage } from '../help-page.ts';
import { printable } from '../layout.ts';
import { Speaker } from '../serve/speaker.ts';
import { type LogTask, type ServeTask, taskFrom } from '../serve/task.ts';
import { welcomeLines } from '../serve/welcome.ts';
import { settingHelp } from '../settings/listing.ts';
import { unknownVariables } from '../settings/reading.ts';
import { SETTING_NAMES, type SettingName } from '../settings/table.ts';
import { words } from '../words/serve.ts';

/** What is read from the same file and is for other commands. */
const OF_OTHERS: readonly SettingName[] = ['keep-backups'];
const OWN = SETTING_NAMES.filter(name => !OF_OTHERS.includes(name));

export const serveCommand: CliCommand = {
  name: 'serve',
  summary: language => words[language].summary,
  help: language => helpPage(words[language].help(settingHelp(OWN, language))),
  async run(args, terminal) {
    const say = words[terminal.language];
    const task = taskFrom(args, OWN, terminal);
    for (const sentence of unknownVariables(terminal.language)) terminal.note(sentence);
    const server = await opened(task, terminal);
    const { host, publicUrl, database, dataFolder } = task.settings;
    const kept = database === undefined ? dataFolder : shownDatabase(database);
    const { url, port } = server;
    const open = { url, port, host, kept, ...(publicUrl === undefined ? {} : { publicUrl }) };
    terminal.print(welcomeLines(open, terminal).join('\n'));
    flushCompileCache(); // else a server that is killed leaves the next one everything to compile again
    await terminal.untilStopped();
    terminal.print(say.closing);
    await server.close();
    terminal.print(say.closed);
    return EXIT.done;
  },
};

/** The server is loaded only here: the other commands start without it. */
async function opened({ settings, log }: ServeTask, terminal: Terminal) {
  const { language } = terminal;
  const say = words[language];
  const { startServer, CannotListen } = await import('../../app.ts');
  const { FolderTaken } = await import('../../storage/folder-lock.ts');
  const speaker = new Speaker(terminal);
  const logger = await loggerFor(log, speaker, language);
  const news = terminal.interactive && log.isSpoken ? { onNews: speaker.tell.bind(speaker) } : {};
  try {
    return await startServer({ ...settings, ...news, logger });
  } catch (error) {
    if (error instanceof StoreError) {
      const sentence =
        settings.database === undefined
          ? say.store[error.code](settings.dataFolder)
          : say.database[error.code](shownDatabase(settings.database));
      throw new Trouble(sentence, { cause: error });
    }
    if (error instanceof FolderTaken)
      throw new Trouble(takenBy(error.holder, settings.dataFolder, language), { cause: error });
    if (error instanceof CannotListen)
      throw new Trouble(say.listen[error.code](settings.port, settings.host), { cause: error });
    throw error;
  }
}

/** In words to whoever sits there, as JSON to anybody else. */
async function loggerFor({ level, file, isSpoken }: LogTask, speaker: Speaker, language: Language) {
  const { jsonLogger } = await import('../../operation/log.ts');
  if (file !== undefined) mustBeWritable(file, language);
  const listener = { level: 'warn', hear: speaker.hear.bind(speaker) };
  return jsonLogger({ level, ...(file === undefined ? {} : { file }), ...(isSpoken ? { listener } : {}) });
}

function mustBeWritable(file: string, language: Language): void {
  try {
    closeSync(openSync(file, 'a', 0o640));
  } catch (error) {
    throw new Trouble(words[language].noLogFile(printable(file, LONGEST_PATH)), { cause: error });
  }
}

const LONGEST_PATH = 4096;

function takenBy(holder: Holder | null, folder: string, language: Language): string {
  const say = words[language];
  if (holder === null) return say.taken(folder);
  const since = new Date(holder.since).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return say.takenBy(folder, { pid: holder.pid, host: printable(holder.host), since });
}
