import { createCipheriv, createHash } from 'node:crypto';
import { toHex } from '@havre/engine/kernel/fair.ts';
import { describe, expect, it } from 'vitest';
import { primitives } from '../crypto-primitives.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

describe('SHA-256', () => {
  it('gives the published digest of "abc"', () => {
    expect(toHex(primitives.sha256(ascii('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('gives the published digest of nothing', () => {
    expect(toHex(primitives.sha256(new Uint8Array(0)))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  it.each([1, 55, 56, 63, 64, 65, 1000])('agrees with Node on %i bytes', length => {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
    expect(toHex(primitives.sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  });
});

describe('the ChaCha20 block', () => {
  const zeros = new Uint8Array(32);

  it('gives the first published block of the key of zeros (RFC 8439, A.1, vector 1)', () => {
    expect(toHex(primitives.chacha20Block(zeros, 0))).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    );
  });

  it('gives the second published block of the key of zeros (RFC 8439, A.1, vector 2)', () => {
    expect(toHex(primitives.chacha20Block(zeros, 1))).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });

  it.each([0, 1, 2, 255, 65_536, 2 ** 31])('agrees with Node at block %i', counter => {
    const key = Uint8Array.from({ length: 32 }, (_, i) => 255 - 3 * i);
    const start = Buffer.alloc(16);
    start.writeUInt32LE(counter);
    const block = createCipheriv('chacha20', key, start).update(new Uint8Array(64));
    expect(toHex(primitives.chacha20Block(key, counter))).toBe(block.toString('hex'));
  });

  it('is a new array each time: a caller may keep it', () => {
    const first = primitives.chacha20Block(zeros, 0);
    const copy = first.slice();
    primitives.chacha20Block(zeros, 1);
    expect(first).toEqual(copy);
  });
});
