/** The lesson can be played to its end by the rules, and says what is true. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
import type { Card } from '@havre/engine/games/fuji-flush/material.ts';
import type { Action } from '@havre/engine/games/fuji-flush/state.ts';
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
  table = new LessonTable(fujiFlush, script, 'Ada');
});

const view = (): View => table.table.view as View;

const playing = (card: Card): Action => ({ type: 'playCard', card });

/** What the learner has heard since so many news. */
const toldSince = (heard: number): GameEvent[] =>
  table.table.events.slice(heard).flatMap(item => (item.type === 'game' ? item.letter.events : []));

/** Does what the present step wants; gives what was told of it. */
async function obey(): Promise<GameEvent[]> {
  const { heard } = table.table;
  const { task } = table.step;
  if (task.type === 'read') table.readOn();
  else {
    const action = task.type === 'play' ? task.actions[0] : playing(2);
    if (action === undefined) throw new Error('the script wants nothing');
    const refusal = await table.table.play(action);
    expect(refusal?.refused).toBe(task.type === 'beRefused' ? task.code : undefined);
  }
  return toldSince(heard);
}

test('it is played to its end, step by step, and the learner wins', async () => {
  for (let step = 0; !table.isLast; step++) {
    expect(table.at.value).toBe(step);
    await obey();
  }
  expect(view()).toMatchObject({ over: true, winners: [script.learner], hand: [] });
  expect(table.table.info?.phase).toBe('over');
});

test('each step shows what the next one speaks of', async () => {
  const shown: string[][] = [];
  while (!table.isLast) shown.push((await obey()).map(({ type }) => type));
  expect(shown[0]).toEqual(['played']);
  expect(shown[1]).toEqual(['played', 'pushedOut', 'drew', 'played', 'played', 'pushedOut', 'drew']);
  expect(shown[2]).toEqual(['played', 'wentThrough', 'played', 'played']);
  expect(shown[3]).toEqual(['played', 'pushedOut', 'drew', 'played', 'wentThrough', 'played']);
  expect(shown.at(-1)).toEqual(['played', 'wentThrough', 'won']);
});

test('the first thing to learn is a refusal, with its rule', async () => {
  const before = view();
  const refusal = await table.table.play(playing(9));
  expect(refusal).toMatchObject({ refused: 'not-your-turn', rule: 'FUJ-TURN-01' });
  expect(before.front).toEqual([0, 0, 0]);
  expect(view().front).toEqual([0, 0, 4]);
  expect(table.at.value).toBe(1);
});

test('a refusal that the board gives by itself counts as well, and another one does not', () => {
  table.wasRefused({ refused: 'not-in-hand' });
  expect(table.at.value).toBe(0);
  table.wasRefused({ refused: 'not-your-turn' });
  expect(table.at.value).toBe(1);
});

test('a card that is allowed, but not what the lesson is about, is answered with a hint and not played', async () => {
  await obey();
  const before = view();
  expect(await table.table.play(playing(12))).toEqual({ refused: 'not-in-lesson' });
  expect(table.needsHint.value).toBe(true);
  expect(view()).toEqual(before);
  await obey();
  expect(table.needsHint.value).toBe(false);
});

test('what the rules do not allow is refused by the rules', async () => {
  await obey();
  expect(await table.table.play(playing(20))).toMatchObject({
    refused: 'not-in-hand',
    rule: 'FUJ-PLAY-01',
  });
  expect(await table.table.play(playing(21))).toMatchObject({ refused: 'bad-shape' });
  expect(table.needsHint.value).toBe(false);
});

test('nothing else is done at this table', async () => {
  expect(await table.table.do({ type: 'stand' })).toMatchObject({ refused: 'not-in-this-game' });
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
    for (const text of texts) expect(text).not.toMatch(/'|"|\bde (?:Ada|Balise|Récif)/);
    if (language === 'fr') for (const text of texts) expect(spaced(text)).not.toMatch(/ [:;!?»]|« /);
  });
});
