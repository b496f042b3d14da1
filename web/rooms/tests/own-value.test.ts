import '../../tests/a-browser.ts';
import { decrypto } from '@havre/engine/games/decrypto/game.ts';
import { expect, test } from 'vitest';
import { inOneLine } from '../own-value.tsx';

const PACK = Array.from({ length: 20 }, (_, i) => `${'abcdefghijklmnopqrst'[i]}ord${'tsrqponmlkjihgfedcba'[i]}`);
const { free } = decrypto.options.words;

test('a list may be pasted line by line, with or without commas', () => {
  expect(inOneLine('snow,\r\n  key\t\n\nsea;')).toBe('snow, key, sea');
  expect(free?.check(inOneLine(PACK.join('\n')))).toBeNull();
  expect(free?.check(inOneLine(PACK.join(',\n')))).toBeNull();
});

test('what is no list of words is refused with its row', () => {
  for (const text of ['two, words', '<b>bold</b>\u0007', `${PACK.join(', ')}, ${PACK[0]}`])
    expect(free?.check(inOneLine(text))?.rule).toMatch(/^DEC-DATA-0\d$/);
});
