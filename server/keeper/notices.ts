/** The word to everybody: one at a time, the latest. */
import type { KeeperNotice } from '@havre/protocol/keeper.ts';
import { z } from 'zod';
import type { Records } from '../storage/records.ts';
import { KIND } from './keeper-records.ts';

export const NOTICE_ID = 'notice';
export const LONGEST_NOTICE = 280;

const text = z.string().max(LONGEST_NOTICE).exactOptional();
const noticeSchema = z.object({
  id: z.string(),
  restartAt: z.number().nullable(),
  text: z.object({ en: text, fr: text }),
  until: z.number(),
});

/** What is to be said now; null if there is nothing, or its time is over. */
export async function noticeIn(records: Records): Promise<KeeperNotice | null> {
  const kept = await records.record(KIND.notice, NOTICE_ID);
  const read = kept === null ? null : noticeSchema.safeParse(JSON.parse(kept.body));
  return read?.success === true ? read.data : null;
}
