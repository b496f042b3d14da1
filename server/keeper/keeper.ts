/** All that a server does for its keepers: who they are, what they see, what they order, and what everybody hears of it. */
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { KeeperAnswer, KeeperDone, KeeperNotice, KeeperOverview } from '@havre/protocol/keeper.ts';
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { KeeperAccess } from './access.ts';
import { auditLogIn } from './audit-log.ts';
import { type DeskDeps, KeeperDesk, type Orderer } from './desk.ts';
import { KIND, keptRecord } from './keeper-records.ts';
import { MachineLoad } from './load.ts';
import { answerCommands } from './mailbox.ts';
import { type OverviewDeps, overview } from './overview.ts';

export interface KeeperDeps
  extends Omit<DeskDeps, 'here' | 'backups' | 'lobby'>,
    Omit<OverviewDeps, 'visits' | 'machine' | 'startedAt' | 'lobby'> {
  readonly access: KeeperAccess;
  readonly lobby: Lobby;
  readonly sessions: Sessions;
  /** Where everything is kept; null where that is a database. */
  readonly folder: string | null;
}

const MOST_DEEDS = 200;

export class Keeper {
  readonly access: KeeperAccess;
  private readonly deps: KeeperDeps;
  private readonly desk: KeeperDesk;
  private readonly machine: MachineLoad;
  private readonly startedAt: number;
  private answering: Promise<void> = Promise.resolve();
  private place: string | null = null;

  constructor(deps: KeeperDeps) {
    const { access, sessions, folder, now } = deps;
    this.deps = deps;
    this.access = access;
    this.startedAt = now();
    this.machine = new MachineLoad(folder);
    this.desk = new KeeperDesk({
      ...deps,
      here: () => [...new Set(sessions.visits().flatMap(({ who }) => who ?? []))],
      backups: folder === null ? null : join(folder, 'backups'),
    });
  }

  /** Whether there is a keeper's page at the moment. */
  get isOpen(): boolean {
    return this.deps.state.isOpen;
  }

  /** The same, where somebody knocks with a link that may have been made this very moment. */
  async opens(): Promise<boolean> {
    if (!this.isOpen) await this.deps.state.look();
    return this.isOpen;
  }

  get notice(): KeeperNotice | null {
    return this.deps.state.notice;
  }

  /** Whether any person is shut out: else nobody has to be looked up for it. */
  get shutsPeopleOut(): boolean {
    return this.deps.state.bans.hasPeople;
  }

  isShutOut(who: Identity | null, address: string): boolean {
    return this.deps.state.bans.isShutOut({ who, address });
  }

  /** Reads what holds, and listens from now on. */
  async start(): Promise<void> {
    const { state, sessions, lobby, records, logger } = this.deps;
    await state.start({
      bansChanged: () => sessions.endShutOut(),
      noticeChanged: notice => sessions.tellNotice(notice),
      limitsChanged: () => void lobby.clearAbandoned(),
      changed: () => {
        this.answering = answerCommands(records, (request, name) =>
          request.do === 'look' ? this.look() : this.order(request, { name: `command ${name}`, address: null }),
        ).catch(error => logger.error({ error }, 'what a command asked for could not be done'));
      },
    });
  }

  /** Says where this server is reached, for the link that `havre keeper` prints. */
  async sayWhere(url: string): Promise<void> {
    const { records, now, logger } = this.deps;
    this.place = `${hostname()} ${process.pid}`;
    await records
      .writeRecords({ put: [keptRecord(KIND.server, this.place, now(), url)] })
      .catch(error => logger.error({ error }, 'where the server is reached could not be written down'));
  }

  look(): Promise<KeeperOverview> {
    const { deps, machine, startedAt } = this;
    return overview({ ...deps, machine, startedAt, visits: () => deps.sessions.visits() });
  }

  deeds(): Promise<KeeperDone[]> {
    return auditLogIn(this.deps.records, MOST_DEEDS);
  }

  /** Does what a keeper asks for; it holds here when it is answered, and elsewhere within a second. */
  async order(order: Parameters<KeeperDesk['carryOut']>[0], by: Orderer): Promise<KeeperAnswer> {
    const answer = await this.desk.carryOut(order, by);
    await this.deps.state.look();
    return answer;
  }

  async close(): Promise<void> {
    const { state, records } = this.deps;
    await state.close();
    await this.answering;
    this.machine.close();
    if (this.place !== null)
      await records.writeRecords({ remove: [{ kind: KIND.server, id: this.place }] }).catch(() => {}); // it stays, and harms nobody
  }
}
