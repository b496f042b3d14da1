import { expect, test } from 'vitest';
import { framesOf, gliding, inside } from '../frames.ts';

const small = { x: 0, y: 0, width: 20, height: 28 };
const large = { x: 100, y: 50, width: 40, height: 56 };

test('a copy is laid out where the piece is larger, whichever way it flies', () => {
  expect(framesOf({ from: small, to: large, turns: false, vanishes: false }).box).toBe(large);
  expect(framesOf({ from: large, to: small, turns: false, vanishes: false }).box).toBe(large);
});

test('it begins where the piece was, and ends where it is', () => {
  const { frames } = framesOf({ from: small, to: large, turns: false, vanishes: false });
  expect(frames[0]?.transform).toBe('perspective(900px) translate(-110px, -64px) scale(0.5)');
  expect(frames.at(-1)?.transform).toBe('perspective(900px) translate(0px, 0px) scale(1)');
});

test('a piece that turns over begins on its edge, and has turned before it arrives', () => {
  const [start, ...rest] = framesOf({ from: small, to: large, turns: true, vanishes: false }).frames;
  expect(start?.transform).toContain('rotateY');
  for (const { transform } of rest) expect(transform).not.toContain('rotateY');
});

test('a piece that vanishes is seen until it has arrived', () => {
  const { frames } = framesOf({ from: large, to: small, turns: false, vanishes: true });
  const [arrived, gone] = frames.slice(-2);
  expect(arrived).toMatchObject({ opacity: 1, transform: gone?.transform });
  expect(gone).toMatchObject({ opacity: 0 });
});

test('what has not moved does not glide', () => {
  expect(gliding(small, { ...small, x: 0.4 })).toBeNull();
  expect(gliding(small, { ...small, x: 30 })).toEqual([{ translate: '-30px 0px' }, { translate: '0 0' }]);
});

test('a piece lies in the middle of a place, in its own proportions', () => {
  const row = { x: 100, y: 10, width: 130, height: 28 };
  expect(inside(row, large)).toEqual({ x: 155, y: 10, width: 20, height: 28 });
  expect(inside(large, small)).toEqual(large);
});

test('an arc begins and ends where the straight way does, and is highest in its middle', () => {
  const { frames } = framesOf({ from: small, to: large, turns: false, vanishes: false, arc: 0.4 });
  const straight = framesOf({ from: small, to: large, turns: false, vanishes: false }).frames;
  expect([frames[0], frames.at(-1)]).toEqual([straight[0], straight.at(-1)]);
  const glide = gliding(small, { ...small, x: 100 }, 0.5) ?? [];
  const heights = glide.map(({ translate }) => Number.parseFloat(String(translate).split(' ')[1] ?? ''));
  expect(Math.min(...heights)).toBeCloseTo(-49.5, 0);
  expect([heights[0], heights.at(-1)]).toEqual([0, 0]);
});

test('the frames of an arc follow each other in time', () => {
  for (const vanishes of [false, true]) {
    const { frames } = framesOf({ from: small, to: large, turns: true, vanishes, arc: 0.3 });
    const offsets = frames.flatMap(({ offset }) => offset ?? []);
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
  }
});
