/** Every attack in small: what a server must withstand however busy the machine is. */
import { describe, expect, it } from 'vitest';
import { ATTACKS } from './attacks/index.ts';
import { besiege } from './campaign.ts';
import { BOUNDS } from './measures.ts';
import { faultsOf, report } from './report.ts';

/** About a minute in all. */
const SECONDS = 0.9;
/** Other tests run beside this one: the middle of the waits is judged, and a machine is given more time than a server. */
const BUSY = { ...BOUNDS, judged: 'p50', longest: 2_000, floor: 100 } as const;

describe('a server under siege', () => {
  it('keeps its limits, its memory, its secrets and its word', { timeout: 600_000 }, async () => {
    const outcome = await besiege({
      attacks: ATTACKS,
      seconds: SECONDS,
      isSample: true,
      bounds: BUSY,
      progress: () => {},
    });
    console.log(report(outcome, BUSY));
    expect(faultsOf(outcome)).toEqual([]);
  });
});
