import { expect, test } from 'vitest';
import { FarTables } from '../far-tables.ts';

/** What a browser keeps, in memory. */
function memory(kept: Record<string, string> = {}) {
  const notes = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
    removeItem: (key: string) => void notes.delete(key),
  };
}

test('a device is beside the big screen of every table until it says that it is elsewhere', () => {
  const notes = memory();
  const far = new FarTables(notes);
  expect(far.has('x1')).toBe(false);
  far.note('x1', true);
  expect(far.has('x1')).toBe(true);
  expect(far.has('x2')).toBe(false);
  // when it comes back it still is
  expect(new FarTables(notes).has('x1')).toBe(true);
  far.note('x1', false);
  expect(new FarTables(notes).has('x1')).toBe(false);
});

test('the latest tables are remembered, and whatever else was written is nothing', () => {
  const notes = memory();
  const far = new FarTables(notes);
  for (let i = 0; i < 30; i++) far.note(`x${i}`, true);
  expect(far.has('x0')).toBe(false);
  expect(far.has('x29')).toBe(true);
  for (const odd of ['', 'no JSON', '{"x1":true}', '[1, null]', 'null'])
    expect(new FarTables(memory({ 'havre elsewhere': odd })).has('x1')).toBe(false);
});
