/** Chapter 7: reveal and tokens (jetons). */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { CODES, TOKENS } from '../material.ts';
import { A, B, BLACK, C, D, of, otherThan, randomGames, scene, WHITE } from './kit.ts';

/** White's code is 142; what each side reads out, and the tokens afterwards. */
function after(interception: number, decryption: number, round = 2): number[][] {
  const table = scene({ round }).toGuess({ code: 142 });
  table.resolves({ interception, decryption });
  return table.tokens;
}

test('DEC-TOKEN-01: after both readings the code is shown to all', () => {
  const table = scene({ round: 2 }).toGuess({ code: 142 });
  table.guesses(BLACK, 123);
  expect(of('revealed', table.told())).toEqual([]);
  table.guesses(WHITE, 142);
  for (const viewer of [A, B, C, D, PUBLIC]) {
    expect(of('revealed', table.told(viewer))).toEqual([
      { type: 'revealed', rule: 'DEC-TOKEN-01', team: WHITE, seat: A, code: 142 },
    ]);
    expect(table.view(viewer).sheet.at(-2)?.code).toBe(142);
  }
});

describe('who receives what', () => {
  test('DEC-TOKEN-02: a right interception earns the listening team one Interception token, a white one', () => {
    expect(after(142, 142)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(TOKENS.interception).toBe('white');
  });

  test('DEC-TOKEN-03: a wrong decryption brings the sending team one Misunderstanding token, a black one', () => {
    expect(after(123, 143)).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(TOKENS.misunderstanding).toBe('black');
  });

  test('DEC-TOKEN-04: only all three digits in the right order are right', () => {
    for (const code of CODES)
      expect(after(code, code)).toEqual(
        code === 142
          ? [
              [0, 0],
              [1, 0],
            ]
          : [
              [0, 1],
              [0, 0],
            ],
      );
  });

  test('DEC-TOKEN-05: both tokens may be given in one half-round', () => {
    expect(after(142, 143)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('DEC-TOKEN-06: a right decryption earns nothing, and an interception does not make it wrong', () => {
    expect(after(123, 142)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(after(142, 142)[WHITE]).toEqual([0, 0]);
  });

  test('DEC-TOKEN-07: a wrong interception earns and costs nothing', () => {
    expect(after(412, 142)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('DEC-TOKEN-08: in round 1 only Misunderstanding tokens can be given', () => {
    const table = scene();
    table.plays({ code: 142, decryption: 143 }, { code: 243, decryption: 213 });
    expect(table.tokens).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(of('tookToken', table.told()).map(event => event.token)).toEqual(['misunderstanding', 'misunderstanding']);
  });

  test('DEC-TOKEN-09: per round a team gains at most one of each kind', () => {
    const table = scene({ round: 2 }).toGuess();
    for (const _ of [WHITE, BLACK]) {
      const { card } = table.state.teams[table.state.sending];
      table.resolves({ interception: card, decryption: otherThan(card) });
    }
    expect(table.tokens).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});

test('DEC-TOKEN-10: tokens are kept to the end', () => {
  const before = new Map<object, number[]>();
  randomGames(2, table => {
    const now = table.tokens.flat();
    for (const [i, count] of (before.get(table) ?? now).entries()) expect(now[i]).toBeGreaterThanOrEqual(count);
    before.set(table, now);
  });
});
