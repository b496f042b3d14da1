/** Carrying a table of this device to the server: it goes on there, and is gone here. */
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { RequestError } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { identified, server } from '../shell/server.ts';
import { ask } from './tables.ts';

/** How long a bot pretends to think there, in milliseconds. */
const BOT_PACE = 700;

/**
 * Takes a game to the server, where this device sits in one of its seats; gives the id of the table there, or says why not.
 * The table of this device is given up only once the server has the whole game.
 * @example const carried = await carry('x1', 0); if (!isRefusal(carried)) go(`/table/${carried.table}`);
 */
export async function carry(table: string, seat: Seat): Promise<{ table: string } | Refusal> {
  const past = await ask('past', { table });
  if (isRefusal(past)) return past;
  const name = past.players[seat]?.name ?? '';
  try {
    await identified();
    const there = await server().carry({ past, seat, name, hints: true, botPace: BOT_PACE });
    await ask('remove', { table });
    await startIfAllAreThere(there, seat);
    return { table: there.table };
  } catch (error) {
    return error instanceof RequestError ? { refused: error.code, detail: error.message } : { refused: 'no-server' };
  }
}

/** Whoever played against bots alone waits for nobody. */
async function startIfAllAreThere(there: ClientTable, seat: Seat): Promise<void> {
  await there.until(table => table.seat === seat);
  if (there.info?.sitters.includes(null) !== false) return;
  if ((await there.ready()) === null) await there.do({ type: 'start' });
}
