/** The cryptography the tests of provable chance bring along: that of Node itself. */
import { createCipheriv, createHash } from 'node:crypto';
import type { Primitives } from '../fair.ts';

export const primitives: Primitives = {
  sha256: message => createHash('sha256').update(message).digest(),
  chacha20Block(key, counter) {
    const start = Buffer.alloc(16); // four bytes of counter, then a nonce of zeros
    start.writeUInt32LE(counter);
    return createCipheriv('chacha20', key, start).update(Buffer.alloc(64));
  },
};
