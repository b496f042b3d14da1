/** Chapter 10: discussion, online as team chat. */
import { describe, expect, test } from 'vitest';
import { onlooker, PUBLIC } from '../../../kernel/seats.ts';
import type { Action } from '../actions.ts';
import { A, B, BLACK, C, D, E, F, scene, WHITE } from './kit.ts';

/** Who of six may write in a channel. */
const writers = (table: ReturnType<typeof scene>, channel: string) =>
  [A, B, C, D, E, F].filter(seat => table.maySay(seat, channel));

/** White is A, B and C, Black is D, E and F; A and D encrypt. */
const six = (round = 2) => scene({ seats: 6, round });

describe('the channel of a team', () => {
  test('DEC-CHAT-01: is closed to the other team and to onlookers, and open all game', () => {
    const table = six();
    const check = () => {
      expect(table.readers('white', [A, B, C, D, E, F, PUBLIC, onlooker(WHITE)])).toEqual([A, B, C]);
      expect(table.readers('black', [A, B, C, D, E, F, PUBLIC, onlooker(BLACK)])).toEqual([D, E, F]);
      expect([D, E, F].some(seat => table.maySay(seat, 'white'))).toBe(false);
      expect([B, C].every(seat => table.maySay(seat, 'white'))).toBe(true);
    };
    check();
    table.draw();
    check();
    table.write();
    check();
    expect(table.match.whyNotSay(D, 'white', { text: 'hé' })).toMatchObject({ refused: 'no-such-channel' });
  });

  test('DEC-CHAT-02: the sending encryptor reads it and cannot write, nor touch the draft', () => {
    const table = six().toGuess();
    expect(writers(table, 'white')).toEqual([B, C]);
    expect(table.readers('white', [A])).toEqual([A]);
    expect(table.match.whyNotSay(A, 'white', { text: 'non' })).toEqual({ refused: 'silenced', rule: 'DEC-CHAT-02' });
    expect(table.refusesAct(A, { type: 'draft', code: 123 })).toMatchObject({ rule: 'DEC-GUESS-13' });
    table.resolves();
    expect(writers(table, 'white')).toEqual([A, B, C]);
  });

  test('DEC-CHAT-03: from the draw to the locking of the clues the encryptors are silent there', () => {
    const table = six();
    expect(writers(table, 'white')).toEqual([A, B, C]);
    table.draw();
    expect([writers(table, 'white'), writers(table, 'black')]).toEqual([
      [B, C],
      [E, F],
    ]);
    expect(table.match.whyNotSay(D, 'black', { text: 'hm' })).toEqual({ refused: 'silenced', rule: 'DEC-CHAT-03' });
    table.writes(A, ['un', 'deux', 'trois']);
    table.confirmsClues(A);
    expect(writers(table, 'white')).toEqual([B, C]);
    table.writes(D, ['quatre', 'cinq', 'six']);
    table.confirmsClues(D);
    expect([writers(table, 'white'), writers(table, 'black')]).toEqual([
      [B, C],
      [D, E, F],
    ]);
  });

  test('DEC-CHAT-04: Black’s encryptor, whose code is still secret, may talk during White’s half-round', () => {
    const table = six().toGuess();
    expect(table.state.teams[BLACK].card).not.toBe(0);
    expect(writers(table, 'black')).toEqual([D, E, F]);
    expect(table.maySay(D, 'table')).toBe(true);
  });
});

describe('what is no channel and could be one', () => {
  const asides: readonly Action[] = [
    { type: 'writeNotes', lines: ['3-1-4'] },
    { type: 'nameTeam', name: 'Trois, un, quatre' },
    { type: 'admitGuests', wish: true },
  ];

  test('DEC-CHAT-02: the sending encryptor neither writes in the notes of the team nor changes its name or its guests', () => {
    const table = six().toGuess();
    for (const action of asides)
      expect(table.refusesAct(A, action)).toEqual({ refused: 'silenced', rule: 'DEC-CHAT-02' });
    expect(table.match.asides(A)).toEqual([]);
    for (const action of asides) table.does(B, action);
    for (const action of asides) table.does(D, action); // not silent: a head like any other (DEC-CHAT-04)
    table.resolves();
    table.does(A, asides[0]);
  });

  test('DEC-CHAT-03: nor does an encryptor who has drawn a code, until the clues are locked', () => {
    const table = six();
    table.does(A, asides[0]);
    table.draw();
    for (const seat of [A, D])
      for (const action of asides)
        expect(table.refusesAct(seat, action)).toEqual({ refused: 'silenced', rule: 'DEC-CHAT-03' });
    table.does(E, asides[0]);
  });
});

describe('the open channel', () => {
  test('DEC-CHAT-05: is for all, but closed to encryptors when they must be silent', () => {
    const table = six();
    expect(table.readers('table', [A, F, PUBLIC])).toEqual([A, F, PUBLIC]);
    expect(writers(table, 'table')).toEqual([A, B, C, D, E, F]);
    table.draw();
    expect(writers(table, 'table')).toEqual([B, C, E, F]);
    expect(table.match.whyNotSay(A, 'table', { text: 'hm' })).toEqual({ refused: 'silenced', rule: 'DEC-CHAT-05' });
    table.write();
    expect(writers(table, 'table')).toEqual([B, C, D, E, F]);
    table.resolves();
    expect(writers(table, 'table')).toEqual([A, B, C, E, F]);
  });

  test('DEC-CHAT-05: nobody may name the own team’s secret words there, until they are shown', () => {
    const table = six();
    expect(table.match.whyNotSay(B, 'table', { text: 'C’est le PHARE !' })).toEqual({
      refused: 'tells-own-word',
      rule: 'DEC-CHAT-05',
    });
    expect(table.maySay(B, 'white', 'C’est le phare')).toBe(true);
    expect(table.maySay(E, 'table', 'un phare ?')).toBe(true);
    const over = scene({
      seats: 6,
      round: 2,
      tokens: [
        [0, 1],
        [0, 0],
      ],
    });
    over.plays({ decryption: 123, code: 314 });
    expect(over.match.over).toBe(true);
    expect(over.maySay(B, 'table', 'C’était le phare')).toBe(true);
  });

  test('DEC-CHAT-06: what is said need not be true: any text is free there', () => {
    const table = six().toGuess();
    for (const text of ['notre 1 est un fruit', 'leur 2, c’est la mer', '🐟 <b>1-2-3</b>'])
      expect(table.maySay(B, 'table', text)).toBe(true);
  });
});
