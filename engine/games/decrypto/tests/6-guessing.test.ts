/** Chapter 6: guessing, interception and decryption. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { A, B, BLACK, C, D, E, F, of, ownOf, scene, WHITE } from './kit.ts';

/** White sends 314; White is Ana (encryptor), Bruno and Cleo, Black is D (encryptor), E and F. */
const six = (round = 2) => scene({ seats: 6, round }).toGuess({ code: 314 });

describe('agreeing on a guess', () => {
  test('DEC-GUESS-01: after the reading each team discusses on its own', () => {
    const table = six();
    expect(table.acting).toEqual([B, C, D, E, F]);
    expect([B, C].map(seat => table.maySay(seat, 'white'))).toEqual([true, true]);
    expect([D, E, F].map(seat => table.maySay(seat, 'black'))).toEqual([true, true, true]);
    expect(table.maySay(D, 'white')).toBe(false);
  });

  test('DEC-GUESS-02: a guess is the team’s common one, one digit at the end of each line', () => {
    const table = six();
    table.does(B, { type: 'draft', code: 300 });
    table.does(C, { type: 'draft', code: 304 });
    table.does(B, { type: 'draft', code: 314 });
    expect(ownOf(table.view(C)).draft).toBe(314);
    table.does(B, { type: 'confirm', code: 314 });
    table.does(C, { type: 'confirm', code: 314 });
    expect(table.view(PUBLIC).teams[WHITE].locked).toBe(true);
  });

  test.each([110, 150, 312.5, 999, 441])('DEC-GUESS-11: %d cannot be entered', code => {
    const refusal = six().refusesAct(B, { type: 'draft', code });
    expect(['no-such-code', 'bad-shape']).toContain(refusal.refused);
  });

  test('DEC-GUESS-11: three different digits from 1 to 4, and all three to confirm', () => {
    const table = six();
    expect(table.offered(B, 'draft')).toHaveLength(24);
    expect(table.refusesAct(B, { type: 'draft', code: 141 })).toMatchObject({ rule: 'DEC-GUESS-11' });
    table.does(B, { type: 'draft', code: 310 });
    expect(table.refusesAct(B, { type: 'confirm', code: 310 })).toMatchObject({
      refused: 'draft-incomplete',
      rule: 'DEC-GUESS-11',
    });
  });

  test('DEC-GUESS-12: each change clears all confirmations', () => {
    const table = six();
    table.does(B, { type: 'draft', code: 123 });
    table.does(B, { type: 'confirm', code: 123 });
    table.does(C, { type: 'draft', code: 314 });
    expect(ownOf(table.view(B)).confirmed).toEqual([]);
    expect(table.refusesAct(B, { type: 'confirm', code: 123 })).toMatchObject({ refused: 'draft-changed' });
    table.does(C, { type: 'confirm', code: 314 });
    expect(table.view(B).teams[WHITE].locked).toBe(false);
    table.does(B, { type: 'confirm', code: 314 });
    expect(table.view(B).teams[WHITE].locked).toBe(true);
    expect(table.refusesAct(B, { type: 'draft', code: 123 })).toMatchObject({
      refused: 'guess-locked',
      rule: 'DEC-GUESS-12',
    });
  });

  test('DEC-GUESS-12: one’s own confirmation may be taken back while others are missing', () => {
    const table = six();
    table.does(B, { type: 'draft', code: 314 });
    table.does(B, { type: 'confirm', code: 314 });
    table.does(B, { type: 'reconsider' });
    table.does(C, { type: 'confirm', code: 314 });
    expect(table.view(B).teams[WHITE].locked).toBe(false);
    expect(table.awaited).toContain(B);
  });

  test('DEC-GUESS-13: the sending team without its encryptor, the whole listening team', () => {
    const table = six();
    const entitled = [A, B, C, D, E, F].filter(seat => table.offered(seat, 'draft').length > 0);
    expect(entitled).toEqual([B, C, D, E, F]);
    expect(table.encryptor(BLACK)).toBe(D);
    table.does(E, { type: 'draft', code: 123 });
    table.does(E, { type: 'confirm', code: 123 });
    table.does(F, { type: 'confirm', code: 123 });
    expect(table.view(A).teams[BLACK].locked).toBe(false);
    table.does(D, { type: 'confirm', code: 123 });
    expect(table.view(A).teams[BLACK].locked).toBe(true);
  });

  test('DEC-GUESS-14: the other team sees only whether the guess is locked', () => {
    const table = six();
    const seen = () => [D, E, PUBLIC].map(viewer => JSON.stringify([table.view(viewer), table.told(viewer)]));
    const before = seen();
    table.does(B, { type: 'draft', code: 314 });
    table.does(C, { type: 'draft', code: 214 });
    table.does(B, { type: 'confirm', code: 214 });
    expect(seen()).toEqual(before);
    table.does(C, { type: 'confirm', code: 214 });
    for (const viewer of [D, E, PUBLIC]) {
      expect(of('locked', table.told(viewer))).toEqual([{ type: 'locked', rule: 'DEC-GUESS-14', team: WHITE }]);
      expect(JSON.stringify(table.view(viewer))).not.toContain('214');
    }
  });
});

describe('the attempts', () => {
  test('DEC-GUESS-03: from the second round on the listening team reads out an interception', () => {
    const table = six(2);
    table.resolves({ interception: 142 });
    expect(of('readInterception', table.told())).toEqual([
      { type: 'readInterception', rule: 'DEC-GUESS-03', team: BLACK, code: 142 },
    ]);
  });

  test('DEC-GUESS-04: in the first round there is none, in neither half-round', () => {
    const table = scene();
    table.toGuess();
    expect(table.refusesAct(C, { type: 'draft', code: 314 })).toMatchObject({
      refused: 'no-attempt-yet',
      rule: 'DEC-GUESS-04',
    });
    table.resolves();
    expect(table.refusesAct(B, { type: 'draft', code: 314 })).toMatchObject({ refused: 'no-attempt-yet' });
    table.resolves();
    expect(of('readInterception', table.told())).toEqual([]);
  });

  test('DEC-GUESS-05: the sending team reads out a decryption in every round', () => {
    for (const round of [1, 2]) {
      const table = six(round);
      table.resolves({ decryption: 142 });
      expect(of('readDecryption', table.told())).toEqual([
        { type: 'readDecryption', rule: 'DEC-GUESS-05', team: WHITE, code: 142 },
      ]);
    }
  });

  test('DEC-GUESS-06: the interception is read before the decryption', () => {
    const table = six();
    table.guesses(WHITE, 314);
    const told = table.guesses(BLACK, 142).map(event => event.type);
    expect(told.indexOf('readInterception')).toBeLessThan(told.indexOf('readDecryption'));
    expect(told.indexOf('readInterception')).toBeGreaterThanOrEqual(0);
  });

  test('DEC-GUESS-07: nothing is read before both are written, and what is read is what was written', () => {
    const table = six();
    table.guesses(BLACK, 142);
    expect(of('readInterception', table.told())).toEqual([]);
    expect(JSON.stringify(table.view(B))).not.toContain('142');
    table.guesses(WHITE, 413);
    expect(table.state.sheet.at(-2)).toMatchObject({ interception: 142, decryption: 413, code: 314 });
  });

  test('DEC-GUESS-08: an interception that fails costs nothing', () => {
    const table = six();
    table.resolves({ interception: 142 });
    expect(table.tokens).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('DEC-GUESS-09: in round 1 the listening team writes no guess and only has the clues', () => {
    const table = six(1);
    for (const seat of [D, E, F]) expect(table.offered(seat, 'draft')).toEqual([]);
    expect(table.view(E).sheet.at(-1)?.clues).toHaveLength(3);
    expect(table.awaited).toEqual([B, C]);
  });

  test('DEC-GUESS-10: from round 2 on it must hand in a code', () => {
    const table = six();
    table.guesses(WHITE, 314);
    expect(of('readDecryption', table.told())).toEqual([]);
    expect(table.awaited).toEqual([D, E, F]);
    table.guesses(BLACK, 123);
    expect(of('readDecryption', table.told())).toHaveLength(1);
  });

  test('DEC-GUESS-15: when both are locked: the interception, the decryption, the code', () => {
    const staged = (round: number) => {
      const table = six(round);
      table.resolves();
      const stages = ['readInterception', 'readDecryption', 'revealed'];
      return table
        .told()
        .map(event => event.type)
        .filter(type => stages.includes(type));
    };
    expect(staged(2)).toEqual(['readInterception', 'readDecryption', 'revealed']);
    expect(staged(1)).toEqual(['readDecryption', 'revealed']);
  });
});
