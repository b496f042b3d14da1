/**
 * The match of a table, as its entries tell it: played here, or read from the log and played again.
 *
 * It runs ahead of what is written by at most the entry being written: whoever fails to write it reads the table anew.
 */
import { type RandomNumbers, Stream } from '@havre/engine/kernel/chance.ts';
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { ExternalEvent } from '@havre/engine/kernel/external-events.ts';
import type { Opening } from '@havre/engine/kernel/fair.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { BadSave, rulesOf, type Saved, unpacked } from '@havre/engine/kernel/position.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { only, type Seats } from '@havre/engine/kernel/seats.ts';
import type { Origin } from './origin.ts';
import type { Plan } from './plan.ts';
import { type TimeBank, TimeBanks, type TimeOff } from './time-banks.ts';

/** What a snapshot keeps; the entries since then are added to it. */
export interface TableSnapshot {
  readonly saved: Saved;
  /** Since when each clock of the rules has been running. */
  readonly clocks: Readonly<Record<string, number>>;
  /** What is left in the banks of time, where the table has such. */
  readonly banks?: readonly TimeBank[];
}

/**
 * The snapshot, if the rules can take up its position; null if it is damaged or their steps were rewritten since. It spares
 * playing the log again, no more: without it, that is done. One of rules that are no longer kept is all there is.
 * @example Table.fromEvents(events, { snapshot: usableSnapshot(game, snapshot) })
 */
export function usableSnapshot(game: Game, snapshot: TableSnapshot | null): TableSnapshot | null {
  if (snapshot === null || rulesOf(game, snapshot.saved.version) === undefined) return snapshot;
  return isUsable(game, snapshot.saved) ? snapshot : null;
}

/** Whether the rules can take up a position. */
function isUsable(game: Game, saved: Saved | undefined): saved is Saved {
  if (saved === undefined) return false;
  try {
    unpacked(game, saved);
    return true;
  } catch (error) {
    if (error instanceof BadSave) return false;
    throw error;
  }
}

/** The random numbers of the table's dice, made from its secret and from what people have brought. */
export type RandomNumbersFrom = (openings: readonly Opening[]) => RandomNumbers;

export interface MatchHistoryDeps {
  readonly game: Game;
  readonly numbers: RandomNumbersFrom;
  /** Entries up to this one need not be played again. */
  readonly snapshot: TableSnapshot | null;
  /** What was played elsewhere, if it did not begin here. */
  readonly origin: Origin | null;
  /** For whom no time goes by. */
  readonly off: TimeOff;
  /** What is played, and the colours that players have chosen, where the rules want to know: it can change until the start. */
  setting(): { readonly plan: Plan; readonly colours: readonly PlayerColour[] | undefined };
}

export class MatchHistory {
  match: Match | null = null;
  /** Those that the match does not have: until it goes on from a snapshot, or where it has gone over to newer rules. */
  private readonly apart: MatchEntry[] = [];
  /** Since when each clock of the rules has been running. */
  readonly clockTimes = new Map<string, number>();
  /** How much time everybody has left, at a table with banks of time that is being played. */
  banks: TimeBanks | null = null;
  /** Who has left the game for good. */
  gone: Seats = 0;
  /** Who is away for a while. */
  away: Seats = 0;
  private readonly deps: MatchHistoryDeps;
  private rules: Game;
  /** The position that what was played elsewhere has led to, once it is known. */
  private brought: Saved | null = null;
  /** What people brought to the dice at the start, whoever sits there now. */
  openings: readonly Opening[] = [];

  constructor(deps: MatchHistoryDeps) {
    this.deps = deps;
    this.rules = deps.game;
  }

  /** The entries, the oldest included: the log of the match, wherever it has all of them. */
  get entries(): readonly MatchEntry[] {
    return this.match?.firstSeq === 0 ? this.match.log : this.apart;
  }

  /** Lays out the table and throws the first dice. */
  begin(openings: readonly Opening[]): MatchEntry {
    const { plan, colours } = this.deps.setting();
    this.openings = openings;
    this.match = Match.start(this.deps.game, {
      options: plan.options,
      seats: plan.seats,
      chance: this.stream(0),
      ...(colours === undefined ? {} : { colours }),
    });
    const [entry] = this.match.log;
    if (entry === undefined) throw new Error('a match begins with an entry');
    return entry;
  }

  /** Goes on from what was played elsewhere; from there on the dice are those of this table. */
  takeUp(openings: readonly Opening[]): void {
    const { origin } = this.deps;
    if (origin === null) throw new Error('nothing was played elsewhere');
    for (const _ of this.replayedOrigin()); // in one go
    this.resume(origin.rules, openings);
    this.match = Match.load(this.rules, this.brought, position => this.stream(position), origin.entries);
  }

  /**
   * Finds the position that what was played elsewhere has led to: as it was kept, else by playing it again, an entry at a
   * time. Nothing is left to find where a snapshot is later than it.
   * @example for (const _ of history.replayedOrigin()) if (slices.isOver) await slices.next();
   */
  *replayedOrigin(): Generator<void> {
    const { origin, game, snapshot } = this.deps;
    if (origin === null || this.brought !== null || snapshot !== null) return;
    this.resume(origin.rules, this.openings);
    if (isUsable(game, origin.saved)) {
      this.brought = origin.saved;
      return;
    }
    const [start, ...line] = origin.entries;
    if (start === undefined) throw new Error('what was played elsewhere has no beginning');
    const { plan } = this.deps.setting();
    const again = Match.again(this.rules, { options: plan.options, seats: plan.seats }, start);
    for (const entry of line) {
      repeated(again, entry);
      yield;
    }
    this.brought = again.save();
  }

  /** Takes in everything that was played elsewhere. */
  inherit(openings: readonly Opening[], at: number): void {
    const { origin, snapshot } = this.deps;
    if (origin === null) throw new Error('nothing was played elsewhere');
    if (this.match === null && snapshot === null) this.takeUp(openings);
    this.resume(origin.rules, openings);
    for (const entry of origin.entries) this.take(entry, at);
    this.openBanks();
    this.lookAtBanks(at);
  }

  /** A game is finished under the version it began with where that is kept, else its save is brought up to date. */
  resume(version: number, openings: readonly Opening[]): void {
    this.rules = rulesOf(this.deps.game, version) ?? this.deps.game;
    this.openings = openings;
  }

  /** Takes an entry in: already played if it was decided here, played again if it was read from the log. */
  enter(entry: MatchEntry, at: number): void {
    this.take(entry, at);
    const { match, banks } = this;
    if (match === null || entry.seq === this.deps.snapshot?.saved.seq) return; // as they were then
    if (banks === null) {
      this.openBanks();
      this.lookAtBanks(at);
    } else banks.enter(match, entry, this.entries, at);
  }

  /** Somebody's time begins or ceases to go by. */
  lookAtBanks(at: number): void {
    if (this.match !== null) this.banks?.look(this.match, at);
  }

  private take(entry: MatchEntry, at: number): void {
    this.apart.push(entry);
    this.catchUp(entry);
    if (this.match?.firstSeq === 0) this.apart.length = 0; // it has them
    if (entry.cause.type === 'table') this.noteAtTable(entry.cause.entry);
    if (this.match !== null) this.noteClocks(this.match, at);
  }

  /** What to keep so that the entries until now need not be played again; null while there are none. */
  snapshot(): TableSnapshot | null {
    if (this.match === null) return null;
    const banks = this.banks === null ? {} : { banks: this.banks.all };
    return { saved: this.match.save(), clocks: Object.fromEntries(this.clockTimes), ...banks };
  }

  private stream(position: number): Stream {
    return new Stream(this.deps.numbers(this.openings), position);
  }

  private catchUp(entry: MatchEntry): void {
    const { snapshot } = this.deps;
    if (snapshot !== null && entry.seq <= snapshot.saved.seq) {
      if (entry.seq === snapshot.saved.seq) this.goOnFrom(snapshot);
    } else if (this.match === null) {
      const { options, seats } = this.deps.setting().plan;
      this.match = Match.again(this.rules, { options, seats, chance: this.stream(0) }, entry);
      this.match.adopt(entry);
    } else if (this.match.seq < entry.seq) repeated(this.match, entry);
  }

  private openBanks(kept?: readonly TimeBank[]): void {
    const { clock, seats } = this.deps.setting().plan;
    if (clock.type === 'bank') this.banks = new TimeBanks(clock, seats, this.deps.off, kept);
  }

  private goOnFrom({ saved, clocks, banks }: TableSnapshot): void {
    this.match = Match.load(this.rules, saved, position => this.stream(position), this.apart);
    for (const [clock, since] of Object.entries(clocks)) this.clockTimes.set(clock, since);
    this.openBanks(banks);
  }

  private noteAtTable(happened: ExternalEvent): void {
    switch (happened.type) {
      case 'left':
      case 'resigned':
        this.gone |= only(happened.seat);
        return;
      case 'joined':
        this.gone &= ~only(happened.seat);
        return;
      case 'away':
        this.away |= only(happened.seat);
        return;
      case 'back':
        this.away &= ~only(happened.seat);
        return;
      case 'clockUp':
        this.clockTimes.delete(happened.clock); // if it still runs, it runs anew
    }
  }

  private noteClocks({ clocks }: Match, at: number): void {
    for (const id of this.clockTimes.keys()) if (!clocks.some(clock => clock.id === id)) this.clockTimes.delete(id);
    for (const { id } of clocks) if (!this.clockTimes.has(id)) this.clockTimes.set(id, at);
  }
}

function repeated(match: Match, entry: MatchEntry): void {
  const result = match.repeat(entry);
  if (isRefusal(result)) throw new Error(`entry ${entry.seq} is refused: ${result.refused}`);
  match.adopt(entry);
}
