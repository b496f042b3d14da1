import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { describe, expect, test } from 'vitest';
import { reachOf, touched, type Ways } from '../pointing.ts';

type Sample = AnyAction & { readonly ways: readonly (readonly string[])[] };
const action = (type: string, ...ways: string[]): Sample => ({ type, ways: ways.map(way => way.split(' ')) });
const ways: Ways = one => (one as Sample).ways;

const discard = action('discard', 'map');
const left = action('left', 'a1 b2');
const right = action('right', 'a1 c2');
const carried = action('carried', 'a1 c2');
const swap = action('swap', 'd1 e1', 'e1 d1');
const pass: Sample = { type: 'pass', ways: [] };
const ALL = [discard, left, right, carried, swap, pass];
const ONCE = { asksAgain: false };
const TWICE = { asksAgain: true };

describe('what can be pointed at', () => {
  test('begins wherever some way begins', () => {
    const { next, done } = reachOf(ALL, ways, []);
    expect([...next].sort()).toEqual(['a1', 'd1', 'e1', 'map']);
    expect(done).toEqual([]);
  });

  test('goes on where the ways go on, and ends with the actions they lead to', () => {
    expect([...reachOf(ALL, ways, ['a1']).next]).toEqual(['b2', 'c2']);
    expect(reachOf(ALL, ways, ['a1']).possible).toEqual([left, right, carried]);
    expect(reachOf(ALL, ways, ['a1', 'c2']).done).toEqual([right, carried]);
    expect(reachOf(ALL, ways, ['d1', 'e1']).done).toEqual([swap]);
    expect(reachOf(ALL, ways, ['e1', 'd1']).done).toEqual([swap]);
  });
});

describe('a touch', () => {
  test('of one place alone plays nothing: it shows what can be done there', () => {
    expect(touched(ALL, ways, [], 'map', ONCE)).toEqual({ pointed: ['map'] });
    expect(touched(ALL, ways, ['map'], 'map', ONCE)).toEqual({ pointed: [] });
  });

  test('of the last place of a move plays it, at once or at the second touch', () => {
    expect(touched(ALL, ways, ['a1'], 'b2', ONCE)).toEqual({ play: left });
    expect(touched(ALL, ways, ['a1'], 'b2', TWICE)).toEqual({ pointed: ['a1', 'b2'] });
    expect(touched(ALL, ways, ['a1', 'b2'], 'b2', TWICE)).toEqual({ play: left });
  });

  test('where two actions lead plays neither', () => {
    expect(touched(ALL, ways, ['a1'], 'c2', ONCE)).toEqual({ pointed: ['a1', 'c2'] });
    expect(touched(ALL, ways, ['a1', 'c2'], 'c2', ONCE)).toEqual({ pointed: ['a1'] });
  });

  test('elsewhere begins anew, or lets go', () => {
    expect(touched(ALL, ways, ['a1'], 'd1', ONCE)).toEqual({ pointed: ['d1'] });
    expect(touched(ALL, ways, ['a1'], 'z9', ONCE)).toEqual({ pointed: [] });
  });
});
