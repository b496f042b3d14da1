import { describe, expect, it } from 'vitest';
import { ordeal } from './ordeal.ts';
import { ALL_KINDS, hits, report } from './shots.ts';

const KILLS = 50;

describe('a server that is killed', () => {
  it(`loses nothing and makes nothing up, ${KILLS} times in a row`, { timeout: 600_000 }, async () => {
    const tally = await ordeal({ kills: KILLS, shots: ALL_KINDS, tables: 6, seats: 5, games: 'many' });
    console.log(report(KILLS, tally));
    const { insideAnAppend, beforeTheAcknowledgement, duringASnapshot } = hits(tally);
    expect(insideAnAppend).toBeGreaterThanOrEqual(8);
    expect(beforeTheAcknowledgement).toBeGreaterThanOrEqual(8);
    expect(tally.spots.acknowledgement).toBeGreaterThanOrEqual(4); // by itself: a wire that nothing touches would not be missed
    expect(duringASnapshot).toBeGreaterThanOrEqual(4);
    expect(tally.verified).toBeGreaterThanOrEqual(6);
  });
});
