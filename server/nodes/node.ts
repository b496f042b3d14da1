/**
 * One of several servers over one database: it tells the others where something has happened, hears of them, knows who lives
 * and which tables are its own to look after, and who is at a table elsewhere. A table is looked after where most of its people are; where
 * nobody is, or as many in several, by the one with the highest hash.
 */
import { randomBytes } from 'node:crypto';
import type { PeerFollower } from '@havre/table/lobby/peer-follower.ts';
import type { Peers } from '@havre/table/lobby/peers.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import { every, stop, type Timer } from '@havre/table/runtime/runtime.ts';
import type { DeskFollower, InvitedSeat, OfferedProgram, OtherDesks } from '../programs/other-desks.ts';
import { Attendances } from './attendances.ts';
import type { Bus, BusListener } from './bus.ts';
import { type News, type ProgramNews, packedNews, unpackedNews } from './news.ts';
import { Presences } from './presences.ts';
import type { Registry, Roll } from './registry.ts';

export interface NodeDeps {
  readonly registry: Registry;
  readonly logger: Logger;
  /** Opens the bus of the database. */
  readonly openBus: (listener: BusListener) => Promise<Bus>;
}

/** How often it says that it lives, in milliseconds. */
const BEAT = 2_000;
/** How often rooms in use are compared with the database: so long a lost notification costs. */
const ROUND = 2_000;
/** A clock that differs by so much from the database's is worth a word, in milliseconds. */
const NOTABLE = 5_000;
/** What the way to the database takes makes no difference, in milliseconds. */
const DRIFT = 200;

export class ServerNode implements Peers, OtherDesks {
  readonly id = randomBytes(6).toString('base64url');
  private readonly deps: NodeDeps;
  private readonly presences = new Presences();
  private readonly attendances = new Attendances();
  private alive: ReadonlySet<string> = new Set([this.id]);
  /** Told what others have done. */
  private follower: PeerFollower | null = null;
  private desk: DeskFollower | null = null;
  private bus: Bus | null = null;
  private ahead = 0;
  private isLeaving = false;
  private timers: Timer[] = [];
  private readonly outgoing: News[] = [];
  private telling: Promise<void> | null = null;
  private beating: Promise<void> | null = null;
  private comparing: Promise<void> | null = null;
  /** Whether others may not know who is here, because they could not be told. */
  private isMissed = false;
  /** How many news were told and heard. */
  readonly counts = { told: 0, heard: 0, missed: 0 };

  private constructor(deps: NodeDeps) {
    this.deps = deps;
  }

  /** Joins the servers of a database. Rejects with a `StoreError`. */
  static async join(deps: NodeDeps): Promise<ServerNode> {
    const node = new ServerNode(deps);
    node.bus = await deps.openBus({ hear: text => node.hear(text), begun: () => node.introduce() });
    try {
      node.follow(await deps.registry.beat(node.id));
    } catch (error) {
      await node.bus.close();
      throw error;
    }
    node.introduce();
    return node;
  }

  /** The moment, on the clock of the database: that of each machine may be wrong. */
  readonly now = (): number => Math.round(Date.now() + this.ahead);

  /** How many servers live, this one included. */
  get size(): number {
    return this.alive.size;
  }

  /** Whether others are heard at the moment. */
  get hears(): boolean {
    return this.bus?.isUp === true;
  }

  /** From now on a lobby hears of the others. */
  attach(follower: PeerFollower): void {
    this.follower = follower;
    this.timers = [every(BEAT, () => void this.beat()), every(ROUND, () => void this.compare())];
  }

  /** From now on a desk hears of the programs of the others, and they of its own. */
  attachPrograms(desk: DeskFollower): void {
    this.desk = desk;
    this.tell({ type: 'hello' }); // whatever was told before, nobody listened
  }

  /** Something was written here: others are told where. */
  wrote(table: string, seq: number): void {
    this.tell({ type: 'wrote', table, seq });
  }

  /** A table was deleted here. */
  removed(table: string): void {
    this.tell({ type: 'removed', table });
  }

  isOurs(table: string): boolean {
    return this.attendances.ownerOf(table, this.alive) === this.id;
  }

  isElsewhere(table: string, who: string): boolean {
    return this.presences.isElsewhere(this.id, table, who);
  }

  isAttendedElsewhere(table: string): boolean {
    return this.presences.isAttendedElsewhere(this.id, table);
  }

  present(table: string, who: string, isHere: boolean): void {
    this.presences.put(this.id, table, who, isHere);
    this.tell({ type: 'presence', table, who, kind: isHere ? 'here' : 'gone' });
  }

  attended(table: string, people: number): void {
    this.tell({ type: 'attended', table, people });
    this.attend(this.id, table, people);
  }

  seen(table: string, who: string): void {
    this.tell({ type: 'presence', table, who, kind: 'seen' });
  }

  programOffered(offered: OfferedProgram): void {
    this.tell({ type: 'programOffered', ...offered });
  }

  programWithdrawn(program: string): void {
    this.tell({ type: 'programWithdrawn', program });
  }

  programInvited(program: string, where: InvitedSeat): void {
    this.tell({ type: 'programInvited', program, ...where });
  }

  /** Leaves its tables to others, who take them up at once; what people ask for is still done. */
  async leave(): Promise<void> {
    if (this.isLeaving) return;
    this.isLeaving = true;
    for (const timer of this.timers) stop(timer);
    await this.beating;
    const others = [...this.alive].filter(id => id !== this.id);
    if (others.length > 0) this.alive = new Set(others);
    await this.deps.registry.leave(this.id).catch(() => {}); // else it is found out within seconds
    this.tell({ type: 'bye' });
    await this.telling;
  }

  async close(): Promise<void> {
    await this.leave();
    await this.comparing;
    await this.telling;
    this.follower = null;
    await this.bus?.close();
    await this.deps.registry.close();
  }

  /** Tells whatever there is to tell; what comes meanwhile goes with the next. */
  private tell(news: News): void {
    this.outgoing.push(news);
    this.telling ??= this.tellAll().finally(() => {
      this.telling = null;
    });
  }

  private async tellAll(): Promise<void> {
    // Whatever else happens in this turn of the event loop goes along.
    await new Promise(resolve => setImmediate(resolve));
    while (this.outgoing.length > 0) {
      const news = this.outgoing.splice(0);
      try {
        for (const text of packedNews(this.id, news)) await this.bus?.publish(text);
        this.counts.told += news.length;
      } catch {
        this.counts.missed += news.length; // others find out by their rounds, and who is here is told anew
        this.isMissed = true;
      }
    }
  }

  /** Says who is here, and asks the others to do the same. */
  private introduce(): void {
    this.tellPresence();
    this.tell({ type: 'hello' });
    void this.compare();
  }

  private tellPresence(): void {
    this.isMissed = false;
    this.tell({ type: 'anew' });
    for (const [table, who] of this.presences.of(this.id)) this.tell({ type: 'presence', table, who, kind: 'here' });
    this.tell({ type: 'counting' });
    for (const [table, people] of this.attendances.of(this.id)) this.tell({ type: 'attended', table, people });
    this.tell({ type: 'counted' });
    for (const offered of this.desk?.here() ?? []) this.programOffered(offered);
  }

  private hear(text: string): void {
    const said = unpackedNews(text);
    if (said === null || said.server === this.id) return;
    const { server, news } = said;
    this.counts.heard += news.length;
    const written = new Set<string>();
    for (const each of news)
      if (each.type === 'wrote') written.add(each.table);
      else this.take(server, each);
    for (const table of written) void this.follower?.takeUpWritten(table);
  }

  private take(server: string, news: Exclude<News, { type: 'wrote' }>): void {
    switch (news.type) {
      case 'removed':
        void this.follower?.removed(news.table);
        return;
      case 'presence':
        if (news.kind !== 'seen') this.presences.put(server, news.table, news.who, news.kind === 'here');
        void this.follower?.presenceChanged(news.table, news.who);
        return;
      case 'attended':
        this.attend(server, news.table, news.people);
        return;
      case 'counting':
        this.attendances.beginCount(server);
        return;
      case 'counted':
        void this.takeUp(this.attendances.endCount(server));
        return;
      case 'anew':
        this.forget(server);
        return;
      case 'hello':
        this.tellPresence();
        if (!this.alive.has(server) && !this.isLeaving) this.live(new Set([...this.alive, server]));
        return;
      case 'bye':
        this.forget(server);
        this.live(new Set([...this.alive].filter(id => id !== server)));
        void this.takeUp(this.attendances.forget(server));
        return;
      default:
        this.takeOfProgram(server, news);
    }
  }

  private takeOfProgram(server: string, news: ProgramNews): void {
    switch (news.type) {
      case 'programOffered':
        this.desk?.offeredElsewhere(server, news);
        return;
      case 'programWithdrawn':
        this.desk?.withdrawnElsewhere(news.program);
        return;
      case 'programInvited':
        this.desk?.invitedElsewhere(news.program, news);
        return;
    }
  }

  /** So many who play at a table are at a server now: it may have changed hands. */
  private attend(server: string, table: string, people: number): void {
    const wasOurs = this.isOurs(table);
    this.attendances.put(server, table, people);
    if (wasOurs !== this.isOurs(table)) void this.follower?.changedHands(table);
  }

  /** People have left these tables together with a server: one after the other, since most of them come here by themselves. */
  private async takeUp(tables: readonly string[]): Promise<void> {
    for (const table of tables) if (this.isOurs(table)) await this.follower?.changedHands(table);
  }

  private forget(server: string): void {
    this.desk?.forget(server);
    for (const [table, who] of this.presences.forget(server)) void this.follower?.presenceChanged(table, who);
  }

  private beat(): Promise<void> {
    this.beating ??= this.deps.registry
      .beat(this.id)
      .then(roll => this.follow(roll))
      .catch(error => this.deps.logger.error({ error }, 'the other servers could not be asked after'))
      .finally(() => {
        this.beating = null;
      });
    return this.beating;
  }

  private follow({ alive, ahead, within }: Roll): void {
    if (Math.abs(ahead - this.ahead) > DRIFT + within) {
      this.ahead = ahead;
      if (Math.abs(ahead) > NOTABLE)
        this.deps.logger.error(
          { seconds: Math.round(ahead / 1000) },
          'the clock of this machine differs from that of the database, which counts',
        );
    }
    if (this.isLeaving) return;
    const before = this.alive;
    this.live(new Set(alive));
    const isGone = (server: string) => !this.alive.has(server) && server !== this.id;
    for (const server of [...this.presences.servers, ...(this.desk?.servers() ?? [])].filter(isGone))
      this.forget(server);
    for (const server of [...this.attendances.servers].filter(isGone))
      void this.takeUp(this.attendances.forget(server));
    // Whoever was thought to be gone says anew who is there: that was forgotten.
    if (alive.some(id => !before.has(id))) this.tell({ type: 'hello' });
    if (this.isMissed) this.tellPresence();
  }

  /** Others have come or gone: tables change hands. */
  private live(alive: ReadonlySet<string>): void {
    const before = this.alive;
    if (alive.size === before.size && [...alive].every(id => before.has(id))) return;
    this.alive = alive;
    this.deps.logger.info({ servers: alive.size }, 'other servers have come or gone');
    void this.follower?.takeUpDuties();
  }

  /** Reads on wherever the database has come further than a room in use: the safety net of the news. */
  private compare(): Promise<void> {
    this.comparing ??= this.compareAll()
      .catch(error => this.deps.logger.error({ error }, 'the tables could not be compared with the database'))
      .finally(() => {
        this.comparing = null;
      });
    return this.comparing;
  }

  private async compareAll(): Promise<void> {
    const { follower } = this;
    const seqs = (await follower?.lastSeqs()) ?? new Map<string, number>();
    if (follower === null || seqs.size === 0) return;
    const written = await this.deps.registry.lastSeqs([...seqs.keys()]);
    for (const [table, seq] of seqs) {
      const last = written.get(table);
      if (last === undefined) await follower.removed(table);
      else if (last > seq) await follower.wrote(table);
    }
  }
}
