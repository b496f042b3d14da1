import '../../tests/a-browser.ts';
import { wording } from '@havre/engine/games/captain-jack/wording.ts';
import { expect, test } from 'vitest';
import { english } from '../en.ts';
import { refusalIn } from '../refusals.ts';

test('what a row refuses is said in the words of its game, whatever the page says for the same code', () => {
  expect(refusalIn(wording, { refused: 'too-fast', rule: 'CJG-ADV-SEA-01' })).toBe(
    'The ship is too fast for your sails.',
  );
  expect(refusalIn(wording, { refused: 'too-fast' })).toBe(english.refused['too-fast']);
});
