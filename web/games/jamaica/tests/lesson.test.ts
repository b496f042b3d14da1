/** The lesson can be played to its end by the rules, and says what is true. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import { jamaica } from '@havre/engine/games/jamaica/game.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { spaced } from '@havre/engine/games/typesetting.ts';
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { LessonTable } from '../../../solo/lesson-table.ts';
import type { LessonScript } from '../../contract.ts';
import { lesson } from '../lesson.ts';

const NAMES = ['Ada', 'Balise', 'Récif'];
const script: LessonScript = lesson;

let table: LessonTable;
beforeEach(() => {
  table = new LessonTable(jamaica, script, 'Ada');
});

const view = (): View => table.table.view as View;
const sailing = (to: number): Action => ({ type: 'sail', to });
const own = () => view().ships[script.learner];

/** What the learner has heard since so many news. */
const toldSince = (heard: number): GameEvent[] =>
  table.table.events.slice(heard).flatMap(item => (item.type === 'game' ? item.letter.events : []));

/** Does what the present step wants, the last of what it allows; gives what was told of it. */
async function obey(): Promise<GameEvent[]> {
  const { heard } = table.table;
  const { task } = table.step;
  if (task.type === 'read') table.readOn();
  else {
    const tried: Action = { type: 'chooseCard', card: view().hand?.[0] ?? 0 };
    const action = task.type === 'play' ? task.actions.at(-1) : tried;
    if (action === undefined) throw new Error('the script wants nothing');
    const refusal = await table.table.play(action);
    expect(refusal?.refused).toBe(task.type === 'beRefused' ? task.code : undefined);
  }
  return toldSince(heard);
}

const obeyUntil = async (step: number): Promise<void> => {
  while (table.at.value < step) await obey();
};

test('it is played to its end, step by step', async () => {
  for (let step = 0; !table.isLast; step++) {
    expect(table.at.value).toBe(step);
    await obey();
  }
  expect(own()).toMatchObject({ space: 14, lap: 0 });
  expect(own()?.faceDown.map(({ worth }) => worth)).toEqual([-2, 7]);
});

test('each step shows what the next one speaks of', async () => {
  const shown: string[][] = [];
  while (!table.isLast) shown.push((await obey()).map(({ type }) => type));
  expect(shown[2]).toEqual(expect.arrayContaining(['sailed', 'tookTreasure', 'loaded', 'compassPassed']));
  expect(shown[3]).toEqual(['dicePlaced']);
  expect(shown[5]).toEqual(['sailed', 'attacked']);
  expect(shown[6]).toEqual(['powderSpent', 'combatRolled', 'powderSpent', 'combatRolled', 'combatEnded']);
  expect(shown[7]).toEqual(expect.arrayContaining(['holdStolen', 'paid', 'tookTreasure', 'dicePlaced']));
  expect(shown[8]).toEqual(expect.arrayContaining(['ranShort', 'shortageRolled']));
  expect(shown[9]).toEqual(expect.arrayContaining(['retreated', 'loaded']));
});

test('what it says of numbers is so', async () => {
  await obeyUntil(1);
  expect(view()).toMatchObject({ captain: script.learner, rolled: [4, 2] });
  await obeyUntil(3);
  expect(own()?.faceDown).toMatchObject([{ worth: 7 }]);
  await obeyUntil(5);
  expect(view().dice).toEqual([3, 4]);
  expect(view().ships[2]?.space).toBe(7);
  const heard = table.table.heard;
  await obeyUntil(7);
  expect(toldSince(heard)).toContainEqual(
    expect.objectContaining({ type: 'combatEnded', winner: script.learner, attack: 10, defence: 8 }),
  );
  await obeyUntil(8);
  expect(view().tokens.slice(0, 2)).toEqual([1, 3]);
  expect(view().goods.filter((goods, at) => at < 6 && goods === 2)).toHaveLength(1);
});

test('something that is allowed, but not what the lesson is about, is answered with a hint and not done', async () => {
  await obeyUntil(5);
  const before = view();
  expect(await table.table.play(sailing(13))).toEqual({ refused: 'not-in-lesson' });
  expect(table.needsHint.value).toBe(true);
  expect(view()).toEqual(before);
});

test('what the rules do not allow is refused by the rules', async () => {
  await obeyUntil(5);
  expect(await table.table.play(sailing(20))).toMatchObject({
    refused: 'not-on-the-way',
    rule: 'JAM-MOVE-03',
  });
});

describe.each(LANGUAGES)('what is said in %s', language => {
  const said = script.steps.flatMap(({ says, task }) => (task.type === 'play' ? [says, task.hint] : [says]));
  const texts = said.map(text => text[language](NAMES));

  test('everything is said, in few words', () => {
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.*[.!]$|^\d.*[.!]$/u);
      expect(text.length).toBeLessThan(215);
    }
  });

  test('it is typeset, and says « de » before no name', () => {
    for (const text of texts) expect(text).not.toMatch(/'|"|\bde (?:Ada|Balise|Récif)/);
    if (language === 'fr') for (const text of texts) expect(spaced(text)).not.toMatch(/ [:;!?»]|« /);
  });
});
