/** A moment of a replay as a link has it: after which entry, and with whose eyes. */
import { PUBLIC, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';

/** Where a replay comes from: a table on the server, one of this device, or a file that was opened. */
export type Source =
  | { readonly type: 'server'; readonly table: string }
  | { readonly type: 'here'; readonly table: string }
  | { readonly type: 'file' };

/** What a replay file is opened at. */
export const FILE = 'file';

/**
 * Where the room of an address gets its replay from.
 * @example sourceOf({ table: 'x1', isOnDevice: false }) // { type: 'server', table: 'x1' }
 */
export function sourceOf({ table, isOnDevice }: { table: string; isOnDevice: boolean }): Source {
  if (isOnDevice) return { type: 'here', table };
  return table === FILE ? { type: 'file' } : { type: 'server', table };
}

/**
 * The address of a moment.
 * @example momentPath({ type: 'server', table: 'x1' }, 12, 1) // '/replay/x1?at=12&eyes=seat-2'
 */
export function momentPath(source: Source, at: number, eyes: Viewer): string {
  const room = source.type === 'file' ? FILE : source.type === 'here' ? `here/${source.table}` : source.table;
  return `/replay/${room}?${new URLSearchParams({ at: String(at), eyes: eyesText(eyes) })}`;
}

/** The eyes of nobody who sat there: nothing is hidden from them. For games that can be shown so (`revealedView`). */
export const EVERYTHING: Viewer = -1_000;

/**
 * The seat whose eyes these are; null for those of no seat.
 * @example seatOfEyes(PUBLIC) // null
 */
export const seatOfEyes = (eyes: Viewer): Seat | null => (eyes >= 0 ? eyes : null);

/** People count seats from 1, in addresses too. */
const eyesText = (eyes: Viewer): string =>
  eyes === PUBLIC ? 'public' : eyes === EVERYTHING ? 'all' : `seat-${eyes + 1}`;

/**
 * Whose eyes an address names; null if it names nobody's at this table.
 * @example eyesFrom('seat-2', 4) // 1
 */
export function eyesFrom(text: string | null, seats: number): Viewer | null {
  if (text === 'public') return PUBLIC;
  if (text === 'all') return EVERYTHING;
  const [, number] = /^seat-(\d{1,2})$/.exec(text ?? '') ?? [];
  const seat = number === undefined ? -1 : Number(number) - 1;
  return seat >= 0 && seat < seats ? seat : null;
}

/**
 * Whose eyes a replay is opened with, if nobody says: those of the only person, else everybody's.
 * @example usualEyes(replay.players)
 */
export function usualEyes(players: readonly { readonly bot?: string }[]): Viewer {
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return people.length === 1 ? (people[0] ?? PUBLIC) : PUBLIC;
}
