import { CARDS, COLOURS } from '@havre/engine/games/jamaica/material.ts';
import { describe, expect, it } from 'vitest';
import { AROUND, CARDS_AROUND, ground, outline, WIDTH } from '../world/coast.ts';
import { COMPANY } from '../world/inhabitants.ts';
import { stretchOf } from '../world/loading.ts';

describe('the world on the cards', () => {
  it('has a stretch for every card of the box, and no two the same', () => {
    const stretches = COLOURS.flatMap(colour => CARDS.map((_, card) => stretchOf(colour, card)));
    expect(new Set(stretches).size).toBe(CARDS_AROUND);
    expect(stretches.toSorted((one, other) => one - other)).toEqual(Array.from({ length: CARDS_AROUND }, (_, i) => i));
  });

  it('goes on from card to card, and from the last one to the first', () => {
    const tops = (card: number): number[] =>
      [...outline('far', card).matchAll(/ (-?[\d.]+)(?=[QV])/g)].map(([, y]) => Number(y));
    for (let card = 0; card < CARDS_AROUND; card++) {
      const next = (card + 1) % CARDS_AROUND;
      expect(tops(card).slice(2), `${card} and ${next}`).toEqual(tops(next).slice(0, -2));
    }
    expect(ground(AROUND)).toBe(ground(0));
  });

  it('has something to see on every card, by day and by night', () => {
    for (const { behind, before } of Object.values(COMPANY)) {
      const seen = new Set([...behind, ...before].map(({ x }) => Math.floor(x / WIDTH)));
      expect(seen.size).toBe(CARDS_AROUND);
    }
  });
});
