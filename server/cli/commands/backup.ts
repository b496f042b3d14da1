/** `havre backup`: everything in one file, while the server runs. */
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Language } from '@havre/engine/games/language.ts';
import { StoreError } from '@havre/table/storage/store.ts';
import { readArguments } from '../arguments.ts';
import { type CliCommand, EXIT, UserMistake } from '../command.ts';
import { storeIn } from '../data-folder.ts';
import { aboutDatabase } from '../database.ts';
import { helpPage } from '../help-page.ts';
import { isFolder } from '../replay/files.ts';
import { settingHelp } from '../settings/listing.ts';
import { placeIn, twoPlaces } from '../settings/place.ts';
import { flagsOf, settingsOf } from '../settings/reading.ts';
import type { SettingName } from '../settings/table.ts';
import { about, contentsOf, shownPath } from '../store/troubles.ts';
import { words } from '../words/store.ts';

const SETTINGS: readonly SettingName[] = ['data', 'database', 'keep-backups'];

export const backupCommand: CliCommand = {
  name: 'backup',
  summary: language => words[language].backup.summary,
  help: language => helpPage(words[language].backup.help(settingHelp(SETTINGS, language))),
  async run(args, terminal) {
    const { language } = terminal;
    const say = words[language].backup;
    const grammar = { command: 'backup', flags: flagsOf(SETTINGS), most: 1 };
    const { values, positionals } = readArguments(args, grammar, language);
    const [named] = positionals;
    if (named === undefined || named === '') throw new UserMistake(say.needsFile);
    const read = settingsOf(SETTINGS, values, language);
    const [both] = twoPlaces(values, language);
    if (both !== undefined) throw new UserMistake(both);
    const { folder, database } = placeIn(read);
    const { checkStore, copyStore } = await import('../../storage/sqlite-backup.ts');
    const { makeFolder } = await import('../../storage/sqlite-file.ts');
    const { giveTo, ownerFor } = await import('../../storage/ownership.ts');
    const store = storeIn(folder);
    const isDated = isFolder(named) || !(named.endsWith('.db') || existsSync(named));
    const file = isDated ? join(named, nameOf(new Date())) : named;
    const owner = ownerFor(dirname(file));
    if (database === undefined)
      await about(store, language, () => {
        if (!existsSync(store)) throw new StoreError('missing', store);
      });
    const isNew = isDated && !existsSync(named);
    if (isDated) await about(named, language, () => makeFolder(named));
    if (database === undefined) await about(file, language, () => copyStore(store, file));
    else await copied(database, file, language);
    await giveTo(owner, [...(isNew ? [named] : []), file]);
    const report = await about(store, language, async () => {
      try {
        return checkStore(file);
      } catch (error) {
        await rm(file, { force: true }); // the copy is as good as the store: if it is not sound, it is no use
        throw error;
      }
    });
    terminal.print(say.done(shownPath(file), contentsOf(report, language)));
    const deleted = isDated ? await deletedBeyond(read.values['keep-backups'] ?? 0, named) : 0;
    if (deleted > 0) terminal.print(say.deleted(deleted));
    return EXIT.done;
  },
};

async function copied(database: string, file: string, language: Language): Promise<void> {
  const { connectionTo } = await import('../../storage/postgres.ts');
  const { copyDatabase } = await import('../../storage/postgres-copy.ts');
  const { putKeys } = await import('../../storage/copied-keys.ts');
  const { sharedKeys } = await import('../../storage/postgres-settings.ts');
  await about(file, language, () => {
    if (existsSync(file)) throw new StoreError('exists', file);
  });
  const keys = await aboutDatabase(database, language, async () => {
    await copyDatabase(connectionTo(database), file);
    return sharedKeys(database);
  });
  putKeys(file, keys);
}

/** Copies of one folder in the order in which they were made: havre-2026-11-15-203142.db, in universal time. */
const nameOf = (moment: Date): string =>
  `havre-${moment.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.db`;
const DATED = /^havre-\d{4}-\d\d-\d\d-\d{6}\.db$/;

/** Deletes the oldest copies of a folder, all but so many; nothing else that lies there. 0 keeps all. */
async function deletedBeyond(kept: number, folder: string): Promise<number> {
  const copies = readdirSync(folder).filter(name => DATED.test(name));
  const old = kept === 0 ? [] : copies.sort().slice(0, -kept);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}
