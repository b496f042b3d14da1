/**
 * An action of whatever game, as it may come from outside: a type, and fields that are values or lists of values, all
 * bounded. What they mean is for the game to say.
 *
 * Checked by hand: an action comes with nearly every message, and a schema tries every kind of value on every field.
 */
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { z } from 'zod';

const LONGEST_TYPE = 40;
const LONGEST_TEXT = 500;
const MOST_FIELDS = 20;
const LONGEST_LIST = 100;

export const action = z.custom<AnyAction>(
  isAction,
  `is a type and at most ${MOST_FIELDS - 1} fields, each a value of at most ${LONGEST_TEXT} characters or a list of at most ${LONGEST_LIST}`,
);

/**
 * Whether something that was sent may be an action of some game.
 * @example isAction({ type: 'playCard', card: 7 }) // true
 */
export function isAction(sent: unknown): sent is AnyAction {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent) || !Object.hasOwn(sent, 'type')) return false;
  let fields = 0;
  for (const name in sent) if (++fields > MOST_FIELDS || !isField((sent as Plain)[name])) return false;
  const { type } = sent as Plain;
  return typeof type === 'string' && type.length > 0 && type.length <= LONGEST_TYPE;
}

const isField = (value: unknown): boolean => isValue(value) || isListOf(value, isEntry);
const isEntry = (value: unknown): boolean => isValue(value) || isListOf(value, isValue);

const isListOf = (value: unknown, fits: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= LONGEST_LIST && value.every(fits);

function isValue(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT;
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

type Plain = Readonly<Record<string, unknown>>;
