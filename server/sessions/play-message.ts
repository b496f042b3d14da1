/**
 * The message of a move, read by hand: nearly all that come over sockets are one. Whatever is not exactly such a message is
 * left to the schema, which also knows what is wrong with it.
 */
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { PROTOCOL } from '@havre/protocol/wire.ts';
import { isAction } from './action.ts';

export interface PlayMessage {
  readonly v: typeof PROTOCOL;
  readonly id: string;
  readonly table: string;
  readonly do: { readonly type: 'play'; readonly action: AnyAction; readonly decision?: number };
}

/** Ids of tables and of commands. */
export const ID = /^[\w-]{1,64}$/;

const MESSAGE_FIELDS = 4;

/**
 * What was sent, if it is the message of a move and nothing is wrong with it; else null.
 * @example const move = asPlayMessage(JSON.parse(json)); if (move !== null) handle(move);
 */
export function asPlayMessage(sent: unknown): PlayMessage | null {
  const fields = record(sent);
  if (fields === null || fields['v'] !== PROTOCOL || !isId(fields['id']) || !isId(fields['table'])) return null;
  return isPlay(record(fields['do'])) && fieldsOf(fields) === MESSAGE_FIELDS ? (sent as PlayMessage) : null;
}

function isPlay(command: Fields | null): boolean {
  if (command === null || command['type'] !== 'play' || !isAction(command['action'])) return false;
  const expected = Object.hasOwn(command, 'decision') ? 3 : 2;
  return (expected === 2 || isCount(command['decision'])) && fieldsOf(command) === expected;
}

const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const record = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

function fieldsOf(fields: Fields): number {
  let count = 0;
  for (const _ in fields) count++;
  return count;
}

type Fields = Readonly<Record<string, unknown>>;
