import { expect, it } from 'vitest';
import type { Change } from '../sqlite-changes.ts';
import { packed, unpacked } from '../sqlite-packing.ts';

const fact = (table: string, from: number, ...bodies: string[]): Change => ({
  type: 'append',
  table,
  from,
  bodies,
  card: null,
  account: null,
});
const card = {
  ...{ table: 'a', code: 'ABC234', game: 'fuji-flush', phase: 'playing', visible: true, seats: 4, taken: 4 },
  ...{ people: ['anne'], createdAt: 1, touchedAt: 2, dueAt: null },
} as const;

it.each<[string, readonly Change[]]>([
  ['none', []],
  ['single facts', [fact('a', 0, '{}'), fact('b', 7, 'text')]],
  ['several facts at once', [fact('a', 0, '{}', '[]')]],
  ['a fact with a card', [{ ...fact('a', 3, '{}'), card } as Change]],
  ['a fact that is counted', [{ ...fact('a', 3, '{}'), account: { identity: 'anne', network: null } } as Change]],
  [
    'all kinds, in their order',
    [fact('a', 0, '{}'), { type: 'remove', table: 'b' }, fact('c', 1, '1'), { type: 'noBell', endpoint: 'e' }],
  ],
])('changes come out as they went in: %s', (_, changes) => {
  expect(unpacked(structuredClone(packed(changes)))).toEqual(changes);
});
