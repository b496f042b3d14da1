/** How somebody wants to be called: by mail, by a webhook, at once or once a day, and never at night. */
import { LANGUAGES } from '@havre/engine/games/language.ts';
import type { Identity } from '@havre/table/model/events.ts';
import { z } from 'zod';
import type { KeptRecord, Records } from '../storage/records.ts';

const WEBHOOK_TEMPLATES = ['json', 'discord', 'matrix', 'ntfy'] as const;

const LONGEST_ADDRESS = 254;
const LONGEST_URL = 2_000;

/** A time of the day. */
const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as 22:30');
const zoneSchema = z.string().max(60).refine(isZone, 'is not a time zone such as Europe/Paris');

/** What people say themselves. */
export const callWishesSchema = z.strictObject({
  language: z.enum(LANGUAGES),
  zone: zoneSchema,
  /** Nobody is called between these times; what they miss is told at the end of it. */
  quiet: z.strictObject({ from: timeSchema, until: timeSchema }).nullable(),
  /** At this time once a day instead of at every turn. */
  daily: timeSchema.nullable(),
  /** Whether clubs may call them to their evenings. */
  evenings: z.boolean().default(true),
  mail: z.email('is not a mail address').max(LONGEST_ADDRESS).nullable(),
  webhook: z.strictObject({ url: z.string().max(LONGEST_URL), template: z.enum(WEBHOOK_TEMPLATES) }).nullable(),
});

export type CallWishes = z.infer<typeof callWishesSchema>;

/** What is kept. */
export interface CallSettings extends CallWishes {
  /** Whether whoever has the mail address has said that it is theirs. */
  readonly isConfirmed: boolean;
}

const KIND = 'calls';

/**
 * How somebody wants to be called; null if they have never said so.
 * @example const settings = await callSettingsOf(records, identity);
 */
export async function callSettingsOf(records: Records, who: Identity): Promise<CallSettings | null> {
  const kept = await records.record(KIND, who);
  return kept === null ? null : (JSON.parse(kept.body) as CallSettings);
}

/** As it is kept. */
export const keptSettings = (who: Identity, settings: CallSettings, now: number): KeptRecord => ({
  ...{ kind: KIND, id: who, owner: who, at: now },
  body: JSON.stringify(settings),
});

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
