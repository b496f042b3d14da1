import { expect, test } from 'vitest';
import { AT_REST, type DragEvent, type DragState, nextDrag, THRESHOLD } from '../drag.ts';

const at = (x: number, y = 0) => ({ x, y });

/** What is held, and what was dropped, after all of this. */
function after(...events: readonly DragEvent[]) {
  let state: DragState = AT_REST;
  const drops: string[] = [];
  for (const event of events) {
    const next = nextDrag(state, event);
    ({ state } = next);
    if (next.drop !== null) drops.push(`${next.drop.thing} on ${next.drop.target}`);
  }
  return { ...state, drops };
}

const press: DragEvent = { type: 'press', thing: 'card', at: at(0) };
const release: DragEvent = { type: 'release' };
const touch = (thing: string | null, target: string | null = null): DragEvent => ({ type: 'touch', thing, target });
const move = (x: number, over: string | null = null): DragEvent => ({ type: 'move', at: at(x), over });

test('a hand that trembles drags nothing', () => {
  expect(after(press, move(THRESHOLD - 1)).carried).toBeNull();
  expect(after(press, move(THRESHOLD)).carried).toEqual({ thing: 'card', over: null, isDragged: true });
});

test('a thing let go over a place is dropped there', () => {
  const { carried, pressed, drops } = after(press, move(20), move(40, 'letter'), release);
  expect(drops).toEqual(['card on letter']);
  expect([carried, pressed]).toEqual([null, null]);
});

test('a thing let go anywhere else is given back', () => {
  expect(after(press, move(20, 'letter'), move(40), release)).toEqual({ carried: null, pressed: null, drops: [] });
});

test('a pointer that is lost in the middle of a drag gives the thing back', () => {
  expect(after(press, move(20, 'letter'), { type: 'cancel' }, release).drops).toEqual([]);
});

test('a press that does not move leaves it to the touch that follows', () => {
  expect(after(press, release)).toEqual({ carried: null, pressed: null, drops: [] });
  expect(after(press, release, touch('card')).carried).toEqual({ thing: 'card', over: null, isDragged: false });
});

test('touched, then its place touched: it is dropped there', () => {
  expect(after(touch('card'), touch(null, 'letter'))).toEqual({
    carried: null,
    pressed: null,
    drops: ['card on letter'],
  });
});

test('touched twice it is given back; another thing takes its place', () => {
  expect(after(touch('card'), touch('card')).carried).toBeNull();
  expect(after(touch('card'), touch('coin')).carried?.thing).toBe('coin');
});

test('what is a thing and a place at once is a place while another thing is lifted', () => {
  expect(after(touch('shark'), touch('octopus', 'c4')).drops).toEqual(['shark on c4']);
  expect(after(touch('octopus', null)).carried?.thing).toBe('octopus');
});

test('touching nothing gives a thing back', () => {
  expect(after(touch('card'), touch(null)).carried).toBeNull();
});

test('pointing at a place shows where a lifted thing would go, and drops nothing', () => {
  const { carried, drops } = after(touch('card'), { type: 'point', target: 'letter' });
  expect(carried?.over).toBe('letter');
  expect(drops).toEqual([]);
  expect(after({ type: 'point', target: 'letter' }).carried).toBeNull();
});

test('a drag that begins while another thing is lifted takes its place', () => {
  expect(after(touch('coin'), press, move(20, 'letter'), release).drops).toEqual(['card on letter']);
});
