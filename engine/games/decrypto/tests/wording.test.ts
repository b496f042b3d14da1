/** The words of Decrypto: complete, true to the table, and silent about secrets. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { actionText } from '../../telling.ts';
import { testWording } from '../../tests/wording-tests.ts';
import { wordings } from '../../wordings.ts';
import type { Event } from '../events.ts';
import { decrypto } from '../game.ts';
import { wording } from '../wording.ts';
import { KEPT } from './kept.ts';
import { A, B, begin, C, D, playOut, scene } from './kit.ts';

const NAMES = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gita', 'Hugo'];

/** Everything that is told in the games that are kept. */
const told: Event[] = KEPT.flatMap(({ entries }) => entries.flatMap(entry => entry.events));

testWording({ game: decrypto, wording, told, names: NAMES, phrases: [], folder: new URL('../', import.meta.url) });

test('every action that was played has a name, and every free answer a form', () => {
  for (const words of [wording.en, wording.fr]) {
    for (const { entries } of KEPT)
      for (const { cause } of entries)
        if (cause.type === 'act') expect(actionText(words, cause.action, NAMES)).not.toMatch(/undefined|NaN|\[object/);
    for (const step of decrypto.book.steps)
      for (const type of step.ask.open?.types ?? []) {
        const form = words.forms?.[step.name]?.[type];
        expect(Object.keys(form?.fields ?? {})).toEqual(Object.keys(decrypto.actions[type as 'draft']));
      }
  }
});

describe('the table in text', () => {
  const lines = (table: ReturnType<typeof scene>, viewer: number, language: 'en' | 'fr' = 'en') =>
    wording[language].table(table.view(viewer), viewer, NAMES).join('\n');

  test('a team sees its words, its encryptor the code, and nobody else', () => {
    const table = scene();
    table.draw(314, 243);
    expect(lines(table, A)).toContain('Your words: 1 phare  2 citron  3 horloge  4 volcan');
    expect(lines(table, A)).toContain('Your code: 3-1-4');
    expect(lines(table, B)).not.toContain('3-1-4');
    for (const viewer of [C, D, PUBLIC]) expect(lines(table, viewer)).not.toMatch(/phare|3-1-4/);
    expect(lines(table, D, 'fr')).toContain('Vos mots\u00a0: 1 forêt');
  });

  test('clues stand beside the draft, and afterwards under their numbers', () => {
    const table = scene().toGuess({ code: 314, clues: ['coucou', 'Bretagne', 'Pompéi'] });
    table.does(B, { type: 'draft', code: 310 });
    expect(lines(table, B)).toMatch(/1\. coucou +→ 3\n.*2\. Bretagne +→ 1\n.*3\. Pompéi/);
    expect(lines(table, D)).not.toContain('→');
    table.resolves();
    expect(lines(table, D)).toContain('Clues of White so far, by number:\n    1: Bretagne\n    2: \n    3: coucou');
  });

  test('a whole game is shown without nonsense', () => {
    for (const seats of [3, 6])
      playOut(begin(seats), 4, table => {
        for (const viewer of [A, C, PUBLIC]) expect(lines(table, viewer)).not.toMatch(/undefined|null|NaN/);
      });
  });
});

test('the shelf of words has this game', () => {
  const { decrypto: shelved } = wordings;
  expect(shelved).toBe(wording);
});
