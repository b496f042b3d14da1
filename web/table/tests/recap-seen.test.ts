import { storageInMemory } from '@havre/protocol/client/environment.ts';
import { describe, expect, it } from 'vitest';
import { noteSeen, seenAt } from '../recap-seen.ts';

describe('what was seen of each table', () => {
  it('is kept by table and eyes', () => {
    const notes = storageInMemory();
    noteSeen(notes, 'x1', 'seat 0', 12);
    noteSeen(notes, 'x1', 'seat 1', 7);
    noteSeen(notes, 'x1', 'seat 0', 13);
    expect([seenAt(notes, 'x1', 'seat 0'), seenAt(notes, 'x1', 'seat 1')]).toEqual([13, 7]);
    expect(seenAt(notes, 'x2', 'seat 0')).toBeNull();
  });

  it('is kept of the tables one has looked at last', () => {
    const notes = storageInMemory();
    for (let table = 0; table < 150; table++) {
      noteSeen(notes, `t${table}`, 'seat 0', table);
      noteSeen(notes, 'often', 'seat 0', table);
    }
    expect(seenAt(notes, 't0', 'seat 0')).toBeNull();
    expect(seenAt(notes, 't149', 'seat 0')).toBe(149);
    expect(seenAt(notes, 'often', 'seat 0')).toBe(149);
  });

  it.each(['', 'null', '[1]', '{"x1 seat 0":"many"}', '{"x1 seat 0":-1}', '{'])('is nothing where %j is kept', kept => {
    const notes = storageInMemory();
    notes.setItem('havre seen', kept);
    expect(seenAt(notes, 'x1', 'seat 0')).toBeNull();
    noteSeen(notes, 'x1', 'seat 0', 3);
    expect(seenAt(notes, 'x1', 'seat 0')).toBe(3);
  });
});
