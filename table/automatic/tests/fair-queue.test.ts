import { describe, expect, test } from 'vitest';
import type { TaskOwner } from '../bot-tasks.ts';
import { FairQueue } from '../fair-queue.ts';

const from = (who: string, table = who, isAttended = true): TaskOwner => ({ who, table, isAttended });

/** Takes so many, one after the other; what each has used is said by its name: 'corsair' of Mallory's uses a hundred. */
function served(queue: FairQueue<string>, count: number, used: (item: string) => number = () => 10): string[] {
  const items: string[] = [];
  for (let i = 0; i < count; i++) {
    const taken = queue.take();
    if (taken === null) break;
    items.push(taken.item);
    queue.done(taken, used(taken.item));
  }
  return items;
}

describe('a fair queue', () => {
  test('is in the order of coming at one table', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a', 'b', 'c']) queue.add(item, from('anne'));
    expect(served(queue, 9)).toEqual(['a', 'b', 'c']);
    expect(queue.take()).toBeNull();
    expect(queue.size).toBe(0);
  });

  test('takes turns by person, however many tables one of them has', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 60; i++) queue.add('mallory', from('mallory', `table ${i}`));
    for (let i = 0; i < 3; i++) queue.add('anne', from('anne'));
    const order = served(queue, 7);
    expect(order.filter(item => item === 'anne')).toHaveLength(3);
  });

  test('takes turns by table for one person', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 3; i++) queue.add('one', from('anne', 'one'));
    queue.add('other', from('anne', 'other'));
    expect(served(queue, 2)).toEqual(['one', 'other']);
  });

  test('counts what was used, not how often', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 40; i++) {
      queue.add('much', from('mallory'));
      queue.add('little', from('anne'));
    }
    const order = served(queue, 22, item => (item === 'much' ? 100 : 10));
    expect(order.filter(item => item === 'much').length).toBeLessThanOrEqual(3);
  });

  test('takes those who need little before those who need much, where nobody has had anything', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 20; i++) queue.add('much', from(`mallory ${i}`), 100);
    queue.add('little', from('anne'), 5);
    expect(served(queue, 1)).toEqual(['little']);
  });

  test('takes whoever is looked at first, and the others now and then', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 100; i++) {
      queue.add('unattended', from(`nobody ${i}`, 'x', false));
      queue.add('attended', from('anne'));
    }
    const order = served(queue, 90);
    const unattended = order.filter(item => item === 'unattended').length;
    expect(unattended).toBeGreaterThanOrEqual(5);
    expect(unattended).toBeLessThanOrEqual(15);
  });

  test('lets nobody save up turns by not using them', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 100; i++) queue.add('anne', from('anne'));
    served(queue, 50);
    for (let i = 0; i < 20; i++) queue.add('late', from('ben'));
    const order = served(queue, 20);
    expect(order.filter(item => item === 'anne').length).toBeGreaterThanOrEqual(8);
  });

  test('remembers what somebody has used who goes and comes back', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 9; i++) queue.add('anne', from('anne'));
    queue.add('mallory', from('mallory'));
    served(queue, 2, item => (item === 'mallory' ? 1_000 : 10));
    queue.add('mallory', from('mallory'));
    expect(served(queue, 8)).toEqual(Array(8).fill('anne'));
  });

  test('takes turns among those who are taken at the same moment', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 3; i++) queue.add('mallory', from('mallory'));
    queue.add('anne', from('anne'));
    expect([queue.take()?.item, queue.take()?.item]).toEqual(['mallory', 'anne']);
  });

  test('sends away the last of those who have most waiting', () => {
    const queue = new FairQueue<string>();
    queue.add('anne', from('anne'));
    for (let i = 0; i < 3; i++) queue.add(`mallory ${i}`, from('mallory'));
    expect(queue.dropFromLongest()).toBe('mallory 2');
    expect([queue.size, queue.sizeFor(from('mallory'))]).toEqual([3, 2]);
    expect(new Set(queue.clear())).toEqual(new Set(['anne', 'mallory 0', 'mallory 1']));
    expect(queue.dropFromLongest()).toBeNull();
  });

  test('knows how many somebody keeps waiting: other people once each, their own all', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 10; i++) queue.add('mallory', from('mallory', `${i}`));
    const mallory = queue.take();
    queue.add('anne', from('anne'));
    const anne = queue.take();
    if (mallory === null || anne === null) throw new Error('nobody waits');
    expect([mallory.item, anne.item]).toEqual(['mallory', 'anne']);
    expect([queue.pressureOn(mallory), queue.pressureOn(anne)]).toEqual([9, 1]);
  });

  test('forgets everybody to whom nothing is owed', () => {
    const queue = new FairQueue<string>();
    queue.add('steady', from('steady'));
    for (let i = 0; i < 1_000; i++) {
      queue.add('steady', from('steady'));
      queue.add('guest', from(`guest ${i}`));
      served(queue, 2);
    }
    expect(branchesOf(queue)).toBeLessThan(20);
  });
});

/** How many people it remembers. */
function branchesOf(queue: FairQueue<string>): number {
  const { root } = queue as unknown as { root: { under: Map<string, { under: Map<string, unknown> }> } };
  return [...root.under.values()].reduce((sum, { under }) => sum + under.size, 0);
}
