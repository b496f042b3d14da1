import { describe, expect, it } from 'vitest';
import { Counters } from '../counters.ts';

describe('counters', () => {
  it('count for a minute, and say how long that goes on', () => {
    let now = 0;
    const counters = new Counters(() => now);
    expect([counters.add('a', 2), counters.add('a', 2)]).toEqual([0, 0]);
    now = 20_000;
    expect([counters.add('a', 2), counters.add('b', 2)]).toEqual([40_000, 0]);
    now = 60_000;
    expect(counters.add('a', 2)).toBe(0);
  });

  it('grant nothing where nothing is granted', () => {
    const counters = new Counters(() => 0);
    expect(counters.add('a', 0)).toBeGreaterThan(0);
  });

  it('keep nobody longer than that', () => {
    let now = 0;
    const counters = new Counters(() => now);
    for (let i = 0; i < 1_000; i++) counters.add(`${i}`, 1);
    expect(counters.size).toBe(1_000);
    now = 60_000;
    counters.add('late', 1);
    expect(counters.size).toBe(1);
  });

  it('keep no more than they can, and forget first whom they counted first', () => {
    const counters = new Counters(() => 0, 100);
    for (let i = 0; i < 1_000; i++) counters.add(`${i}`, 1);
    expect(counters.size).toBe(100);
    expect(counters.add('999', 1)).toBeGreaterThan(0);
    expect(counters.add('0', 1)).toBe(0);
  });
});
