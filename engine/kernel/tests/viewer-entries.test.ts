import { describe, expect, test } from 'vitest';
import type { Cause, MatchEntry } from '../entry.ts';
import type { GameEvent } from '../journal.ts';
import { viewerEntryOf } from '../viewer-entries.ts';

const SLID: GameEvent = { type: 'slid', rule: 'ABA-01' };

/** A log of these causes; how often its events are read is counted. */
function logOf(causes: readonly Cause[], first = 0) {
  const reads = { count: 0 };
  const log = causes.map((cause, i): MatchEntry => {
    const entry = { seq: first + i, cause, draws: [] };
    return Object.defineProperty(entry, 'events', {
      get() {
        reads.count++;
        return cause.type === 'undo' ? [] : [SLID];
      },
    }) as unknown as MatchEntry;
  });
  return { log, reads };
}

const act: Cause = { type: 'act', seat: 0, action: { type: 'slide' } };
const undo = (to: number): Cause => ({ type: 'undo', seat: 0, to, agreed: 0 });
const takenBack = (log: readonly MatchEntry[]): number[] =>
  log.flatMap(entry => {
    const told = viewerEntryOf(log, entry, 0);
    return told?.type === 'undo' ? [told.letters] : [];
  });

describe('the entry of something taken back', () => {
  test('says how many entries count no more, those taken back before not among them', () => {
    const { log } = logOf([{ type: 'start' }, act, act, undo(2), act, act, undo(1), act, undo(7)]);
    expect(takenBack(log)).toEqual([1, 3, 1]);
  });

  test('is the same in a log that begins later', () => {
    const { log } = logOf([act, act, undo(101), act, undo(100)], 100);
    expect(takenBack(log)).toEqual([1, 2]);
  });

  test('costs what was taken back, and not the whole log: somebody may do it a thousand times', () => {
    const times = 1_000;
    const { log, reads } = logOf([
      { type: 'start' },
      ...Array.from({ length: times }, (_, i) => [act, undo(1 + 2 * i)]).flat(),
    ]);
    expect(takenBack(log)).toEqual(Array(times).fill(1));
    expect(reads.count).toBeLessThan(5 * times);
  });
});
