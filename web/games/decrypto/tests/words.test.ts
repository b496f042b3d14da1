import '../../../tests/a-browser.ts';
import { expect, test } from 'vitest';
import { catalogues } from '../words.ts';

test('both languages have as many phrases, and none of them tells a digit', () => {
  const { en, fr } = catalogues;
  expect(fr.phrases).toHaveLength(en.phrases.length);
  for (const phrase of [...en.phrases, ...fr.phrases]) expect(phrase).not.toMatch(/[1-4]/);
});

test('in French nothing is counted by hand', () => {
  expect(catalogues.fr.tokens(1, 2)).toMatch(/^1.interception, 2.malentendus$/);
  expect(catalogues.fr.givenAway(0)).toMatch(/^0.indice révélé$/);
});
