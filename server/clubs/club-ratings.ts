/**
 * How strong the members of a club are, from the games they have finished against each other, with any number of players and teams. The
 * mathematics is that of OpenSkill (Plackett and Luce); whoever has played little is rated with little confidence, and is shown so.
 */
import { ordinal, type Rating, rate, rating } from 'openskill';
import type { ClubGame } from './club-games.ts';

export interface ClubStanding {
  /** The mark of a member. */
  readonly member: string;
  readonly games: number;
  /** Wins, a shared one as the part of it that was their own. */
  readonly wins: number;
  /** The estimated strength, and how far it may be off either way. */
  readonly strength: number;
  readonly doubt: number;
  /** What they are ranked by: the strength they have at least. */
  readonly sure: number;
}

interface Tally {
  rating: Rating;
  games: number;
  wins: number;
}

/** Within twice the deviation the true strength lies in nineteen of twenty cases. */
const DEVIATIONS = 2;

/**
 * ClubStandings that grow game by game, in the order in which the games ended.
 * @example const table = new ClubStandings(); table.take(game); table.list()
 */
export class ClubStandings {
  private readonly tallies = new Map<string, Tally>();

  /** Members of one side are one team. Guests and bots are rated by nobody, and rate nobody. */
  take({ players }: ClubGame): void {
    const rated = players.filter(({ member, place }) => member !== null && place !== null);
    const teams = [...Map.groupBy(rated, ({ side }) => side).values()];
    for (const { member, share } of rated) {
      const tally = this.tallyOf(member);
      tally.games++;
      tally.wins += share;
    }
    if (teams.length < 2) return;
    const before = teams.map(team => team.map(({ member }) => this.tallyOf(member).rating));
    const after = rate(before, { rank: teams.map(([first]) => first?.place ?? 1) });
    for (const [i, team] of teams.entries())
      for (const [j, { member }] of team.entries()) {
        const tally = this.tallyOf(member);
        tally.rating = after[i]?.[j] ?? tally.rating;
      }
  }

  /** Everybody who has played, the strongest first. */
  list(): ClubStanding[] {
    return [...this.tallies]
      .map(
        ([
          member,
          {
            rating: { mu, sigma },
            games,
            wins,
          },
        ]) => ({
          ...{ member, games, wins, strength: mu, doubt: DEVIATIONS * sigma },
          sure: ordinal({ mu, sigma }),
        }),
      )
      .sort((one, other) => other.sure - one.sure || other.games - one.games);
  }

  private tallyOf(member: string | null): Tally {
    const name = member ?? '';
    const tally = this.tallies.get(name) ?? { rating: rating(), games: 0, wins: 0 };
    this.tallies.set(name, tally);
    return tally;
  }
}
