/** Codes that somebody reads off one device and types on another: short enough to type, too long to guess. */

/** 32 characters, without 0, O, 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/**
 * A new code, as it is sent.
 * @example newCode() // 'K7PQ2XMN'
 */
export const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), byte => ALPHABET[byte % ALPHABET.length]).join('');

/**
 * A code as it was typed, as it is sent.
 * @example typedCode(' k7pq-2xmn') // 'K7PQ2XMN'
 */
export const typedCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');
