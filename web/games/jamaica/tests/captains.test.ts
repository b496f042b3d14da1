import { jamaica } from '@havre/engine/games/jamaica/game.ts';
import { COLOURS } from '@havre/engine/games/jamaica/material.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { describe, expect, it } from 'vitest';
import { captains } from '../captains/captains.tsx';

describe('the captains', () => {
  it('are one for each colour, and a seat is that of its ship, before the start as at the table', () => {
    expect(new Set(captains.all.map(({ id }) => id)).size).toBe(COLOURS.length);
    const s = jamaica.setup({ edition: '2021', ghost: false, crew: false }, 6, new SeededDice(1));
    const view = jamaica.view(s, PUBLIC);
    for (const [seat, { colour }] of view.ships.entries())
      expect(captains.of(seat, null, colour)).toMatchObject({ id: captains.of(seat, view).id });
  });

  it('have lives of three sentences in each language', () => {
    for (const { life } of captains.all)
      for (const text of Object.values(life)) expect(text.match(/[.!?](?: |$)/g), text).toHaveLength(3);
  });
});
