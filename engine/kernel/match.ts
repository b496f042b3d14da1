/**
 * The authority on one game being played: a server holds one per table, a browser holds one for solo play.
 *
 * `Match` is the checked door. Whatever comes in is compared with what the rules allow, and either becomes an entry of
 * the log or is refused with a reason and changes nothing.
 */
import { type Chance, NO_DICE, Recorder, Repeated, type Stream } from './chance.ts';
import { colourRefusal, type PlayerColour } from './colours.ts';
import { type Cause, inForce, type MatchEntry } from './entry.ts';
import { answerExternal, type ExternalEvent, misshapenExternalEvent, noSuchSeat } from './external-events.ts';
import { next, perform } from './flow.ts';
import type { Game, Rules } from './game.ts';
import { Journal } from './journal.ts';
import { checkLegality } from './legality.ts';
import { type EntryOf, type MatchParts, MatchReader } from './match-reader.ts';
import { chosen } from './options.ts';
import { BadSave, bare, revived, type Saved, type SeatStanding, unpacked } from './position.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { includes, only, perSeat, type Seat, type Seats } from './seats.ts';
import { whyNot } from './seen.ts';
import { misshapen } from './shapes.ts';
import { Offer } from './steps.ts';
import { type Undo, whyNotUndo } from './undo.ts';

export interface StartOptions<R extends Rules> {
  readonly seats: number;
  readonly chance: Stream;
  readonly options?: Partial<R['options']>;
  /** The colour of each seat, where players have chosen. */
  readonly colours?: readonly PlayerColour[];
  /** The first draws, for tests. */
  readonly loaded?: readonly number[];
}

export interface PlayOptions {
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

export class Match<R extends Rules = Rules> extends MatchReader<R> {
  /** The dice of the table; null for a match that only repeats what was done elsewhere. */
  private readonly stream: Stream | null;
  /** The position that was set up by hand, if one was. */
  private arranged: R['state'] | null = null;

  private constructor(parts: MatchParts<R>, stream: Stream | null) {
    super(parts);
    this.stream = stream;
  }

  /**
   * Lays out a table and begins. Throws `ImpossibleTable` for options or seats the game does not have.
   * @example const match = Match.start(fujiFlush, { seats: 4, chance: new Stream(seededNumbers(7)) });
   */
  static start<R extends Rules>(game: Game<R>, beginning: StartOptions<R>): Match<R> {
    const { seats, chance, options = {}, colours, loaded } = beginning;
    const match = Match.laidOut(game, { seats, chance, colours }, options);
    const cause: Cause<R['action']> = { type: 'start', ...(colours === undefined ? {} : { colours }) };
    match.record(cause, () => null, match.dice(loaded));
    return match;
  }

  /**
   * A position set up by hand, for tests and puzzles: `arrange` sets the pieces of a game that has begun and calls the
   * step to resolve; the stack is empty before.
   * @example Match.arranged(fujiFlush, { seats: 3, chance }, s => { s.hands[0] = [5]; call(s, turn); });
   */
  static arranged<R extends Rules>(
    game: Game<R>,
    beginning: StartOptions<R>,
    arrange: (s: R['state']) => void,
  ): Match<R> {
    const { seats, chance, options = {}, loaded } = beginning;
    const match = Match.laidOut(game, { seats, chance }, options);
    match.s.chance = chance;
    next(game.book.steps, match.s, new Offer());
    match.s.stack.length = 0;
    arrange(match.s);
    match.arranged = game.clone(match.s, chance);
    match.record({ type: 'start' }, () => null, match.dice(loaded));
    return match;
  }

  /**
   * Begins again as a log says it began; `repeat` then does again what was done. If the stream of the table is given, the
   * dice of the log must be its dice, and the match can go on from there.
   * @example const again = Match.again(game, { options, seats }, log[0]); for (const entry of log.slice(1)) again.repeat(entry);
   */
  static again<R extends Rules>(
    game: Game<R>,
    { options, seats, chance = null }: { options: R['options']; seats: number; chance?: Stream | null },
    start: EntryOf<R>,
  ): Match<R> {
    const match = Match.laidOut(game, { seats, chance, colours: coloursIn(start) }, options);
    match.record(start.cause, () => null, match.diceOf(start));
    return match;
  }

  private static laidOut<R extends Rules>(
    game: Game<R>,
    { seats, chance, colours }: { seats: number; chance: Stream | null; colours?: readonly PlayerColour[] | undefined },
    wanted: unknown,
  ) {
    const options = chosen(game, wanted, seats);
    if (isRefusal(options)) throw new ImpossibleTable(options);
    const flaw = colours === undefined ? null : colourRefusal(game, options, seats, colours);
    if (flaw !== null) throw new ImpossibleTable(flaw);
    const standings = perSeat(seats, seat => newcomer(game, seat, seats));
    const s = game.setup(options, seats, chance ?? NO_DICE, colours);
    return new Match({ game, options, standings, s, firstSeq: 0, seatsAtStart: seats }, chance);
  }

  // --- What is done ------------------------------------------------------------------------------------------------

  /**
   * Plays, or says why not. The action may come from anywhere: its shape is checked before anything else.
   * @example const entry = match.play(0, { type: 'playCard', card: 7 }); if (isRefusal(entry)) show(entry);
   */
  play(seat: Seat, action: R['action'], { decision, loaded }: PlayOptions = {}): EntryOf<R> | Refusal {
    const checked = this.checked(seat, action, decision);
    return isRefusal(checked) ? checked : this.act(seat, checked.legal, this.dice(loaded));
  }

  /**
   * Logs what happened at the table, or says why it cannot be.
   * @example match.applyExternal({ type: 'left', seat: 1 })
   */
  applyExternal(event: ExternalEvent, loaded?: readonly number[]): EntryOf<R> | Refusal {
    return this.enterWith(event, this.dice(loaded));
  }

  /**
   * Takes back a seat's own act and everything since, where the rules allow it. Dice stay thrown: the stream goes on.
   * @example match.undo(0, match.seq)
   */
  undo(seat: Seat, to: number, agreed: Seats = 0): EntryOf<R> | Refusal {
    return this.undoWith({ seat, to, agreed }, this.dice());
  }

  private undoWith({ seat, to, agreed }: Undo, dice: Thrown): EntryOf<R> | Refusal {
    const refusal = whyNotUndo(this.game, this.log, this.seats, { seat, to, agreed });
    if (refusal !== null) return refusal;
    const before = this.playedAgain(inForce(this.log).filter(entry => entry.seq < to));
    const restore = () => {
      this.s = this.game.clone(before.s, this.s.chance);
      this.standings = this.standings.map((now, other) => ({ ...now, memory: before.standings[other].memory }));
      return null;
    };
    return this.record({ type: 'undo', seat, to, agreed }, restore, dice);
  }

  /**
   * Does again what an entry says was done, with its dice. Throws `WrongDraw` where the dice do not fit.
   * @example for (const entry of log.slice(1)) if (isRefusal(match.repeat(entry))) …
   */
  repeat(entry: EntryOf<R>): EntryOf<R> | Refusal {
    const { cause } = entry;
    switch (cause.type) {
      case 'undo':
        return this.undoWith(cause, this.diceOf(entry));
      case 'table':
        return this.enterWith(cause.entry, this.diceOf(entry));
      case 'act': {
        const checked = this.checked(cause.seat, cause.action);
        return isRefusal(checked) ? checked : this.act(cause.seat, checked.legal, this.diceOf(entry));
      }
      default:
        return refuse('bad-shape', undefined, 'an entry after the start is an act, an undo, or something at the table');
    }
  }

  /**
   * Holds the entry that was written in place of the one just made of it: whoever reads a log need not have it twice, and what
   * was told at the time is what is kept.
   * @example if (!isRefusal(match.repeat(entry))) match.adopt(entry);
   */
  adopt(written: EntryOf<R>): void {
    if (written.seq !== this.seq) throw new Error(`entry ${written.seq} is not the last one, ${this.seq}`);
    this.log[this.log.length - 1] = written;
  }

  // --- What is kept ------------------------------------------------------------------------------------------------

  /** Whether it began from a position set up by hand, so that its log cannot be played again without it. */
  get isArranged(): boolean {
    return this.arranged !== null;
  }

  /**
   * Everything needed to go on later, as plain data. It holds the secrets of the table.
   * @example const text = JSON.stringify(match.save());
   */
  save(): Saved {
    const { game, arranged } = this;
    const kept = (s: R['state']) => bare(game, game.clone(s, NO_DICE));
    return {
      game: game.id,
      version: game.version,
      options: this.options,
      seats: this.seatsAtStart,
      seq: this.seq,
      position: this.stream?.position ?? 0,
      standings: this.standings.map(({ memory, ...rest }) => ({ ...rest, memory: memory ?? null })),
      state: kept(this.s),
      ...(arranged === null ? {} : { arranged: kept(arranged) }),
    };
  }

  /**
   * Goes on from what was saved. `stream` gives the numbers of the table's stream. The log makes the past available for undo
   * and for whoever comes back; what it has beyond the save is done again. Throws `BadSave` for what is no save of this
   * game, or a log that does not fit it.
   * @example const match = Match.load(game, JSON.parse(text), position => new Stream(numbers, position), log);
   */
  static load<R extends Rules>(
    game: Game<R>,
    from: unknown,
    stream: (position: number) => Stream,
    log: readonly EntryOf<R>[] = [],
  ): Match<R> {
    const { rules, options, saved, state, migrated } = unpacked(game, from);
    const chance = stream(saved.position);
    const past = migrated ? [] : log.filter(entry => entry.seq <= saved.seq);
    const missed = log.filter(entry => entry.seq > saved.seq);
    if (migrated && missed.length > 0) throw new BadSave('what was played after this save was played by older rules');
    const firstSeq = past[0]?.seq ?? saved.seq + 1;
    if (past.some((entry, i) => entry.seq !== firstSeq + i) || firstSeq + past.length !== saved.seq + 1)
      throw new BadSave('the log does not fit this save: entries are missing');
    const standings = saved.standings.map(
      ({ memory, ...rest }): SeatStanding<R['memory']> => ({ ...rest, memory: memory ?? undefined }),
    );
    const parts = { game: rules, options, standings, s: state(chance), firstSeq, seatsAtStart: saved.seats };
    const match = new Match<R>(parts, chance);
    if (saved.arranged !== undefined) match.arranged = revived(rules, saved.arranged, chance);
    for (const entry of past) match.log.push(entry); // a long log has more entries than a call may have arguments
    for (const entry of missed) {
      const done = entry.seq === match.seq + 1 ? match.repeat(entry) : refuse('bad-shape');
      if (isRefusal(done)) throw new BadSave(`the log does not fit this save: entry ${entry.seq} is refused`);
    }
    return match;
  }

  // --- How it is done ----------------------------------------------------------------------------------------------

  /** What the door says to an action from outside; of reasons, the rules' own come first. */
  private checked(seat: Seat, action: R['action'], decision?: number): { readonly legal: R['action'] } | Refusal {
    const shape = noSuchSeat(seat, this.seats) ?? misshapen(this.game.actions, action);
    if (shape !== null) return shape;
    if (decision !== undefined && includes(this.mayAct, seat) && decision !== this.standings[seat].question)
      return refuse('stale');
    const checked = checkLegality(this.game.book, this.s, seat, action);
    return isRefusal(checked) && checked.rule === undefined ? this.explained(seat, action, checked) : checked;
  }

  /** The rules' own reason where they have one. */
  private explained(seat: Seat, action: R['action'], otherwise: Refusal): Refusal {
    return whyNot(this.game, this.view(seat), seat, action) ?? otherwise;
  }

  private act(seat: Seat, action: R['action'], dice: Thrown): EntryOf<R> {
    const change = () => {
      perform(this.game.book, this.s, seat, action);
      return null;
    };
    return this.record({ type: 'act', seat, action }, change, dice) as EntryOf<R>;
  }

  private enterWith(event: ExternalEvent, dice: Thrown): EntryOf<R> | Refusal {
    const newSeat = this.game.seats.max > this.seats && event?.type === 'joined' ? 1 : 0;
    const shape = misshapenExternalEvent(event, this.seats + newSeat);
    if (shape !== null) return shape;
    if (this.over) return refuse('over');
    if (event.type === 'timeUp' && !includes(this.awaited, event.seat)) return refuse('not-asked');
    if (event.type === 'clockUp' && !this.clocks.some(clock => clock.id === event.clock))
      return refuse('no-such-clock');
    return this.record({ type: 'table', entry: { ...event } }, () => this.answerTo(event), dice);
  }

  /** What the game says to it; whoever joins has standings from then on. */
  private answerTo(event: ExternalEvent): Refusal | null {
    const refusal = answerExternal(this.game, this.s, event);
    if (refusal === null && event.type === 'joined' && event.seat === this.seats)
      this.standings = [...this.standings, newcomer(this.game, event.seat, this.seats + 1)];
    return refusal;
  }

  /** The match as it was after some entries that stand. */
  private playedAgain([start, ...line]: readonly EntryOf<R>[]): Match<R> {
    const { game, options, arranged } = this;
    const again = Match.laidOut(game, { seats: this.seatsAtStart, chance: null, colours: coloursIn(start) }, options);
    if (arranged !== null) again.s = game.clone(arranged, NO_DICE);
    again.record(start.cause, () => null, again.diceOf(start));
    for (const entry of line) {
      const result = again.repeat(entry);
      if (isRefusal(result)) throw new Error(`entry ${entry.seq} cannot be played again: ${result.refused}`);
    }
    return again;
  }

  private dice(loaded?: readonly number[]): Thrown {
    return new Recorder(this.stream ?? NO_DICE, loaded);
  }

  private diceOf({ draws }: EntryOf<R>): Thrown {
    return new Repeated(draws, this.stream);
  }

  /** Changes the position, runs the rules and writes it down; if anything goes wrong, nothing has happened. */
  private record(cause: Cause<R['action']>, change: () => Refusal | null, dice: Thrown): EntryOf<R> | Refusal {
    const before = { s: this.game.clone(this.s, NO_DICE), standings: this.standings, at: this.stream?.position ?? 0 };
    const top = this.s.stack.at(-1);
    const asked = cause.type === 'act' ? this.mayAct & ~only(cause.seat) : this.mayAct;
    const journal = new Journal<R['event']>();
    let entry: EntryOf<R> | null = null;
    try {
      this.s.chance = dice;
      this.s.journal = journal;
      const refusal = change();
      if (refusal !== null) return refusal;
      this.s.journal = journal;
      next(this.game.book.steps, this.s, new Offer());
      dice.finish();
      const done: EntryOf<R> = { seq: this.seq + 1, cause, draws: dice.draws, events: journal.events };
      this.standings = this.standingsAfter(done, top === this.s.stack.at(-1) ? asked : 0);
      entry = done;
      this.log.push(entry);
      this.beforeLast = done.events.length > 1 ? before.s : null;
      return entry;
    } finally {
      if (entry === null) {
        this.s = before.s;
        this.standings = before.standings;
        if (this.stream !== null) this.stream.position = before.at;
      }
      this.s.chance = this.stream ?? NO_DICE;
      this.s.journal = null;
    }
  }

  /** A question that was pending before keeps its number; whoever is asked anew, or has acted, gets the next one. */
  private standingsAfter(entry: EntryOf<R>, stillAsked: Seats): SeatStanding<R['memory']>[] {
    const { memory } = this.game;
    const may = this.mayAct;
    return this.standings.map((standing, seat) => {
      const anew = includes(may, seat) && !includes(stillAsked, seat);
      if (!anew && memory === undefined) return standing;
      const told = memory === undefined ? [] : this.tell(entry, seat);
      return {
        question: anew ? standing.question + 1 : standing.question,
        since: anew ? entry.seq : standing.since,
        memory: told.reduce((notes, event) => memory?.note(notes, event) as R['memory'], standing.memory),
      };
    });
  }
}

/** Dice that keep a record of what fell, and know when there should have been more. */
type Thrown = Chance & { readonly draws: MatchEntry['draws']; finish(): void };

const newcomer = <R extends Rules>(game: Game<R>, seat: Seat, seats: number): SeatStanding<R['memory']> => ({
  question: 0,
  since: 0,
  memory: game.memory?.blank(seat, seats),
});

/** The colours a match began with, where players had chosen. */
const coloursIn = ({ cause }: MatchEntry): readonly PlayerColour[] | undefined =>
  cause.type === 'start' ? cause.colours : undefined;
