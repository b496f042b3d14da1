/** What a screen asks, answered from what its seat sees. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/seats.ts';
import { NONE } from '../pieces.ts';
import { forecast } from '../questions.ts';
import { A, action, B, c, pieces, scene } from './kit.ts';

describe('what a move would do', () => {
  const table = scene('7 . S . . .\n5 . . o(F) f .\n4 . S . O(s) .', { toMove: 'Y' });
  const foreseen = (text: string, seat: Seat = A) => {
    const move = action(text);
    if (move.type !== 'move' && move.type !== 'carry') throw new Error(`'${text}' is no move`);
    return forecast(table.view(seat), seat, move);
  };
  const nothing = { eats: [], mayHideMore: false, covers: NONE, frees: NONE, carries: NONE, wins: false };

  test('AQU-SHARK-10: what is under an enemy octopus is not foreseen, only that there may be more', () => {
    expect(foreseen('b4-c5')).toEqual({ ...nothing, piece: pieces('S')[0], eats: pieces('o'), mayHideMore: true });
  });

  test('AQU-SHARK-06: what is under an octopus of one’s own is', () => {
    const own = scene('4 . S O(s) . .\n6 o . . . .');
    expect(forecast(own.view(A), A, { type: 'move', from: c('b4'), to: c('c4') })).toMatchObject({
      eats: pieces('O s'),
      mayHideMore: false,
    });
    const open = scene('4 . S o(F) . .\n6 o . . . .', { hiddenPrey: false });
    expect(forecast(open.view(A), A, { type: 'move', from: c('b4'), to: c('c4') })).toMatchObject({
      eats: pieces('o F'),
      mayHideMore: false,
    });
  });

  test('AQU-OCTO-07: what would be covered, freed or carried', () => {
    const octopus = { ...nothing, piece: pieces('O')[0] };
    expect(foreseen('d4-d5')).toEqual({ ...octopus, covers: pieces('f')[0], frees: pieces('s')[0] });
    expect(foreseen('d4=e5')).toEqual({ ...octopus, carries: pieces('s')[0] });
    expect(foreseen('d4-e5')).toEqual({ ...octopus, frees: pieces('s')[0] });
  });

  test('AQU-END-01: that it wins', () => {
    expect(foreseen('b7-c7')).toEqual({ ...nothing, piece: pieces('S')[0], wins: true });
    expect(foreseen('b7-c7', B).wins).toBe(false);
  });
});
