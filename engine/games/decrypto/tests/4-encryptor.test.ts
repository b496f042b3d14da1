/** Chapter 4: the encryptor (encrypteur). */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { nextEncryptor } from '../4-encryptor.ts';
import { A, B, BLACK, C, D, E, F, of, ownOf, scene, WHITE } from './kit.ts';

describe('silence', () => {
  test('DEC-ENC-01: the sending encryptor can neither speak nor touch the guess', () => {
    const table = scene({ seats: 6 }).toGuess();
    for (const channel of ['white', 'table']) expect(table.maySay(A, channel)).toBe(false);
    expect(table.match.asked(A)).toBeNull();
    expect(table.refusesAct(A, { type: 'draft', code: 314 })).toMatchObject({ rule: 'DEC-GUESS-13' });
  });

  test('DEC-ENC-02: the listening team’s encryptor takes full part in the interception', () => {
    const table = scene({ round: 2 }).toGuess();
    expect(table.encryptor(BLACK)).toBe(C);
    expect(table.maySay(C, 'black')).toBe(true);
    table.does(C, { type: 'draft', code: 123 });
    expect(table.awaited).toContain(C);
  });

  test('DEC-ENC-03: the encryptor of the sending team has no part in that team’s guess', () => {
    const table = scene({ seats: 6 }).toGuess();
    expect(table.offered(A, 'draft')).toEqual([]);
    table.does(B, { type: 'draft', code: 314 });
    table.does(B, { type: 'confirm', code: 314 });
    expect(of('locked', table.does(C, { type: 'confirm', code: 314 }))).toHaveLength(1);
  });

  test('DEC-ENC-07: it lasts from the reading to the reveal; before, nothing may hint at code or clues', () => {
    const table = scene();
    const mute = () => [A, C].map(seat => !table.maySay(seat, 'table'));
    expect(mute()).toEqual([false, false]);
    table.draw();
    expect(mute()).toEqual([true, true]);
    table.write();
    expect(mute()).toEqual([true, false]);
    table.resolves();
    expect(mute()).toEqual([false, true]);
    table.resolves();
    expect(mute()).toEqual([false, false]);
  });

  test('DEC-ENC-08: clues stay on every screen exactly as written, so nothing need be repeated', () => {
    const table = scene().toGuess({ clues: ['coucou', 'Bretagne', 'Pompéi'] });
    for (const viewer of [A, B, C, D, PUBLIC])
      expect(table.view(viewer).sheet.at(-1)?.clues).toEqual(['coucou', 'Bretagne', 'Pompéi']);
  });

  test('DEC-ENC-09: the encryptor has no means to explain a clue that nobody objects to', () => {
    const table = scene().toGuess();
    expect(table.refusesAct(A, { type: 'replaceClue', line: 1, clue: 'plus clair' })).toMatchObject({
      refused: 'no-objection',
    });
    expect(table.refusesAct(A, { type: 'writeClues', clues: ['plus clair'] })).toMatchObject({ rule: 'DEC-CLUE-08' });
    expect(['white', 'table'].map(channel => table.maySay(A, channel))).toEqual([false, false]);
  });
});

describe('who encrypts', () => {
  test.each([
    ['round 1: the first in seat order', [A, C, E], -1, [0, 0, 0, 0, 0], A],
    ['whoever has done it least often', [A, C, E], E, [1, 0, 0, 0, 1], C],
    ['among equals the next after the last one', [A, C, E], C, [1, 0, 1, 0, 1], E],
    ['and after the highest seat it begins again', [A, C, E], E, [1, 0, 1, 0, 1], A],
  ])('DEC-ENC-04: %s', (_, members, last, encrypted, seat) => {
    expect(nextEncryptor(members, last, encrypted)).toBe(seat);
  });

  test('DEC-ENC-04: the proposal goes round the team', () => {
    const table = scene({ seats: 6 });
    const seats: number[] = [];
    for (let round = 0; round < 4; round++) {
      seats.push(table.encryptor(WHITE));
      table.plays();
    }
    expect(seats).toEqual([A, B, C, A]);
  });

  test('DEC-ENC-05: the proposal stands unless all members name the same other one', () => {
    const table = scene({ seats: 6 });
    table.does(A, { type: 'nominate', seat: B });
    table.does(B, { type: 'nominate', seat: B });
    table.does(C, { type: 'nominate', seat: C });
    expect(table.encryptor(WHITE)).toBe(A);
    const told = table.does(C, { type: 'nominate', seat: B });
    expect(of('settledOn', told)).toEqual([{ type: 'settledOn', rule: 'DEC-ENC-05', team: WHITE, seat: B }]);
    expect(table.encryptor(WHITE)).toBe(B);
    expect(table.refusesAct(A, { type: 'drawCode' })).toMatchObject({ refused: 'not-the-encryptor' });
  });

  test('DEC-ENC-05: a debate that ends in nothing does not hold up the draw', () => {
    const table = scene({ seats: 6 });
    table.does(B, { type: 'nominate', seat: B });
    table.draw();
    expect(table.view(PUBLIC).phase).toBe('clues');
    expect(table.encryptor(WHITE)).toBe(A);
  });

  test('DEC-ENC-05: whose voice is missing for another encryptor is waited for, and nobody of the other team', () => {
    const table = scene({ seats: 6 });
    expect(table.awaited).toEqual([A, D]);
    table.does(B, { type: 'nominate', seat: B });
    expect(table.awaited).toEqual([A, C, D]);
    table.does(C, { type: 'nominate', seat: B });
    expect(table.awaited).toEqual([A, D]);
    table.does(A, { type: 'nominate', seat: B });
    expect(table.awaited).toEqual([B, D]);
  });

  test('DEC-ENC-05: only members of the team can be named, and only the team hears of it', () => {
    const table = scene({ seats: 6 });
    expect(table.refusesAct(A, { type: 'nominate', seat: D })).toMatchObject({ refused: 'not-a-member' });
    table.does(A, { type: 'nominate', seat: C });
    for (const viewer of [D, E, F, PUBLIC]) expect(of('nominated', table.told(viewer))).toEqual([]);
    expect(ownOf(table.view(B)).nominated.find(vote => vote.seat === A)?.nominee).toBe(C);
  });

  test('DEC-ENC-04: once the code is drawn the encryptor stays', () => {
    const table = scene({ seats: 6 });
    table.draw();
    expect(table.refusesAct(B, { type: 'nominate', seat: B })).toMatchObject({
      refused: 'code-drawn',
      rule: 'DEC-ENC-04',
    });
  });

  test('DEC-ENC-04: naming another takes back that the first was ready to draw', () => {
    const table = scene({ seats: 4 });
    table.does(A, { type: 'drawCode' });
    table.does(A, { type: 'nominate', seat: B });
    table.does(B, { type: 'nominate', seat: B });
    expect(table.awaited).toEqual([B, C]);
  });

  test('DEC-ENC-06: a drawn code can be neither refused nor exchanged', () => {
    const table = scene();
    table.draw(314, 243);
    expect(table.refusesAct(A, { type: 'drawCode' })).toMatchObject({ refused: 'one-card', rule: 'DEC-ENC-06' });
    expect(table.match.undo(A, table.match.seq)).toMatchObject({ refused: 'no-undo' });
    expect(table.state.teams[WHITE].card).toBe(314);
  });
});
