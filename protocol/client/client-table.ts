/**
 * A table as one client knows it: how it stands, what it has heard, and what it does there.
 *
 * Events come exactly once and in order, however often the connection was lost in between.
 */
import type { Question } from '@havre/engine/kernel/question.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { Command } from '@havre/table/commands/command.ts';
import type { PreparedAnswer } from '@havre/table/commands/prepared-answers.ts';
import type { StandingAnswer } from '@havre/table/commands/standing-answers.ts';
import { newTokenWord, typedCode } from '@havre/table/model/ids.ts';
import { type PackedUpdate, UpdateUnpacker } from '@havre/table/viewing/packed-update.ts';
import type { TableInfo } from '@havre/table/viewing/table-info.ts';
import { applyUpdate, type EventBatch, filmOf, type TableView, type Update } from '@havre/table/viewing/update.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import type { Listener, ProtocolError, TableTransport } from './connection.ts';
import type { DiceCommitment, Fairness } from './fairness.ts';

/**
 * Told after each update, with what is new since the last one; and what was seen on the way, after each event of the last
 * game item but the last.
 */
export type OnUpdate = (table: ClientTable, fresh: readonly ViewerEvent[], film: readonly object[]) => void;

/** The table would not take a code. */
export class CodeRefused extends Error {
  override name = 'CodeRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

export class ClientTable implements Listener {
  readonly table: string;
  /** Whether it shows what the public sees, for a big screen, although its owner may sit at the table. */
  readonly publicly: boolean;
  private readonly connection: TableTransport;
  private readonly dice: DiceCommitment;
  private readonly observers = new Set<OnUpdate>();
  private readonly failureObservers = new Set<(error: ProtocolError) => void>();
  private latest: TableView | null = null;
  private lastError: ProtocolError | null = null;
  /** Everything heard with the present eyes. */
  private readonly all: ViewerEvent[] = [];
  /** Old events that came ahead of the update they belong to. */
  private batch: EventBatch | null = null;
  /** Reads packed updates; null where none may come. */
  private unpacker: UpdateUnpacker | null = null;
  private opening = false;
  /** The entropy that the table has taken: it is not shown twice. */
  private shown: string | null = null;
  private verdict: Fairness | null = null;

  constructor(table: string, publicly: boolean, connection: TableTransport, dice: DiceCommitment) {
    this.table = table;
    this.publicly = publicly;
    this.connection = connection;
    this.dice = dice;
  }

  // --- How it stands -----------------------------------------------------------------------------------------------

  /** How the table stands; null until the first update has come. */
  get info(): TableInfo | null {
    return this.latest?.table ?? null;
  }

  get view(): object | null {
    return this.latest?.view ?? null;
  }

  /** What this client is being asked. */
  get question(): Question<AnyAction> | null {
    return this.latest?.question ?? null;
  }

  /** How the table looks, all of it; null until the first update has come. */
  get tableView(): TableView | null {
    return this.latest;
  }

  /** Why the table cannot be watched, or null. */
  get error(): ProtocolError | null {
    return this.lastError;
  }

  /** The answers that were prepared for the next question. */
  get prepared(): readonly PreparedAnswer[] {
    return this.latest?.prepared ?? [];
  }

  /** The answers this client has given once and for all. */
  get always(): readonly StandingAnswer[] {
    return this.latest?.always ?? [];
  }

  get events(): readonly ViewerEvent[] {
    return this.all;
  }

  get heard(): number {
    return this.all.length;
  }

  get eyes(): string | null {
    return this.latest?.eyes ?? null;
  }

  /** The seat this client looks from, or null. */
  get seat(): Seat | null {
    const [, seat] = /^seat (\d+)$/.exec(this.eyes ?? '') ?? [];
    return seat === undefined ? null : Number(seat);
  }

  /** Whether the dice were what everybody had committed to; null until the game is over. */
  get fairness(): Fairness | null {
    return this.verdict;
  }

  /**
   * Calls back after each update, until what it returns is called.
   * @example const stop = table.onUpdate((table, fresh) => render(table.view, fresh));
   */
  onUpdate(observer: OnUpdate): () => void {
    this.observers.add(observer);
    return () => this.observers.delete(observer);
  }

  /**
   * Waits until something is so. Rejects if the table cannot be watched.
   * @example await table.until(table => table.info?.phase === 'over');
   */
  until(isSo: (table: ClientTable) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.lastError !== null) return reject(this.lastError);
      if (this.latest !== null && isSo(this)) return resolve();
      const onFail = (error: ProtocolError) => {
        stop();
        reject(error);
      };
      const stop = this.onUpdate(() => {
        if (!isSo(this)) return;
        stop();
        this.failureObservers.delete(onFail);
        resolve();
      });
      this.failureObservers.add(onFail);
    });
  }

  // --- What one does there -----------------------------------------------------------------------------------------

  /**
   * Does something at the table: null once it is done and durable, or why it was refused.
   * @example const refusal = await table.do({ type: 'sit', seat: 0, name: 'Anne' });
   */
  do(command: Command): Promise<Refusal | null> {
    return this.connection.command(this.table, command);
  }

  /** Ready to begin. The client makes its part of the dice, and shows it by itself when everybody is ready. */
  async ready(): Promise<Refusal | null> {
    await this.until(({ info }) => info !== null);
    const tableCommitment = this.info?.proof.commitment ?? '';
    return this.do({ type: 'ready', commitment: this.dice.commit(tableCommitment) });
  }

  /** Answers the present question; an answer to a question that is past is refused. */
  play(action: AnyAction): Promise<Refusal | null> {
    const { question } = this;
    return this.do({ type: 'play', action, ...(question === null ? {} : { decision: question.decision }) });
  }

  /**
   * Makes a code with which this seat can be taken over on another device, once and within ten minutes. The host may make
   * one for somebody else who has lost theirs; that is good for a day. Rejects if it is refused.
   * @example show(await table.seatCode());
   */
  async seatCode(seat: Seat | null = this.seat): Promise<string> {
    if (seat === null) throw new CodeRefused({ refused: 'not-seated' });
    const code = newTokenWord();
    const refusal = await this.do({ type: 'offerSeat', seat, commitment: this.dice.commitmentTo(code) });
    if (refusal !== null) throw new CodeRefused(refusal);
    return code;
  }

  /** Takes over the seat whose code this is, however it was typed. */
  takeSeat(code: string): Promise<Refusal | null> {
    return this.do({ type: 'claimSeat', word: typedCode(code) });
  }

  /** Makes a code with which somebody can look on with one's side. Rejects if the game does not admit it. */
  async onlookerCode(): Promise<string> {
    const code = newTokenWord();
    const refusal = await this.do({ type: 'invite', commitment: this.dice.commitmentTo(code) });
    if (refusal !== null) throw new CodeRefused(refusal);
    return code;
  }

  /** Looks on with the side whose code this is. */
  lookOn(code: string): Promise<Refusal | null> {
    return this.do({ type: 'lookOn', word: typedCode(code) });
  }

  // --- What comes in -----------------------------------------------------------------------------------------------

  receiveBatch(batch: EventBatch): void {
    this.batch = joined(this.batch, batch);
  }

  /** One that cannot be read does not follow what is known: everything is asked for anew. */
  receivePacked(packed: PackedUpdate): void {
    const { latest, unpacker } = this;
    if (latest === null || unpacker === null) return;
    let update: Update;
    try {
      update = unpacker.unpack(packed, { table: latest.table, eyes: latest.eyes, from: this.heard });
    } catch {
      this.connection.watch(this);
      return;
    }
    this.receiveUpdate(update);
  }

  receiveUpdate(told: Update): void {
    if (told.packing !== undefined) this.unpacker = new UpdateUnpacker(told.packing);
    const update = joined(this.batch, told);
    this.batch = null;
    const views = filmOf(this.view, update);
    const seen = applyUpdate(this.latest, update, views);
    if (seen === null || (seen.eyes === this.eyes && update.from > this.heard)) {
      this.connection.watch(this); // something is missing: ask for it
      return;
    }
    if (seen.eyes !== this.eyes) this.all.length = 0;
    const fresh = update.items.slice(this.heard - update.from);
    const film = views.slice(0, -1); // after the last event it is seen how it stands
    this.latest = seen;
    this.all.push(...fresh);
    this.verdict ??= this.dice.judge(seen.table.proof);
    this.openWhenAsked(seen.table);
    for (const observer of [...this.observers]) observer(this, fresh, film);
  }

  /**
   * Calls back once if the table cannot be watched.
   * @example table.onFailure(error => show(error.code));
   */
  onFailure(onFail: (error: ProtocolError) => void): void {
    if (this.lastError !== null) onFail(this.lastError);
    else this.failureObservers.add(onFail);
  }

  fail(error: ProtocolError): void {
    this.lastError = error;
    for (const onFail of this.failureObservers) onFail(error);
    this.failureObservers.clear();
  }

  private openWhenAsked({ phase, proof }: TableInfo): void {
    if (phase !== 'opening' || this.seat === null || this.opening) return;
    const entropy = this.dice.toOpen(proof);
    if (entropy === null || entropy === this.shown) return;
    this.opening = true;
    // If the start was called off meanwhile, it is refused and shown another time.
    const settled = (isTaken: boolean) => {
      this.opening = false;
      if (isTaken) this.shown = entropy;
    };
    this.do({ type: 'open', entropy }).then(
      refusal => settled(refusal === null),
      () => settled(false),
    );
  }
}

/** What follows a batch, with what is in that batch; what does not follow it stands alone. */
function joined<T extends Pick<Update, 'eyes' | 'from' | 'items'>>(batch: EventBatch | null, next: T): T {
  if (batch === null || batch.eyes !== next.eyes || batch.from + batch.items.length !== next.from) return next;
  return { ...next, from: batch.from, items: [...batch.items, ...next.items] };
}
