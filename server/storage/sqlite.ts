/**
 * The store in one file of the data folder.
 *
 * One thread writes, in groups, and another takes over into the file what was written ahead; the main thread reads through a
 * connection of its own. Reads and writes never wait for each other.
 */
import { join } from 'node:path';
import { FILE_NAME } from './file-name.ts';
import { GroupedStore, type GroupedStoreParts, type ServerStore } from './grouped-store.ts';
import { copyStore } from './sqlite-backup.ts';
import { storeErrorOf } from './sqlite-errors.ts';
import { makeFile, makeFolder, openToRead } from './sqlite-file.ts';
import { Reader } from './sqlite-reader.ts';
import { Takeover } from './sqlite-takeover.ts';
import { WriterThread } from './sqlite-writer-thread.ts';
import type { StoreChange } from './store-changes.ts';

export interface StoreSettings {
  /** How long to wait for another program that keeps the file locked, in milliseconds. */
  readonly timeout?: number;
  /** The file never grows beyond this many bytes; as large as the disk allows, if nothing is said. */
  readonly largest?: number;
  /** How much may wait to be written, in characters. */
  readonly waiting?: number;
}

const TIMEOUT_MS = 5_000;

/**
 * Opens the store of a data folder, and makes both if there are none. Rejects with a `StoreError`.
 * @example const store = await openStore('/data');
 */
export async function openStore(folder: string, settings: StoreSettings = {}): Promise<ServerStore> {
  const { timeout = TIMEOUT_MS, largest = null, waiting } = settings;
  const path = join(folder, FILE_NAME);
  await makeFolder(folder);
  await makeFile(path, { mustBeNew: false });
  const writer = await WriterThread.open(path, { timeout, largest });
  try {
    return new GroupedStore(partsOf(path, writer, new Reader(openToRead(path, timeout))), waiting);
  } catch (error) {
    await writer.close();
    throw storeErrorOf(error, path);
  }
}

function partsOf(path: string, writer: WriterThread, reader: Reader): GroupedStoreParts {
  const takeover = new Takeover(path);
  return {
    reader,
    write(changes: readonly StoreChange[]) {
      takeover.wrote(changes.length);
      return writer.write(changes);
    },
    copy: to => copyStore(path, to),
    errorOf: error => storeErrorOf(error, path),
    async close() {
      reader.close();
      await takeover.close();
      await writer.close(); // the last one: it leaves a single file behind
    },
  };
}
