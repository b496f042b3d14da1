import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import { describe, expect, it } from 'vitest';
import { roundAt, roundBeside, roundsAround, roundsCounted, roundsWritten } from '../rounds.ts';

/** A log in which these seats act, after a start. */
const acted = (...seats: (number | null)[]): MatchEntry[] => [
  { seq: 0, cause: { type: 'start' }, draws: [], events: [] },
  ...seats.map((seat, i): MatchEntry => {
    const cause: MatchEntry['cause'] =
      seat === null
        ? { type: 'table', entry: { type: 'left', seat: 1 } }
        : { type: 'act', seat, action: { type: 'act' } };
    return { seq: i + 1, cause, draws: [], events: [] };
  }),
];

describe('rounds', () => {
  it('are counted as the game counts them', () => {
    const numbers = [null, 1, 1, 2, 2, 2, 3];
    expect(roundsCounted(numbers.length, at => numbers[at] ?? null)).toEqual([
      { number: 1, at: 1 },
      { number: 2, at: 3 },
      { number: 3, at: 6 },
    ]);
  });

  it('are numbered like the moves of a game that writes them down', () => {
    expect(roundsWritten([{ at: 21 }, { at: 22 }, { at: 24 }], 2)).toEqual([
      { number: 1, at: 21 },
      { number: 2, at: 24 },
    ]);
  });

  it('go once around the table where the game does not count them, from whoever began', () => {
    expect(roundsAround(acted(2, 3, 0, 1, 2, 3, 0, 1, 2), 4)).toEqual([
      { number: 1, at: 1 },
      { number: 2, at: 5 },
      { number: 3, at: 9 },
    ]);
  });

  it('go on when whoever began has left, and when somebody acts several times', () => {
    expect(roundsAround(acted(1, 1, 2, 0, 1, null, 2, 2, 0, 2, 0), 3).map(({ at }) => at)).toEqual([1, 5, 10]);
  });

  it('are none where turns do not simply go around', () => {
    expect(roundsAround(acted(0, 2, 1, 0), 3)).toEqual([]);
  });

  it('are found from a moment, before and after it', () => {
    const rounds = roundsAround(acted(0, 1, 0, 1, 0, 1), 2);
    expect(rounds.map(({ at }) => at)).toEqual([1, 3, 5]);
    expect([0, 1, 4, 6].map(at => roundAt(rounds, at)?.number ?? null)).toEqual([null, 1, 2, 3]);
    expect([0, 3, 6].map(at => roundBeside(rounds, at, 1))).toEqual([1, 5, null]);
    expect([0, 3, 4].map(at => roundBeside(rounds, at, -1))).toEqual([null, 1, 3]);
  });
});
