import { expect, test } from 'vitest';
import { heldAs } from '../held.ts';

const ids = (hand: readonly { id: number }[]) => hand.map(({ id }) => id);

test('every card of a hand has a name of its own, equal cards too', () => {
  const hand = heldAs([], [5, 5, 7]);
  expect(hand.map(({ card }) => card)).toEqual([5, 5, 7]);
  expect(new Set(ids(hand)).size).toBe(3);
});

test('a hand that has not changed is the same hand', () => {
  const hand = heldAs([], [5, 7]);
  expect(heldAs(hand, [5, 7])).toBe(hand);
});

test('a card that comes gets a new name, and the others keep theirs', () => {
  const before = heldAs([], [5, 9]);
  const after = heldAs(before, [5, 7, 9]);
  expect([after[0], after[2]]).toEqual(before);
  expect(ids(before)).not.toContain(after[1]?.id);
});

test('of two equal cards the played one is gone, whichever it was', () => {
  const before = heldAs([], [5, 5, 9]);
  const [first, second, last] = ids(before);
  expect(ids(heldAs(before, [5, 9], first))).toEqual([second, last]);
  expect(ids(heldAs(before, [5, 9], second))).toEqual([first, last]);
});

test('a name that was played is never given again at once', () => {
  const before = heldAs([], [5]);
  const after = heldAs(heldAs(before, [], before[0]?.id), [8], before[0]?.id);
  expect(ids(after)).not.toEqual(ids(before));
});
