/**
 * Whether a table that was kept is still what it was: its whole game is played again, entry by entry, under the rules it
 * was played by, and compared with what was written down at the time.
 *
 * The rules change with every version of the program; this names the first thing that would now be different.
 */
import { canonical } from '@havre/engine/kernel/canonical.ts';
import { Stream, WrongDraw } from '@havre/engine/kernel/chance.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import { randomNumbersOf } from '@havre/engine/kernel/fair.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { ImpossibleTable, Match } from '@havre/engine/kernel/match.ts';
import { rulesOf } from '@havre/engine/kernel/position.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import type { ReplayFlaw } from '@havre/engine/kernel/replay.ts';
import type { RecordedEvent } from '../model/events.ts';
import { type TableSnapshot, usableSnapshot } from '../model/match-history.ts';
import type { Games } from '../model/plan.ts';
import { Table, type TablePhase } from '../model/table.ts';
import { primitives } from '../runtime/crypto-primitives.ts';

/** What can be wrong with a table: with its game, or with what was kept of it. */
export type TableFlaw =
  | Exclude<ReplayFlaw, 'other-outcome' | 'other-stream' | 'bad-proof'>
  /** The game is not on the shelf. */
  | 'unknown-game'
  /** What was kept is no table, or not one that a server could go on with. */
  | 'unreadable'
  /** The rules break down over an entry. */
  | 'rules-fail';

/** The first thing that is different, the entry of the game it is in if it is in one, and why the rules refuse it. */
export interface Difference {
  readonly flaw: TableFlaw;
  readonly entry: number | null;
  readonly refusal?: Refusal;
}

export interface TableCheck {
  readonly game: string;
  /** Null if the table cannot even be read. */
  readonly phase: TablePhase | null;
  /** How many entries and draws were played again and agree. */
  readonly entries: number;
  readonly draws: number;
  readonly difference: Difference | null;
}

export interface CheckOptions {
  readonly snapshot: TableSnapshot | null;
  readonly games: Games;
}

/**
 * Plays everything that happened at a table again.
 * @example const { difference } = checkTable(events, { snapshot, games: gamesOnShelf });
 */
export function checkTable(events: readonly RecordedEvent[], { snapshot, games }: CheckOptions): TableCheck {
  const [created] = events;
  const count = { entries: 0, draws: 0 };
  const game = created?.type === 'created' ? created.plan.game : '';
  try {
    if (created?.type !== 'created') throw new Different({ flaw: 'unreadable', entry: null });
    const box = games(game);
    if (box === undefined) throw new Different({ flaw: 'unknown-game', entry: null });
    playAgain(events, box, usableSnapshot(box, snapshot), count);
    // As the server itself would read it, with its snapshot: only then will the table be gone on with.
    const { phase } = Table.fromEvents(events, { snapshot, games });
    return { game, phase, ...count, difference: null };
  } catch (error) {
    const difference = error instanceof Different ? error.difference : { flaw: 'unreadable' as const, entry: null };
    return { game, phase: null, ...count, difference };
  }
}

class Different extends Error {
  override name = 'Different';
  readonly difference: Difference;

  constructor(difference: Difference, options?: ErrorOptions) {
    super(difference.flaw, options);
    this.difference = difference;
  }
}

interface Count {
  entries: number;
  draws: number;
}

function playAgain(events: readonly RecordedEvent[], box: Game, snapshot: TableSnapshot | null, count: Count): void {
  const { secret, origin, plan: first, table } = events[0] as Extract<RecordedEvent, { type: 'created' }>;
  const start = events.findIndex(({ type }) => type === 'began' || type === 'resumed');
  const plan = events.findLast(event => event.type === 'replanned')?.plan ?? first;
  const began = events[start];
  const version = began?.type === 'began' ? began.rules : origin?.rules;
  if (version === undefined) return;
  const rules = rulesOf(box, version);
  if (rules === undefined) {
    // What was brought up to date goes on from its snapshot, and its past is no longer played again.
    if (snapshot !== null && rulesOf(box, snapshot.saved.version) !== undefined) return;
    throw new Different({ flaw: 'no-such-rules', entry: null });
  }
  let match: Match | null = null;
  const repeat = (entry: MatchEntry, stream?: (position: number) => Stream): void => {
    const dice = () => (stream === undefined ? {} : { chance: stream(0) });
    match = again(match, entry, () => Match.again(rules, { ...plan, ...dice() }, entry));
    compare(match, entry, snapshot);
    count.entries++;
    count.draws += entry.draws.length;
  };
  // What was played elsewhere has no dice of this table: which fell is all there is.
  for (const entry of origin?.entries ?? []) repeat(entry);
  if (began === undefined) return;
  const { openings } = Table.fromEvents(events.slice(0, start), { games: () => box }).sitters;
  const stream = (position: number) => new Stream(randomNumbersOf(primitives, { table, secret, openings }), position);
  if (origin !== undefined) match = goneOn(match, rules, { stream, entries: origin.entries });
  for (const event of events.slice(start))
    if (event.type === 'began' || event.type === 'entry') repeat(event.entry, stream);
}

/** What was played elsewhere, with the dice of this table from there on. */
function goneOn(
  match: Match | null,
  rules: Game,
  { stream, entries }: { stream: (position: number) => Stream; entries: readonly MatchEntry[] },
): Match {
  if (match === null) throw new Different({ flaw: 'no-start', entry: 0 });
  return Match.load(rules, match.save(), stream, entries);
}

function compare(match: Match, entry: MatchEntry, snapshot: TableSnapshot | null): void {
  if (canonical(match.log.at(-1)?.events) !== canonical(entry.events))
    throw new Different({ flaw: 'other-events', entry: entry.seq });
  if (snapshot?.saved.seq === entry.seq && canonical(match.save()) !== canonical(snapshot.saved))
    throw new Different({ flaw: 'other-position', entry: entry.seq });
}

/** One entry, done again; whatever the rules or the dice object to is the difference. */
function again(match: Match | null, entry: MatchEntry, begin: () => Match): Match {
  const seq = match === null ? 0 : match.seq + 1;
  if (match === null && entry.cause.type !== 'start') throw new Different({ flaw: 'no-start', entry: 0 });
  if (entry.seq !== seq) throw new Different({ flaw: 'wrong-number', entry: seq });
  try {
    if (match === null) return begin();
    const result = match.repeat(entry);
    if (isRefusal(result)) throw new Different({ flaw: 'refused', entry: seq, refusal: result });
    return match;
  } catch (error) {
    if (error instanceof WrongDraw) throw new Different({ flaw: error.flaw, entry: seq });
    if (error instanceof ImpossibleTable)
      throw new Different({ flaw: 'no-such-table', entry: null, refusal: error.refusal });
    if (error instanceof Different) throw error;
    throw new Different({ flaw: 'rules-fail', entry: seq }, { cause: error });
  }
}
