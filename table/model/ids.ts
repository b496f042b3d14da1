/** The names of tables: an id for links that nobody can guess, and a code that can be read out loud. */
import { randomBytes } from '../runtime/runtime.ts';

const ID_LENGTH = 22;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Short enough to be read out loud. */
const CODE_LENGTH = 6;
/** Too long to guess, short enough to type from one device on another. */
const WORD_LENGTH = 8;
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
export const newCode = (): string => code(CODE_LENGTH);

/**
 * A word that lets somebody into a seat: read off one device and typed on another.
 * @example newTokenWord() // 'K7PQ2XMN'
 */
export const newTokenWord = (): string => code(WORD_LENGTH);

const code = (length: number): string => Array.from(randomBytes(length), byte => ALPHABET[byte % 32]).join('');

/**
 * A code or word as somebody typed it, as tables have it.
 * @example typedCode(' k7p-q2x') // 'K7PQ2X'
 */
export const typedCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');
