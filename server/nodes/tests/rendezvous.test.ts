import { expect, test } from 'vitest';
import { ownerOf } from '../rendezvous.ts';

const SERVERS = ['a1', 'b2', 'c3', 'd4'];
const TABLES = Array.from({ length: 4_000 }, (_, i) => `table ${i}`);

test('every table has one server, whatever the order they are named in', () => {
  for (const table of TABLES.slice(0, 100)) expect(ownerOf(table, SERVERS)).toBe(ownerOf(table, SERVERS.toReversed()));
  expect(ownerOf('t', [])).toBeNull();
});

test('each server has about as many tables', () => {
  for (const server of SERVERS) {
    const share = TABLES.filter(table => ownerOf(table, SERVERS) === server).length / TABLES.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  }
});

test('when one goes only its own tables change hands', () => {
  const [gone, ...left] = SERVERS;
  for (const table of TABLES) {
    const before = ownerOf(table, SERVERS);
    if (before !== gone) expect(ownerOf(table, left)).toBe(before);
  }
});
