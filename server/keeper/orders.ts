/** What a keeper may ask for, from the page or by a command. */
import type { KeeperOrder } from '@havre/protocol/keeper.ts';
import { z } from 'zod';
import { limitFields } from './limits.ts';
import { LONGEST_NOTICE } from './notices.ts';

const DAY_IN_MINUTES = 24 * 60;
const tableName = z.string().min(1).max(200).describe('A code, a link, or the mark by which the log names a table');
const written = z.string().trim().min(1).max(LONGEST_NOTICE).exactOptional();

export const orderSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['close', 'end']), table: tableName }),
  z.strictObject({ do: z.literal('hide'), table: tableName, hidden: z.boolean() }),
  z.strictObject({
    do: z.literal('ban'),
    whom: z.string().trim().min(1).max(200),
    why: z.string().trim().max(200).exactOptional(),
    days: z.int().min(1).max(3_650).exactOptional(),
    force: z.boolean().exactOptional(),
  }),
  z.strictObject({ do: z.literal('unban'), ban: z.string().trim().min(1).max(80) }),
  z.strictObject({
    do: z.literal('notice'),
    restartIn: z.int().min(0).max(DAY_IN_MINUTES).exactOptional(),
    en: written,
    fr: written,
    lasts: z
      .int()
      .min(1)
      .max(7 * DAY_IN_MINUTES)
      .exactOptional(),
  }),
  z.strictObject({ do: z.literal('withdraw') }),
  z.strictObject({ do: z.literal('limits'), ...limitFields }),
  z.strictObject({ do: z.literal('backup') }),
]);

/** What a command asks of a running server: an order, or how things stand. */
export const requestSchema = z.union([z.strictObject({ do: z.literal('look') }), orderSchema]);
export type KeeperRequest = z.infer<typeof requestSchema>;

true satisfies [KeeperOrder] extends [{ do: z.infer<typeof orderSchema>['do'] }] ? true : never;
