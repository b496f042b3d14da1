/**
 * One table: who sits there, and the match they play. It is what its events say.
 *
 * `evolve` takes one more event in; `decide.ts` decides which events a command leads to. The match itself runs ahead of its
 * events by at most the one being written: whoever fails to write it reads the table anew.
 */
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import { type Opening, type Proof, randomNumbersOf } from '@havre/engine/kernel/fair.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import type { SeatedPlayer } from '@havre/engine/kernel/replay.ts';
import { only, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';
import { primitives } from '../runtime/crypto-primitives.ts';
import { type ClaimToken, HOST_TOKEN_TIME, OWN_TOKEN_TIME } from './claim-tokens.ts';
import type { CommandId, Identity, KeeperDeed, Proposal, RecordedEvent, TableEvent } from './events.ts';
import { MatchHistory, type RandomNumbersFrom, type TableSnapshot, usableSnapshot } from './match-history.ts';
import type { Origin } from './origin.ts';
import { type Games, gamesOnShelf, type Plan } from './plan.ts';
import { chosenColours, seatColours } from './seat-colours.ts';
import { NEWCOMER, type Sitter, Sitters } from './sitters.ts';
import type { TimeOff } from './time-banks.ts';

export type TablePhase = 'gathering' | 'opening' | 'playing' | 'over' | 'closed';

export class Table {
  readonly id: string;
  readonly code: string;
  /** What is played there, as it is agreed on now: it stands from the start on. */
  plan: Plan;
  readonly game: Game;
  readonly commitment: string;
  readonly createdAt: number;
  private readonly secret: string;
  /** Where the game was played before; null if it began here. */
  readonly origin: Origin | null;
  host: Identity;
  readonly sitters: Sitters;
  /** Everybody who sits or sat here, and the hosts. */
  readonly people = new Set<Identity>();
  /** Those who may look on with a side. */
  readonly onlookers = new Map<Identity, Viewer>();
  /** Those who have seen what a seat or a side sees, and with whose eyes: they know too much to sit down somewhere else. */
  readonly insiders = new Map<Identity, readonly Viewer[]>();
  /** Those whom the host has sent away, and when. */
  readonly removed = new Map<Identity, number>();
  /** The words with which sides invite somebody to look on. */
  readonly invitations = new Map<Viewer, ClaimToken>();
  phase: TablePhase = 'gathering';
  proposal: Proposal | null = null;
  /** The table where the same people play again. */
  rematch: string | null = null;
  /** Whether the keeper of the server keeps it off the list of public tables. */
  isHidden = false;
  /** What the keeper of the server has put an end to; null where nobody but the host has. */
  keeperDeed: KeeperDeed | null = null;
  /** Everything that has happened, in order: what came back asks for what it missed. Its entries are those of the match. */
  readonly events: RecordedEvent[] = [];
  /** The event with which the game went on here, if it was begun elsewhere; null before that. */
  resumedAt: number | null = null;
  /** The match, as far as it has come. */
  readonly history: MatchHistory;
  /** The last event that is part of the snapshot beside the log; that of the creation while there is none. */
  snapshotAt = 0;
  /** How long its log is, in characters: about what it takes up. */
  weight = 0;
  /** When whoever looks after it now began to: before that nobody could be heard here. No event: it ends with a restart. */
  takenUpAt = Number.NEGATIVE_INFINITY;
  /** The commands that were carried out, by who gave them. */
  private readonly commands = new Map<Identity, Set<CommandId['id']>>();

  private constructor(
    created: Extract<RecordedEvent, { type: 'created' }>,
    snapshot: TableSnapshot | null,
    games: Games,
  ) {
    const game = games(created.plan.game);
    if (game === undefined)
      throw new Error(`the game '${created.plan.game}' of table ${created.table} is not on the shelf`);
    this.id = created.table;
    this.code = created.code;
    this.plan = created.plan;
    this.game = game;
    this.commitment = created.commitment;
    this.secret = created.secret;
    this.origin = created.origin ?? null;
    this.createdAt = created.at;
    this.host = created.host;
    this.people.add(created.host);
    this.sitters = new Sitters(created.plan.seats);
    const { table, secret } = created;
    const numbers: RandomNumbersFrom = openings => randomNumbersOf(primitives, { table, secret, openings });
    const { origin } = this;
    this.history = new MatchHistory({
      game,
      numbers,
      snapshot: usableSnapshot(game, snapshot),
      origin,
      off: timeOff(this.sitters),
      setting: () => ({ plan: this.plan, colours: chosenColours(this) }),
    });
    this.events.push(created);
  }

  /**
   * The table that some events tell of. With a snapshot only the moves since then are played again.
   * @example const table = Table.fromEvents(lines.map(line => JSON.parse(line.body)), { snapshot });
   */
  static fromEvents(
    events: readonly RecordedEvent[],
    { snapshot = null, games = gamesOnShelf }: { snapshot?: TableSnapshot | null; games?: Games } = {},
  ): Table {
    const [created, ...rest] = events;
    if (created?.type !== 'created') throw new Error('the log of a table begins with its creation');
    const table = new Table(created, snapshot, games);
    for (const event of rest) table.evolve(event);
    return table;
  }

  /** The number of the last event. */
  get seq(): number {
    return this.events.length - 1;
  }

  get match(): Match | null {
    return this.history.match;
  }

  /** The entries of the match, the oldest included. */
  get entries(): readonly MatchEntry[] {
    return this.history.entries;
  }

  /** Who sits where, as a replay names them. */
  get players(): SeatedPlayer[] {
    const colours = this.sitters.all.some(sitter => sitter?.colour != null) ? seatColours(this) : [];
    return this.sitters.all.map((sitter, seat) => {
      // Whoever played it elsewhere is still who they were, until somebody has their seat.
      if (sitter === null) return this.origin?.players[seat] ?? { name: '' };
      const colour = colours[seat] ?? null;
      return {
        name: sitter.name,
        ...(sitter.who === null && sitter.bot !== null ? { bot: sitter.bot } : {}),
        ...(colour === null ? {} : { colour }),
      };
    });
  }

  at(seat: Seat): Sitter | null {
    return this.sitters.at(seat);
  }

  /** The seat of a person, or null. */
  seatOf(who: Identity): Seat | null {
    return this.sitters.seatOf(who);
  }

  /** Whether a command has been carried out already. */
  hasDone({ who, id }: CommandId): boolean {
    return this.commands.get(who)?.has(id) === true;
  }

  /**
   * What everybody may know of the dice now: what was shown once they are made, the secret once the game is over. Of a game
   * that was branched off nothing is ever proved: whoever branched it off had seen what was to come.
   */
  get proof(): Proof {
    const { id: table, commitment, match, origin } = this;
    return {
      table,
      commitment,
      openings: match === null ? [] : this.history.openings,
      ...(match?.over === true && origin?.type !== 'branched' ? { secret: this.secret } : {}),
      ...(origin === null ? {} : { since: origin.entries.length }),
    };
  }

  /**
   * Lays out the table and throws the first dice, or goes on from what was played elsewhere: once everybody has shown
   * their entropy.
   * @example return [{ type: 'opened', seat, entropy }, table.begin(openings)];
   */
  begin(openings: readonly Opening[]): Extract<TableEvent, { type: 'began' | 'resumed' }> {
    if (this.origin !== null) {
      this.history.takeUp(openings);
      return { type: 'resumed' };
    }
    return { type: 'began', rules: this.game.version, entry: this.history.begin(openings) };
  }

  /** Takes one more event in. */
  evolve(event: RecordedEvent): void {
    if (event.seq !== this.seq + 1) throw new Error(`event ${event.seq} does not follow event ${this.seq}`);
    this.events.push(event);
    if (event.command !== undefined) this.remember(event.command);
    switch (event.type) {
      case 'created':
        throw new Error('a table is created once');
      case 'sat':
        this.people.add(event.who);
        if (this.phase === 'playing') this.hasSeen(event.who, event.seat);
        this.sitters.put(event.seat, {
          ...NEWCOMER,
          name: event.name,
          who: event.who,
          program: event.program ?? null,
          colour: event.colour ?? this.keptColour(event.seat),
          since: this.sinceWhen(event),
        });
        return;
      case 'botSat':
        this.sitters.put(event.seat, { ...NEWCOMER, name: event.bot, bot: event.bot, colour: event.colour ?? null });
        return;
      case 'stood':
        if (event.removed === true) this.sentAway(event.seat, event.at);
        this.sitters.put(event.seat, null);
        this.callOff();
        return;
      case 'swapped':
        this.sitters.swap(event.one, event.other);
        return;
      case 'coloured':
        this.sitters.change(event.seat, { colour: event.colour });
        return;
      case 'replanned':
        this.plan = event.plan;
        this.sitters.resize(event.plan.seats);
        this.sitters.forgetReady();
        return;
      case 'readied':
        this.sitters.change(event.seat, { commitment: event.commitment });
        return;
      case 'unreadied':
        this.sitters.change(event.seat, { commitment: null });
        this.callOff();
        return;
      case 'opening':
        this.phase = 'opening';
        return;
      case 'opened':
        this.sitters.change(event.seat, { entropy: event.entropy });
        return;
      case 'began':
        this.phase = 'playing';
        for (const seat of this.sitters.people) this.hasSeen(this.at(seat)?.who ?? null, seat);
        this.history.resume(event.rules, this.sitters.openings);
        this.enter(event.entry, event.at);
        return;
      case 'resumed':
        this.resumedAt = event.seq;
        this.history.inherit(this.sitters.openings, event.at);
        this.phase = this.match?.over === true ? 'over' : 'playing'; // a game may be brought along to be shown
        return;
      case 'entry':
        if (event.removed === true && event.entry.cause.type === 'table' && 'seat' in event.entry.cause.entry)
          this.sentAway(event.entry.cause.entry.seat, event.at);
        if (event.standing !== true) this.forgetPrepared(event.entry);
        this.enter(event.entry, event.at);
        return;
      case 'proposed':
        this.proposal = { seat: event.seat, wish: event.wish, agreed: only(event.seat) };
        return;
      case 'answered':
        this.proposal =
          event.agrees && this.proposal !== null
            ? { ...this.proposal, agreed: this.proposal.agreed | only(event.seat) }
            : null;
        return;
      case 'always':
        this.sitters.always(event.seat, event.step, event.action);
        return;
      case 'prepared':
        this.sitters.change(event.seat, { prepared: event.answers });
        return;
      case 'holiday':
        this.sitters.holiday(event.seat, event);
        return;
      case 'muted':
        this.sitters.mute(event.by, event.seat, event.muted);
        return;
      case 'silenced':
        this.sitters.change(event.seat, { silenced: event.silenced });
        return;
      case 'takenOver':
        this.sitters.change(event.seat, { bot: event.bot, prepared: [] });
        this.history.lookAtBanks(event.at);
        return;
      case 'handedBack':
        this.sitters.change(event.seat, { bot: null });
        this.history.lookAtBanks(event.at);
        return;
      case 'offered':
        this.sitters.change(event.seat, { offer: claimToken(event) });
        return;
      case 'given':
        this.people.add(event.who);
        if (this.phase === 'playing') this.hasSeen(event.who, event.seat);
        this.sitters.change(event.seat, {
          ...{ who: event.who, name: event.name, program: event.program ?? null, offer: null },
          ...(event.who === this.at(event.seat)?.who ? {} : { holidays: [], prepared: [] }),
        });
        return;
      case 'invited':
        this.invitations.set(event.viewer, claimToken({ ...event, own: true }));
        return;
      case 'admitted':
        this.invitations.delete(event.viewer);
        this.onlookers.set(event.who, event.viewer);
        this.hasSeen(event.who, event.viewer);
        return;
      case 'hostChanged':
        this.people.add(event.host);
        this.host = event.host;
        return;
      case 'rematched':
        this.rematch = event.table;
        return;
      case 'hidden':
        this.isHidden = event.hidden;
        return;
      case 'closed':
        this.phase = 'closed';
        this.keeperDeed = event.keeper ?? null;
        return;
      case 'ranOut':
      case 'said':
        return;
    }
  }

  /**
   * From which event on somebody who sits down hears what the seat hears: from the entry of the match by which they join, right
   * before; whoever has their own seat again has heard it all.
   */
  private sinceWhen({ seat, who, seq }: Extract<RecordedEvent, { type: 'sat' }>): number {
    const before = this.at(seat);
    if (this.phase !== 'playing') return 0;
    return before?.who === who ? before.since : seq - 1;
  }

  /** Whoever sits down in a game that is under way plays on with the colour of the seat. */
  private keptColour(seat: Seat): PlayerColour | null {
    return this.phase === 'playing' ? (this.at(seat)?.colour ?? null) : null;
  }

  private remember({ who, id }: CommandId): void {
    const done = this.commands.get(who);
    if (done === undefined) this.commands.set(who, new Set([id]));
    else done.add(id);
  }

  private sentAway(seat: Seat, at: number): void {
    const who = this.at(seat)?.who ?? null;
    if (who !== null && who !== this.host) this.removed.set(who, at);
  }

  /** The start is off. What was shown is known by now: whoever has shown it brings something new next time. */
  private callOff(): void {
    this.phase = 'gathering';
    this.sitters.forgetShown();
  }

  /** Somebody sees the game from this viewpoint from now on; what one has seen one knows for good. */
  private hasSeen(who: Identity | null, viewer: Viewer): void {
    if (who !== null) this.insiders.set(who, [...(this.insiders.get(who) ?? []), viewer]);
  }

  /** What a seat does or takes back itself makes void what it had prepared. */
  private forgetPrepared({ cause }: MatchEntry): void {
    if (cause.type !== 'act' && cause.type !== 'undo') return;
    if ((this.at(cause.seat)?.prepared ?? NEWCOMER.prepared).length > 0)
      this.sitters.change(cause.seat, { prepared: NEWCOMER.prepared });
  }

  private enter(entry: MatchEntry, at: number): void {
    this.history.enter(entry, at);
    if (entry.cause.type === 'undo' && this.proposal?.wish.type === 'undo') this.proposal = null;
    if (this.match?.over !== true) return;
    this.phase = 'over';
    this.proposal = null;
  }
}

/** For whom no time goes by, whoever sits there then. */
const timeOff = (sitters: Sitters): TimeOff => ({
  get bots() {
    return sitters.bots;
  },
  holidays: seat => sitters.at(seat)?.holidays ?? NEWCOMER.holidays,
});

/** A word that was promised, and until when it is good. */
const claimToken = ({
  at,
  commitment,
  own = false,
}: {
  at: number;
  commitment: string;
  own?: boolean;
}): ClaimToken => ({
  commitment,
  since: at,
  until: at + (own ? OWN_TOKEN_TIME : HOST_TOKEN_TIME),
  own,
});
