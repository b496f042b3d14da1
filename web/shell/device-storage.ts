/** What this device writes down for itself, in the browser. Where that is forbidden, nothing is remembered. */
import type { KeyValueStorage } from '@havre/protocol/client/environment.ts';

export const deviceStorage: KeyValueStorage = {
  getItem: key => attempt(() => localStorage.getItem(key)),
  setItem: (key, value) => attempt(() => localStorage.setItem(key, value)),
  removeItem: key => attempt(() => localStorage.removeItem(key)),
};

/** Storage may be forbidden, full or gone. */
function attempt<T>(reading: () => T): T | null {
  try {
    return reading();
  } catch {
    return null;
  }
}

const TABLES_HERE = 'havre tables here';

/** The worker of this device is started only where there may be a table to find. */
export const hasTablesHere = (): boolean => deviceStorage.getItem(TABLES_HERE) !== null;

/** From now on there is a table on this device. */
export const noteTablesHere = (): void => deviceStorage.setItem(TABLES_HERE, 'some');
