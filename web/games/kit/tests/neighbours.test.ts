import { expect, test } from 'vitest';
import { nearestTo, neighbourOf } from '../neighbours.ts';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
/** A field of three by three, row by row. */
const FIELD = Array.from({ length: 9 }, (_, i) => box((i % 3) * 20, Math.floor(i / 3) * 20));
const middle = box(20, 20);

test('arrows lead to the next box in their direction', () => {
  expect(neighbourOf(middle, FIELD, 'ArrowLeft')).toBe(3);
  expect(neighbourOf(middle, FIELD, 'ArrowRight')).toBe(5);
  expect(neighbourOf(middle, FIELD, 'ArrowUp')).toBe(1);
  expect(neighbourOf(middle, FIELD, 'ArrowDown')).toBe(7);
});

test('where nothing lies in a direction they lead nowhere', () => {
  expect(neighbourOf(box(0, 0), FIELD, 'ArrowLeft')).toBeNull();
  expect(neighbourOf(middle, [], 'ArrowUp')).toBeNull();
});

test('straight on is nearer than beside it', () => {
  expect(neighbourOf(box(0, 0), [box(30, 30), box(50, 0)], 'ArrowRight')).toBe(1);
});

test('the nearest box of all', () => {
  expect(nearestTo(box(41, 38), FIELD)).toBe(8);
  expect(nearestTo(middle, [])).toBeNull();
});
