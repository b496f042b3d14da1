import { describe, expect, it } from 'vitest';
import { chaos, FAULTS } from './chaos.ts';

const ROUNDS = 2;
const { HAVRE_TEST_DATABASE } = process.env;

describe.skipIf(HAVRE_TEST_DATABASE !== undefined)('three servers over one database', () => {
  it('lose nothing and make nothing up, whatever is killed, frozen or cut', { timeout: 600_000 }, async () => {
    const faults = ROUNDS * FAULTS.length;
    const tally = await chaos({ servers: 3, faults, tables: 3, seats: 3, frozenFor: 2_000 });
    expect(Object.values(tally.faults)).toEqual(FAULTS.map(() => ROUNDS));
    expect(tally.verified).toBeGreaterThanOrEqual(3);
  });
});
