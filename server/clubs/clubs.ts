/** Clubs: a name and a link. Whoever has the link may become a member; members see each other, their tables and their standings. */
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import { areAlike, nameRefusal } from '@havre/table/commands/player-names.ts';
import type { Identity } from '@havre/table/model/events.ts';
import { newId } from '@havre/table/model/ids.ts';
import { type KeptRecord, RecordConflict, type Records } from '../storage/records.ts';
import { type ClubGame, clubGames, clubOfTable, clubOwner, clubTable, memberMark } from './club-games.ts';
import { type ClubStanding, ClubStandings } from './club-ratings.ts';
import { type Season, seasonTimes } from './seasons.ts';

export interface Club {
  readonly club: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface Member {
  /** By what the others of the club know them. */
  readonly mark: string;
  readonly name: string;
  readonly isHost: boolean;
  readonly since: number;
}

/** As a member is kept: by whom they are, too, so that the club can call them. Nobody is shown it. */
interface KeptMember extends Member {
  /** Missing of those who have joined before clubs called anybody, until they come by. */
  readonly who?: Identity;
}

/** Bounds that no club of friends reaches. */
const MOST_MEMBERS = 500;
const MOST_CLUBS = 20;
/** So many seasons of clubs are remembered in memory. */
const MOST_CACHED = 200;

const CLUB = 'club';
const MEMBER = 'club-member';
const MEMBERSHIP = 'membership';

export interface SeasonOfClub {
  /** Which games were played at all. */
  readonly played: readonly string[];
  /** The latest first. */
  readonly games: readonly ClubGame[];
  readonly standings: readonly ClubStanding[];
}

interface KnownSeason {
  /** The latest first. */
  readonly games: ClubGame[];
  readonly standings: Map<string, ClubStandings>;
}

/** Under this name are the standings over all games. */
const ALL_GAMES = '';

export class Clubs {
  private readonly records: Records;
  private readonly now: () => number;
  private readonly seasons = new Map<string, KnownSeason>();

  constructor(records: Records, now: () => number) {
    this.records = records;
    this.now = now;
  }

  /** A new club; who makes it is its host. */
  async found(who: Identity, name: string, own: string): Promise<Club | Refusal> {
    const flaw = nameRefusal(name) ?? nameRefusal(own);
    if (flaw !== null) return flaw;
    if ((await this.clubsOf(who)).length >= MOST_CLUBS) return refuse('too-many-clubs');
    const club: Club = { club: newId(), name: name.trim(), createdAt: this.now() };
    const kept = {
      kind: CLUB,
      id: club.club,
      owner: clubOwner(club.club),
      at: club.createdAt,
      body: JSON.stringify(club),
    };
    await this.records.writeRecords({ add: [kept, ...this.memberRecords(club.club, who, own, true)] });
    return club;
  }

  async club(id: string): Promise<Club | null> {
    const kept = await this.records.record(CLUB, id);
    return kept === null ? null : (JSON.parse(kept.body) as Club);
  }

  async clubsOf(who: Identity): Promise<readonly Club[]> {
    const memberships = await this.records.recordsOf(who, MEMBERSHIP, MOST_CLUBS);
    const clubs = await Promise.all(memberships.map(({ body }) => this.club((JSON.parse(body) as Club).club)));
    return clubs.filter(club => club !== null);
  }

  /** The members, the oldest first. */
  async members(club: string): Promise<readonly Member[]> {
    return (await this.keptMembers(club)).map(({ who: _, ...member }) => member);
  }

  /** Who the members are, for nobody but the server itself. */
  async identitiesIn(club: string): Promise<readonly Identity[]> {
    return (await this.keptMembers(club)).flatMap(({ who }) => who ?? []);
  }

  /** Somebody as a member; null if they are none. From then on the club can call them. */
  async member(club: string, who: Identity): Promise<Member | null> {
    const kept = await this.records.record(MEMBER, memberId(club, memberMark(club, who)));
    if (kept === null) return null;
    const { who: known, ...member } = JSON.parse(kept.body) as KeptMember;
    if (known === undefined) await this.records.writeRecords({ put: [memberRecord(club, { ...member, who })] });
    return member;
  }

  /** Whoever has the link becomes a member, or a member another name. */
  async join(club: string, who: Identity, name: string): Promise<Refusal | null> {
    const mark = memberMark(club, who);
    const members = await this.members(club);
    const before = members.find(member => member.mark === mark);
    const flaw = nameRefusal(name);
    if (flaw !== null) return flaw;
    if (members.some(other => other.mark !== mark && areAlike(other.name, name))) return refuse('name-taken');
    if (before === undefined && members.length >= MOST_MEMBERS) return refuse('club-full');
    if (before === undefined && (await this.clubsOf(who)).length >= MOST_CLUBS) return refuse('too-many-clubs');
    const put = this.memberRecords(club, who, name, before?.isHost ?? false, before?.since);
    await this.records.writeRecords({ put });
    return null;
  }

  /** A member goes. The oldest of the others is the host if it was the host; with the last one the club is no more. */
  async leave(club: string, who: Identity): Promise<void> {
    const own = await this.member(club, who);
    if (own === null) return;
    const others = (await this.keptMembers(club)).filter(({ mark }) => mark !== own.mark);
    await this.records.writeRecords({
      remove: [
        { kind: MEMBER, id: memberId(club, own.mark) },
        { kind: MEMBERSHIP, id: `${who} ${club}` },
      ],
    });
    const [heir] = others;
    if (heir === undefined) return this.records.removeRecordsOf(clubOwner(club));
    if (own.isHost) await this.records.writeRecords({ put: [memberRecord(club, { ...heir, isHost: true })] });
  }

  /** Somebody is forgotten: they leave all their clubs. */
  async forget(who: Identity): Promise<void> {
    for (const { club } of await this.clubsOf(who)) await this.leave(club, who);
  }

  /** A table of a member becomes one of the club's. */
  async addTable(club: string, table: string): Promise<void> {
    try {
      await this.records.writeRecords({ add: [clubTable(club, table, this.now())] });
    } catch (error) {
      if (!(error instanceof RecordConflict)) throw error; // it is one already
    }
  }

  /** People of a table play again at another one: if the first is of a club, so is the second. */
  async followTable(table: string, next: string): Promise<void> {
    const club = await clubOfTable(this.records, table);
    if (club !== null) await this.addTable(club, next);
  }

  /**
   * How the members stand over a season, in a game or in all of them, and which games they have played in it; null if there is no such
   * season.
   * @example const { standings } = await clubs.season(club, '2026-4', 'jamaica');
   */
  async season(club: string, season: Season, game?: string): Promise<SeasonOfClub | null> {
    const times = seasonTimes(season);
    if (times === null) return null;
    const known = await this.seasonUpToNow(`${club} ${season}`, club, times);
    const games = known.games.filter(one => game === undefined || one.game === game);
    const played = [...new Set(known.games.map(one => one.game))];
    return { played, games, standings: known.standings.get(game ?? ALL_GAMES)?.list() ?? [] };
  }

  /** What is known of a season stays known; games that have ended since are added. */
  private async seasonUpToNow(key: string, club: string, times: { from: number; until: number }): Promise<KnownSeason> {
    const known = this.seasons.get(key) ?? { games: [], standings: new Map<string, ClubStandings>() };
    const from = known.games[0]?.endedAt ?? times.from;
    const since = await clubGames(
      this.records,
      club,
      { ...times, from },
      new Set(known.games.map(({ table }) => table)),
    );
    // Two who ask at the same time have read the same: it counts once.
    const counted = new Set(known.games.map(({ table }) => table));
    for (const game of since.toReversed()) {
      if (counted.has(game.table)) continue;
      known.games.unshift(game);
      for (const name of [ALL_GAMES, game.game]) {
        const standings = known.standings.get(name) ?? new ClubStandings();
        known.standings.set(name, standings);
        standings.take(game);
      }
    }
    this.seasons.delete(key);
    this.seasons.set(key, known);
    if (this.seasons.size > MOST_CACHED) this.seasons.delete([...this.seasons.keys()][0] ?? '');
    return known;
  }

  private async keptMembers(club: string): Promise<readonly KeptMember[]> {
    const kept = await this.records.recordsUntil(clubOwner(club), MEMBER, Number.MAX_SAFE_INTEGER, MOST_MEMBERS);
    return kept.map(({ body }) => JSON.parse(body) as KeptMember);
  }

  private memberRecords(club: string, who: Identity, name: string, isHost: boolean, since = this.now()): KeptRecord[] {
    const member: KeptMember = { who, mark: memberMark(club, who), name: name.trim(), isHost, since };
    const membership = { kind: MEMBERSHIP, id: `${who} ${club}`, owner: who, at: since };
    return [memberRecord(club, member), { ...membership, body: JSON.stringify({ club }) }];
  }
}

const memberId = (club: string, mark: string): string => `${club} ${mark}`;

const memberRecord = (club: string, member: KeptMember): KeptRecord => ({
  ...{ kind: MEMBER, id: memberId(club, member.mark), owner: clubOwner(club), at: member.since },
  body: JSON.stringify(member),
});
