/** The cryptography behind provable chance, from maintained libraries; they run in a browser as well. */
import type { Primitives } from '@havre/engine/kernel/fair.ts';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';

const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(64);

export const primitives: Primitives = {
  sha256: message => sha256(message),
  chacha20Block: (key, counter) => chacha20(key, NONCE, ZEROS, undefined, counter),
};
