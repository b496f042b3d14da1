/** What somebody's finished games add up to, game by game. Pure: the same on any device, for games of a server and of the device alike. */
import type { OwnGameRecord, RecordedPlayer } from '@havre/table/history/game-record.ts';

/** Somebody one has played against: a person, or bots of one level. */
export interface Opponent {
  readonly key: string;
  readonly name: string;
  readonly bot: string | null;
  readonly games: number;
  /** How often one was placed before, level with, or behind them. */
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
}

/** A month of games: `2026-05`. */
export interface Month {
  readonly month: string;
  readonly games: number;
  readonly wins: number;
}

/** What is worth telling; each names the game it was in. Null while there is none. */
export interface Feats<R extends OwnGameRecord> {
  readonly bestScore: R | null;
  readonly quickestWin: R | null;
  readonly longestGame: R | null;
  /** The most games in a row that were won, alone or together with others. */
  readonly longestStreak: number;
}

export interface GameStatistics<R extends OwnGameRecord = OwnGameRecord> {
  readonly game: string;
  /** Games that count: those with a result, played from their beginning. */
  readonly games: number;
  /** Wins, a shared one as the part of it that was one's own. */
  readonly wins: number;
  /** How many wins chance alone would have given. */
  readonly expectedWins: number;
  /** How often each place was reached, the first first. */
  readonly places: readonly number[];
  readonly months: readonly Month[];
  readonly opponents: readonly Opponent[];
  readonly feats: Feats<R>;
}

/** The own player of a game, where it is known. */
export const ownPlayer = ({ players, seat }: OwnGameRecord): RecordedPlayer | null =>
  seat === null ? null : (players[seat] ?? null);

/** Whether a game has a result that counts. */
export const counts = (record: OwnGameRecord): boolean =>
  record.origin !== 'branched' && (ownPlayer(record)?.place ?? null) !== null;

export const isWon = (record: OwnGameRecord): boolean => (ownPlayer(record)?.share ?? 0) > 0;

/**
 * One for each game that was played, the most played first.
 * @example statisticsOf(records)[0]?.wins
 */
export function statisticsOf<R extends OwnGameRecord>(records: readonly R[]): GameStatistics<R>[] {
  const byGame = Map.groupBy(records.filter(counts), ({ game }) => game);
  return [...byGame]
    .map(([game, played]) =>
      ofGame(
        game,
        played.toSorted((one, other) => one.endedAt - other.endedAt),
      ),
    )
    .sort((one, other) => other.games - one.games);
}

/** The oldest game first. */
function ofGame<R extends OwnGameRecord>(game: string, records: readonly R[]): GameStatistics<R> {
  const places: number[] = [];
  for (const record of records) {
    const place = (ownPlayer(record)?.place ?? 1) - 1;
    while (places.length <= place) places.push(0);
    places[place] = (places[place] ?? 0) + 1;
  }
  return {
    game,
    games: records.length,
    wins: sum(records.map(record => ownPlayer(record)?.share ?? 0)),
    expectedWins: sum(records.map(record => 1 / sidesIn(record))),
    places,
    months: monthsOf(records),
    opponents: opponentsIn(records),
    feats: featsIn(records),
  };
}

/**
 * How many sides a game had. Where they were not counted nobody's side, such as that of a ghost, shows in the places of the others alone.
 * @example sidesIn(record) // 3, of two people and a ghost
 */
export const sidesIn = ({ players, sides }: OwnGameRecord): number =>
  sides ?? Math.max(new Set(players.map(({ side }) => side)).size, ...players.map(({ place }) => place ?? 0));

function monthsOf(records: readonly OwnGameRecord[]): Month[] {
  const byMonth = Map.groupBy(records, ({ endedAt }) => new Date(endedAt).toISOString().slice(0, 7));
  return [...byMonth].map(([month, played]) => ({ month, games: played.length, wins: played.filter(isWon).length }));
}

function opponentsIn(records: readonly OwnGameRecord[]): Opponent[] {
  const all = new Map<string, Opponent>();
  for (const record of records) {
    const own = ownPlayer(record);
    if (own === null) continue;
    for (const [key, other] of othersIn(record)) {
      const before = all.get(key) ?? { key, name: '', bot: other.bot, games: 0, ahead: 0, level: 0, behind: 0 };
      const difference = (other.place ?? 0) - (own.place ?? 0);
      all.set(key, {
        ...before,
        name: other.name, // as they were called last
        games: before.games + 1,
        ahead: before.ahead + Number(difference > 0),
        level: before.level + Number(difference === 0),
        behind: before.behind + Number(difference < 0),
      });
    }
  }
  return [...all.values()].sort((one, other) => other.games - one.games);
}

/** Those of other sides, each once; of several bots of one level the best placed counts. */
function othersIn(record: OwnGameRecord): Map<string, RecordedPlayer> {
  const own = ownPlayer(record);
  const others = new Map<string, RecordedPlayer>();
  for (const player of record.players) {
    if (player === own || (player.side !== null && player.side === own?.side)) continue;
    const key = player.bot === null ? `person ${player.mark ?? player.name}` : `bot ${player.bot}`;
    const there = others.get(key);
    if (there === undefined || (player.place ?? 0) < (there.place ?? 0)) others.set(key, player);
  }
  return others;
}

const lengthOf = ({ beganAt, endedAt }: OwnGameRecord): number => endedAt - beganAt;

function featsIn<R extends OwnGameRecord>(records: readonly R[]): Feats<R> {
  let streak = 0;
  let longestStreak = 0;
  for (const record of records) {
    streak = isWon(record) ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  const scoreOf = (record: OwnGameRecord): number => ownPlayer(record)?.score ?? Number.NEGATIVE_INFINITY;
  return {
    bestScore: best(
      records.filter(record => Number.isFinite(scoreOf(record))),
      scoreOf,
    ),
    // a game that the others left before anybody had moved is no feat
    quickestWin: best(
      records.filter(record => isWon(record) && record.moves > 0),
      record => -record.moves,
    ),
    longestGame: best(records, lengthOf),
    longestStreak,
  };
}

/** The first of those with the most. */
const best = <R extends OwnGameRecord>(records: readonly R[], amount: (record: R) => number): R | null =>
  records.reduce<R | null>((top, record) => (top === null || amount(record) > amount(top) ? record : top), null);

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
