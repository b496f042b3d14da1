/** The names of tables: an id for links that nobody can guess, and a code that can be read out loud. */
import { randomBytes } from './runtime.ts';

const ID_LENGTH = 22;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CODE_LENGTH = 6;
/** 32 characters, without 0, O, 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * An id for a new table, safe in an address.
 * @example newId() // 'hV0b…', 22 characters
 */
export const newId = (): string => Array.from(randomBytes(ID_LENGTH), byte => LETTERS[byte % 64]).join('');

/**
 * A code for a new table; another table may have it already.
 * @example newCode() // 'K7PQ2X'
 */
export const newCode = (): string => Array.from(randomBytes(CODE_LENGTH), byte => ALPHABET[byte % 32]).join('');

/**
 * A code as somebody typed it, as tables have it.
 * @example typedCode(' k7p-q2x') // 'K7PQ2X'
 */
export const typedCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');
