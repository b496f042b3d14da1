/**
 * All there is to know of a match: what is asked, what each viewer sees and is told, what it is like. Nothing here changes it; what is
 * done to it goes through the door, `Match`.
 */
import { fingerprint } from './canonical.ts';
import type { Chance } from './chance.ts';
import { type Channel, type ChatMessage, whyNotSay } from './channels.ts';
import type { MatchEntry } from './entry.ts';
import { noSuchSeat } from './external-events.ts';
import { type Films, films } from './film.ts';
import type { Game, Rules } from './game.ts';
import { toldTo } from './journal.ts';
import { asides } from './legality.ts';
import type { Outcome } from './outcome.ts';
import { offered, pending } from './pending.ts';
import { bare, onTable, type SeatStanding } from './position.ts';
import type { Question } from './question.ts';
import type { Refusal } from './refusal.ts';
import { type AdmittedOnlookers, includes, PUBLIC, perSeat, type Seat, type Seats, type Viewer } from './seats.ts';
import { FLOOR } from './steps.ts';
import { type TakingBack, takingBack } from './undo.ts';
import { viewOf } from './view-of.ts';
import { type ViewerEntry, viewerEntriesOf, viewerEntryOf } from './viewer-entries.ts';

export type EntryOf<R extends Rules> = MatchEntry<R['action'], R['event']>;

/** What a match is made of when it begins, or goes on. */
export interface MatchParts<R extends Rules> {
  readonly game: Game<R>;
  readonly options: R['options'];
  readonly standings: readonly SeatStanding<R['memory']>[];
  readonly s: R['state'];
  readonly firstSeq: number;
  readonly seatsAtStart: number;
}

export abstract class MatchReader<R extends Rules = Rules> {
  readonly game: Game<R>;
  readonly options: R['options'];
  /** Every entry since `firstSeq`. */
  readonly log: EntryOf<R>[] = [];
  /** The number of the first entry in `log`: 0, unless the match was loaded without its past. */
  readonly firstSeq: number;
  /** With how many seats it began, before anybody joined late. */
  readonly seatsAtStart: number;
  protected s: R['state'];
  /** How each seat stands: its present question and what it remembers. */
  protected standings: SeatStanding<R['memory']>[];
  /** The position before the last entry, where there is something to see between its events. */
  protected beforeLast: R['state'] | null = null;

  protected constructor({ game, options, standings, s, firstSeq, seatsAtStart }: MatchParts<R>) {
    this.game = game;
    this.options = options;
    this.standings = [...standings];
    this.s = s;
    this.firstSeq = firstSeq;
    this.seatsAtStart = seatsAtStart;
  }

  // --- What is asked -----------------------------------------------------------------------------------------------

  /** How many seats there are; somebody who joins late may add one. */
  get seats(): number {
    return this.standings.length;
  }

  /**
   * What a seat is being asked, or null.
   * @example match.asked(2)?.legal
   */
  asked(seat: Seat): Question<R['action']> | null {
    const now = this.pending;
    if (now === null || !includes(now.may, seat)) return null;
    const out = offered(now, this.s, seat);
    return {
      step: now.step.name,
      decision: this.standings[seat].question,
      legal: out.toArray(),
      answers: out.answerCount,
      open: now.step.ask.free?.types ?? [],
      awaited: includes(now.awaited, seat),
    };
  }

  /**
   * What a seat may do at any time, whoever is asked; free actions of these types are not listed.
   * @example match.asides(2)
   */
  asides(seat: Seat): R['action'][] {
    return this.game.book.aside === null ? [] : asides(this.game.book, this.s, seat).toArray();
  }

  /** The seats the table waits for; on a floor this is between the application and each seat, others know only who may act. */
  get awaited(): Seats {
    return this.pending?.awaited ?? 0;
  }

  /** The seats that may act now. Everybody may know it. */
  get mayAct(): Seats {
    return this.pending?.may ?? 0;
  }

  /** The entry with which a seat's present question came up, for the application's clock. */
  askedSince(seat: Seat): number {
    return this.standings[seat].since;
  }

  /** Whether the pending decision is one that seats take as often as they like, in any order. */
  get isFloor(): boolean {
    return this.pending?.step.kind === FLOOR;
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

  /** What the same people agree on for their next game, where it follows from this one; nothing while it is not over. */
  get nextOptions(): Partial<R['options']> {
    return this.s.over ? (this.game.nextOptions?.(this.s) ?? {}) : {};
  }

  protected get pending() {
    return pending(this.game.book.steps, this.s);
  }

  /** The clocks the rules have set going, beside that of whoever is awaited. */
  get clocks() {
    return this.game.clocks?.(this.s) ?? [];
  }

  /**
   * How a seat may take back its latest act now, with the consent of some; null if it may not.
   * @example match.takingBack(0) // 'alone'
   */
  takingBack(seat: Seat, agreed: Seats = 0): TakingBack | null {
    return takingBack(this.game, this.log, this.seats, { seat, agreed });
  }

  // --- What is seen ------------------------------------------------------------------------------------------------

  /**
   * What a viewer's screen shows. Onlookers that nobody has admitted see what the public sees.
   * @example match.view(PUBLIC)
   */
  view(viewer: Viewer): R['view'] {
    return viewOf(this.game, this.s, viewer);
  }

  /**
   * What some viewers see of the last entry on the way (`film.ts`). It can be shown once, because what it began from is used up, and let go
   * where nobody looks; an entry with a single event, and one that was loaded, has nothing to show.
   * @example const views = match.films([0, PUBLIC]).get(0) ?? [];
   */
  films(viewers: readonly Viewer[]): Films<R> {
    const [s, entry] = [this.beforeLast, this.log.at(-1)];
    this.beforeLast = null;
    return s === null || entry === undefined || viewers.length === 0 ? new Map() : films(this.game, s, entry, viewers);
  }

  /**
   * What a viewer is told of an entry, when it happens.
   * @example for (const viewer of viewers) send(viewer, match.tell(entry, viewer));
   */
  tell(entry: EntryOf<R>, viewer: Viewer): R['event'][] {
    return entry.events.flatMap(event => toldTo(event, this.admitted(viewer)));
  }

  /**
   * What an entry is to a viewer, when it happens; null if the viewer must not notice it.
   * @example const seen = match.viewerEntry(entry, viewer);
   */
  viewerEntry(entry: EntryOf<R>, viewer: Viewer): ViewerEntry<R['event']> | null {
    return viewerEntryOf(this.log, entry, this.admitted(viewer));
  }

  /**
   * What a viewer has missed: its entries from a number on. What has faded is left out until the game is over.
   * @example match.viewerEntries(0, heard)
   */
  viewerEntries(viewer: Viewer, from = 0): readonly ViewerEntry<R['event']>[] {
    return viewerEntriesOf(this.log, this.admitted(viewer), { from, past: !this.over });
  }

  /**
   * Everything a viewer may be told of the past, in one list; what was taken back is still in it.
   * @example match.told(0)
   */
  told(viewer: Viewer): R['event'][] {
    return this.viewerEntries(viewer).flatMap(entry => entry.events);
  }

  /** Everybody who may look on: the seats, the public, and the onlookers that a side has admitted. */
  get viewers(): Viewer[] {
    return [...perSeat(this.seats, seat => seat), PUBLIC, ...this.onlookers.map(({ viewer }) => viewer)];
  }

  /** The onlookers that sides have admitted, and the seats of their sides. */
  get onlookers(): readonly AdmittedOnlookers[] {
    return this.game.onlookers?.(this.s) ?? [];
  }

  protected admitted(viewer: Viewer): Viewer {
    return viewer >= 0 || this.viewers.includes(viewer) ? viewer : PUBLIC;
  }

  /** Who may talk to whom now. */
  get channels(): readonly Channel[] {
    return this.game.channels?.(this.s) ?? [];
  }

  /**
   * Why a seat may not say something now, or null. The message may come from anywhere.
   * @example match.whyNotSay(1, 'table', { text: 'hello' })
   */
  whyNotSay(seat: Seat, channel: string, message: ChatMessage): Refusal | null {
    const refusal = noSuchSeat(seat, this.seats) ?? whyNotSay(this.channels, seat, channel, message);
    if (refusal !== null || !('text' in message)) return refusal;
    return this.game.unsayable?.(this.s, seat, channel, message.text) ?? null;
  }

  /**
   * A position as a seat might imagine it: all it knows, the rest redistributed. The only state a bot ever gets.
   * @example const s = match.imagined(seat, dice);
   */
  imagined(seat: Seat, chance: Chance): R['state'] {
    const copy = this.game.clone(this.s, chance);
    this.game.determinise(copy, seat, chance, this.memory(seat));
    return copy;
  }

  /** The true position, for applications and tests: never for bots and never for screens. */
  get state(): R['state'] {
    return this.s;
  }

  /** What a seat remembers of what it was told. */
  memory(seat: Seat): R['memory'] {
    return this.standings[seat].memory;
  }

  /** A fingerprint of the true position. */
  get fingerprint(): string {
    return fingerprint(bare(this.game, this.s));
  }

  /** A fingerprint of what lies on the table. Steps may be rewritten and play as before, so it leaves them out. */
  get imprint(): string {
    return fingerprint(onTable(this.s));
  }
}
