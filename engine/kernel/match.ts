/**
 * The authority on one game being played: a server holds one per table, a browser holds one for solo play.
 *
 * `Match` is the checked door. Whatever comes in is compared with what the rules allow, and either becomes an entry of
 * the log or is refused with a reason and changes nothing.
 */
import { canonical, fingerprint } from './canonical.ts';
import { type Chance, Recorder, Repeated, type Stream, WrongDraw } from './chance.ts';
import { type Channel, type Message, whyNotSay } from './channels.ts';
import { type Cause, type Entry, standing } from './entry.ts';
import { FLOOR, next, Offer, offered, type Pending, pending, play } from './flow.ts';
import type { Game, Rules } from './game.ts';
import { Journal, toldTo } from './journal.ts';
import { chosen } from './options.ts';
import type { Outcome } from './outcome.ts';
import { bare, type Saved, unpacked } from './position.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { everyone, includes, only, type Seat, type Seats, type Viewer } from './seats.ts';
import { misshapen } from './shapes.ts';
import { misshapenEntry, noSuchSeat, type TableEntry } from './table.ts';

/** What a seat is being asked. */
export interface Question<A> {
  /** Name of the step of the rules. */
  readonly step: string;
  /** Number of this decision; an answer may say which one it is for, and is refused when that one is past. */
  readonly decision: number;
  /** Everything the seat may do, except free answers. */
  readonly legal: readonly A[];
  /** Whether there are answers that no list can hold. */
  readonly open: boolean;
  /** Whether the table waits for this seat, or it merely may act. */
  readonly awaited: boolean;
}

export interface Beginning<R extends Rules> {
  readonly seats: number;
  readonly chance: Stream;
  readonly options?: Partial<R['options']>;
  /** The first draws, for tests. */
  readonly loaded?: readonly number[];
}

export interface Playing {
  /** The decision the answer is for; without it, whatever is pending. */
  readonly decision?: number;
  /** The first draws, for tests. */
  readonly loaded?: readonly number[];
}

/** A table that cannot be: wrong options, wrong number of seats. */
export class ImpossibleTable extends Error {
  override name = 'ImpossibleTable';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.detail ?? refusal.refused);
    this.refusal = refusal;
  }
}

type EntryOf<R extends Rules> = Entry<R['action'], R['event']>;

export class Match<R extends Rules = Rules> {
  readonly game: Game<R>;
  readonly options: R['options'];
  readonly seats: number;
  /** Every entry since `firstSeq`. */
  readonly log: EntryOf<R>[] = [];
  /** The number of the first entry in `log`: 0, unless the match was loaded without its past. */
  readonly firstSeq: number;
  private s: R['state'];
  private readonly stream: Stream;
  /** For each seat, the entry with which its present question came up. */
  private readonly since: number[];
  private readonly memories: R['memory'][];
  /** The position that was set up by hand, if one was. */
  private arranged: R['state'] | null = null;

  private constructor(
    game: Game<R>,
    table: { options: R['options']; seats: number },
    s: R['state'],
    stream: Stream,
    past?: { firstSeq: number; since: readonly number[]; memories: readonly R['memory'][] },
  ) {
    this.game = game;
    this.options = table.options;
    this.seats = table.seats;
    this.s = s;
    this.stream = stream;
    this.firstSeq = past?.firstSeq ?? 0;
    const seats = [...Array(table.seats).keys()];
    this.since = past === undefined ? seats.map(() => 0) : [...past.since];
    this.memories = past === undefined ? seats.map(seat => game.memory?.blank(seat, table.seats)) : [...past.memories];
  }

  /**
   * Lays out a table and begins. Throws `ImpossibleTable` for options or seats the game does not have.
   * @example const match = Match.start(fujiFlush, { seats: 4, chance: new Stream(seededWords(7)) });
   */
  static start<R extends Rules>(game: Game<R>, { seats, chance, options = {}, loaded }: Beginning<R>): Match<R> {
    const match = Match.laidOut(game, seats, chance, options);
    match.record({ type: 'start' }, () => null, new Recorder(match.stream, loaded));
    return match;
  }

  /**
   * A position set up by hand, for tests and puzzles: `arrange` sets the pieces of a game that has begun and calls the
   * step to resolve; the stack is empty before.
   * @example Match.scene(fujiFlush, { seats: 3, chance }, s => { s.hands[0] = [5]; call(s, turn); });
   */
  static scene<R extends Rules>(game: Game<R>, beginning: Beginning<R>, arrange: (s: R['state']) => void): Match<R> {
    const { seats, chance, options = {}, loaded } = beginning;
    const match = Match.laidOut(game, seats, chance, options);
    match.s.chance = chance;
    next(game.book.steps, match.s, new Offer());
    match.s.stack.length = 0;
    arrange(match.s);
    match.arranged = game.clone(match.s, chance);
    match.record({ type: 'start' }, () => null, new Recorder(match.stream, loaded));
    return match;
  }

  /**
   * Begins again as a log says it began; `repeat` then does again what was done.
   * @example const again = Match.again(game, { options, seats }, log[0]); for (const entry of log.slice(1)) again.repeat(entry);
   */
  static again<R extends Rules>(
    game: Game<R>,
    table: { options: R['options']; seats: number; chance: Stream },
    start: EntryOf<R>,
  ): Match<R> {
    const match = Match.laidOut(game, table.seats, table.chance, table.options);
    match.recordExactly(start, () => null);
    return match;
  }

  private static laidOut<R extends Rules>(game: Game<R>, seats: number, chance: Stream, wanted: unknown): Match<R> {
    const options = chosen(game, wanted, seats);
    if (isRefusal(options)) throw new ImpossibleTable(options);
    return new Match(game, { options, seats }, game.setup(options, seats, chance), chance);
  }

  // --- What is asked -----------------------------------------------------------------------------------------------

  /**
   * What a seat is being asked, or null.
   * @example match.asked(2)?.legal
   */
  asked(seat: Seat): Question<R['action']> | null {
    const now = pending(this.game.book.steps, this.s);
    if (now === null || !includes(now.may, seat)) return null;
    return {
      step: now.step.name,
      decision: this.since[seat],
      legal: offered(now, this.s, seat).toArray(),
      open: now.step.ask.open !== undefined,
      awaited: includes(now.awaited, seat),
    };
  }

  /** The seats the table waits for; on a floor this is between the host and each seat, others know only who may act. */
  get awaited(): Seats {
    return pending(this.game.book.steps, this.s)?.awaited ?? 0;
  }

  /** The seats that may act now. Everybody may know it. */
  get mayAct(): Seats {
    return pending(this.game.book.steps, this.s)?.may ?? 0;
  }

  /** Whether the pending decision is one that seats take as often as they like, in any order. */
  get isFloor(): boolean {
    return pending(this.game.book.steps, this.s)?.step.kind === FLOOR;
  }

  get over(): boolean {
    return this.s.over;
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.firstSeq + this.log.length - 1;
  }

  /** Who has won, or null while it is not over. */
  get outcome(): Outcome | null {
    return this.s.over ? this.game.outcome(this.s) : null;
  }

  // --- What is done ------------------------------------------------------------------------------------------------

  /**
   * Plays, or says why not. The action may come from anywhere: its shape is checked before anything else.
   * @example const entry = match.play(0, { type: 'playCard', card: 7 }); if (isRefusal(entry)) show(entry);
   */
  play(seat: Seat, action: R['action'], { decision, loaded }: Playing = {}): EntryOf<R> | Refusal {
    const legal = this.legalised(seat, action, decision);
    if (isRefusal(legal)) return legal;
    return this.act(seat, legal, new Recorder(this.stream, loaded));
  }

  /**
   * Logs what happened at the table, or says why it cannot be.
   * @example match.enter({ type: 'left', seat: 1 })
   */
  enter(entry: TableEntry, loaded?: readonly number[]): EntryOf<R> | Refusal {
    return this.enterWith(entry, new Recorder(this.stream, loaded));
  }

  /**
   * Takes back a seat's own act and everything since, where the rules allow it. Dice stay thrown: the stream goes on.
   * @example match.undo(0, match.seq)
   */
  undo(seat: Seat, to: number, agreed: Seats = 0): EntryOf<R> | Refusal {
    const refusal = this.whyNotUndo(seat, to, agreed);
    if (refusal !== null) return refusal;
    const line = standing(this.log);
    const before = this.playedAgain(line.filter(entry => entry.seq < to));
    this.s = before.s;
    const undone = this.record({ type: 'undo', seat, to, agreed }, () => null, new Recorder(this.stream)) as EntryOf<R>;
    // Whoever took an answer back is asked anew; for the others it is the question it was before.
    const anew = actors(line.filter(entry => entry.seq >= to));
    for (let other = 0; other < this.seats; other++) {
      this.since[other] = includes(anew, other) ? undone.seq : line[before.since[other]].seq;
      this.memories[other] = before.memories[other];
    }
    return undone;
  }

  /**
   * Does again what an entry says was done, with its dice. Throws `WrongDraw` where the dice do not fit.
   * @example for (const entry of log.slice(1)) if (isRefusal(match.repeat(entry))) …
   */
  repeat(entry: EntryOf<R>): EntryOf<R> | Refusal {
    const { cause } = entry;
    switch (cause.type) {
      case 'start':
        return refuse('bad-shape', undefined, 'a game starts once');
      case 'undo':
        return exactly(entry, () => this.undo(cause.seat, cause.to, cause.agreed));
      case 'table':
        return exactly(entry, dice => this.enterWith(cause.entry, dice));
      case 'act': {
        const legal = this.legalised(cause.seat, cause.action);
        return isRefusal(legal) ? legal : exactly(entry, dice => this.act(cause.seat, legal, dice));
      }
      default:
        return refuse('bad-shape', undefined, 'an entry is a start, an act, an undo, or something at the table');
    }
  }

  // --- What is seen ------------------------------------------------------------------------------------------------

  /**
   * What a viewer's screen shows.
   * @example match.view(PUBLIC)
   */
  view(viewer: Viewer): R['view'] {
    return this.game.view(this.s, viewer);
  }

  /**
   * What a viewer is told of an entry, when it happens.
   * @example for (const viewer of viewers) send(viewer, match.tell(entry, viewer));
   */
  tell(entry: EntryOf<R>, viewer: Viewer): R['event'][] {
    return entry.events.flatMap(event => toldTo(event, viewer));
  }

  /**
   * What a viewer may be told of the past. What has faded is left out until the game is over.
   * @example match.told(0, lastSeen + 1)
   */
  told(viewer: Viewer, from = 0): R['event'][] {
    return this.log
      .filter(entry => entry.seq >= from)
      .flatMap(entry => this.tell(entry, viewer))
      .filter(event => event.fades === undefined || this.over);
  }

  /** Who may talk to whom now. */
  get channels(): readonly Channel[] {
    return this.game.channels?.(this.s) ?? [];
  }

  /**
   * Why a seat may not say something now, or null.
   * @example match.whyNotSay(1, 'table', { text: 'hello' })
   */
  whyNotSay(seat: Seat, channel: string, message: Message): Refusal | null {
    return noSuchSeat(seat, this.seats) ?? whyNotSay(this.channels, seat, channel, message);
  }

  /**
   * A position as a seat might imagine it: all it knows, the rest redistributed. The only state a bot ever gets.
   * @example const s = match.imagined(seat, dice);
   */
  imagined(seat: Seat, chance: Chance): R['state'] {
    const copy = this.game.clone(this.s, chance);
    this.game.determinise(copy, seat, chance, this.memories[seat]);
    return copy;
  }

  /** The true position, for hosts and tests: never for bots and never for screens. */
  get state(): R['state'] {
    return this.s;
  }

  /** What a seat remembers of what it was told. */
  memory(seat: Seat): R['memory'] {
    return this.memories[seat];
  }

  // --- What is kept ------------------------------------------------------------------------------------------------

  /** A fingerprint of the true position. */
  get fingerprint(): string {
    return fingerprint(bare(this.game, this.s));
  }

  /**
   * Everything needed to go on later, as plain data. It holds the secrets of the table.
   * @example const text = JSON.stringify(match.save());
   */
  save(): Saved {
    return {
      game: this.game.id,
      version: this.game.version,
      options: this.options,
      seats: this.seats,
      seq: this.seq,
      position: this.stream.position,
      since: [...this.since],
      memories: this.memories.map(memory => memory ?? null),
      state: bare(this.game, this.s),
    };
  }

  /**
   * Goes on from what was saved. `stream` gives the words of the table's stream; `log`, if it is at hand, makes the past
   * available for undo and for whoever comes back. Throws `BadSave` for what is no save of this game.
   * @example const match = Match.load(game, JSON.parse(text), position => new Stream(words, position));
   */
  static load<R extends Rules>(
    game: Game<R>,
    saved: unknown,
    stream: (position: number) => Stream,
    log: readonly EntryOf<R>[] = [],
  ): Match<R> {
    const { rules, table, state, position, seq, since, memories, migrated } = unpacked(game, saved);
    const chance = stream(position);
    const past = migrated ? [] : log.filter(entry => entry.seq <= seq);
    const known = memories.map(memory => memory ?? undefined);
    const firstSeq = past[0]?.seq ?? seq + 1;
    const match = new Match(rules, table, state(chance), chance, { firstSeq, since, memories: known });
    match.log.push(...past);
    return match;
  }

  // --- How it is done ----------------------------------------------------------------------------------------------

  /** The action as the rules made it, or why it is none: never the object that came from outside. */
  private legalised(seat: Seat, action: R['action'], decision?: number): R['action'] | Refusal {
    const shape = noSuchSeat(seat, this.seats) ?? misshapen(this.game.actions, action);
    if (shape !== null) return shape;
    const now = pending(this.game.book.steps, this.s);
    if (now === null) return this.explained(seat, action, refuse('over'));
    if (!includes(now.may, seat)) return this.explained(seat, action, refuse('not-asked'));
    if (decision !== undefined && decision !== this.since[seat]) return refuse('stale');
    const said = canonical(action);
    const listed = offered(now, this.s, seat)
      .toArray()
      .find(candidate => canonical(candidate) === said);
    return listed ?? this.freely(now, seat, action);
  }

  /** A free answer, copied, if the pending step takes it. */
  private freely(now: Pending<R['state'], R['action']>, seat: Seat, action: R['action']): R['action'] | Refusal {
    const { open } = now.step.ask;
    if (open === undefined) return this.explained(seat, action, refuse('not-legal'));
    return open.check(this.s, now.v, seat, action) ?? (JSON.parse(JSON.stringify(action)) as R['action']);
  }

  /** The rules' own reason where they have one. */
  private explained(seat: Seat, action: R['action'], otherwise: Refusal): Refusal {
    return this.game.whyNot?.(this.view(seat), seat, action) ?? otherwise;
  }

  private act(seat: Seat, action: R['action'], dice: Dice): EntryOf<R> | Refusal {
    const change = () => {
      play(this.game.book.steps, this.s, seat, action);
      return null;
    };
    return this.record({ type: 'act', seat, action }, change, dice);
  }

  private enterWith(entry: TableEntry, dice: Dice): EntryOf<R> | Refusal {
    const shape = misshapenEntry(entry, this.seats);
    if (shape !== null) return shape;
    if (this.over) return refuse('over');
    if (entry.type === 'timeUp' && !includes(this.awaited, entry.seat)) return refuse('not-asked');
    const answer = this.game.table?.[entry.type] as ((s: R['state'], entry: TableEntry) => Refusal | null) | undefined;
    if (answer === undefined) return refuse('not-in-this-game');
    return this.record({ type: 'table', entry: { ...entry } }, () => answer(this.s, entry), dice);
  }

  private whyNotUndo(seat: Seat, to: number, agreed: Seats): Refusal | null {
    const { undo } = this.game;
    if ('never' in undo) return refuse('no-undo', undo.never);
    const taken = standing(this.log).filter(entry => entry.seq >= to);
    const [act] = taken;
    if (act === undefined || act.seq !== to || act.cause.type !== 'act' || act.cause.seat !== seat)
      return refuse('not-your-act', undo.rule);
    if (this.firstSeq > 0) return refuse('too-long-ago', undo.rule);
    if (taken.some(entry => entry.draws.length > 0 || entry.events.some(event => undo.isFinal(event))))
      return refuse('cannot-be-unseen', undo.rule);
    const alone = taken.every(({ cause }) => cause.type === 'act' && cause.seat === seat);
    if (alone) return null;
    if (undo.byConsent === undefined || taken.some(({ cause }) => cause.type !== 'act'))
      return refuse('others-have-acted', undo.rule);
    const others = everyone(this.seats) & ~only(seat);
    return (agreed & others) === others ? null : refuse('needs-consent', undo.rule);
  }

  /** The match as it was after some entries that stand. */
  private playedAgain([start, ...line]: readonly EntryOf<R>[]): Match<R> {
    const { game, options, seats, stream, arranged } = this;
    const again =
      arranged === null
        ? Match.laidOut(game, seats, stream, options)
        : new Match(game, { options, seats }, game.clone(arranged, stream), stream);
    again.recordExactly(start, () => null);
    for (const entry of line) {
      const result = again.repeat(entry);
      if (isRefusal(result)) throw new Error(`entry ${entry.seq} cannot be played again: ${result.refused}`);
    }
    return again;
  }

  private recordExactly(entry: EntryOf<R>, change: () => Refusal | null): void {
    exactly(entry, dice => this.record(entry.cause, change, dice));
  }

  /** Changes the position, runs the rules and writes it down; if anything goes wrong, nothing has happened. */
  private record(cause: Cause<R['action']>, change: () => Refusal | null, dice: Dice): EntryOf<R> | Refusal {
    const before = this.game.clone(this.s, this.stream);
    const position = this.stream.position;
    const top = this.s.stack.at(-1);
    const asked = pending(this.game.book.steps, this.s)?.may ?? 0;
    const journal = new Journal<R['event']>();
    let done = false;
    try {
      this.s.chance = dice;
      this.s.journal = journal;
      const refusal = change();
      if (refusal !== null) return refusal;
      next(this.game.book.steps, this.s, new Offer());
      done = true;
    } finally {
      if (!done) {
        this.s = before;
        this.stream.position = position;
      }
      this.s.chance = this.stream;
      this.s.journal = null;
    }
    const entry: EntryOf<R> = { seq: this.seq + 1, cause, draws: dice.draws, events: journal.events };
    this.log.push(entry);
    this.noteQuestions(entry.seq, top === this.s.stack.at(-1) ? asked : 0);
    this.remember(entry);
    return entry;
  }

  /** A question that was pending before keeps its number; a new one gets the number of the entry that raised it. */
  private noteQuestions(seq: number, stillAsked: Seats): void {
    const may = pending(this.game.book.steps, this.s)?.may ?? 0;
    for (let seat = 0; seat < this.seats; seat++)
      if (includes(may, seat) && !includes(stillAsked, seat)) this.since[seat] = seq;
  }

  private remember(entry: EntryOf<R>): void {
    const { memory } = this.game;
    if (memory === undefined) return;
    for (let seat = 0; seat < this.seats; seat++)
      for (const event of this.tell(entry, seat)) this.memories[seat] = memory.note(this.memories[seat], event);
  }
}

/** The seats that acted in some entries. */
const actors = (entries: readonly Entry[]): Seats =>
  entries.reduce((seats, { cause }) => (cause.type === 'act' ? seats | only(cause.seat) : seats), 0);

/** Dice that keep a record of what fell. */
type Dice = Chance & { readonly draws: Entry['draws'] };

/** Does something with exactly the draws of an entry, no more and no fewer. */
function exactly<T>(entry: Entry, change: (dice: Dice) => T): T {
  const repeated = new Repeated(entry.draws);
  const result = change(new Recorder(repeated));
  if (repeated.left > 0 && !isRefusal(result))
    throw new WrongDraw('draw-surplus', `${repeated.left} more draws are in the record than are drawn here`);
  return result;
}
