import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  audienceOf,
  everyone,
  includes,
  listed,
  lowest,
  NOBODY,
  onlooker,
  only,
  PUBLIC,
  perSeat,
  seatsOf,
} from '../seats.ts';

const someSeats = fc.uniqueArray(fc.nat({ max: 15 })).map(list => list.sort((a, b) => a - b));

test('a set holds the seats it was made from, and lists them in seat order', () => {
  fc.assert(
    fc.property(someSeats, list => {
      const seats = seatsOf(list);
      expect(listed(seats)).toEqual(list);
      for (let seat = 0; seat < 16; seat++) expect(includes(seats, seat)).toBe(list.includes(seat));
      expect(lowest(seats)).toBe(list[0] ?? NOBODY);
    }),
  );
});

test('a set made of one seat holds that seat alone', () => {
  expect(listed(only(3))).toEqual([3]);
  expect(only(3)).toBe(seatsOf([3]));
});

test('everyone is every seat of the table and no other', () => {
  expect(listed(everyone(4))).toEqual([0, 1, 2, 3]);
  expect(everyone(0)).toBe(0);
});

test('one thing for each seat is made for each seat anew', () => {
  const hands = perSeat(3, seat => [seat]);
  hands[0].push(7);
  expect(hands).toEqual([[0, 7], [1], [2]]);
});

test('nobody and the public are in no set of seats', () => {
  expect(includes(everyone(16), NOBODY)).toBe(false);
  expect(includes(everyone(16), PUBLIC)).toBe(false);
  expect(lowest(0)).toBe(NOBODY);
  expect(listed(0)).toEqual([]);
});

test('the public has no place in an audience: it hears what everybody hears', () => {
  expect(audienceOf(PUBLIC)).toBe(0);
});

test('a seat takes its own place in an audience', () => {
  expect(audienceOf(2)).toBe(only(2));
});

test('onlookers of each side are viewers of their own, apart from every seat and from each other', () => {
  const sides = [0, 1, 2];
  const places = sides.map(side => audienceOf(onlooker(side)));
  expect(new Set([PUBLIC, ...sides.map(onlooker)]).size).toBe(4);
  expect(new Set(places).size).toBe(3);
  for (const place of places) expect(place & everyone(16)).toBe(0);
});
