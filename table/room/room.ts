/**
 * A table with people around it: one writer, append before acknowledge.
 *
 * Whatever is asked of a table stands in one queue. Each request is decided, written down, and only when it is durable does
 * anybody hear of it, the one who asked included. If it cannot be written, the table is read anew from what is; if somebody
 * else has written in between, it is then decided again.
 */
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { dueAt } from '../automatic/due.ts';
import type { Command } from '../commands/command.ts';
import { decide } from '../commands/decide.ts';
import { ALONE, type Peers } from '../lobby/peers.ts';
import type { CommandId, EventsOrRefusal, Identity, RecordedEvent, TableEvent } from '../model/events.ts';
import { type PortableGame, portableGameOf } from '../model/origin.ts';
import type { Games } from '../model/plan.ts';
import type { Table } from '../model/table.ts';
import { replayAt } from '../model/table-replay.ts';
import type { Logger } from '../runtime/logger.ts';
import { pauseFor, timed, yieldToEventLoop } from '../runtime/runtime.ts';
import { Semaphore } from '../runtime/semaphore.ts';
import { SeqConflict, type Store, type TableSummary } from '../storage/store.ts';
import { logLinesOf, readFurther, readTable, summaryHasChanged, summaryOf } from '../storage/table-storage.ts';
import { areActions, infoOf, type TableInfo } from '../viewing/table-info.ts';
import { BIG_SCREEN } from '../viewing/viewers.ts';
import { type Watcher, Watchers, type WatchOptions } from '../viewing/watchers.ts';
import { CommandReplies, type CommandReply } from './command-replies.ts';
import type { CommandContext, Presence } from './presence.ts';

export interface RoomDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly logger: Logger;
  readonly games: Games;
  readonly presence: Presence;
  /** Other programs over the same store; none, if nothing is said. */
  readonly peers?: Peers;
}

/** After so many events a snapshot is written, so that a restart plays few moves again. */
const EVENTS_PER_SNAPSHOT = 64;
/**
 * So often a decision is taken again because somebody else has written in between. Each time they have got on, and whoever has to
 * read first is the slower one: at a table where everybody acts at once a few tries are not enough.
 */
const MOST_TRIES = 100;

export class Room {
  readonly id: string;
  private table: Table;
  private readonly deps: RoomDeps;
  private readonly peers: Peers;
  private readonly watchers: Watchers;
  private readonly replies = new CommandReplies();
  /**
   * Whoever begins to watch is told everything, which may be long. One of them at a time stands in the queue, and others have
   * their turn in between: a crowd that comes in the middle of a write would else be told in one go, and players wait for it.
   */
  private readonly newcomers = new Semaphore(1);
  private readonly listeners: ((table: Table) => void)[] = [];
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private holders = 0;
  /** Whether what is in memory may differ from what is on disk. */
  private isDoubtful = false;
  /** The last event that everybody has heard of. */
  private toldUpTo: number;
  private summary: TableSummary | null = null;
  /** How many of those who play here look at the table in this program. */
  private attendance = 0;
  /** Whether another program may have written another summary since. */
  private isSummaryOld = false;

  constructor(table: Table, deps: RoomDeps) {
    this.id = table.id;
    this.table = table;
    this.table.takenUpAt = deps.now();
    this.deps = deps;
    this.peers = deps.peers ?? ALONE;
    this.watchers = new Watchers(deps.logger, who => this.peers.isElsewhere(this.id, who));
    this.toldUpTo = table.seq;
  }

  /** Whether somebody watches or is about to, or something is being done. */
  get isBusy(): boolean {
    return this.waiting > 0 || this.watchers.size > 0 || this.holders > 0;
  }

  /**
   * Keeps the room in memory until what it returns is called: whoever will go on with it must not find itself in a second room of
   * the same table, told of nothing that happens in the first.
   * @example const release = room.hold(); try { await think(); } finally { release(); }
   */
  hold(): () => void {
    this.holders++;
    let isHeld = true;
    return () => {
      if (isHeld) this.holders--;
      isHeld = false;
    };
  }

  /** Whether nothing can be played here any more. */
  get isFinished(): boolean {
    return this.table.phase === 'over' || this.table.phase === 'closed';
  }

  /** About what the table takes up, in characters of its log. */
  get weight(): number {
    return this.table.weight;
  }

  /** Whether a person looks at the table at the moment, in whatever program. */
  isHere(who: Identity): boolean {
    return this.watchers.has(who) || this.peers.isElsewhere(this.id, who);
  }

  /** Whether somebody who plays here looks at the table at the moment. */
  get isAttended(): boolean {
    const { sitters } = this.table;
    return sitters.all.some(sitter => sitter?.who != null && this.isHere(sitter.who));
  }

  /** Whether a question is still open, at a glance: an answer that is just being written counts as given. */
  isStillAsked(seat: Seat, decision: number): boolean {
    const { match, phase } = this.table;
    return phase === 'playing' && match?.asked(seat)?.decision === decision;
  }

  /** Calls back after every change, of the table or of who is here. */
  onChange(listener: (table: Table) => void): void {
    this.listeners.push(listener);
  }

  /**
   * A person's command: null once it is done and durable, or why it was refused. The same id again gets the same answer and
   * has no effect. Rejects with a `StoreError` if it cannot be kept: then nothing has happened.
   * @example const refusal = await room.command(identity, { type: 'sit', seat: 0, name: 'Anne' }, 'c1');
   */
  command(who: Identity, command: Command, id?: string): Promise<Refusal | null> {
    if (!this.isHere(who)) {
      this.noteSeen(who);
      this.peers.seen(this.id, who);
    }
    return this.change(
      table => decide(table, who, command, this.context()),
      id === undefined ? undefined : { who, id },
    );
  }

  private context(): CommandContext {
    const { now, presence } = this.deps;
    const at = now();
    return { now: at, seenAt: who => (this.isHere(who) ? at : presence.lastAt(this.id, who)) };
  }

  /**
   * Decides with the table as it is when its turn has come, writes the events, then tells everybody. If somebody else has
   * written in between, that is read, and it is decided again.
   * @example await room.change(table => applyExternal(table, { type: 'timeUp', seat }));
   */
  change(decideOn: (table: Table) => EventsOrRefusal, command?: CommandId): Promise<Refusal | null> {
    return this.inTurn(async () => {
      for (let tries = 1; ; tries++) {
        const before = command === undefined ? undefined : this.answerBefore(command);
        if (before !== undefined) return before;
        try {
          const decided = decideOn(this.table);
          if (isRefusal(decided) || decided.length === 0) {
            // Where others write as well, nobody is refused by what was so a moment ago.
            if (tries === 1 && this.deps.peers !== undefined && (await this.followLog())) continue;
            return this.answerWithoutEvents(decided, command);
          }
          await this.write(this.takeIn(decided, command));
          return null;
        } catch (error) {
          this.isDoubtful = true;
          if (!(error instanceof SeqConflict) || tries === MOST_TRIES) throw error;
          await this.readAgain();
        }
      }
    });
  }

  /**
   * Looks at the table in its turn: never at something that is not yet durable.
   * @example const phase = await room.read(table => table.phase);
   */
  read<T>(reading: (table: Table) => T): Promise<T> {
    return this.inTurn(() => reading(this.table));
  }

  /**
   * Somebody else has written at this table, in another program over the same store: reads what has come since, and tells
   * everybody.
   * @example channel.onmessage = ({ data }) => room.readOn();
   */
  readOn(): Promise<void> {
    return this.inTurn(async () => void (await this.followLog()));
  }

  /** Somebody has deleted the table in another program: whoever still looks at it hears that it is closed. */
  closedElsewhere(): Promise<void> {
    return this.inTurn(() => {
      const { table } = this;
      if (table.phase === 'closed') return;
      table.evolve({ type: 'closed', seq: table.seq + 1, at: this.deps.now() });
      this.tell();
    });
  }

  /** Somebody has come to the table in another program, or gone. */
  presenceElsewhere(): Promise<void> {
    return this.inTurn(() => {
      this.watchers.remind(this.table, null);
      this.announce();
    });
  }

  /** Calls those who look after the table although nothing has happened: it may be theirs to do now. */
  attendAnew(): Promise<void> {
    return this.inTurn(() => this.announce());
  }

  /** The last event that is in memory; it may not be durable yet. */
  get seq(): number {
    return this.table.seq;
  }

  /**
   * Puts right on the summary when the table is due, before nobody is there any more who knows it. If it cannot be written, the
   * summary says too early a moment: the table is looked at then, and nothing is lost.
   */
  settle(): Promise<void> {
    return this.inTurn(async () => {
      const { store, logger } = this.deps;
      try {
        const due = dueAt(this.table);
        const written = (await this.writtenSummary()) ?? (await store.summary(this.id));
        if (written === null || written.dueAt === due) return;
        await store.markDue(this.id, due);
        this.summary = { ...written, dueAt: due };
      } catch (error) {
        logger.error({ table: this.id, error }, 'when a table is due could not be written');
      }
    });
  }

  /** Taken out of memory: there may be another room for the table soon. Whoever still holds this one reads it anew. */
  dispose(): void {
    this.isDoubtful = true;
  }

  /** How the table stands, for everybody. */
  info(): Promise<TableInfo> {
    return this.read(table => infoOf(table, who => this.isHere(who)));
  }

  /** The whole game as a file, with everything that was secret: once it is over. */
  replay(): Promise<Replay | Refusal> {
    return this.read(replayAt);
  }

  /** Everything played until now, with all its secrets, to go on with it elsewhere: while it is being played. */
  portableGame(): Promise<PortableGame | Refusal> {
    return this.read(({ match, phase, players, plan, entries }) => {
      if (match === null || phase !== 'playing') return refuse('not-playing');
      const { game, options } = match;
      return portableGameOf({ game: game.id, rules: game.version, options, seats: plan.seats, players, entries });
    });
  }

  /**
   * Begins to watch. Whoever says how many events it has heard, and with whose eyes, is told the rest: false if that was one
   * batch of it, and the next is to be asked for.
   * @example await room.watch(watcher, { heard: 12, eyes: 'seat 2' });
   */
  watch(watcher: Watcher, watching: WatchOptions = {}): Promise<boolean> {
    return this.newcomers.take(async () => {
      await yieldToEventLoop();
      if (watcher.isGone === true) return true;
      const { took, result } = await this.inTurn(() => timed(() => this.beginTelling(watcher, watching)));
      await pauseFor(took); // at most half of the time
      return result;
    });
  }

  private beginTelling(watcher: Watcher, watching: WatchOptions): boolean {
    const { who } = watcher;
    const wasHere = who === null || this.isHere(who);
    const isFirstScreen = watching.publicly === true && !this.watchers.has(BIG_SCREEN);
    if (who !== null && !this.watchers.has(who)) this.peers.present(this.id, who, true);
    if (isFirstScreen) this.peers.present(this.id, BIG_SCREEN, true);
    const hasAll = this.watchers.add(this.table, watcher, watching);
    this.countAttendance();
    if (!wasHere) this.announcePresence(watcher);
    if (isFirstScreen) this.watchers.remind(this.table, watcher);
    return hasAll;
  }

  /** How much has happened here: what it costs to tell somebody new of it. */
  get length(): number {
    return this.table.events.length;
  }

  /** Whether one more may watch, where so many may: who sits here always may. */
  hasPlaceFor(who: Identity | null, most: number): boolean {
    return this.watchers.size < most || (who !== null && this.table.seatOf(who) !== null);
  }

  leave(watcher: Watcher): void {
    const { who } = watcher;
    const hadScreen = this.watchers.has(BIG_SCREEN);
    if (!this.watchers.remove(watcher)) return;
    this.countAttendance();
    if (hadScreen && !this.watchers.has(BIG_SCREEN)) this.screenIsGone(watcher);
    if (who === null || this.watchers.has(who)) return;
    this.peers.present(this.id, who, false);
    if (this.isHere(who)) return;
    this.noteSeen(who);
    this.sayInTurn(() => this.announcePresence(watcher));
  }

  private screenIsGone(watcher: Watcher): void {
    this.peers.present(this.id, BIG_SCREEN, false);
    this.sayInTurn(() => this.watchers.remind(this.table, watcher));
  }

  private sayInTurn(say: () => void): void {
    this.inTurn(say).catch(error => {
      if (!(error instanceof TableGone)) this.deps.logger.error({ table: this.id, error }, 'a table could not be read');
    });
  }

  /** Only of those who sit here does it matter when they were seen. */
  private noteSeen(who: Identity): void {
    if (this.table.seatOf(who) !== null) this.deps.presence.note(this.id, who);
  }

  private announcePresence(watcher: Watcher): void {
    if (watcher.who === null || this.table.seatOf(watcher.who) === null) return;
    this.watchers.remind(this.table, watcher);
    this.announce();
  }

  /** What the same command was answered before, if it has come already. */
  private answerBefore(command: CommandId): CommandReply | undefined {
    return this.table.hasDone(command) ? null : this.replies.to(command);
  }

  private answerWithoutEvents(decided: EventsOrRefusal, command: CommandId | undefined): CommandReply {
    const answered = isRefusal(decided) ? decided : null;
    if (command !== undefined) this.replies.keep(command, answered, this.table.seatOf(command.who) !== null);
    return answered;
  }

  /** Makes events of what happens and takes them in; they are not durable yet. */
  private takeIn(decided: readonly TableEvent[], command: CommandId | undefined): RecordedEvent[] {
    const { table } = this;
    const at = this.deps.now();
    const events = decided.map((event, i): RecordedEvent => {
      const seq = table.seq + 1 + i;
      return i === 0 && command !== undefined ? { ...event, seq, at, command } : { ...event, seq, at };
    });
    for (const event of events) table.evolve(event);
    return events;
  }

  /** Writes events down; once they are durable everybody hears of them. */
  private async write(events: readonly RecordedEvent[]): Promise<void> {
    const written = this.isSummaryOld ? await this.writtenSummary() : this.summary;
    const summary = summaryHasChanged(this.table, written) ? summaryOf(this.table) : undefined;
    const lines = logLinesOf(this.id, events);
    await this.deps.store.append(lines, summary);
    for (const { body } of lines) this.table.weight += body.length;
    if (summary !== undefined) this.summary = summary;
    this.tell();
    this.keepSnapshot();
  }

  /** The summary as it was last written, by whomever; null if that is not known. */
  private async writtenSummary(): Promise<TableSummary | null> {
    if (this.isSummaryOld) this.summary = await this.deps.store.summary(this.id);
    this.isSummaryOld = false;
    return this.summary;
  }

  /** Reads what is on disk, and tells of what somebody else has written. */
  private async readAgain(): Promise<void> {
    const table = await readTable(this.deps.store, this.id, this.deps.games);
    if (table === null) throw new TableGone(`table ${this.id} is no more`);
    table.takenUpAt = this.table.takenUpAt;
    this.table = table;
    this.summary = null;
    this.isDoubtful = false;
    this.tell();
  }

  /** Reads what has been written since the last event in memory, and tells everybody; whether there was anything. */
  private async followLog(): Promise<boolean> {
    try {
      if ((await readFurther(this.deps.store, this.table)) === 0) return false;
      this.isSummaryOld = true; // whoever wrote may have written that as well
    } catch (error) {
      this.isDoubtful = true;
      throw error;
    }
    this.tell();
    return true;
  }

  private tell(): void {
    const events = this.table.events.slice(this.toldUpTo + 1);
    if (events.length === 0) return;
    this.toldUpTo = this.table.seq;
    this.watchers.tell(this.table, events);
    if (!areActions(events)) this.countAttendance(); // somebody may have sat down, or stood up
    this.announce();
  }

  /** Other programs hear where the people of the table are: there it is looked after. */
  private countAttendance(): void {
    const isHere = (who: Identity | null | undefined) => who != null && this.watchers.has(who);
    const now = this.table.sitters.all.filter(sitter => isHere(sitter?.who)).length;
    if (now === this.attendance) return;
    this.attendance = now;
    this.peers.attended(this.id, now);
  }

  private announce(): void {
    for (const listener of this.listeners) listener(this.table);
  }

  /** Written beside what goes on: without it a restart is slower, and nothing else. */
  private keepSnapshot(): void {
    const { seq, snapshotAt, history } = this.table;
    if (seq - snapshotAt < EVENTS_PER_SNAPSHOT) return;
    const kept = history.snapshot();
    if (kept === null) return;
    this.table.snapshotAt = seq;
    this.deps.store
      .saveSnapshot({ table: this.id, seq, body: JSON.stringify(kept) })
      .catch(error => this.deps.logger.error({ table: this.id, error }, 'a snapshot could not be written'));
  }

  private inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.waiting++ === 0 && !this.isDoubtful ? atOnce(work) : this.last.then(() => this.whenSure(work));
    this.last = turn.then(this.passOn, this.passOn);
    return turn;
  }

  private whenSure<T>(work: () => T | Promise<T>): T | Promise<T> {
    return this.isDoubtful ? this.readAgain().then(work) : work();
  }

  private readonly passOn = (): void => {
    this.waiting--;
  };
}

/** Does something now; whatever becomes of it is a promise. */
function atOnce<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    const done = work();
    return done instanceof Promise ? done : Promise.resolve(done);
  } catch (error) {
    return Promise.reject(error);
  }
}

/** The table has been deleted. */
export class TableGone extends Error {
  override name = 'TableGone';
}
