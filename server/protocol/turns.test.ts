import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('are taken one in each turn of the event loop, in the order they were asked for', async () => {
    const turns = new Turns();
    const told: string[] = [];
    const work = async (name: string) => {
      await turns.next();
      told.push(name);
    };
    let loops = 0;
    const count = () => {
      told.push(`loop ${++loops}`);
      if (loops < 4) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all([work('a'), work('b'), work('c')]);
    expect(told.filter(word => !word.startsWith('loop'))).toEqual(['a', 'b', 'c']);
    expect(told.slice(told.indexOf('a') + 1, told.indexOf('b')).length).toBeGreaterThan(0);
    expect(told.slice(told.indexOf('b') + 1, told.indexOf('c')).length).toBeGreaterThan(0);
  });
});
