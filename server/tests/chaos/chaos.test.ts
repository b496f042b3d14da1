import { describe, expect, it } from 'vitest';
import { findProxy } from '../../../scripts/proxies.mjs';
import { PASTIMES } from '../crash/pastimes.ts';
import { chaos, FAULTS } from './chaos.ts';

const COUNT = 30;
const { HAVRE_TEST_DATABASE } = process.env;

function hasProxy(): boolean {
  try {
    return findProxy('haproxy') !== '';
  } catch (error) {
    console.warn(`${(error as Error).message} People come without it.`);
    return false;
  }
}

describe.skipIf(HAVRE_TEST_DATABASE !== undefined)('three servers over one database', () => {
  it('lose nothing and make nothing up, whatever is killed, frozen or cut', { timeout: 900_000 }, async () => {
    const isBehindProxy = hasProxy();
    const tally = await chaos({
      ...{ servers: 3, faults: COUNT, pastimes: PASTIMES, frozenFor: 1_000, longestPeace: 300, isBehindProxy },
    });
    expect(Object.keys(tally.faults).sort()).toEqual([...FAULTS].sort());
    expect(Object.values(tally.faults).reduce((sum, count) => sum + count)).toBe(COUNT);
    expect(tally.verified).toBeGreaterThanOrEqual(PASTIMES.length);
  });
});
