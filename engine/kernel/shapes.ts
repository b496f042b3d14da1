/**
 * The shapes of actions: what may come through the door at all, before the rules are asked.
 *
 * Whatever arrives from outside is compared with the shape of its type. Fields that are missing, surplus or of the wrong
 * kind are named; text is plain text of a bounded length.
 */
import { type Refusal, refuse } from './refusal.ts';
import type { AnyAction } from './steps.ts';

export type FieldShape =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'truth' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'list'; readonly of: FieldShape; readonly longest: number };

export type Fields = { readonly [name: string]: FieldShape };

/** For each type of action, its fields. */
export type ActionShapes<A extends AnyAction = AnyAction> = {
  readonly [T in A['type']]: { readonly [F in Exclude<keyof Extract<A, { type: T }>, 'type'>]: FieldShape };
};

/** A whole number between two bounds. @example { card: whole(2, 20) } */
export const whole = (min: number, max: number): FieldShape => ({ kind: 'whole', min, max });
/** True or false. @example { keep: truth } */
export const truth: FieldShape = { kind: 'truth' };
/** One of some words. @example { side: word('left', 'right') } */
export const word = (...words: string[]): FieldShape => ({ kind: 'word', words });
/** Plain text without control characters. @example { clue: text(60) } */
export const text = (longest: number): FieldShape => ({ kind: 'text', longest });
/** A list of fields of one shape. @example { guess: listOf(whole(1, 4), 3) } */
export const listOf = (of: FieldShape, longest: number): FieldShape => ({ kind: 'list', of, longest });

// Control characters, lone surrogates, and the marks that turn the direction of the text around them.
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/**
 * What is wrong with the shape of an action that came from outside, or null.
 * @example misshapen(shapes, { type: 'playCard', card: 'ten' }) // { refused: 'bad-shape', detail: … }
 */
export function misshapen(shapes: { readonly [type: string]: Fields }, action: unknown): Refusal | null {
  if (typeof action !== 'object' || action === null || Array.isArray(action))
    return refuse('bad-shape', undefined, 'an action is a record with a type');
  const sent = action as Readonly<Record<string, unknown>>;
  const { type } = sent;
  if (typeof type !== 'string' || !Object.hasOwn(sent, 'type') || !Object.hasOwn(shapes, type))
    return refuse('unknown-action', undefined, `actions are of type ${Object.keys(shapes).join(', ')}`);
  const fields = shapes[type];
  for (const name in fields)
    if (!Object.hasOwn(sent, name)) return refuse('bad-shape', undefined, `'${type}' needs '${name}'`);
  for (const name in sent) {
    if (name === 'type') continue;
    if (!Object.hasOwn(fields, name)) return refuse('bad-shape', undefined, `'${type}' has no '${name.slice(0, 40)}'`);
    const flaw = flawOfField(fields[name], sent[name]);
    if (flaw !== null) return refuse('bad-shape', undefined, `'${name}' of '${type}' ${flaw}`);
  }
  return null;
}

function flawOfField(shape: FieldShape, value: unknown): string | null {
  switch (shape.kind) {
    case 'whole':
      return Number.isInteger(value) && (value as number) >= shape.min && (value as number) <= shape.max
        ? null
        : `is a whole number from ${shape.min} to ${shape.max}`;
    case 'truth':
      return typeof value === 'boolean' ? null : 'is true or false';
    case 'word':
      return shape.words.includes(value as string) ? null : `is one of ${shape.words.join(', ')}`;
    case 'text':
      if (typeof value !== 'string') return 'is text';
      if (value.length > shape.longest) return `is text of at most ${shape.longest} characters`;
      return UNPRINTABLE.test(value) ? 'is plain text, without control characters' : null;
    case 'list': {
      if (!Array.isArray(value)) return 'is a list';
      if (value.length > shape.longest) return `is a list of at most ${shape.longest}`;
      for (const item of value) {
        const flaw = flawOfField(shape.of, item);
        if (flaw !== null) return flaw;
      }
      return null;
    }
  }
}
