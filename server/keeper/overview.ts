/**
 * How things stand, for a keeper. Of tables it names what anybody is told of a public one, field by field; nothing of a game is
 * looked at, and nothing that was said.
 */
import type { KeeperOverview, KeeperPerson, KeeperSitter, KeeperTable } from '@havre/protocol/keeper.ts';
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { Room } from '@havre/table/room/room.ts';
import type { Store, TableSummary } from '@havre/table/storage/store.ts';
import type { Complaints } from '../operation/complaints.ts';
import { tableMark } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import { networkOf } from '../operation/network.ts';
import type { Readiness } from '../operation/readiness.ts';
import type { SlowMoves } from '../operation/slow-moves.ts';
import type { Visit } from '../sessions/sessions.ts';
import { personMark, shownBan } from './bans.ts';
import type { LiveLimits } from './limits.ts';
import type { MachineLoad } from './load.ts';
import type { KeeperState } from './state.ts';

export interface OverviewDeps {
  readonly store: Store;
  readonly lobby: Pick<Lobby, 'roomInUse'>;
  readonly visits: () => Visit[];
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly complaints: Complaints;
  readonly slowMoves: SlowMoves;
  readonly machine: MachineLoad;
  readonly state: KeeperState;
  readonly limits: LiveLimits;
  readonly servers: () => number;
  readonly now: () => number;
  readonly startedAt: number;
  readonly version: string;
}

/** As many as anybody looks through. */
const MOST_TABLES = 200;
const MOST_PEOPLE = 500;
const MOST_TABLES_OF_PERSON = 8;

export async function overview(deps: OverviewDeps): Promise<KeeperOverview> {
  const { store, metrics, readiness, complaints, slowMoves, machine, state, limits } = deps;
  // Of those that were closed, too: whoever still looks at one has a name.
  const summaries = await store.latestSummaries(MOST_TABLES);
  const seen = await Promise.all(summaries.map(summary => seenTable(deps.lobby, summary)));
  const [counts, obstacle, disk] = await Promise.all([store.liveCounts(), readiness.obstacle(), machine.disk()]);
  const games = new Map(summaries.map(({ table, game }) => [table, game]));
  const names = new Map<Identity, Set<string>>();
  for (const { sitting } of seen)
    for (const { who, name } of sitting) names.set(who, (names.get(who) ?? new Set()).add(name));
  return {
    version: deps.version,
    now: deps.now(),
    startedAt: deps.startedAt,
    servers: deps.servers(),
    obstacle: obstacle?.code ?? null,
    load: machine.load,
    memory: machine.memory,
    disk,
    sockets: metrics.sockets.value,
    gathering: counts.gathering,
    playing: counts.playing,
    slowest: slowMoves.recent.map(({ table, milliseconds, at }) => ({
      ...{ milliseconds: Math.round(milliseconds), at },
      mark: tableMark(table),
      game: games.get(table) ?? null,
    })),
    errors: complaints.all,
    turnedAway: [...metrics.turnedAway.values].flatMap(([reason, times]) => (times === 0 ? [] : [{ reason, times }])),
    people: peopleIn(deps.visits(), names),
    tables: seen.map(({ shown }) => shown).filter(({ phase }) => phase !== 'closed'),
    bans: state.bans.all.map(shownBan),
    notice: state.notice,
    limits: limits.current,
  };
}

interface SeenTable {
  readonly shown: KeeperTable;
  readonly sitting: readonly { readonly who: Identity; readonly name: string }[];
}

async function seenTable(lobby: Pick<Lobby, 'roomInUse'>, summary: TableSummary): Promise<SeenTable> {
  const room = await lobby.roomInUse(summary.table);
  const seated = room === null ? null : await seatedAt(room);
  const { table, code, game, phase, seats, taken, visible, createdAt, touchedAt } = summary;
  return {
    shown: {
      ...{ game, phase, seats, taken, createdAt, touchedAt },
      mark: tableMark(table),
      code: visible ? code : null,
      listed: visible,
      hidden: seated?.hidden ?? false,
      sitters: seated?.sitters ?? null,
    },
    sitting: seated?.sitting ?? [],
  };
}

const seatedAt = (room: Room) =>
  room
    .read(({ sitters, isHidden }) => ({
      hidden: isHidden,
      sitters: sitters.all.map((sitter): KeeperSitter | null => {
        if (sitter === null) return null;
        const { name, who } = sitter;
        return { name, bot: who === null, here: who === null || room.isHere(who) };
      }),
      sitting: sitters.all.flatMap(sitter => (sitter?.who == null ? [] : [{ who: sitter.who, name: sitter.name }])),
    }))
    .catch(() => null); // it is just being deleted

/** Everybody with an open page, those who came first at the end. */
function peopleIn(visits: readonly Visit[], names: ReadonlyMap<Identity, ReadonlySet<string>>): KeeperPerson[] {
  const people = new Map<string, Visit[]>();
  for (const visit of visits) {
    const key = visit.who ?? `strangers ${networkOf(visit.address)}`;
    people.set(key, [...(people.get(key) ?? []), visit]);
  }
  return [...people.values()]
    .map((of): KeeperPerson => {
      const who = of[0]?.who ?? null;
      const tables = new Set(of.flatMap(({ tables: watched }) => watched.map(tableMark)));
      return {
        mark: who === null ? null : personMark(who),
        names: who === null ? [] : [...(names.get(who) ?? [])],
        network: networkOf(of[0]?.address ?? ''),
        sockets: of.length,
        tables: [...tables].slice(0, MOST_TABLES_OF_PERSON),
        since: Math.min(...of.map(({ since }) => since)),
      };
    })
    .sort((one, other) => other.since - one.since)
    .slice(0, MOST_PEOPLE);
}
