import { expect, it } from 'vitest';
import { packed, unpacked } from '../sqlite-packing.ts';
import type { StoreChange } from '../store-changes.ts';

const event = (table: string, from: number, ...bodies: string[]): StoreChange => ({
  type: 'append',
  table,
  from,
  bodies,
  summary: null,
  account: null,
});
const summary = {
  ...{ table: 'a', code: 'ABC234', game: 'fuji-flush', phase: 'playing', visible: true, seats: 4, taken: 4 },
  ...{ people: ['anne'], createdAt: 1, touchedAt: 2, dueAt: null },
} as const;

it.each<[string, readonly StoreChange[]]>([
  ['none', []],
  ['single events', [event('a', 0, '{}'), event('b', 7, 'text')]],
  ['several events at once', [event('a', 0, '{}', '[]')]],
  ['an event with a summary', [{ ...event('a', 3, '{}'), summary } as StoreChange]],
  [
    'an event that is counted',
    [{ ...event('a', 3, '{}'), account: { identity: 'anne', network: null } } as StoreChange],
  ],
  [
    'all kinds, in their order',
    [
      event('a', 0, '{}'),
      { type: 'remove', table: 'b' },
      event('c', 1, '1'),
      { type: 'noPushSubscription', endpoint: 'e' },
    ],
  ],
])('changes come out as they went in: %s', (_, changes) => {
  expect(unpacked(structuredClone(packed(changes)))).toEqual(changes);
});
