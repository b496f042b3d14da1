/**
 * Words that open something for whoever knows them: a seat, a place beside a side. The table knows the commitment alone, so
 * that nobody can read the word off it; a word works once, and not for long.
 */
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import { primitives } from '../runtime/crypto-primitives.ts';

export interface ClaimToken {
  readonly commitment: string;
  /** In milliseconds, on the server's clock. */
  readonly since: number;
  readonly until: number;
  /** Whether whoever it belongs to has promised it, and not the host. */
  readonly own: boolean;
}

const MINUTE = 60_000;
/** Long enough to type it on the other device. */
export const OWN_TOKEN_TIME = 10 * MINUTE;
/** Somebody who has lost their device has to be told first. */
export const HOST_TOKEN_TIME = 24 * 60 * MINUTE;

/** A word that can be told over the telephone, and is long enough not to be guessed. */
const WORD = /^[\x21-\x7e]{8,64}$/;
/** 32 bytes in hex. */
const HEX = /^[0-9a-f]{64}$/;

/** Whether something is a commitment, or entropy. */
export const isHex = (text: string): boolean => HEX.test(text);

/**
 * Whether a word is the one that was promised, in time.
 * @example if (!isValidToken(sitter.offer, word, now)) return refuse('wrong-word');
 */
export const isValidToken = (token: ClaimToken | null, word: string, now: number): boolean =>
  token !== null && now < token.until && WORD.test(word) && commitmentTo(primitives, word) === token.commitment;
