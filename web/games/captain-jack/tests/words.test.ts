import '../../../tests/a-browser.ts';
import { type Action, act } from '@havre/engine/games/captain-jack/actions.ts';
import { CARDS } from '@havre/engine/games/captain-jack/material.ts';
import { describe, expect, test } from 'vitest';
import { setForTest } from '../../../tests/set-for-test.ts';
import { cardName, lackText } from '../speech.ts';
import { catalogues } from '../words.ts';

describe.each(['en', 'fr'] as const)('in %s', language => {
  test('every card has a name of its own symbols', () => {
    setForTest({ language });
    for (const card of CARDS.keys())
      for (const turned of [false, true]) expect(cardName(card, turned)).not.toMatch(/undefined|NaN|; $/);
  });

  test('everything one may do has a short name', () => {
    const { deed } = catalogues[language];
    const one = Object.values(act).flatMap(made => made as Action | readonly Action[]);
    for (const action of one) expect(deed(action, ['Anne', 'Ben'])).not.toBe('');
  });
});

test('what is missing is said by name', () => {
  setForTest({ language: 'fr' });
  expect(lackText([0, 1, 0, 2, 0, 0])).toBe('drapeau espagnol + 2 cotons');
});
