import { expect, test } from 'vitest';
import { type GameEvent, Journal, toldTo } from '../journal.ts';
import { audienceOf, onlooker, only, PUBLIC, seatsOf } from '../seats.ts';

interface Dealt extends GameEvent {
  count: number;
  secret?: { to: number; cards: number[] };
}

const dealt: Dealt = { type: 'dealt', rule: 'TEST-1', count: 2, secret: { to: only(1), cards: [7, 9] } };
const dealtInTheOpen = { type: 'dealt', rule: 'TEST-1', count: 2 };

test('a journal keeps events in the order in which they happened', () => {
  const journal = new Journal<GameEvent>();
  journal.add({ type: 'first', rule: 'TEST-1' });
  journal.add({ type: 'second', rule: 'TEST-2' });
  expect(journal.events.map(event => event.type)).toEqual(['first', 'second']);
});

test('whoever a secret is for is told all of it, but not who else was told', () => {
  expect(toldTo(dealt, 1)).toEqual([{ ...dealtInTheOpen, secret: { cards: dealt.secret?.cards } }]);
});

test('the others are told the open part, without a trace of the secret', () => {
  for (const viewer of [0, 2, PUBLIC, onlooker(0)]) {
    const [event] = toldTo(dealt, viewer);
    expect(event).toEqual(dealtInTheOpen);
    expect(Object.keys(event)).not.toContain('secret');
  }
});

test('telling somebody the open part leaves the event as it is', () => {
  toldTo(dealt, 0);
  expect(dealt.secret).toEqual({ to: only(1), cards: [7, 9] });
});

test('what has no secret is told to everybody', () => {
  const event: GameEvent = { type: 'began', rule: 'TEST-2' };
  for (const viewer of [0, PUBLIC, onlooker(1)]) expect(toldTo(event, viewer)).toEqual([event]);
});

test('the guests of a side hear what is for them, the guests of another side do not', () => {
  const event: Dealt = { ...dealt, secret: { to: audienceOf(onlooker(0)) | only(0), cards: [7, 9] } };
  expect(toldTo(event, onlooker(0))).toEqual([{ ...dealtInTheOpen, secret: { cards: [7, 9] } }]);
  expect(toldTo(event, onlooker(1))).toEqual([dealtInTheOpen]);
});

test('what is told to some only, the others do not hear of at all', () => {
  const event: GameEvent = { type: 'drafted', rule: 'TEST-3', onlyTo: seatsOf([0, 2]) };
  expect([0, 1, 2, PUBLIC].map(viewer => toldTo(event, viewer).length)).toEqual([1, 0, 1, 0]);
});

test('among those an event is told to, a secret is still for some of them only', () => {
  const event: Dealt = { ...dealt, onlyTo: seatsOf([0, 1]) };
  expect(toldTo(event, 0)).toEqual([dealtInTheOpen]);
  expect(toldTo(event, 1)).toEqual(toldTo(dealt, 1));
  expect(toldTo(event, 2)).toEqual([]);
});
