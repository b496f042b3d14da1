/** What the routes work with. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Store } from '@havre/table/storage/store.ts';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clubs } from '../clubs/clubs.ts';
import type { EveningCalls } from '../clubs/evening-calls.ts';
import type { Evenings } from '../clubs/evenings.ts';
import type { GameHistory } from '../history/game-history.ts';
import type { Holidays } from '../holidays/holidays.ts';
import type { DeviceList } from '../identity/device-list.ts';
import type { Devices } from '../identity/devices.ts';
import type { Passkeys } from '../identity/passkeys.ts';
import type { Keeper } from '../keeper/keeper.ts';
import type { CallDesk } from '../notifications/call-desk.ts';
import type { Metrics, ServersSeen } from '../operation/metrics.ts';
import type { NetworkMark } from '../operation/network-mark.ts';
import type { IsProxy } from '../operation/proxies.ts';
import type { Readiness } from '../operation/readiness.ts';
import type { ProgramDesk } from '../programs/program-desk.ts';
import type { Replays } from '../replays/replays.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Records } from '../storage/records.ts';
import type { ConnectionLimits } from './connections.ts';

/** How many requests of a kind one network may make in a minute, and one person from anywhere. */
export interface RequestLimits {
  /** Of any kind; the files of the page are not counted among them. */
  readonly requests: number;
  /** Files of the page and what is not there: a class behind one router opens the page at once, each with all its files. */
  readonly pages: number;
  readonly devices: number;
  readonly tables: number;
  /** Games brought along from elsewhere, each of which is played again. */
  readonly carries: number;
  /** Codes looked up: few enough that nobody finds a table by guessing. */
  readonly joins: number;
  /** Lists of one's own tables with what goes on there, for which each of them is looked at. */
  readonly glances: number;
  readonly advice: number;
  /** Pictures of tables and boxes, each of which is drawn. */
  readonly pictures: number;
  /** Everything of a person as a file, or deleted; how they want to be called. */
  readonly exports: number;
  /** Codes and passkeys by which a device becomes somebody’s, and what is done with one’s devices. */
  readonly links: number;
  /** Programs invited to a table. */
  readonly invitations: number;
  readonly sockets: number;
}

export const REQUEST_LIMITS: RequestLimits = {
  requests: 600,
  pages: 6_000,
  devices: 120, // a class that loads the page, twice
  tables: 30,
  carries: 10,
  joins: 60,
  glances: 120,
  advice: 20,
  pictures: 60,
  exports: 10,
  links: 20,
  invitations: 30,
  sockets: 120,
};

export interface HttpDeps {
  readonly keeper: Keeper;
  readonly lobby: Lobby;
  readonly devices: Devices;
  readonly deviceList: DeviceList;
  readonly passkeys: Passkeys;
  readonly sessions: Sessions;
  readonly programs: ProgramDesk;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** The servers of the database, this one included; null where there is no database. */
  readonly servers: ServersSeen | null;
  readonly replays: Replays;
  readonly limits: RequestLimits;
  /** The mark of the network that a request comes from: tables are counted for it. */
  readonly markOf: NetworkMark;
  /** Pages of these origins may use the server as its own pages do. */
  readonly trustedOrigins: readonly string[];
  /** The names of this server; null for any that it may have at home, or behind a proxy. */
  readonly hosts: readonly string[] | null;
  /** Whose word on the true address, name and scheme of a request is taken. */
  readonly isProxy: IsProxy;
  readonly connectionLimits: ConnectionLimits;
  /** Who may read the measurements at the main port: whoever has this token, anybody if it is null, else nobody. */
  readonly metricsToken: string | null | undefined;
  /** Whether the log has the addresses of those who ask. */
  readonly logAddresses: boolean;
  readonly store: Store;
  readonly records: Records;
  readonly history: GameHistory;
  readonly callDesk: CallDesk;
  readonly clubs: Clubs;
  readonly evenings: Evenings;
  readonly eveningCalls: EveningCalls;
  readonly holidays: Holidays;
  readonly now: () => number;
  /** The key by which push services know this server. */
  readonly pushKey: string;
  /** Version of the program. */
  readonly version: string;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
