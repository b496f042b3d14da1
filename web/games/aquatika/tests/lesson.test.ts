/** The lesson can be played to its end by the rules, and says what is true. */

import { cellNamed } from '@havre/engine/games/aquatika/board.ts';
import { aquatika } from '@havre/engine/games/aquatika/game.ts';
import type { View } from '@havre/engine/games/aquatika/information.ts';
import type { Action, Event } from '@havre/engine/games/aquatika/state.ts';
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { spaced } from '@havre/engine/games/typesetting.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { LessonTable } from '../../../solo/lesson-table.ts';
import type { LessonScript } from '../../contract.ts';
import { lesson } from '../lesson.ts';

const NAMES = ['Ada', 'Balise'];
const script: LessonScript = lesson;

let table: LessonTable;
beforeEach(() => {
  table = new LessonTable(aquatika, script, 'Ada');
});

const view = (): View => table.table.view as View;
const backward: Action = { type: 'move', from: cellNamed('d3'), to: cellNamed('d2') };

/** Does what the present step wants; gives what was told of it. */
async function obey(): Promise<Event[]> {
  const { heard } = table.table;
  const { task } = table.step;
  if (task.type === 'read') table.readOn();
  else {
    const action = task.type === 'play' ? task.actions[0] : backward;
    if (action === undefined) throw new Error('the script wants nothing');
    const refusal = await table.table.play(action);
    expect(refusal?.refused).toBe(task.type === 'beRefused' ? task.code : undefined);
  }
  return table.table.events.slice(heard).flatMap(item => (item.type === 'game' ? (item.letter.events as Event[]) : []));
}

test('it is played to its end, step by step, and the learner wins', async () => {
  for (let step = 0; !table.isLast; step++) {
    expect(table.at.value).toBe(step);
    await obey();
  }
  expect(view()).toMatchObject({ over: true, winner: script.learner });
});

test('each animal does what only it can do', async () => {
  const moved: Extract<Event, { type: 'moved' }>[] = [];
  while (!table.isLast) for (const event of await obey()) if (event.type === 'moved') moved.push(event);
  const rules = moved.filter(({ seat }) => seat === script.learner).map(({ rule }) => rule);
  expect(rules).toEqual([
    'AQU-MOVE-01',
    'AQU-MOVE-01',
    'AQU-OCTO-01',
    'AQU-MOVE-01',
    'AQU-SHARK-02',
    'AQU-OCTO-07',
    'AQU-MOVE-01',
    'AQU-FISH-01',
  ]);
  expect(moved.at(-1)?.path).toHaveLength(3);
});

describe.each(LANGUAGES)('what is said in %s', language => {
  const said = script.steps.flatMap(({ says, task }) => (task.type === 'play' ? [says, task.hint] : [says]));
  const texts = said.map(text => text[language](NAMES));

  test('everything is said, in few words', () => {
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(text.length).toBeLessThan(215);
    }
  });

  test('it is typeset, and says « de » before no name', () => {
    for (const text of texts) expect(text).not.toMatch(/'|"|\bde (?:Ada|Balise)/);
    if (language === 'fr') for (const text of texts) expect(spaced(text)).not.toMatch(/ [:;!?»]|« /);
  });
});
