/** How tables are made, within what may be kept for whoever makes them: new ones, those a game goes on at, and those to play again at. */
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Identity, TableEvent } from '../model/events.ts';
import { newId } from '../model/ids.ts';
import { type Origin, type PortableGame, replayPortableGame } from '../model/origin.ts';
import { type Games, type Plan, planned, type TableSettings } from '../model/plan.ts';
import type { Table } from '../model/table.ts';
import type { Room } from '../room/room.ts';
import type { Store } from '../storage/store.ts';
import { QuotaKeeper, type Quotas } from './quotas.ts';
import { type CarryingPlayer, createTable, type NewTable, rematchOf, seatsAfterCarrying } from './table-creation.ts';

export interface TableMakerDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly games: Games;
  /** How much may be kept for one person and for one network; null for as much as there is room for. */
  readonly quotas: Quotas | null;
  /** The room of a table; null if there is no such table. */
  readonly room: (id: string) => Promise<Room | null>;
  /** Opens the room of a table that has just been made. */
  readonly open: (table: Table) => Promise<Room>;
}

/** Somebody who sits at a table from the beginning. */
export interface SeatedPerson {
  readonly who: Identity;
  readonly name: string;
}

export class TableMaker {
  private readonly deps: TableMakerDeps;
  private readonly quotas: QuotaKeeper;

  constructor(deps: TableMakerDeps) {
    this.deps = deps;
    this.quotas = new QuotaKeeper(deps.store, deps.quotas);
  }

  /**
   * A new table, or why there can be none like that. It is counted for its host, and for the network they come from: any mark
   * of it will do.
   * @example const room = await lobby.create(identity, plan, network); if (isRefusal(room)) …
   */
  async create(host: Identity, wanted: Plan, network: string | null = null): Promise<Room | Refusal> {
    const plan = planned(wanted, this.deps.games);
    if (isRefusal(plan)) return plan;
    return this.withinQuotas(host, network, () => this.createRoom({ id: newId(), host, plan, sitting: [], network }));
  }

  /**
   * A table where a game goes on from a moment of another one; or why there can be none. It never claims that its dice are
   * proved.
   * @example const room = await lobby.branch(identity, portableGameOf(replay, 40), settings);
   */
  branch(
    host: Identity,
    past: PortableGame,
    settings: TableSettings,
    network: string | null = null,
  ): Promise<Room | Refusal> {
    return this.goOn('branched', past, settings, { host, sitting: [], network });
  }

  /**
   * A table to which somebody brings a game that was begun elsewhere; or why there can be none. They sit down at once and
   * are its host, bots stay, and the seats of other people are free for them to come.
   * @example const room = await lobby.carry({ who, seat: 0, name: 'Anne' }, past, settings);
   */
  async carry(
    carrier: CarryingPlayer,
    past: PortableGame,
    settings: TableSettings,
    network: string | null = null,
  ): Promise<Room | Refusal> {
    const sitting = seatsAfterCarrying(past.players, carrier);
    if (isRefusal(sitting)) return sitting;
    return this.goOn('carried', past, settings, { host: carrier.who, sitting, network });
  }

  /**
   * A table with a name that is known beforehand, where people sit already; or why there can be none. If it has been made in between,
   * that one.
   * @example const room = await lobby.seat(id, host, plan, [{ who, name: 'Anne' }]);
   */
  async seat(id: string, host: Identity, wanted: Plan, people: readonly SeatedPerson[]): Promise<Room | Refusal> {
    const plan = planned(wanted, this.deps.games);
    if (isRefusal(plan)) return plan;
    const sitting = people.map(({ who, name }, seat) => ({ type: 'sat' as const, seat, who, name }));
    return this.withinQuotas(host, null, () => this.createRoom({ id, host, plan, sitting, network: null }));
  }

  /**
   * A table where the same people play again, in the same seats; whoever asks first is its host. Once there is one,
   * everybody gets that.
   * @example const next = await lobby.rematch(room, identity);
   */
  async rematch(room: Room, who: Identity, network: string | null = null): Promise<Room | Refusal> {
    const whyNot = await room.read(table => whyNoRematch(table, who));
    if (whyNot !== null) return whyNot;
    const before = await room.read(table => table.rematch);
    const there = before === null ? null : await this.deps.room(before);
    return there ?? this.withinQuotas(who, network, () => this.playAgain(room, who, network));
  }

  private withinQuotas(
    identity: Identity,
    network: string | null,
    create: () => Promise<Room | Refusal>,
  ): Promise<Room | Refusal> {
    return this.quotas.within({ identity, network }, create);
  }

  private async playAgain(room: Room, who: Identity, network: string | null): Promise<Room | Refusal> {
    const refusal = await room.change(
      table => whyNoRematch(table, who) ?? (table.rematch === null ? [{ type: 'rematched', table: newId() }] : []),
    );
    if (refusal !== null) return refusal;
    const { id, plan, sitting } = await room.read(rematchOf);
    return (await this.deps.room(id)) ?? this.createRoom({ id, host: who, plan, sitting, network });
  }

  /** Nothing of what was played elsewhere is believed: the rules play it again first. */
  private async goOn(
    type: Origin['type'],
    past: PortableGame,
    settings: TableSettings,
    creation: Pick<NewTable, 'host' | 'sitting'> & { readonly network: string | null },
  ): Promise<Room | Refusal> {
    const { game, options, seats, players, rules } = past;
    const plan = planned({ ...settings, game, options, seats }, this.deps.games);
    if (isRefusal(plan)) return plan;
    return this.withinQuotas(creation.host, creation.network, async () => {
      const replayed = await replayPortableGame(past, this.deps.games);
      if (isRefusal(replayed)) return replayed;
      const { isOver, ...played } = replayed;
      // What is over is brought along to be shown to others; there is nothing to branch off from.
      if (isOver && type === 'branched') return refuse('over');
      const sitting: readonly TableEvent[] = isOver ? [...creation.sitting, { type: 'resumed' }] : creation.sitting;
      return this.createRoom({ id: newId(), plan, ...creation, sitting, origin: { type, rules, players, ...played } });
    });
  }

  private async createRoom(newTable: NewTable): Promise<Room> {
    const { id } = newTable;
    const table = await createTable(this.deps, newTable);
    const room = table === null ? await this.deps.room(id) : await this.deps.open(table);
    if (room === null) throw new Error(`table ${id} was made and is not there`);
    return room;
  }
}

/** Why somebody may not ask to play again, or null. */
function whyNoRematch(table: Table, who: Identity): Refusal | null {
  if (table.match?.over !== true && table.keeperDeed !== 'ended') return refuse('not-over');
  return table.seatOf(who) === null && table.host !== who ? refuse('not-seated') : null;
}
