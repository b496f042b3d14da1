/** `havre backup`: everything in one file, while the server runs. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@havre/engine/games/language.ts';
import { StoreError } from '@havre/table/storage/store.ts';
import { readArguments } from '../arguments.ts';
import { type CliCommand, EXIT, UserMistake } from '../command.ts';
import { dataFolder, storeIn, USUAL_FOLDER } from '../data-folder.ts';
import { aboutDatabase, namedDatabase } from '../database.ts';
import { helpPage } from '../help-page.ts';
import { isFolder } from '../replay/files.ts';
import { about, contentsOf, shownPath } from '../store/troubles.ts';
import { words } from '../words/store.ts';

const FLAGS = { data: { type: 'string' }, database: { type: 'string' } } as const;

export const backupCommand: CliCommand = {
  name: 'backup',
  summary: language => words[language].backup.summary,
  help: language => helpPage(words[language].backup.help(USUAL_FOLDER)),
  async run(args, terminal) {
    const { language } = terminal;
    const say = words[language].backup;
    const { values, positionals } = readArguments(args, { command: 'backup', flags: FLAGS, most: 1 }, language);
    const [named] = positionals;
    if (named === undefined || named === '') throw new UserMistake(say.needsFile);
    const { checkStore, copyStore } = await import('../../storage/sqlite-backup.ts');
    const database = namedDatabase(values, language);
    const store = storeIn(dataFolder(values.data));
    const file = isFolder(named) ? join(named, nameOf(new Date())) : named;
    if (database === undefined) {
      await about(store, language, () => {
        if (!existsSync(store)) throw new StoreError('missing', store);
      });
      await about(file, language, () => copyStore(store, file));
    } else await copied(database, file, language);
    const report = await about(store, language, async () => {
      try {
        return checkStore(file);
      } catch (error) {
        await rm(file, { force: true }); // the copy is as good as the store: if it is not sound, it is no use
        throw error;
      }
    });
    terminal.print(say.done(shownPath(file), contentsOf(report, language)));
    return EXIT.done;
  },
};

async function copied(database: string, file: string, language: Language): Promise<void> {
  const { connectionTo } = await import('../../storage/postgres.ts');
  const { copyDatabase } = await import('../../storage/postgres-copy.ts');
  await about(file, language, () => {
    if (existsSync(file)) throw new StoreError('exists', file);
  });
  await aboutDatabase(database, language, () => copyDatabase(connectionTo(database), file));
}

/** Copies of one folder in the order in which they were made: havre-2026-11-15-203142.db, in universal time. */
const nameOf = (moment: Date): string =>
  `havre-${moment.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.db`;
