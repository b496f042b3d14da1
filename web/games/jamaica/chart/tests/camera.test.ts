import { describe, expect, test } from 'vitest';
import {
  type CameraView,
  distanceAt,
  extentOf,
  following,
  inside,
  isRoomy,
  moved,
  type Pane,
  READABLE,
  shows,
  whole,
  zoomed,
} from '../camera.ts';
import { middle, SHEET } from '../geography.ts';
import type { Point } from '../points.ts';

const phone: Pane = { width: 390, height: 464 };
const desk: Pane = { width: 1000, height: 720 };
const everything = { left: 0, top: 0, right: SHEET.width, bottom: SHEET.height };
const onSheet = ({ scale, x, y }: CameraView, at: Point): Point => ({ x: (at.x - x) / scale, y: (at.y - y) / scale });

describe('the whole sheet', () => {
  test('fits into any window, in its middle', () => {
    for (const pane of [phone, desk, { width: 1920, height: 1080 }, { width: 300, height: 900 }]) {
      const view = whole(pane);
      expect(shows(view, pane, everything)).toBe(true);
      expect(view.x).toBeCloseTo((pane.width - SHEET.width * view.scale) / 2);
      expect(view.y).toBeCloseTo((pane.height - SHEET.height * view.scale) / 2);
    }
  });

  test('can be read on a desk and not on a phone', () => {
    expect(isRoomy(desk)).toBe(true);
    expect(isRoomy(phone)).toBe(false);
  });
});

describe('hands', () => {
  test('zoom around the point they hold', () => {
    const start = zoomed(whole(phone), phone, 4, { x: 195, y: 232 });
    const at = { x: 150, y: 260 };
    const before = onSheet(start, at);
    const after = onSheet(zoomed(start, phone, 1.3, at), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('come neither nearer than makes sense nor farther than the whole sheet', () => {
    expect(zoomed(whole(phone), phone, 0.2, { x: 0, y: 0 })).toEqual(whole(phone));
    expect(zoomed(whole(phone), phone, 1000, { x: 0, y: 0 }).scale).toBeLessThan(3);
  });

  test('cannot drag the sheet out of the window', () => {
    const near = zoomed(whole(phone), phone, 4, { x: 195, y: 232 });
    for (const by of [
      { x: 5000, y: 5000 },
      { x: -5000, y: -5000 },
    ]) {
      const { scale, x, y } = moved(near, phone, by);
      expect(x).toBeLessThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(0);
      expect(x + SHEET.width * scale).toBeGreaterThanOrEqual(phone.width);
      expect(y + SHEET.height * scale).toBeGreaterThanOrEqual(phone.height);
    }
  });

  test('leave a sheet that is smaller than its window in the middle', () => {
    expect(moved(whole(phone), phone, { x: 40, y: 40 })).toEqual(whole(phone));
    expect(inside({ scale: 0, x: 9, y: 9 }, phone)).toEqual(whole(phone));
  });
});

describe('following', () => {
  const action = [6, 9, 15].map(middle);

  test('brings the action into sight, large enough to touch', () => {
    const view = following(whole(phone), phone, [middle(6), middle(8)]);
    expect(shows(view, phone, extentOf([middle(6), middle(8)]))).toBe(true);
    expect(view.scale).toBeGreaterThanOrEqual(READABLE);
  });

  test('shows all of an action that is too wide to be near', () => {
    const view = following(whole(phone), phone, [middle(0), middle(28)]);
    expect(shows(view, phone, extentOf([middle(0), middle(28)]))).toBe(true);
    expect(view.scale).toBeLessThan(READABLE);
  });

  test('moves only if something is out of sight', () => {
    const view = following(whole(phone), phone, action);
    expect(following(view, phone, action.slice(0, 2))).toBe(view);
    const away = moved(view, phone, { x: 400, y: 0 });
    expect(following(away, phone, action)).not.toBe(away);
  });

  test('takes the room back that a scene below has left', () => {
    const low = { ...phone, height: phone.height / 2 };
    const bottom = [middle(10)];
    const view = following(whole(low), low, bottom);
    const halfWay = { ...view, y: view.y - 20 };
    expect(following(halfWay, phone, bottom)).toEqual(inside(halfWay, phone));
    expect(inside(halfWay, phone)).not.toEqual(halfWay);
  });

  test('keeps as near as a hand has come, where the action fits', () => {
    const near = zoomed(following(whole(phone), phone, [middle(6)]), phone, 1.5, { x: 195, y: 232 });
    expect(following(near, phone, [middle(30)]).scale).toBeCloseTo(near.scale);
  });

  test('leaves a sheet alone that a hand has moved, while the action is in sight', () => {
    expect(following(whole(phone), phone, action, { isFree: true })).toEqual(whole(phone));
    expect(following(whole(phone), phone, action)).not.toEqual(whole(phone));
  });

  test('shows everything where there is room for it, and where nothing matters', () => {
    expect(following(whole(desk), desk, action)).toEqual(whole(desk));
    expect(following(following(whole(phone), phone, action), phone, [])).toEqual(whole(phone));
  });
});

test('a sheet is near enough to be read, or far, or away', () => {
  expect(distanceAt(READABLE)).toBe('near');
  expect(distanceAt(0.4)).toBe('far');
  expect(distanceAt(whole(phone).scale)).toBe('away');
});
