/**
 * What is remembered of a game that is over: who played, how it ended, how long it took. It is small, made once when the game ends,
 * and holds nothing that was ever hidden: whoever wants the game itself asks for its replay.
 */
import { includes, type Seat } from '@havre/engine/kernel/seats.ts';
import type { RecordedEvent } from '../model/events.ts';
import type { Origin } from '../model/origin.ts';
import type { Table } from '../model/table.ts';

export interface RecordedPlayer {
  readonly name: string;
  /** Which bot it was; null for a person. */
  readonly bot: string | null;
  /** By which this person is told from others of the same name, for whoever reads; null for bots and for those who share a device. */
  readonly mark: string | null;
  /** The side it played for: those who win or lose as one have the same. Null where nobody has won and nobody has lost. */
  readonly side: string | null;
  readonly place: number | null;
  readonly score: number | null;
  /** Its part of the win, from 0 to 1. */
  readonly share: number;
  /** Whether it had left the game for good. */
  readonly left: boolean;
}

export interface GameRecord {
  readonly table: string;
  readonly game: string;
  /** Where it had been played before it came to this table; a game that was branched off is a study and counts for nothing. */
  readonly origin: Origin['type'] | null;
  /** In milliseconds. */
  readonly beganAt: number;
  readonly endedAt: number;
  /** How many answers were given in all. */
  readonly moves: number;
  /** How many sides there were, such as that of a ghost with nobody's seat; absent in what was remembered before these were counted. */
  readonly sides?: number;
  /** By seat. */
  readonly players: readonly RecordedPlayer[];
}

/** A game as somebody who played in it remembers it. */
export interface OwnGameRecord extends GameRecord {
  /** The own seat; null where it is not known which it was. */
  readonly seat: Seat | null;
}

/**
 * What is remembered of the game of a table; null while it is not over.
 * @example const record = recordOf(table, who => markFor(reader, who));
 */
export function recordOf(table: Table, markOf: (who: string) => string | null): GameRecord | null {
  const { match, events, origin, history } = table;
  const outcome = match?.outcome ?? null;
  if (match?.over !== true || outcome === null) return null;
  const players = table.sitters.all.map((sitter, seat): RecordedPlayer => {
    const side = outcome.void ? undefined : outcome.sides.find(({ seats }) => includes(seats, seat));
    const parts = outcome.void ? 1 : outcome.parts;
    return {
      name: sitter?.name ?? '',
      bot: sitter?.who == null ? (sitter?.bot ?? null) : null,
      mark: sitter?.who == null ? null : markOf(sitter.who),
      ...{ side: side?.side ?? null, place: side?.place ?? null, score: side?.score ?? null },
      share: (side?.share ?? 0) / parts,
      left: includes(history.gone, seat),
    };
  });
  return {
    ...{ table: table.id, game: table.plan.game, origin: origin?.type ?? null },
    beganAt: events.find(isBeginning)?.at ?? table.createdAt,
    endedAt: events.findLast(isEntry)?.at ?? table.createdAt,
    moves: table.entries.filter(({ cause }) => cause.type === 'act').length,
    ...(outcome.void ? {} : { sides: outcome.sides.length }),
    players,
  };
}

const isBeginning = ({ type }: RecordedEvent): boolean => type === 'began' || type === 'resumed';
const isEntry = ({ type }: RecordedEvent): boolean => type === 'entry' || isBeginning({ type } as RecordedEvent);
