import { describe, expect, it } from 'vitest';
import { PASTIMES } from '../crash/pastimes.ts';
import { failover } from './failover.ts';

const { HAVRE_TEST_DATABASE } = process.env;

describe.skipIf(HAVRE_TEST_DATABASE !== undefined)(
  'a database that is killed, and whose standby takes its place',
  () => {
    it('costs a moment: nothing acknowledged is lost, and everybody plays on', { timeout: 300_000 }, async () => {
      const { verified, waitBefore, waitAfter } = await failover(PASTIMES, 100);
      const [before, after] = [waitBefore, waitAfter].map(wait => Math.round(wait));
      console.log(
        `The longest wait for an answer: ${before} ms before, ${after} ms while and after the standby took over.`,
      );
      expect(verified).toBeGreaterThanOrEqual(PASTIMES.length);
    });
  },
);
