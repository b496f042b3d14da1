/** What this device writes down for itself, in the browser. Where that is forbidden, nothing is remembered. */
import type { Notes } from '@havre/server/client/surroundings.ts';

export const notes: Notes = {
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
