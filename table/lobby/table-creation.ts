/** The first events of a table: its names, its plan, the secret of its dice, and who sits there from the beginning. */
import { noSuchSeat } from '@havre/engine/kernel/external-events.ts';
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { SeatedPlayer } from '@havre/engine/kernel/replay.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { noSuchBot } from '../commands/bot-names.ts';
import { nameRefusal } from '../commands/player-names.ts';
import type { Identity, RecordedEvent, TableEvent } from '../model/events.ts';
import { newCode } from '../model/ids.ts';
import type { Origin } from '../model/origin.ts';
import type { Plan } from '../model/plan.ts';
import { markOf } from '../model/program-mark.ts';
import { Table } from '../model/table.ts';
import type { RoomDeps } from '../room/room.ts';
import { primitives } from '../runtime/crypto-primitives.ts';
import { randomHex } from '../runtime/runtime.ts';
import { CodeConflict, SeqConflict } from '../storage/store.ts';
import { logLinesOf, summaryOf } from '../storage/table-storage.ts';

export interface NewTable {
  readonly id: string;
  readonly host: Identity;
  readonly plan: Plan;
  /** What was played elsewhere, if the game does not begin here. */
  readonly origin?: Origin;
  /** Who sits there from the beginning. */
  readonly sitting: readonly TableEvent[];
  /** A mark of the network from which it is made, if it is known. */
  readonly network?: string | null;
}

const SECRET_BYTES = 32;

/**
 * Writes the first events of a table. Null if somebody else has made it in between: then it is theirs.
 * @example const table = await createTable(deps, { id: newId(), host, plan, sitting: [] });
 */
export async function createTable(
  deps: Pick<RoomDeps, 'store' | 'now' | 'games'>,
  newTable: NewTable,
): Promise<Table | null> {
  const { store, now, games } = deps;
  const { id, host, plan, sitting, origin, network = null } = newTable;
  const secret = randomHex(SECRET_BYTES);
  const commitment = commitmentTo(primitives, secret);
  for (;;) {
    const names = { table: id, code: newCode() };
    const come = origin === undefined ? {} : { origin };
    const created: TableEvent = { type: 'created', ...names, plan, host, secret, commitment, ...come };
    const events = [created, ...sitting].map((event, seq): RecordedEvent => ({ ...event, seq, at: now() }));
    try {
      const table = Table.fromEvents(events, { games });
      const lines = logLinesOf(id, events);
      await store.append(lines, summaryOf(table), { identity: host, network });
      for (const { body } of lines) table.weight += body.length;
      return table;
    } catch (error) {
      if (error instanceof SeqConflict) return null;
      if (!(error instanceof CodeConflict)) throw error;
    }
  }
}

/** Who brings a game along, and which seat is theirs. */
export interface CarryingPlayer {
  readonly who: Identity;
  readonly seat: Seat;
  readonly name: string;
}

/**
 * Who sits at a table to which somebody has carried a game: they and the bots. The seats of the others are free until they
 * come. Says why if that cannot be.
 * @example const sitting = seatsAfterCarrying(past.players, { who, seat: 0, name: 'Anne' });
 */
export function seatsAfterCarrying(
  players: readonly SeatedPlayer[],
  { who, seat, name }: CarryingPlayer,
): TableEvent[] | Refusal {
  const flaw = noSuchSeat(seat, players.length) ?? nameRefusal(name);
  if (flaw !== null) return flaw;
  if (players[seat]?.bot !== undefined) return refuse('seat-taken');
  return players.flatMap(({ bot }, other): TableEvent[] => {
    if (other === seat) return [{ type: 'sat', seat, who, name: name.trim() }];
    return bot === undefined || noSuchBot(bot) !== null ? [] : [{ type: 'botSat', seat: other, bot }];
  });
}

/**
 * The table where the same people play again, before anybody is ready: its id, its plan, and who sits where.
 * @example const { id, plan, sitting } = await room.read(rematchOf);
 */
export function rematchOf(table: Table): { id: string; plan: Plan; sitting: TableEvent[] } {
  const { rematch, sitters, match } = table;
  const options: Options = Object.assign({}, table.plan.options, match?.nextOptions);
  const plan = { ...table.plan, options };
  if (rematch === null) throw new Error('there is no table to play again at');
  const sitting = sitters.all.flatMap((sitter, seat): TableEvent[] => {
    if (sitter === null) return [];
    const { who, name, bot, program } = sitter;
    const colour = sitter.colour === null ? {} : { colour: sitter.colour };
    if (who !== null) return [{ type: 'sat', seat, who, name, ...colour, ...markOf(program) }];
    return bot === null ? [] : [{ type: 'botSat', seat, bot, ...colour }];
  });
  return { id: rematch, plan, sitting };
}
