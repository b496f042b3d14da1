/** The editions side by side: whatever is said there cites a row of the ledger. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { expect, test } from 'vitest';
import { editions } from '../editions.ts';

const ledger = readFileSync(new URL('../../../../engine/games/jamaica/rules.md', import.meta.url), 'utf8');

test.each(LANGUAGES)('each way has a cell about everything, with a row that there is (%s)', language => {
  const { ways, rows } = editions[language];
  for (const { about, cells } of rows) {
    expect(cells.length, about).toBe(ways.length);
    for (const { rule } of cells) expect(ledger).toContain(`| ${rule} |`);
  }
});

test('both languages say the same by the same rows', () => {
  const rules = LANGUAGES.map(language => editions[language].rows.map(({ cells }) => cells.map(({ rule }) => rule)));
  expect(rules[0]).toEqual(rules[1]);
});
