import { describe, expect, it } from 'vitest';
import type { DealResult, DealtGame } from '../deal.ts';
import { standingsOf } from '../ratings.ts';

const player = (entry: number, place: number): DealResult => ({
  entry,
  place,
  share: place === 1 ? 1 : 0,
  decisions: 2,
  thought: 10 * (entry + 1),
  longest: 8,
});
/** A game of two in which an entry has won. */
const won = (entry: number): DealtGame => [player(0, entry === 0 ? 1 : 2), player(1, entry === 1 ? 1 : 2)];

describe('ratings', () => {
  it('are Elo’s: three wins in four are some 190 points', () => {
    const deals = Array.from({ length: 100 }, () => [won(0), won(0), won(0), won(1)]);
    const [strong, weak] = standingsOf(['a', 'b'], deals).rated;
    expect((strong?.elo.value ?? 0) - (weak?.elo.value ?? 0)).toBeCloseTo(400 * Math.log10(3), -1);
    expect(strong).toMatchObject({ name: 'a', games: 400, thought: 5, longest: 8 });
    expect(strong?.wins.value).toBeCloseTo(0.75, 9);
  });

  it('have an interval that shrinks with the deals', () => {
    const deals = (count: number) => Array.from({ length: count }, (_, i) => [won(i % 3 === 0 ? 1 : 0), won(0)]);
    const width = (count: number): number => {
      const [duel] = standingsOf(['a', 'b'], deals(count)).duels;
      return (duel?.score.high ?? 0) - (duel?.score.low ?? 1);
    };
    expect(width(300)).toBeLessThan(width(30) / 2);
    expect(width(300)).toBeGreaterThan(0);
  });

  it('are not certain although nobody has ever lost', () => {
    const { rated, duels } = standingsOf(
      ['a', 'b'],
      Array.from({ length: 10 }, () => [won(0), won(0)]),
    );
    expect(rated[0]?.wins).toMatchObject({ value: 1, high: 1 });
    expect(rated[0]?.wins.low).toBeCloseTo(0.839, 3);
    expect(duels[0]?.score.low).toBeCloseTo(0.839, 3);
    expect(Number.isFinite(rated[0]?.elo.value)).toBe(true);
  });

  it('count the seats of one bot together', () => {
    const sitting: DealtGame = [player(0, 1), player(1, 2), player(2, 3)];
    const { rated, duels } = standingsOf(['a', 'b', 'b'], [[sitting], [sitting]]);
    expect(rated.map(({ name, games }) => [name, games])).toEqual([
      ['a', 2],
      ['b', 4],
    ]);
    expect(duels).toHaveLength(1);
  });
});
