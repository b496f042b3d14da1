/** What bots see of a position, and how they learn what to make of it. */
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import { school } from '../bots/learning/schooling.ts';
import { blank, read, resultOf, written } from '../bots/network.ts';
import { Outlook } from '../bots/outlook.ts';
import { OTHER_NUMBERS, OWN_NUMBERS } from '../bots/outlook-numbers.ts';
import { chancesBy } from '../bots/standing.ts';
import { OTHERS_STAND, OWN_STANDS } from '../bots/weights.ts';
import { fujiFlush } from '../game.ts';
import type { State } from '../state.ts';

const position = (hands: number[][], front: number[], turn = 0): State => ({
  ...fujiFlush.setup({ first: 0, freeChat: false }, hands.length, new SeededDice(1)),
  hands,
  front,
  turn,
});

describe('the outlook of a seat', () => {
  const own = (outlook: Outlook, name: string): number => outlook.own[OWN_NUMBERS.indexOf(name)] as number;
  const other = (outlook: Outlook, i: number, name: string): number =>
    outlook.others[i]?.[OTHER_NUMBERS.indexOf(name)] as number;

  test('has its hand, and what it can do at its turn', () => {
    const outlook = new Outlook();
    outlook.look(position([[5, 5, 12], [3], [2, 2]], [0, 5, 11]), 0);
    expect(own(outlook, 'cards of value 5')).toBe(2);
    expect(own(outlook, 'a hand of 3')).toBe(1);
    expect(own(outlook, 'cards that are there twice')).toBe(1);
    expect(own(outlook, 'values that can join a front')).toBe(1);
    expect(own(outlook, 'the strongest group I can join')).toBe(10 / 20);
    expect(own(outlook, 'my strongest play')).toBe(12 / 20);
    expect(other(outlook, 1, 'I can beat it in time')).toBe(1);
    expect(other(outlook, 0, 'I hold the same value')).toBe(1);
  });

  test('knows that a group goes through at the turn of the first of its members', () => {
    const outlook = new Outlook();
    outlook.look(position([[5], [3, 4], [2, 2], [9, 9]], [7, 0, 7, 0], 1), 0);
    expect(own(outlook, 'turns until it goes through')).toBe(1 / 4);
    expect(own(outlook, 'its strength')).toBe(14 / 20);
    expect(own(outlook, 'its partners')).toBe(1);
    expect(other(outlook, 1, 'it is my partner')).toBe(1);
  });

  test('fears an unbeatable card the less the more of the higher ones have been seen', () => {
    const outlook = new Outlook();
    const s = position([[5], [3, 4], [2, 2]], [15, 0, 0], 1);
    outlook.look(s, 0);
    const before = own(outlook, 'its chance to go through');
    outlook.look({ ...s, discard: [16, 17, 18] }, 0);
    expect(own(outlook, 'its chance to go through')).toBeGreaterThan(before);
    outlook.look({ ...s, discard: [16, 17, 18, 19, 20] }, 0);
    expect(own(outlook, 'its chance to go through')).toBe(1);
  });

  test('keeps nothing of what was looked at before', () => {
    const [used, fresh] = [new Outlook(), new Outlook()];
    used.look(position([[5, 5, 5], [], [2, 2]], [7, 7, 9], 1), 0);
    const plain = position([[2], [3], [4]], [0, 0, 0]);
    used.look(plain, 0);
    fresh.look(plain, 0);
    expect(used).toEqual(fresh);
  });
});

describe('a network', () => {
  test('adds up what comes straight and what its units let through', () => {
    const network = read({ from: [500, -2000], toResult: [2000, 1000], inputs: [[100, 1000, 1000]] });
    const sums = new Float64Array(2);
    expect(resultOf(network, Float64Array.of(1), sums)).toBeCloseTo(0.1 + 2 * 1.5, 9);
    expect(resultOf(network, Float64Array.of(3), sums)).toBeCloseTo(0.3 + 2 * 3.5 + 1, 9);
    expect([...sums]).toEqual([3.5, 1]);
  });

  test('is read as it was written down', () => {
    const lines = {
      from: [1, -2],
      toResult: [3, 0],
      inputs: [
        [4, 5, -6],
        [0, 7, 8],
      ],
    };
    expect(written(read(lines))).toEqual(lines);
    expect(resultOf(blank(2, 3), Float64Array.of(1, 1), new Float64Array(3))).toBe(0);
  });

  test('as bots have it fits what a seat sees', () => {
    expect(OWN_STANDS.inputs).toHaveLength(OWN_NUMBERS.length);
    expect(OTHERS_STAND.inputs).toHaveLength(OTHER_NUMBERS.length);
  });
});

test('some games teach that few cards are better than many, and the same games teach the same', () => {
  const chancesAfter = (seed: number): number[] => {
    const chances = new Float64Array(3);
    const networks = school(500, new SeededDice(seed), () => {});
    chancesBy(
      networks,
      position(
        [
          [6, 9],
          [3, 4, 8, 9],
          [4, 5, 6, 8, 9, 9],
        ],
        [0, 0, 0],
      ),
      chances,
      0,
    );
    return [...chances];
  };
  const chances = chancesAfter(7);
  const [few = 0, some = 0, many = 0] = chances;
  expect(few).toBeGreaterThan(1.5 * some);
  expect(some).toBeGreaterThan(many);
  expect(chancesAfter(7)).toEqual(chances);
  expect(chancesAfter(8)).not.toEqual(chances);
});
