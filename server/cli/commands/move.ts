/** `havre move`: everything from a data folder into a database, or back, while nothing runs. */
import { join } from 'node:path';
import type { Language } from '@havre/engine/games/language.ts';
import { pushKeys, writeKeys } from '../../notifications/keys.ts';
import type { StoreReport } from '../../storage/sqlite-backup.ts';
import { readArguments } from '../arguments.ts';
import { type CliCommand, EXIT, type Terminal, Trouble, UserMistake } from '../command.ts';
import { storeIn } from '../data-folder.ts';
import { aboutDatabase, checkedDatabase } from '../database.ts';
import { helpPage } from '../help-page.ts';
import { ProgressBar } from '../progress.ts';
import { about, contentsOf, shownPath } from '../store/troubles.ts';
import { words } from '../words/move.ts';

/** How long a file that somebody has locked is waited for, in milliseconds. */
const TIMEOUT_MS = 5_000;
const IS_DATABASE = /^postgres(ql)?:/;

export const moveCommand: CliCommand = {
  name: 'move',
  summary: language => words[language].summary,
  help: language => helpPage(words[language].help),
  async run(args, terminal) {
    const { language } = terminal;
    const say = words[language];
    const { positionals } = readArguments(args, { command: 'move', flags: {}, most: 2 }, language);
    const [from = '', to = ''] = positionals;
    const isUp = IS_DATABASE.test(to);
    if (from === '' || to === '' || IS_DATABASE.test(from) === isUp) throw new UserMistake(say.needsBoth);
    const [folder, url] = isUp ? [from, to] : [to, from];
    const database = checkedDatabase(url, language);
    await nobodyRuns(database, language);
    const report = await (isUp ? intoDatabase(folder, database, language) : intoFolder(database, folder, language));
    await compared(folder, database, terminal);
    terminal.print(say.done(shownPath(isUp ? folder : shown(database)), contentsOf(report, language)));
    return EXIT.done;
  },
};

const shown = (url: string): string => URL.parse(url)?.pathname.slice(1) ?? url;

/** What would be written meanwhile would be lost. */
async function nobodyRuns(url: string, language: Language): Promise<void> {
  const { connectionTo, prepareDatabase } = await import('../../storage/postgres.ts');
  const { connected } = await import('../../storage/postgres-connection.ts');
  await aboutDatabase(url, language, async () => {
    await prepareDatabase(connectionTo(url));
    const client = await connected(connectionTo(url));
    try {
      const living = "SELECT 1 FROM nodes WHERE seen_at > clock_timestamp() - interval '6 seconds'";
      if ((await client.query(living)).rows.length > 0) throw new Trouble(words[language].running);
    } finally {
      await client.end();
    }
  });
}

async function intoDatabase(folder: string, url: string, language: Language): Promise<StoreReport> {
  const { checkStore } = await import('../../storage/sqlite-backup.ts');
  const { FolderTaken, lockFolder } = await import('../../storage/folder-lock.ts');
  const { connectionTo } = await import('../../storage/postgres.ts');
  const { fillDatabase } = await import('../../storage/postgres-copy.ts');
  const { keepKeys } = await import('../../storage/postgres-settings.ts');
  const { openToWrite } = await import('../../storage/sqlite-file.ts');
  const file = storeIn(folder);
  const report = await about(file, language, () => checkStore(file));
  const lock = await about(file, language, () => lockFolder(folder)).catch(error => {
    throw error instanceof FolderTaken ? new Trouble(words[language].running, { cause: error }) : error;
  });
  try {
    // A file that was last used by an older version is brought up to date: a database has no place for anything else.
    await about(file, language, () => openToWrite(file, { timeout: TIMEOUT_MS, largest: null }).close());
    await aboutDatabase(url, language, () => fillDatabase(connectionTo(url), file));
    await aboutDatabase(url, language, () => keepKeys(url, pushKeys(folder)));
    return report;
  } finally {
    lock.release();
  }
}

async function intoFolder(url: string, folder: string, language: Language): Promise<StoreReport> {
  const { restoreStore } = await import('../../storage/sqlite-backup.ts');
  const { makeFolder } = await import('../../storage/sqlite-file.ts');
  const { connectionTo } = await import('../../storage/postgres.ts');
  const { copyDatabase } = await import('../../storage/postgres-copy.ts');
  const { sharedKeys } = await import('../../storage/postgres-settings.ts');
  const { rm } = await import('node:fs/promises');
  const copy = join(folder, 'moving.db');
  await about(folder, language, () => makeFolder(folder));
  await aboutDatabase(url, language, () => copyDatabase(connectionTo(url), copy));
  try {
    const report = await about(storeIn(folder), language, () => restoreStore(copy, folder));
    writeKeys(folder, await aboutDatabase(url, language, () => sharedKeys(url)));
    return report;
  } finally {
    await rm(copy, { force: true });
  }
}

async function compared(folder: string, url: string, terminal: Terminal): Promise<void> {
  const { language } = terminal;
  const { connectionTo } = await import('../../storage/postgres.ts');
  const { firstDifference } = await import('../../storage/postgres-compare.ts');
  let bar: ProgressBar | null = null;
  const different = await aboutDatabase(url, language, () =>
    firstDifference(storeIn(folder), connectionTo(url), (done, all) => {
      bar ??= new ProgressBar(terminal, all);
      void bar.reached(done);
    }),
  );
  (bar as ProgressBar | null)?.done();
  if (different !== null) throw new Trouble(words[language].different(shownPath(different)));
}
