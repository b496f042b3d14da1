import type { Outcome } from '@havre/engine/kernel/outcome.ts';
import { describe, expect, it } from 'vitest';
import type { PlayedGame } from '../series.ts';
import { SeriesTally } from '../tally.ts';

const side = (name: string, seats: number, share: number) => ({
  side: name,
  seats,
  place: share > 0 ? 1 : 2,
  score: null,
  share,
});

const game = (outcome: Outcome, decisions = 10, actions = 30, mostActions = 5): PlayedGame => ({
  outcome,
  decisions,
  actions,
  mostActions,
});

const won = (...shares: number[]): Outcome => ({
  void: false,
  parts: shares.reduce((sum, share) => sum + share, 0),
  sides: shares.map((share, seat) => side(`seat ${seat}`, 1 << seat, share)),
});

describe('a tally', () => {
  it('counts a shared win by its share', () => {
    const tally = new SeriesTally(3);
    tally.add(game(won(1, 0, 0)));
    tally.add(game(won(1, 0, 1)));
    expect(tally.seats.map(({ wins }) => wins)).toEqual([1.5, 0, 0.5]);
    expect(tally.seats.map(({ rate }) => rate)).toEqual([0.75, 0, 0.25]);
  });

  it('counts void games apart, and rates the others only', () => {
    const tally = new SeriesTally(2);
    tally.add(game(won(1, 0)));
    tally.add(game({ void: true, rule: 'TST-END-01' }));
    expect(tally.games).toBe(2);
    expect(tally.voided).toBe(1);
    expect(tally.seats.map(({ rate }) => rate)).toEqual([1, 0]);
  });

  it('has no rate where every game was void', () => {
    const tally = new SeriesTally(2);
    tally.add(game({ void: true, rule: 'TST-END-01' }));
    expect(tally.seats[0]).toEqual({ wins: 0, rate: 0, interval: { low: 0, high: 1 } });
  });

  it('gives both seats of a team the win of the team, and a side without seats its own', () => {
    const tally = new SeriesTally(4);
    const sides = [side('white', 0b0101, 1), side('black', 0b1010, 0), side('ghost', 0, 1)];
    tally.add(game({ void: false, parts: 2, sides }));
    expect(tally.seats.map(({ wins }) => wins)).toEqual([0.5, 0, 0.5, 0]);
    expect(tally.others.map(({ side: name, wins }) => [name, wins.wins])).toEqual([['ghost', 0.5]]);
  });

  it('knows the length of games and the width of their choices', () => {
    const tally = new SeriesTally(2);
    tally.add(game(won(1, 0), 10, 30, 5));
    tally.add(game(won(0, 1), 30, 50, 4));
    expect([tally.shortest, tally.meanDecisions, tally.longest]).toEqual([10, 20, 30]);
    expect([tally.meanActions, tally.mostActions]).toEqual([2, 5]);
  });
});
