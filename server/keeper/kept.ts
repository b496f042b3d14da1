/**
 * What is kept of keepers: records like any other, so that commands in another process and all servers of a database see the
 * same. Whoever writes one rings a bell, which every server looks at twice a second; only when it has rung is anything else read.
 */
import { randomBytes } from 'node:crypto';
import type { KeptRecord, RecordChanges, Records } from '../storage/records.ts';

/** Whose records they are. Identities are 22 characters long: it is nobody's. */
export const KEEPER = 'keeper';

export const KIND = {
  link: 'keeper-link',
  usedLink: 'keeper-link-used',
  session: 'keeper-session',
  ban: 'keeper-ban',
  notice: 'keeper-notice',
  limits: 'keeper-limits',
  deed: 'keeper-deed',
  order: 'keeper-order',
  takenOrder: 'keeper-order-taken',
  answer: 'keeper-answer',
  /** Where a running server is reached. */
  server: 'keeper-server',
  bell: 'keeper-bell',
} as const;

const BELL = 'bell';
const MARK_BYTES = 9;

/** A name for something new. */
export const newMark = (): string => randomBytes(MARK_BYTES).toString('base64url');

/** A record of keepers. */
export const keptRecord = (kind: string, id: string, at: number, body: object | string): KeptRecord => ({
  ...{ kind, id, owner: KEEPER, at },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Writes something, and lets all servers know that they have to look. */
export const writeAndRing = (records: Records, at: number, changes: RecordChanges): Promise<void> =>
  records.writeRecords({ ...changes, put: [...(changes.put ?? []), keptRecord(KIND.bell, BELL, at, newMark())] });

/** How the bell was rung last; null if it never was. */
export const lastRing = async (records: Records): Promise<string | null> =>
  (await records.record(KIND.bell, BELL))?.body ?? null;
