import { expect, test } from 'vitest';
import { placeBeside } from '../scene-place.ts';

const about = (x: number, y: number) => ({ x, y, width: 50, height: 50 });
const PHONE = { x: 0, y: 0, width: 390, height: 600 };
const DESK = { x: 0, y: 0, width: 1000, height: 700 };

test('on a board that is higher than wide a scene lies above or below what it is about', () => {
  expect(placeBeside(PHONE, about(170, 40))).toBe('bottom');
  expect(placeBeside(PHONE, about(10, 500))).toBe('top');
});

test('on a wide board it lies beside it', () => {
  expect(placeBeside(DESK, about(100, 300))).toBe('right');
  expect(placeBeside(DESK, about(850, 300))).toBe('left');
});

test('where the board lies in the window does not matter', () => {
  expect(placeBeside({ ...DESK, x: 500 }, about(600, 300))).toBe('right');
});
