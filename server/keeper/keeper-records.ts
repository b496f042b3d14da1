/**
 * What is kept of keepers: records like any other, so that commands in another process and all servers of a database see the
 * same. Whoever writes one changes a signal, which every server looks at twice a second; only then is anything else read.
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
  /** Written anew with every change; old databases know it as a bell. */
  signal: 'keeper-bell',
} as const;

const SIGNAL = 'bell';
const MARK_BYTES = 9;

/** A name for something new. */
export const newMark = (): string => randomBytes(MARK_BYTES).toString('base64url');

/** A record of keepers. */
export const keptRecord = (kind: string, id: string, at: number, body: object | string): KeptRecord => ({
  ...{ kind, id, owner: KEEPER, at },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Writes something, and lets all servers know that they have to look. */
export const writeAndSignal = (records: Records, at: number, changes: RecordChanges): Promise<void> =>
  records.writeRecords({ ...changes, put: [...(changes.put ?? []), keptRecord(KIND.signal, SIGNAL, at, newMark())] });

/** The signal as it was changed last; null if it never was. */
export const lastSignal = async (records: Records): Promise<string | null> =>
  (await records.record(KIND.signal, SIGNAL))?.body ?? null;
