import { KIND, PORT_ROYAL, SPACES, type Space } from '@havre/engine/games/jamaica/board.ts';
import { board } from '@havre/engine/games/jamaica/components.ts';
import { describe, expect, test } from 'vitest';
import { READABLE } from '../camera.ts';
import { awayFromLane, isInside, MAINLAND, SHORES } from '../coast.ts';
import { ahead, behind, GATES, LEGS, landward, legCurve, markOf, middle, numberPlace, SHEET } from '../geography.ts';
import { distance, type Point, plus, times } from '../points.ts';

const ALL = Array.from({ length: SPACES }, (_, space) => space);
const pairs = ALL.flatMap(one => ALL.filter(other => other > one).map(other => [one, other] as const));
const areNeighbours = (one: Space, other: Space): boolean => ahead(one).includes(other) || behind(one).includes(other);

/** Whether two lines cross. */
const crosses = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
};

describe('the spaces on the sheet', () => {
  test('all have a place of their own, well inside the paper', () => {
    for (const space of ALL) {
      const { x, y } = middle(space);
      expect(x, `${space}`).toBeGreaterThan(110);
      expect(x, `${space}`).toBeLessThan(SHEET.width - 110);
      expect(y, `${space}`).toBeGreaterThan(110);
      expect(y, `${space}`).toBeLessThan(SHEET.height - 110);
    }
    expect(() => middle(SPACES)).toThrow();
  });

  test('have 44 pixels each on a phone when the camera is on the action', () => {
    for (const [one, other] of pairs)
      expect(distance(middle(one), middle(other)) * READABLE, `${one} ${other}`).toBeGreaterThanOrEqual(44);
  });

  test('lie near their neighbours, and nearer to them than to the rest of the lane', () => {
    for (const { from, to } of LEGS) expect(distance(middle(from), middle(to)), `${from} ${to}`).toBeLessThan(175);
    for (const [one, other] of pairs)
      if (!areNeighbours(one, other))
        expect(distance(middle(one), middle(other)), `${one} ${other}`).toBeGreaterThan(100);
  });

  test('run clockwise round the island, from Port Royal at the top right', () => {
    const port = middle(PORT_ROYAL);
    expect(port.x).toBeGreaterThan(SHEET.width * 0.8);
    expect(port.y).toBeLessThan(SHEET.height * 0.25);
    const angle = (space: Space): number =>
      Math.atan2(middle(space).y - SHEET.height / 2, middle(space).x - SHEET.width / 2);
    for (const { from, to } of LEGS) {
      const turned = (angle(to) - angle(from) + 2 * Math.PI) % (2 * Math.PI);
      expect(turned, `${from} ${to}`).toBeGreaterThan(0);
      expect(turned, `${from} ${to}`).toBeLessThan(Math.PI / 4);
    }
  });

  test('keep outer lanes outside inner ones', () => {
    const centre = { x: SHEET.width / 2, y: SHEET.height / 2 };
    const farthest = (lane: readonly Space[]): number =>
      Math.max(...lane.map(space => distance(middle(space), centre)));
    for (const { outer, inner } of board.forks) expect(farthest(outer)).toBeGreaterThan(farthest(inner));
  });
});

describe('the lane', () => {
  test('leads from middle to middle', () => {
    for (const leg of LEGS) {
      const curve = legCurve(leg);
      expect(curve[0]).toEqual(middle(leg.from));
      expect(distance(curve.at(-1) as Point, middle(leg.to))).toBeLessThan(0.01);
    }
    expect(LEGS).toHaveLength(board.spaces.flatMap(({ next }) => next).length);
  });

  test('never crosses itself', () => {
    const curves = LEGS.map(leg => legCurve(leg, 8));
    for (const [i, one] of curves.entries())
      for (const other of curves.slice(i + 1))
        for (let a = 1; a < one.length; a += 1)
          for (let b = 1; b < other.length; b += 1)
            expect(crosses(one[a - 1] as Point, one[a] as Point, other[b - 1] as Point, other[b] as Point)).toBe(false);
  });

  test('has one gate on every step', () => {
    expect(GATES.map(({ from, to }) => `${from} ${to}`)).toEqual(LEGS.map(({ from, to }) => `${from} ${to}`));
  });

  test('lies in water, all the way', () => {
    for (const shore of SHORES)
      for (const point of shore) expect(awayFromLane(point), `${point.x} ${point.y}`).toBeGreaterThan(36);
  });
});

describe('marks', () => {
  test('stand on the paper, and no two in each other’s place', () => {
    const marks = ALL.filter(space => KIND[space] !== 'portRoyal').map(space => ({ space, at: markOf(space) }));
    for (const { space, at } of marks) {
      expect(at.x, `${space}`).toBeGreaterThan(70);
      expect(at.x, `${space}`).toBeLessThan(SHEET.width - 70);
      expect(at.y, `${space}`).toBeGreaterThan(66);
      expect(at.y, `${space}`).toBeLessThan(SHEET.height - 66);
      for (const other of marks)
        if (other.space > space) expect(distance(at, other.at), `${space} ${other.space}`).toBeGreaterThan(46);
    }
  });

  test('of ports stand on land: of the island, or of an islet', () => {
    for (const space of ALL.filter(one => KIND[one] === 'port')) {
      const inland = plus(markOf(space), times(landward(space), 8));
      expect(
        SHORES.some(shore => isInside(shore, inland)),
        `${space}`,
      ).toBe(true);
    }
  });

  test('of the finish stretch leave room for its white numbers', () => {
    for (const { id } of board.spaces.filter(({ score }) => score > 0))
      for (const space of ALL) expect(distance(numberPlace(id), markOf(space)), `${id} ${space}`).toBeGreaterThan(40);
  });
});

test('the island is one piece of land with Port Royal at its side', () => {
  expect(isInside(MAINLAND, { x: 800, y: 580 })).toBe(true);
  expect(isInside(MAINLAND, middle(PORT_ROYAL))).toBe(false);
});
