/** How commands of keepers reach what they are about: a running server over its store, or the folder itself if none runs. */
import { userInfo } from 'node:os';
import type { Language } from '@havre/engine/games/language.ts';
import type { KeeperAnswer, KeeperOverview } from '@havre/protocol/keeper.ts';
import type { KeeperRequest } from '../../keeper/orders.ts';
import { shownDatabase } from '../../storage/postgres-address.ts';
import type { Records } from '../../storage/records.ts';
import { Trouble } from '../command.ts';
import { storeIn } from '../data-folder.ts';
import { aboutDatabase } from '../database.ts';
import { printable } from '../layout.ts';
import type { StorePlace } from '../settings/place.ts';
import { about, shownPath } from '../store/troubles.ts';
import { words } from '../words/keeper.ts';

/** Does something with the records of a store, whether its server runs or not. */
export async function withRecords<T>(
  place: StorePlace,
  language: Language,
  work: (records: Records) => Promise<T>,
): Promise<T> {
  const { database, folder } = place;
  if (database !== undefined) {
    const { openDatabase } = await import('../../storage/postgres.ts');
    return aboutDatabase(database, language, async () => {
      const store = await openDatabase(database);
      try {
        return await work(store);
      } finally {
        await store.close();
      }
    });
  }
  const path = storeIn(folder);
  const { openRecordsFile } = await import('../../storage/sqlite-records-file.ts');
  return about(path, language, async () => {
    const records = openRecordsFile(path);
    try {
      return await work(records as unknown as Records);
    } finally {
      records.close();
    }
  });
}

/** Asks for something to be done: of the server that runs, else of the folder itself. */
export async function ordered(
  place: StorePlace,
  language: Language,
  order: Exclude<KeeperRequest, { do: 'look' }>,
): Promise<KeeperAnswer> {
  if (place.database === undefined) {
    const { folder } = place;
    await withRecords(place, language, async () => {}); // there is a store, and it is one of ours
    const { orderWithoutServer } = await import('../../keeper/without-server.ts');
    const { FolderTaken } = await import('../../storage/folder-lock.ts');
    try {
      return await about(folder, language, () => orderWithoutServer(folder, order, accountName()));
    } catch (error) {
      if (!(error instanceof FolderTaken)) throw error;
    }
  }
  return (await asked(place, language, order)) as KeeperAnswer;
}

/** Asks the server that runs how things stand. */
export const looked = async (place: StorePlace, language: Language): Promise<KeeperOverview> =>
  (await asked(place, language, { do: 'look' })) as KeeperOverview;

async function asked(place: StorePlace, language: Language, request: KeeperRequest) {
  const { askServer } = await import('../../keeper/mailbox.ts');
  const answer = await withRecords(place, language, records => askServer(records, request, accountName()));
  if (answer !== null) return answer;
  const where = place.database === undefined ? shownPath(place.folder) : printable(shownDatabase(place.database));
  throw new Trouble(words[language].noServer(where));
}

/** Whose account on this machine a command is run with. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '?'); // an account without a name
  }
}
