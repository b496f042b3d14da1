import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layHand } from '../hand-layout.ts';

const FINGER = 44;
const hand = (width: number, count: number, more: object = {}) =>
  layHand({ width, count, card: 90, gap: 6, strip: FINGER, ...more });
const xs = ({ places }: ReturnType<typeof layHand>) => places.map(({ x }) => x);

test('with room they lie beside each other, in the middle', () => {
  expect(hand(400, 3)).toMatchObject({ card: 90, rows: 1 });
  expect(xs(hand(400, 3))).toEqual([59, 155, 251]);
  expect(xs(hand(400, 1))).toEqual([155]);
});

test('with less room they overlap, as large as before', () => {
  const { card, places } = hand(300, 5);
  expect(card).toBe(90);
  expect(places.map(({ x }) => x)).toEqual([0, 52.5, 105, 157.5, 210]);
});

test('where fingers would not fit they get smaller, then they lie in rows', () => {
  expect(hand(300, 6).card).toBe(80);
  expect(hand(200, 6)).toMatchObject({ rows: 2, card: 90 });
});

test('a lifted card opens the hand and is seen whole, without making it wider', () => {
  const closed = xs(hand(320, 5));
  const open = xs(hand(320, 5, { lifted: 1 }));
  expect((open[2] ?? 0) - (open[1] ?? 0)).toBe(90);
  expect([open[0], open[4]]).toEqual([closed[0], closed[4]]);
  expect(xs(hand(320, 5, { lifted: 4 }))).toEqual(closed);
});

test('an empty hand has no places', () => {
  expect(hand(300, 0).places).toEqual([]);
});

test('whatever the room and the hand: nothing sticks out, and of every card a finger is seen', () => {
  const wide = fc.integer({ min: FINGER, max: 1400 });
  const many = fc.integer({ min: 1, max: 24 });
  fc.assert(
    fc.property(wide, many, fc.integer({ min: 50, max: 200 }), fc.nat({ max: 23 }), (width, count, card, lifted) => {
      const laid = layHand({ width, count, card, gap: 6, strip: FINGER, lifted: lifted < count ? lifted : null });
      for (const [i, { x, row }] of laid.places.entries()) {
        expect(x).toBeGreaterThanOrEqual(-0.001);
        expect(x + laid.card).toBeLessThanOrEqual(width + 0.001);
        const next = laid.places[i + 1];
        if (next?.row === row) expect(next.x - x).toBeGreaterThanOrEqual(FINGER - 0.001);
      }
    }),
  );
});
