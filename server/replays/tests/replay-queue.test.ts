import { describe, expect, it } from 'vitest';
import { ReplayQueue } from '../replay-queue.ts';

const all = (queue: ReplayQueue): string[] => {
  const items: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
  return items;
};

describe('a fair queue', () => {
  it('lets those who ask take turns, however much one of them asks for', () => {
    const queue = new ReplayQueue({ each: 9, all: 99 });
    for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
    for (const item of ['b1', 'b2']) queue.add('b', item);
    queue.add('c', 'c1');
    expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('gives out once what several ask for, at the first of their turns', () => {
    const queue = new ReplayQueue({ each: 9, all: 99 });
    for (const item of ['a1', 'a2', 'both']) queue.add('a', item);
    for (const item of ['both', 'both', 'b2']) queue.add('b', item);
    expect(queue.has('both')).toBe(true);
    expect(all(queue)).toEqual(['a1', 'both', 'a2', 'b2']);
    expect(queue.has('both')).toBe(false);
  });

  it('is bounded, for each and for all', () => {
    const queue = new ReplayQueue({ each: 2, all: 3 });
    expect([queue.add('a', 'a1'), queue.add('a', 'a2'), queue.add('a', 'a3')]).toEqual([null, null, 'too-many']);
    expect([queue.add('b', 'b1'), queue.add('b', 'b2'), queue.add('c', 'c1')]).toEqual([null, 'full', 'full']);
    expect(queue.add('c', 'a1')).toBeNull(); // somebody else has asked for it
    expect(queue.next()).toBe('a1');
    expect([queue.add('a', 'a3'), queue.add('c', 'c1')]).toEqual([null, 'full']);
    queue.clear();
    expect(all(queue)).toEqual([]);
    expect(queue.add('a', 'a1')).toBeNull();
  });
});
