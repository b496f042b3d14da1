/** How much of each table its people have seen, kept in the browser: whoever comes back is told the rest. */
import type { KeyValueStorage } from '@havre/protocol/client/environment.ts';

const KEY = 'havre seen';
/** So many tables are remembered, the latest ones. */
const MOST = 100;

/** How many events somebody has seen at a table, by table and eyes; the latest last. */
type Seen = Readonly<Record<string, number>>;

const keyOf = (table: string, eyes: string): string => `${table} ${eyes}`;

/** What was written down may be from another page, or nothing that we wrote. */
function read(notes: KeyValueStorage): Seen {
  try {
    const kept: unknown = JSON.parse(notes.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Seen) : {};
  } catch {
    return {};
  }
}

/**
 * How many events of a table have been seen with some eyes; null if nobody has looked there with them.
 * @example seenAt(notes, 'x1', 'seat 2')
 */
export function seenAt(notes: KeyValueStorage, table: string, eyes: string): number | null {
  const seen: unknown = read(notes)[keyOf(table, eyes)];
  return typeof seen === 'number' && Number.isInteger(seen) && seen >= 0 ? seen : null;
}

/**
 * Writes down how many have been seen.
 * @example noteSeen(notes, 'x1', 'seat 2', 40);
 */
export function noteSeen(notes: KeyValueStorage, table: string, eyes: string, seen: number): void {
  const key = keyOf(table, eyes);
  const { [key]: _, ...others } = read(notes);
  const kept = [...Object.entries(others), [key, seen] as const].slice(-MOST);
  notes.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}
