/** Chapter 8: the note sheet (feuille de notes). */
import { describe, expect, test } from 'vitest';
import { onlooker, PUBLIC } from '../../../kernel/seats.ts';
import { columnsOf, sideOfSheet } from '../8-notes.ts';
import { MAX_ROUNDS } from '../material.ts';
import { A, B, BLACK, C, D, of, ownOf, scene, WHITE } from './kit.ts';

const clues = ['coucou', 'Bretagne', 'Pompéi'];

describe('what the software fills in', () => {
  test('DEC-NOTE-01: the right code stands beside the guess, on the side of the sending team', () => {
    const table = scene().toGuess({ code: 314, clues });
    expect(table.view(D).sheet.at(-1)).toMatchObject({ team: WHITE, decryption: 0, code: 0 });
    table.resolves({ decryption: 123 });
    expect(table.view(D).sheet[0]).toMatchObject({ team: WHITE, decryption: 123, code: 314 });
  });

  test('DEC-NOTE-02: each clue goes into the column of its number', () => {
    expect(columnsOf({ code: 314, clues })).toEqual(['Bretagne', '', 'coucou', 'Pompéi']);
    expect(columnsOf({ code: 123, clues })).toEqual([...clues, '']);
    const table = scene().toGuess({ code: 314, clues });
    table.resolves();
    expect(of('sorted', table.told())).toEqual([
      { type: 'sorted', rule: 'DEC-NOTE-02', team: WHITE, round: 1, columns: ['Bretagne', '', 'coucou', 'Pompéi'] },
    ]);
  });

  test('DEC-NOTE-03: after each half-round all clues of both teams are sorted; the fourth number gets none', () => {
    const table = scene();
    table.plays({ code: 314, clues }, { code: 243, clues: ['Chopin', 'sol', 'Alpes'] });
    table.plays({ code: 321, clues: ['tic', 'tac', 'toc'] });
    const { sheet } = table.view(C);
    expect(sideOfSheet(sheet, WHITE)).toEqual([['Bretagne', 'toc'], ['tac'], ['coucou', 'tic'], ['Pompéi']]);
    expect(sideOfSheet(sheet, BLACK)[0]).toHaveLength(table.state.sheet.at(-1)?.code === 243 ? 0 : 1);
  });

  test('DEC-NOTE-04: a side for each team’s codes', () => {
    const table = scene();
    table.plays({ code: 314, clues }, { code: 243, clues: ['Chopin', 'sol', 'Alpes'] });
    const { sheet } = table.view(A);
    expect(sideOfSheet(sheet, WHITE).flat().toSorted()).toEqual(clues.toSorted());
    expect(sideOfSheet(sheet, BLACK)).toEqual([[], ['Chopin'], ['Alpes'], ['sol']]);
  });

  test('DEC-NOTE-05: there is room for eight rounds of three lines on each side, and no need for more', () => {
    const table = scene();
    for (let round = 1; round <= MAX_ROUNDS; round++) table.plays();
    expect(table.view(PUBLIC).phase).toBe('words');
    for (const team of [WHITE, BLACK])
      expect(table.state.sheet.filter(line => line.team === team).flatMap(line => line.clues)).toHaveLength(24);
  });

  test('DEC-NOTE-06: it appears by itself, the same for both teams', () => {
    const table = scene({ round: 2 });
    table.plays({ code: 314, clues, interception: 142 });
    const sheets = [A, B, C, D].map(seat => table.view(seat).sheet);
    for (const sheet of sheets) expect(sheet).toEqual(sheets[0]);
    expect(sheets[0][0]).toEqual({
      round: 2,
      team: WHITE,
      encryptor: A,
      clues,
      interception: 142,
      decryption: 314,
      code: 314,
    });
  });

  test('DEC-NOTE-08: both codes read aloud are kept for all, the wrong ones too', () => {
    const table = scene({ round: 2 });
    table.plays({ code: 314, interception: 142, decryption: 413 });
    for (const viewer of [A, C, PUBLIC])
      expect(table.view(viewer).sheet[0]).toMatchObject({ interception: 142, decryption: 413 });
  });
});

describe('free notes', () => {
  test('DEC-NOTE-07: a team writes what it likes at any time, and only it sees it', () => {
    const table = scene();
    table.draw();
    table.does(B, { type: 'writeNotes', lines: ['leur 2 : musique ?', '<script>'] });
    expect(ownOf(table.view(A)).notes).toEqual(['leur 2 : musique ?', '<script>']);
    expect(of('wroteNotes', table.told(A))).toHaveLength(1);
    for (const viewer of [C, D, PUBLIC, onlooker(WHITE)]) {
      expect(JSON.stringify([table.view(viewer), table.told(viewer)])).not.toContain('musique');
      expect(of('wroteNotes', table.told(viewer))).toEqual([]);
    }
  });

  test('DEC-NOTE-07: they stay the team’s own after the end', () => {
    const table = scene({
      round: 2,
      tokens: [
        [0, 1],
        [0, 0],
      ],
    });
    table.does(A, { type: 'writeNotes', lines: ['secret'] });
    table.plays({ decryption: 123, code: 314 });
    expect(table.match.over).toBe(true);
    expect(ownOf(table.view(B)).notes).toEqual(['secret']);
    expect(table.view(C).teams[WHITE].own).toBeNull();
  });
});
