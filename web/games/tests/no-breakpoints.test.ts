/** Where the parts of a table lie is for the stage to say: no game asks how large the window is. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GAMES = new URL('..', import.meta.url).pathname;
/** A question about the window; `@container` asks about the space that something has been given. */
const ABOUT_WINDOW = /@media[^{]*\b(?:width|height|aspect-ratio|orientation)\b[^{]*/g;

test('no style of a game asks how large the window is', () => {
  const sheets = globSync('**/*.css', { cwd: GAMES });
  expect(sheets.length).toBeGreaterThan(20);
  const asking = sheets.flatMap(sheet =>
    (readFileSync(`${GAMES}${sheet}`, 'utf8').match(ABOUT_WINDOW) ?? []).map(
      question => `${sheet}: ${question.trim()}`,
    ),
  );
  expect(asking).toEqual([]);
});
