/**
 * Links to games of this device: nobody else can open what is here, so the game is sent to the server first, if its person says so, and
 * the link leads there. It is sent once; the device remembers where it went.
 */
import { inForce } from '@havre/engine/kernel/entry.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import type { Viewer } from '@havre/engine/kernel/seats.ts';
import { portableGameOf } from '@havre/table/model/origin.ts';
import { deviceStorage } from '../shell/device-storage.ts';
import { momentPath } from './moment.ts';

const keyOf = (table: string): string => `havre shared ${table}`;

/** Whether a game of this device is on the server already. */
export const isSent = (table: string): boolean => deviceStorage.getItem(keyOf(table)) !== null;

/**
 * The address of a moment on the server, to which the game is sent if it is not there; null if that did not work.
 * @example const path = await pathThere('x1', replay, { at: 12, eyes: 0 });
 */
export async function pathThere(
  table: string,
  replay: Replay,
  { at, eyes }: { at: number; eyes: Viewer },
): Promise<string | null> {
  const there = deviceStorage.getItem(keyOf(table)) ?? (await send(replay));
  if (there === null) return null;
  deviceStorage.setItem(keyOf(table), there);
  return momentPath({ type: 'server', table: there }, momentThere(replay, at), eyes);
}

/** What was taken back stays here, so moments have other numbers there. */
export const momentThere = ({ entries }: Pick<Replay, 'entries'>, at: number): number =>
  Math.max(
    0,
    inForce(entries).findLastIndex(({ seq }) => seq <= at),
  );

/** Whoever sends it sits where the first person sat. Games that bots have played among themselves stay here. */
async function send(replay: Replay): Promise<string | null> {
  const seat = replay.players.findIndex(({ bot }) => bot === undefined);
  const name = replay.players[seat]?.name;
  if (name === undefined) return null;
  const { identified, server } = await import('../shell/server.ts');
  try {
    await identified();
    const past = portableGameOf(replay);
    const table = await server().carry({ past, seat, name, hints: false, botPace: 0 });
    server().leave(table.table);
    return table.table;
  } catch {
    return null;
  }
}
