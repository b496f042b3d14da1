/** A game that was begun elsewhere, as somebody hands it over: bounded plain records. The rules judge what they mean. */
import { MOST_SEATS } from '@havre/engine/kernel/seats.ts';
import { colour, draw, externalEvent } from '@havre/protocol/replay-file/schema.ts';
import { LONGEST_NAME } from '@havre/table/commands/player-names.ts';
import { MOST_PORTABLE_ENTRIES, type PortableGame } from '@havre/table/model/origin.ts';
import { z } from 'zod';
import { action } from '../sessions/action.ts';
import { textSchema } from '../sessions/messages.ts';
import { boxSchema, settingsSchema } from './schemas.ts';

/** The longest request, in bytes: the longest games of the shelf need a tenth of it. */
export const LONGEST_PAST = 1024 * 1024;
const MOST_DRAWS = 1_000;

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const name = textSchema(LONGEST_NAME);

const deed = z.strictObject({
  cause: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('start'), colours: z.array(colour).max(MOST_SEATS).exactOptional() }),
      z.strictObject({ type: z.literal('act'), seat, action }),
      z.strictObject({ type: z.literal('table'), entry: externalEvent }),
    ])
    .describe('What was done; what was taken back is left out'),
  draws: z.array(draw).max(MOST_DRAWS),
});

const past = z.strictObject({
  ...boxSchema,
  rules: z.int().min(1).describe('Version of the rules'),
  players: z
    .array(
      z.strictObject({
        name,
        bot: z.string().min(1).max(LONGEST_NAME).exactOptional(),
        colour: colour.exactOptional(),
      }),
    )
    .max(MOST_SEATS)
    .describe('Who sat where, one for each seat'),
  deeds: z.array(deed).min(1).max(MOST_PORTABLE_ENTRIES),
});

true satisfies [z.infer<typeof past>] extends [PortableGame] ? true : never;

export const carriedSchema = z.strictObject({
  past,
  seat: seat.describe('Which seat is that of whoever brings it'),
  name: textSchema(LONGEST_NAME),
  ...settingsSchema,
});
