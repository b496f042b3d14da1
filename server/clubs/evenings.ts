/**
 * An evening of a club: an open invitation for one game. Who is there is seated at tables, and anew for every round; what they win in each
 * counts for who plays with whom in the next.
 */
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import { newId } from '@havre/table/model/ids.ts';
import { type Games, type Plan, planned } from '@havre/table/model/plan.ts';
import { type KeptRecord, RecordConflict, type Records } from '../storage/records.ts';
import { type ClubGame, clubGameOf, clubOwner, clubTable } from './club-games.ts';
import type { Member } from './clubs.ts';
import { pointsAt } from './evening-points.ts';
import { type EveningGuest, type SeatingRound, seatRound, tableSizes } from './evening-seating.ts';

/** The open invitation. */
export interface Evening {
  readonly evening: string;
  readonly game: string;
  /** How many are wanted at a table. */
  readonly size: number;
  readonly startedAt: number;
}

export interface RoundTable {
  readonly table: string;
  readonly members: readonly string[];
  /** How it ended; null while it has not. */
  readonly result: ClubGame | null;
}

export interface RoundOfEvening {
  readonly number: number;
  readonly tables: readonly RoundTable[];
  readonly resting: readonly string[];
}

export interface WholeEvening extends Evening {
  /** Who is there. */
  readonly guests: readonly string[];
  readonly rounds: readonly RoundOfEvening[];
  /** What everybody has won, the most first. */
  readonly points: readonly { readonly member: string; readonly points: number }[];
}

interface KeptGuest {
  readonly who: Identity;
  readonly name: string;
  readonly mark: string;
}

interface KeptRound extends SeatingRound {
  readonly number: number;
  /** The ids of the tables, in the same order. */
  readonly ids: readonly string[];
}

export interface EveningsDeps {
  readonly records: Records;
  readonly lobby: Lobby;
  readonly games: Games;
  readonly now: () => number;
}

const EVENING = 'evening';
const GUEST = 'evening-guest';
const ROUND = 'evening-round';
const MOST_GUESTS = 500;
const MOST_ROUNDS = 50;
const owner = (evening: string): string => `evening ${evening}`;

export class Evenings {
  private readonly deps: EveningsDeps;

  constructor(deps: EveningsDeps) {
    this.deps = deps;
  }

  /** Opens an evening; or says why there can be none. */
  async open(club: string, game: string, size: number): Promise<Refusal | null> {
    const { records, games, now } = this.deps;
    const seats = games(game)?.seats;
    if (seats === undefined) return refuse('unknown-game', undefined, 'there is no such game');
    if (size < seats.min || size > seats.max) return refuse('wrong-seats', seats.rule);
    const evening: Evening = { evening: newId(), game, size, startedAt: now() };
    try {
      const body = JSON.stringify(evening);
      await records.writeRecords({ add: [{ kind: EVENING, id: club, owner: clubOwner(club), at: now(), body }] });
      return null;
    } catch (error) {
      if (error instanceof RecordConflict) return refuse('evening-open', undefined, 'there is an evening already');
      throw error;
    }
  }

  /** Ends the evening of a club; what was played stays. */
  async end(club: string): Promise<void> {
    const { records } = this.deps;
    const evening = await this.evening(club);
    if (evening === null) return;
    await records.writeRecords({ remove: [{ kind: EVENING, id: club }] });
    await records.removeRecordsOf(owner(evening.evening));
  }

  /** A member is there, or goes. */
  async attend(club: string, who: Identity, { mark, name }: Member, isHere: boolean): Promise<Refusal | null> {
    const { records, now } = this.deps;
    const evening = await this.evening(club);
    if (evening === null) return refuse('no-evening', undefined, 'there is no evening at the moment');
    const id = `${evening.evening} ${mark}`;
    const guest: KeptGuest = { who, name, mark };
    const kept = { kind: GUEST, id, owner: owner(evening.evening), at: now(), body: JSON.stringify(guest) };
    await records.writeRecords(isHere ? { put: [kept] } : { remove: [{ kind: GUEST, id }] });
    return null;
  }

  /** The open invitation of a club; null if there is none. */
  async evening(club: string): Promise<Evening | null> {
    const kept = await this.deps.records.record(EVENING, club);
    return kept === null ? null : (JSON.parse(kept.body) as Evening);
  }

  /** Whether a member has said that they are there. */
  hasGuest = async ({ evening }: Evening, mark: string): Promise<boolean> =>
    (await this.deps.records.record(GUEST, `${evening} ${mark}`)) !== null;

  /** The evening of a club with everything that has happened; null if there is none. */
  async whole(club: string): Promise<WholeEvening | null> {
    const evening = await this.evening(club);
    if (evening === null) return null;
    const [guests, kept] = await Promise.all([this.guests(evening), this.rounds(evening)]);
    const rounds = await Promise.all(kept.map(round => this.withResults(club, round)));
    const points = new Map<string, number>();
    for (const { result } of rounds.flatMap(({ tables }) => tables))
      for (const [member, more] of pointsAt(result?.players ?? []))
        points.set(member, (points.get(member) ?? 0) + more);
    const listed = [...points].map(([member, sum]) => ({ member, points: sum }));
    return {
      ...evening,
      guests: guests.map(({ mark }) => mark),
      rounds,
      points: listed.sort((one, other) => other.points - one.points),
    };
  }

  /**
   * Seats whoever is there for the next round, if it is still the next: of two who ask for it at the same time both get the same.
   * @example const refusal = await evenings.nextRound(club, identity, 0);
   */
  async nextRound(club: string, host: Identity, after: number): Promise<Refusal | null> {
    const { records, games } = this.deps;
    const evening = await this.whole(club);
    if (evening === null) return refuse('no-evening', undefined, 'there is no evening at the moment');
    const guests = await this.guests(evening);
    if (evening.rounds.length > after) return this.layOut(club, host, evening, after + 1, guests);
    if (evening.rounds.length < after || after >= MOST_ROUNDS)
      return refuse('stale', undefined, 'that is not the next round');
    const seats = games(evening.game)?.seats ?? { min: 2, max: 2 };
    const sizes = tableSizes(guests.length, seats, evening.size);
    if (sizes.length === 0) return refuse('too-few', undefined, `at least ${seats.min} people have to be there`);
    for (const size of sizes) {
      const plan = planned(planOf(evening.game, size), games);
      if (isRefusal(plan)) return plan;
    }
    const round = seatRound(guestsFor(evening, guests), sizes);
    const body: KeptRound = { ...round, number: after + 1, ids: round.tables.map(() => newId()) };
    try {
      await records.writeRecords({ add: [roundRecord(evening, body)] });
    } catch (error) {
      if (!(error instanceof RecordConflict)) throw error; // somebody else has pressed it at the same time
    }
    return this.layOut(club, host, evening, after + 1, guests);
  }

  /** The tables of a round, as far as they are not there yet. */
  private async layOut(
    club: string,
    host: Identity,
    evening: Evening,
    number: number,
    guests: readonly KeptGuest[],
  ): Promise<Refusal | null> {
    const { records, lobby, now } = this.deps;
    const round = (await this.rounds(evening)).find(one => one.number === number);
    for (const [i, id] of (round?.ids ?? []).entries()) {
      const marks = round?.tables[i] ?? [];
      if ((await lobby.room(id)) !== null) continue;
      const people = marks.flatMap(mark => guests.filter(guest => guest.mark === mark));
      const room = await lobby.seat(id, host, planOf(evening.game, marks.length), people);
      if (isRefusal(room)) return room;
      await records.writeRecords({ put: [clubTable(club, id, now())] });
    }
    return null;
  }

  private async guests({ evening }: Evening): Promise<readonly KeptGuest[]> {
    const kept = await this.deps.records.recordsUntil(owner(evening), GUEST, Number.MAX_SAFE_INTEGER, MOST_GUESTS);
    return kept.map(({ body }) => JSON.parse(body) as KeptGuest);
  }

  private async rounds({ evening }: Evening): Promise<readonly KeptRound[]> {
    const kept = await this.deps.records.recordsUntil(owner(evening), ROUND, MOST_ROUNDS, MOST_ROUNDS);
    return kept.map(({ body }) => JSON.parse(body) as KeptRound);
  }

  private async withResults(club: string, { number, tables, ids, resting }: KeptRound): Promise<RoundOfEvening> {
    const results = await Promise.all(ids.map(id => clubGameOf(this.deps.records, club, id)));
    const shown = ids.map((table, i) => ({ table, members: tables[i] ?? [], result: results[i] ?? null }));
    return { number, tables: shown, resting };
  }
}

const roundRecord = ({ evening }: Evening, round: KeptRound): KeptRecord => ({
  ...{ kind: ROUND, id: `${evening} ${round.number}`, owner: owner(evening), at: round.number },
  body: JSON.stringify(round),
});

const planOf = (game: string, seats: number): Plan => ({
  ...{ game, options: {}, seats, visibility: 'private', clock: { type: 'none' }, hints: false, botPace: 800 },
});

function guestsFor({ rounds, points }: WholeEvening, guests: readonly KeptGuest[]): EveningGuest[] {
  const sums = new Map(points.map(one => [one.member, one.points]));
  return guests.map(({ mark }) => {
    const met = new Map<string, number>();
    for (const { members } of rounds.flatMap(({ tables }) => tables))
      if (members.includes(mark))
        for (const other of members) if (other !== mark) met.set(other, (met.get(other) ?? 0) + 1);
    const rests = rounds.filter(({ resting }) => resting.includes(mark)).length;
    return { member: mark, points: sums.get(mark) ?? 0, met, rests };
  });
}
