import { expect, test } from 'vitest';
import { Attendances } from '../attendances.ts';
import { ownerOf } from '../rendezvous.ts';

const ALIVE = new Set(['a1', 'b2', 'c3']);
const TABLES = Array.from({ length: 20 }, (_, i) => `table ${i}`);

test('a table is looked after where most of its people are, and by hash where nobody is or as many in several', () => {
  const attendances = new Attendances();
  for (const table of TABLES) {
    expect(attendances.ownerOf(table, ALIVE)).toBe(ownerOf(table, ALIVE));
    attendances.put('b2', table, 1);
    expect(attendances.ownerOf(table, ALIVE)).toBe('b2');
    attendances.put('c3', table, 2);
    expect(attendances.ownerOf(table, ALIVE)).toBe('c3');
    attendances.put('b2', table, 2);
    expect(attendances.ownerOf(table, ALIVE)).toBe(ownerOf(table, ['b2', 'c3']));
    attendances.put('b2', table, 0);
    attendances.put('c3', table, 0);
    expect(attendances.ownerOf(table, ALIVE)).toBe(ownerOf(table, ALIVE));
  }
});

test('who is at a server that does not live does not count', () => {
  const attendances = new Attendances();
  attendances.put('d4', 't', 3);
  expect(attendances.ownerOf('t', ALIVE)).toBe(ownerOf('t', ALIVE));
  attendances.put('a1', 't', 1);
  expect(attendances.ownerOf('t', ALIVE)).toBe('a1');
  expect(attendances.forget('d4')).toEqual(['t']);
  expect(attendances.servers).toEqual(new Set(['a1']));
});

test('a server that counts anew is believed as before until it has said everything', () => {
  const attendances = new Attendances();
  for (const table of ['s', 't']) attendances.put('a1', table, 1);
  attendances.put('b2', 't', 1);
  attendances.beginCount('a1');
  attendances.put('a1', 's', 2);
  expect([...attendances.of('a1')]).toEqual([
    ['s', 2],
    ['t', 1],
  ]);
  expect(attendances.endCount('a1')).toEqual(['t']);
  expect([...attendances.of('a1')]).toEqual([['s', 2]]);
  expect(attendances.ownerOf('t', ALIVE)).toBe('b2');
});
