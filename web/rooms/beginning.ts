/** The ways to begin: a table on this device, or one on the server for whoever has the link. */
import { USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { RequestError } from '@havre/protocol/client/client.ts';
import type { PortableGame } from '@havre/table/model/origin.ts';
import type { Clock, Visibility } from '@havre/table/model/plan.ts';
import type { LocalSeating, Seated } from '../local/messages.ts';
import { noteTablesHere } from '../shell/device-storage.ts';
import { ownName } from '../shell/own-name.ts';
import { go } from '../shell/router.ts';

/** How long a bot pretends to think, in milliseconds: long enough to follow. */
const BOT_PACE = 700;

/**
 * Begins a table on this device, and goes there; or says why there can be none.
 * @example await beginHere('fuji-flush', {}, [{ name: 'Anne' }, { bot: 'matelot' }, { bot: 'matelot' }]);
 */
export const beginHere = (game: string, options: Options, seated: readonly Seated[]): Promise<Refusal | null> =>
  beginSitting({ game, options, seated, botPace: BOT_PACE });

/**
 * Goes on from what was played elsewhere at a table of this device, in one of its seats against bots; or says why not.
 * @example await goOnHere(portableGameOf(replay, 40), 2);
 */
export async function goOnHere(past: PortableGame, mine: Seat): Promise<Refusal | null> {
  const seated = past.players.map(({ bot }, seat) =>
    seat === mine ? { name: ownName() } : { bot: bot ?? USUAL_LEVEL },
  );
  return beginSitting({ game: past.game, options: past.options, seated, botPace: BOT_PACE, past });
}

async function beginSitting(sitting: LocalSeating): Promise<Refusal | null> {
  const { ask } = await import('../local/tables.ts');
  const begun = await ask('begin', sitting);
  if (isRefusal(begun)) return begun;
  noteTablesHere();
  go(`/here/${begun.table}`);
  return null;
}

export interface TableLayout {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly visibility: Visibility;
  readonly clock: Clock;
  /** Whether players may ask for advice. */
  readonly hints: boolean;
}

/** Lays out a table on the server, sits down there, and goes to it; or says why there can be none. */
export async function layOut(layout: TableLayout): Promise<Refusal | null> {
  const { identified, server } = await import('../shell/server.ts');
  try {
    await identified();
    const table = await server().create({ ...layout, botPace: BOT_PACE });
    await table.do({ type: 'sit', seat: 0, name: ownName() });
    go(`/table/${table.table}`);
    return null;
  } catch (error) {
    if (error instanceof RequestError) return { refused: error.code, detail: error.message };
    return { refused: 'no-server' };
  }
}
