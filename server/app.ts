/** The whole server, from the data folder to the port. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { refuse } from '@havre/engine/kernel/refusal.ts';
import { Lobby } from '@havre/table/lobby/lobby.ts';
import { QUOTAS, type Quotas } from '@havre/table/lobby/quotas.ts';
import { type Games, gamesOnShelf } from '@havre/table/model/plan.ts';
import type { Table } from '@havre/table/model/table.ts';
import type { Room } from '@havre/table/room/room.ts';
import type { FastifyBaseLogger } from 'fastify';
import { BotPool } from './bots/bot-pool.ts';
import { Clubs } from './clubs/clubs.ts';
import { EveningCalls } from './clubs/evening-calls.ts';
import { Evenings } from './clubs/evenings.ts';
import { GameHistory } from './history/game-history.ts';
import { Holidays } from './holidays/holidays.ts';
import { webServer } from './http/app.ts';
import { buildName } from './http/build-name.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './http/connections.ts';
import { REQUEST_LIMITS, type RequestLimits } from './http/dependencies.ts';
import { DeviceList } from './identity/device-list.ts';
import { Devices } from './identity/devices.ts';
import { Passkeys } from './identity/passkeys.ts';
import { KeeperAccess } from './keeper/access.ts';
import { Keeper } from './keeper/keeper.ts';
import { LiveLimits } from './keeper/limits.ts';
import { KeeperState } from './keeper/state.ts';
import type { MailSettings } from './notifications/mailer.ts';
import type { OutsideNetwork } from './notifications/outside-call.ts';
import { callingParts } from './notifications/parts.ts';
import { Complaints, listenedTo } from './operation/complaints.ts';
import { type HouseNews, HouseReporter } from './operation/house-news.ts';
import { Metrics } from './operation/metrics.ts';
import { metricsListener } from './operation/metrics-listener.ts';
import { networkMarks } from './operation/network-mark.ts';
import { observed } from './operation/observed-store.ts';
import { proxiesNamed } from './operation/proxies.ts';
import { Readiness } from './operation/readiness.ts';
import { SlowMoves } from './operation/slow-moves.ts';
import { programVersion } from './operation/version.ts';
import { invitationTo } from './programs/invitations.ts';
import { NO_OTHER_DESKS } from './programs/other-desks.ts';
import { ProgramDesk } from './programs/program-desk.ts';
import { Replays } from './replays/replays.ts';
import { LIMITS, type Limits } from './sessions/limits.ts';
import { Sessions } from './sessions/sessions.ts';
import { openFolder, openShared } from './storage/backing.ts';

export interface ServerSettings {
  /** 0 for any that is free. */
  readonly port: number;
  /** The address to listen at: '0.0.0.0' for the whole network, '127.0.0.1' for this machine alone. */
  readonly host: string;
  readonly dataFolder: string;
  /** The address of a database in which everything is kept instead, maybe with other servers; then no folder is needed. */
  readonly database?: string;
  readonly logger: FastifyBaseLogger;
  /** Proxies whose word on who is calling is taken, with commas; those on this machine, if nothing is said. */
  readonly trustProxy?: string;
  /** The names of this server, and no others; any that it may have at home or behind a proxy, if nothing is said. */
  readonly hosts?: readonly string[];
  /** Who may read the measurements; nobody, if nothing is said. */
  readonly metrics?: MetricsAccess;
  /** Pages of these origins may use the server as its own pages do. */
  readonly trustedOrigins?: readonly string[];
  /** The games there are; those on the shelf, if nothing is said. */
  readonly games?: Games;
  /** Whether programs from outside may be listed, for hosts to invite; they are not, if nothing is said. */
  readonly listsPrograms?: boolean;
  /** Who answers for this server, as a `mailto:` or `https:` address, for push services. */
  readonly contact?: string;
  readonly limits?: Partial<Limits>;
  readonly requestLimits?: Partial<RequestLimits>;
  readonly connectionLimits?: Partial<ConnectionLimits>;
  /** A table that is not over and where nothing has happened for so long is deleted, in milliseconds; never, if nothing is said. */
  readonly abandonedAfter?: number;
  /** How much may be kept for one person and for one network. */
  readonly quotas?: Quotas;
  /** The address of this server as people know it, without a slash at its end, for links in calls. */
  readonly publicUrl?: string;
  /** The mail server by which people are called; nobody is, if nothing is said. */
  readonly mail?: MailSettings;
  /** Whether webhooks may be inside the house and without TLS; never, if nothing is said. */
  readonly privateWebhooks?: boolean;
  /** Whether the log has the addresses of those who ask; never, if nothing is said. */
  readonly logAddresses?: boolean;
  /** Who is told what goes on in the house; nobody, if nothing is said. */
  readonly onNews?: (news: HouseNews) => void;
  /** How long somebody has to come to their table before they are called, and how often put-off calls are looked at. */
  readonly callTiming?: { readonly timeout: number; readonly pause: number };
  /** What push services may be called, and where they are; those of the public network, if nothing is said. */
  readonly pushNetwork?: OutsideNetwork;
  /** What time it is, in milliseconds; that of the machine or the database, if nothing is said. */
  readonly now?: () => number;
}

export interface MetricsAccess {
  /** Whoever reaches this address, which is nobody else's. */
  readonly listen?: { readonly host: string; readonly port: number };
  /** Whoever shows this token at the port of the server; null for anybody. */
  readonly token?: string | null;
}

export interface RunningServer {
  /** As this machine reaches it. */
  readonly url: string;
  readonly port: number;
  /** Where measurements are read, if they have an address of their own. */
  readonly metricsPort: number | null;
  /** Answers and writes what has been asked for, sends everybody away for a moment, and stops. */
  close(): Promise<void>;
}

/** Why nobody can be let in. */
export type ListenProblem = 'port-taken' | 'port-forbidden' | 'no-such-host' | 'no-metrics' | 'failed';

export class CannotListen extends Error {
  override name = 'CannotListen';
  readonly code: ListenProblem;

  constructor(code: ListenProblem, options: ErrorOptions) {
    super(`cannot listen: ${code}`, options);
    this.code = code;
  }
}

const LISTEN_PROBLEMS: Readonly<Record<string, ListenProblem>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'no-such-host',
  ENOTFOUND: 'no-such-host',
};

/**
 * Starts the server. Rejects with a `StoreError` if the data folder or the database cannot be used, with `FolderTaken` if another server has
 * it, with `CannotListen` if the port cannot be used.
 * @example const server = await startServer({ port: 0, host: '127.0.0.1', dataFolder, log }); await server.close();
 */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { port, host, dataFolder, games = gamesOnShelf, trustProxy = 'loopback', trustedOrigins = [] } = settings;
  const version = programVersion();
  const complaints = new Complaints();
  const logger = listenedTo(settings.logger, complaints);
  const backing = await (settings.database === undefined
    ? openFolder(dataFolder)
    : openShared(settings.database, logger));
  const { store: kept, keys, node } = backing;
  const { now = backing.now } = settings;
  const metrics = new Metrics(() => kept.liveCounts());
  if (node !== null) metrics.measureServers(node);
  const readiness = new Readiness(kept, now);
  const store = observed(kept, metrics, trouble => readiness.note(trouble));
  const called = callingParts(settings, { kept, store, keys, now, isOurs: who => node?.isOurs(who) ?? true });
  const { ringer, putOff, mailer } = called;
  const replays = new Replays({ archive: kept, source: backing.logs, games, now, logger });
  const history = new GameHistory({ records: kept, store, games, logger });
  const reporter = settings.onNews === undefined ? null : new HouseReporter(settings.onNews, now);
  const onChange = (room: Room, table: Table) => {
    reporter?.attend(table);
    ringer.attend(room, table);
    if (table.match?.over === true) void replays.soon(table.id);
    history.note(table);
    holidays.attend(room, table);
  };
  const liveLimits = new LiveLimits(settings.quotas ?? QUOTAS, settings.abandonedAfter);
  const { quotas, abandonedAfter } = liveLimits;
  const thinking = new BotPool({ observer: metrics.thinking });
  const shared = node === null ? {} : { peers: node };
  const lobby = new Lobby({ store, now, logger, games, thinking, onChange, quotas, abandonedAfter, ...shared });
  const holidays = new Holidays({ records: kept, store, lobby, now, logger });
  node?.attach(lobby.elsewhere);
  const page = buildName;
  const slowMoves = new SlowMoves(now);
  const access = new KeeperAccess(kept, now);
  const keeperState = new KeeperState({ records: kept, access, limits: liveLimits, now, logger });
  const programs = new ProgramDesk(
    settings.listsPrograms === true,
    async ({ table, seat }) =>
      (await (await lobby.room(table))?.read(found => invitationTo(found, seat))) ?? refuse('no-such-table'),
    node ?? NO_OTHER_DESKS,
  );
  node?.attachPrograms(programs);
  const sessions = new Sessions({
    notice: () => keeperState.notice,
    isShutOut: caller => keeperState.bans.isShutOut(caller),
    slowMoves,
    lobby,
    programs,
    limits: { ...LIMITS, ...settings.limits },
    metrics,
    logger,
    now,
    version,
    page,
    onArrival: (who, here) => reporter?.arrived(who, here),
  });
  const limits = { ...REQUEST_LIMITS, ...settings.requestLimits };
  const deviceList = new DeviceList({ store, records: kept, now, logger });
  const devices = new Devices(store, now, (...seen) => deviceList.noteSeen(...seen));
  const isProxy = proxiesNamed(trustProxy);
  const folder = settings.database === undefined ? dataFolder : null;
  const keeper = new Keeper({
    ...{ store, records: kept, lobby, sessions, metrics, readiness, complaints, slowMoves, now, logger, isProxy },
    ...{ access, folder, version, state: keeperState, limits: liveLimits },
    servers: () => node?.size ?? 1,
  });
  const clubs = new Clubs(kept, now);
  const evenings = new Evenings({ records: kept, lobby, games, now });
  const eveningCalls = new EveningCalls({
    ...{ records: kept, clubs, evenings, now, logger },
    mayCall: who => putOff.mayCall(who),
    call: (who, waiting) => ringer.call(who, waiting),
  });
  const parts = {
    keeper,
    store,
    records: kept,
    history,
    holidays,
    callDesk: called.callDesk,
    clubs,
    evenings,
    eveningCalls,
    now,
    pushKey: keys.publicKey,
    lobby,
    devices,
    deviceList,
    passkeys: new Passkeys(kept, now, keys.privateKey),
    sessions,
    programs,
    metrics,
    readiness,
    servers: node,
    replays,
    limits,
    markOf: networkMarks(keys.privateKey),
    trustedOrigins,
    hosts: settings.hosts ?? null,
    isProxy,
    connectionLimits: { ...CONNECTION_LIMITS, ...settings.connectionLimits },
    metricsToken: settings.metrics?.token,
    logAddresses: settings.logAddresses ?? false,
    version,
  };
  const app = await webServer(parts, logger);
  const listener = settings.metrics?.listen === undefined ? null : metricsListener(metrics);
  const close = async () => {
    readiness.stop();
    await keeper.close();
    await node?.leave(); // others look after the tables before people come to them
    await putOff.close();
    await eveningCalls.close();
    await ringer.close();
    mailer?.close();
    listener?.close();
    listener?.closeAllConnections();
    await replays.close();
    await app.close(); // the sessions first: everything that was asked for is answered
    await lobby.close();
    await history.close();
    await store.close();
    await backing.release();
  };
  try {
    await keeper.start(); // whoever is shut out is so from the first moment on
    // On its own, `localhost` would be listened at with one half of its addresses, and nobody knows which.
    await app.listen({ port, host: host === 'localhost' ? '127.0.0.1' : host });
    if (listener !== null) await once(listener.listen(settings.metrics?.listen), 'listening').catch(noMetrics);
  } catch (error) {
    await close();
    if (error instanceof CannotListen) throw error;
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new CannotListen(LISTEN_PROBLEMS[code] ?? 'failed', { cause: error });
  }
  const open = portOf(app.server) ?? port;
  logger.info({ port: open, host, version }, 'the server is open');
  if (page() === null) logger.error({}, 'the page has not been built');
  const url = `http://${reachable(host)}:${open}`;
  void keeper.sayWhere(settings.publicUrl ?? url);
  void history.takeIn();
  putOff.start({ lobby, invitationsOf: who => eveningCalls.invitationsOf(who) }, (who, waiting) =>
    ringer.call(who, waiting),
  );
  mailer?.check().catch(error => logger.error({ error }, 'the mail server cannot be used'));
  void lobby.start(); // what waits for the server is taken up beside what people ask for
  let closing: Promise<void> | null = null;
  return {
    url,
    port: open,
    metricsPort: listener === null ? null : portOf(listener),
    close() {
      closing ??= close().then(() => logger.info({}, 'the server is closed'));
      return closing;
    },
  };
}

function noMetrics(cause: unknown): never {
  throw new CannotListen('no-metrics', { cause });
}

function portOf(server: Server): number | null {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}

/** The whole network is no address to connect to; this machine is part of it. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
