import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS } from '@havre/engine/games/jamaica/material.ts';
import { describe, expect, test } from 'vitest';

const styles = readFileSync(join(import.meta.dirname, '..', 'ship.css'), 'utf8');
const sailOf = (colour: string): string =>
  new RegExp(`\\.ship-${colour} \\{\\s*--ship: (#[0-9a-f]{6})`).exec(styles)?.[1] ?? '';

type Triple = readonly [number, number, number];

/** Linear light, as eyes mix it. */
const linear = (colour: string): Triple => {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const mixed = (rows: readonly Triple[], [r, g, b]: Triple): Triple =>
  rows.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as unknown as Triple;

/** Lightness and the two opponent colours (CIE L*a*b*). */
const seen = ([r, g, b]: Triple): Triple => {
  const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** What is left of colours for those who lack one kind of cones, after Machado and others. */
const EYES: { readonly [eyes: string]: readonly Triple[] } = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

describe('the sails of the six ships', () => {
  test.each(Object.keys(EYES))('differ for eyes with %s', eyes => {
    const sails = COLOURS.map(colour => seen(mixed(EYES[eyes] ?? [], linear(sailOf(colour)))));
    for (const [i, one] of sails.entries())
      for (const [j, other] of sails.entries())
        if (i < j)
          expect(
            Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]),
            `${COLOURS[i]} ${COLOURS[j]}`,
          ).toBeGreaterThan(20);
  });
});
