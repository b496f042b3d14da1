/** Both lessons can be played to their end by the rules, and say what is true. */
import { captainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { spaced } from '@havre/engine/games/typesetting.ts';
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import { describe, expect, test } from 'vitest';
import { LessonTable } from '../../../solo/lesson-table.ts';
import type { LessonScript } from '../../contract.ts';
import { advancedLesson } from '../lesson/advanced.ts';
import { lesson } from '../lesson/lesson.ts';
import { catalogues } from '../words.ts';

const NAMES = ['Ada', 'Balise'];

const begun = (script: LessonScript): LessonTable => new LessonTable(captainJack, script, 'Ada');
const viewOf = (table: LessonTable): View => table.table.view as View;

/** Does what the present step wants; gives what was told of it. */
async function obey(table: LessonTable): Promise<GameEvent[]> {
  const { heard } = table.table;
  const { task } = table.step;
  if (task.type === 'read') table.readOn();
  else {
    const [action] = task.type === 'play' ? task.actions : [];
    if (action === undefined) throw new Error('the script wants nothing');
    expect(await table.table.play(action)).toBeNull();
  }
  return table.table.events.slice(heard).flatMap(item => (item.type === 'game' ? item.letter.events : []));
}

async function toTheEnd(table: LessonTable): Promise<string[][]> {
  const shown: string[][] = [];
  while (!table.isLast) shown.push((await obey(table)).map(({ type }) => type));
  return shown;
}

test('the lesson takes, passes over, wins and loses a fight, pays, turns and digs', async () => {
  const table = begun(lesson);
  const shown = await toTheEnd(table);
  expect(shown[2]).toEqual(['passedOver', 'revealed']);
  expect(shown[3]?.slice(0, 1)).toEqual(['took']);
  expect(shown[7]?.slice(0, 5)).toEqual(['attacked', 'rolled', 'rolled', 'wonFight', 'captured']);
  expect(shown[9]?.slice(0, 6)).toEqual(['attacked', 'rolled', 'rolled', 'rolled', 'lostFight', 'damaged']);
  expect(shown[15]).toEqual(['fulfilled', 'paid', 'letterOpened']);
  expect(shown[16]).toEqual(['turned']);
  expect(shown[17]?.slice(0, 2)).toEqual(['dug', 'paid']);
  expect(viewOf(table).ships[lesson.learner]).toMatchObject({ doubloons: 3, cards: [] });
});

test('its second page withstands a danger, delivers a passenger, rolls again and turns a sailor up', async () => {
  const next = await lesson.next?.load();
  expect(next).toBe(advancedLesson);
  const table = begun(advancedLesson);
  const shown = await toTheEnd(table);
  expect(shown[1]).toEqual(['sailed', 'revealed', 'faced']);
  expect(shown[2]?.slice(0, 1)).toEqual(['kept']);
  expect(shown[4]?.slice(0, 2)).toEqual(['delivered', 'paid']);
  expect(shown[8]).toEqual(['attacked', 'rolled']);
  expect(shown[9]?.slice(0, 3)).toEqual(['rolled', 'wonFight', 'captured']);
  expect(shown[11]).toEqual(['turned']);
  expect(viewOf(table).ships[advancedLesson.learner]).toMatchObject({ doubloons: 1 });
});

const TEXTS = [lesson, advancedLesson].flatMap(({ steps }) =>
  steps.flatMap(({ says, task }) => (task.type === 'play' ? [says, task.hint] : [says])),
);

describe.each(LANGUAGES)('what is said in %s', language => {
  const texts = TEXTS.map(text => text[language](NAMES));

  test('everything is said, in few words', () => {
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(text.length).toBeLessThan(215);
    }
  });

  test('what is quoted is what the board calls it', () => {
    for (const { says, task } of [lesson, advancedLesson].flatMap(({ steps }) => steps)) {
      const [, , quoted] = /(“|« )(.*?)(”| »)/.exec(says[language](NAMES)) ?? [];
      const [action] = task.type === 'play' ? task.actions : [];
      if (quoted !== undefined && action !== undefined)
        expect(spaced(quoted)).toBe(spaced(catalogues[language].deed(action, NAMES)));
    }
  });

  test('it is typeset, and says « de » before no name', () => {
    for (const text of texts) expect(text).not.toMatch(/'|"|\bde (?:Ada|Balise)/);
    if (language === 'fr') for (const text of texts) expect(spaced(text)).not.toMatch(/ [:;!?»]|« /);
  });
});

test('what the rules allow and the lesson is not about is answered with a hint and not played', async () => {
  const table = begun(lesson);
  await obey(table);
  expect((await table.table.play({ type: 'dock' }))?.refused).toBe('not-in-lesson');
  expect(table.needsHint.value).toBe(true);
  expect(table.at.value).toBe(1);
});
