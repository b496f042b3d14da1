import { describe, expect, test } from 'vitest';
import { catalogues } from '../words.ts';

const { en, fr } = catalogues;

describe('what a voice reads of a space', () => {
  test('is its kind, its number and its price', () => {
    expect(en.space({ space: 5, hasTreasure: false, ships: [] })).toBe('Port 5: 3 gold');
    expect(fr.space({ space: 12, hasTreasure: false, ships: [] })).toBe('Mer 12\u00a0: 2\u00a0nourritures');
  });

  test('says whether a treasure is left, and nothing of the kind elsewhere', () => {
    expect(en.space({ space: 4, hasTreasure: true, ships: [] })).toBe('Pirate lair 4, a treasure lies here');
    expect(fr.space({ space: 4, hasTreasure: false, ships: [] })).toBe('Repaire de pirates 4, repaire déjà pillé');
  });

  test('has the white number beyond the red line, and who lies there', () => {
    expect(en.space({ space: 44, hasTreasure: true, ships: ['Anne', 'Ben'] })).toBe(
      'Pirate lair 44, a treasure lies here, 5 points, here: Anne and Ben',
    );
    expect(fr.space({ space: 0, hasTreasure: false, ships: ['Anne'] })).toBe('Port Royal, 15 points, ici\u00a0: Anne');
  });
});

test('both languages have the same words', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});
