import { LANGUAGES } from '@havre/engine/games/language.ts';
import { describe, expect, it } from 'vitest';
import { replayCommand } from '../commands/replay.ts';
import { simulateCommand } from '../commands/simulate.ts';
import { helpPage } from '../help-page.ts';

describe('a page of help', () => {
  it('wraps paragraphs, and leaves alone what is indented or to be typed', () => {
    const long = 'word '.repeat(30).trim();
    expect(helpPage([`havre ${long}`, '', long, `  ${long}`]).split('\n')).toEqual([
      `havre ${long}`,
      '',
      'word '.repeat(16).trim(),
      'word '.repeat(14).trim(),
      `  ${long}`,
    ]);
  });

  it.each(LANGUAGES.flatMap(language => [simulateCommand, replayCommand].map(command => ({ language, command }))))(
    'of $command.name fits on a screen, in $language',
    ({ language, command }) => {
      for (const line of command.help(language).split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
    },
  );
});
