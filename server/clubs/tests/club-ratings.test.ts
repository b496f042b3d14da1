import { describe, expect, test } from 'vitest';
import type { ClubGame, ClubPlayer } from '../club-games.ts';
import { type ClubStanding, ClubStandings } from '../club-ratings.ts';
import { seasonAt, seasonsBetween, seasonTimes } from '../seasons.ts';

let count = 0;
/** A game that members end in this order; those between brackets share a place as a team. */
const game = (...order: readonly (string | readonly string[])[]): ClubGame => ({
  ...{ table: `t${++count}`, game: 'fuji-flush', endedAt: count },
  players: order.flatMap((side, i) =>
    [side].flat().map(
      (member): ClubPlayer => ({
        ...{ name: member, member: member.startsWith('guest') ? null : member },
        ...{ side: `side ${i}`, place: i + 1, score: null, share: i === 0 ? 1 : 0 },
      }),
    ),
  ),
});

function standingsOf(games: readonly ClubGame[]): ClubStanding[] {
  const standings = new ClubStandings();
  for (const played of games) standings.take(played);
  return standings.list();
}

describe('standings', () => {
  test('rank whoever wins before whoever loses, with less doubt the more they play', () => {
    const few = standingsOf([game('anne', 'ben', 'cleo')]);
    expect(few.map(({ member }) => member)).toEqual(['anne', 'ben', 'cleo']);
    const many = standingsOf(Array.from({ length: 20 }, () => game('anne', 'ben', 'cleo')));
    expect(many[0]?.doubt).toBeLessThan(few[0]?.doubt ?? 0);
    expect(many[0]).toMatchObject({ member: 'anne', games: 20, wins: 20 });
  });

  test('know teams, and places that are shared', () => {
    const [first, second, ...others] = standingsOf([game(['anne', 'ben'], ['cleo', 'dan'])]);
    expect([first?.strength, others[0]?.strength]).toEqual([second?.strength, others[1]?.strength]);
    expect(first?.strength).toBeGreaterThan(others[0]?.strength ?? 100);
  });

  test('of somebody who plays with guests alone tell games and wins, and no more', () => {
    expect(standingsOf([game('anne', 'guest 1', 'guest 2')])).toMatchObject([
      { member: 'anne', games: 1, wins: 1, strength: 25 },
    ]);
    expect(standingsOf([])).toEqual([]);
  });

  test('of two hundred members are there within a tenth of a second when one more game has ended', () => {
    const members = (i: number) => Array.from({ length: 4 }, (_, seat) => `member ${(i * 7 + seat * 53) % 200}`);
    const standings = new ClubStandings();
    for (let i = 0; i < 1_000; i++) standings.take(game(...members(i)));
    const times = Array.from({ length: 3 }, (_, i) => {
      const beganAt = performance.now();
      standings.take(game(...members(i)));
      expect(standings.list()).toHaveLength(200);
      return performance.now() - beganAt;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});

describe('seasons', () => {
  test('are quarters of a year', () => {
    expect(seasonAt(Date.UTC(2026, 10, 3))).toBe('2026-4');
    expect(seasonTimes('2026-1')).toEqual({ from: Date.UTC(2026, 0), until: Date.UTC(2026, 3) });
    expect([seasonTimes('2026-5'), seasonTimes('x')]).toEqual([null, null]);
    expect(seasonsBetween(Date.UTC(2025, 11, 1), Date.UTC(2026, 3, 1))).toEqual(['2026-2', '2026-1', '2025-4']);
  });
});
