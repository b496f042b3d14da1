/** Everything that keepers did, and everything that was refused to them. Kept for a year. */
import type { KeeperDone } from '@havre/protocol/keeper.ts';
import { z } from 'zod';
import type { KeptRecord, Records } from '../storage/records.ts';
import { KEEPER, KIND, keptRecord, newMark } from './keeper-records.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;
/** So many old ones are forgotten for each new one. */
const FORGOTTEN_IN_ONE_GO = 20;

const bodySchema = z.object({
  by: z.string(),
  did: z.string(),
  about: z.string(),
  refused: z.string().nullable(),
});

/** What a keeper did, as it is written down. */
export const auditRecord = ({ at, ...deed }: KeeperDone): KeptRecord => keptRecord(KIND.deed, newMark(), at, deed);

/** The latest first. */
export async function auditLogIn(records: Records, limit: number): Promise<KeeperDone[]> {
  return (await records.recordsOf(KEEPER, KIND.deed, limit)).flatMap(({ at, body }) => {
    const read = bodySchema.safeParse(JSON.parse(body));
    return read.success ? [{ at, ...read.data }] : [];
  });
}

/** Those that nobody has to remember any more. */
export const expiredAuditRecords = (records: Records, now: number): Promise<readonly KeptRecord[]> =>
  records.recordsUntil(KEEPER, KIND.deed, now - YEAR, FORGOTTEN_IN_ONE_GO);
