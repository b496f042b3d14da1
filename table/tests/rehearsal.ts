/** A table without a store, for tests of what may be done there: commands in, refusals out. */
import { aquatika } from '@havre/engine/games/aquatika/game.ts';
import { decrypto } from '@havre/engine/games/decrypto/game.ts';
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import type { Question } from '@havre/engine/kernel/question.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import { only, PUBLIC, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { abacus } from '@havre/engine/kernel/tests/miniatures/abacus.ts';
import { broadside } from '@havre/engine/kernel/tests/miniatures/broadside.ts';
import { shells } from '@havre/engine/kernel/tests/miniatures/shells.ts';
import { type Whispers, whispers } from '@havre/engine/kernel/tests/miniatures/whispers.ts';
import { tiny } from '@havre/engine/kernel/tests/tiny-game.ts';
import type { Command } from '../commands/command.ts';
import { decide } from '../commands/decide.ts';
import { preparedPlays, preparedTaskAt } from '../commands/prepared-answers.ts';
import { standingPlays, standingTaskAt } from '../commands/standing-answers.ts';
import type { EventsOrRefusal, Identity, RecordedEvent, TableEvent } from '../model/events.ts';
import type { TableSnapshot } from '../model/match-history.ts';
import type { Games, Plan } from '../model/plan.ts';
import { Table } from '../model/table.ts';
import type { CommandContext } from '../room/presence.ts';
import { primitives } from '../runtime/crypto-primitives.ts';
import type { ViewerEvent } from '../viewing/viewer-events.ts';
import { viewerEventsSince } from '../viewing/viewer-feed.ts';

/** Whispers with a door that stays open: a listener may leave, and somebody else may have the seat. */
const revolving: Game<Whispers> = {
  ...whispers,
  id: 'revolving',
  external: {
    ...whispers.external,
    left(s, { seat }) {
      s.listeners &= ~only(seat);
      return null;
    },
  },
};

const box: readonly Game[] = [fujiFlush, aquatika, decrypto, abacus, broadside, revolving, shells, tiny, whispers];

/** The games of these tests: one on the shelf, and miniatures that need what it does not. */
export const games: Games = id => box.find(game => game.id === id);

export const aPlan = (changes: Partial<Plan> = {}): Plan => ({
  game: 'fuji-flush',
  options: {},
  seats: 3,
  visibility: 'public',
  clock: { type: 'none' },
  hints: false,
  botPace: 0,
  ...changes,
});

export const PEOPLE: readonly Identity[] = ['anne', 'bert', 'cleo', 'dora', 'emil', 'fred'];

/** Entropy of a person, always the same, in hex. */
export const entropyOf = (who: Identity, round = 0): string =>
  Buffer.from(`${who} ${round}`.padEnd(32, '.')).toString('hex');

export const commitmentOf = (who: Identity, round = 0): string => commitmentTo(primitives, entropyOf(who, round));

export class Rehearsal {
  table: Table;
  now = 1_000_000;
  /** When people were last seen there; whoever is not in it has been away for ever. */
  readonly seen = new Map<Identity, number>();

  constructor(changes: Partial<Plan> = {}, host: Identity = 'anne') {
    const secret = 'ab'.repeat(32);
    const commitment = commitmentTo(primitives, secret);
    const plan = aPlan(changes);
    const created: TableEvent = { type: 'created', table: 't1', code: 'K7PQ2X', plan, host, secret, commitment };
    this.table = Table.fromEvents([{ ...created, seq: 0, at: this.now }], { games });
  }

  /** Everybody sits in the order of the alphabet, ready and with their entropy shown: the game has begun. */
  static begun(changes: Partial<Plan> = {}): Rehearsal {
    const rehearsal = Rehearsal.ready(changes);
    rehearsal.must('anne', { type: 'start' });
    for (const who of rehearsal.people) rehearsal.must(who, { type: 'open', entropy: entropyOf(who) });
    return rehearsal;
  }

  static ready(changes: Partial<Plan> = {}): Rehearsal {
    const rehearsal = new Rehearsal(changes);
    rehearsal.people.forEach((who, seat) => {
      rehearsal.must(who, { type: 'sit', seat, name: who.toUpperCase() });
      rehearsal.must(who, { type: 'ready', commitment: commitmentOf(who) });
    });
    return rehearsal;
  }

  get people(): readonly Identity[] {
    return PEOPLE.slice(0, this.table.plan.seats);
  }

  /** What a person's command leads to: null, or why not. */
  try(who: Identity, command: Command): Refusal | null {
    return this.take(decide(this.table, who, command, this.moment));
  }

  private get moment(): CommandContext {
    return { now: this.now, seenAt: who => this.seen.get(who) ?? Number.NEGATIVE_INFINITY };
  }

  must(who: Identity, command: Command): void {
    const refusal = this.try(who, command);
    if (refusal !== null) throw new Error(`${who} may not ${command.type}: ${JSON.stringify(refusal)}`);
  }

  take(decision: EventsOrRefusal): Refusal | null {
    if (isRefusal(decision)) return decision;
    for (const event of decision) this.table.evolve({ ...event, seq: this.table.seq + 1, at: this.now });
    const prepared = preparedTaskAt(this.table);
    if (prepared !== null) return this.take(preparedPlays(this.table, prepared));
    const task = standingTaskAt(this.table);
    return task === null ? null : this.take(standingPlays(this.table, task));
  }

  play(seat: Seat, action: AnyAction & Record<string, unknown>): Refusal | null {
    return this.try(this.people[seat] ?? '', { type: 'play', action });
  }

  /** The first thing a seat may do. */
  first(seat: Seat): AnyAction & Record<string, unknown> {
    const [act] = this.question(seat).legal;
    if (act === undefined) throw new Error(`seat ${seat} may do nothing`);
    return { ...act };
  }

  question(seat: Seat): Question<AnyAction> {
    const question = this.match.asked(seat);
    if (question === null) throw new Error(`seat ${seat} is not asked`);
    return question;
  }

  get match(): Match {
    const { match } = this.table;
    if (match === null) throw new Error('the game has not begun');
    return match;
  }

  /** Whose turn it is in Fuji Flush. */
  get turn(): Seat {
    return (this.match.view(PUBLIC) as { turn: Seat }).turn;
  }

  events(viewer: Viewer, heard = 0): readonly ViewerEvent[] {
    return viewerEventsSince(this.table, viewer, heard);
  }

  /** The same table, read from what was written down. */
  reread(snapshot: TableSnapshot | null = null): Table {
    const events = JSON.parse(JSON.stringify(this.table.events)) as RecordedEvent[];
    return Table.fromEvents(events, { snapshot, games });
  }
}
