/** The lesson can be played to its end by the rules, and says what is true. */
import '../../../tests/a-browser.ts';
import type { Action } from '@havre/engine/games/decrypto/actions.ts';
import { decrypto } from '@havre/engine/games/decrypto/game.ts';
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { spaced } from '@havre/engine/games/typesetting.ts';
import { describe, expect, test } from 'vitest';
import { LessonTable } from '../../../solo/lesson-table.ts';
import type { LessonScript } from '../../contract.ts';
import { lessonIn } from '../lesson.ts';

describe.each(LANGUAGES)('in %s', language => {
  const script: LessonScript = lessonIn(language);
  const said = script.steps.flatMap(({ says, task }) => (task.type === 'play' ? [says, task.hint] : [says]));
  const texts = said.map(text => text[language](['Ada', 'Ben', 'Cleo', 'Dan']));

  test('it is played to its end, whatever the learner writes, with one interception', async () => {
    const table = new LessonTable(decrypto, script, 'Ada');
    const play = async (action: Action) => expect(await table.table.play(action)).toBeNull();
    while (!table.isLast) {
      const { task } = table.step;
      if (task.type === 'read') table.readOn();
      else {
        const [wanted] = task.type === 'play' ? (task.actions as Action[]) : [];
        if (wanted === undefined) throw new Error('the script wants nothing');
        const at = table.at.value;
        // What leads there is not what is wanted: a line, then all of them; a digit, then a wrong code, then the right one.
        if (wanted.type === 'confirmClues')
          for (const clues of [
            ['un', '', ''],
            ['un', 'deux', 'trois'],
          ])
            await play({ type: 'writeClues', clues });
        if (wanted.type === 'confirm') for (const code of [100, 213, wanted.code]) await play({ type: 'draft', code });
        expect(table.at.value).toBe(at);
        await play(wanted);
      }
    }
    const { teams, round } = table.table.view as View;
    expect(teams.map(({ interceptions, misunderstandings }) => [interceptions, misunderstandings])).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(round).toBe(3);
  });

  test('another code than the one that is meant is answered with a hint', async () => {
    const table = new LessonTable(decrypto, script, 'Ada');
    table.readOn();
    await table.table.play({ type: 'drawCode' });
    await table.table.play({ type: 'writeClues', clues: ['un', 'deux', 'trois'] } as { type: string });
    await table.table.play({ type: 'confirmClues' });
    await table.table.play({ type: 'draft', code: 123 } as { type: string });
    expect((await table.table.play({ type: 'confirm', code: 123 } as { type: string }))?.refused).toBe('not-in-lesson');
    expect(table.needsHint.value).toBe(true);
  });

  test('everything is said, in few words, and typeset', () => {
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(text.length).toBeLessThan(215);
      expect(text).not.toMatch(/'|"/);
      if (language === 'fr') expect(spaced(text)).not.toMatch(/ [:;!?»]|« /);
    }
  });
});
