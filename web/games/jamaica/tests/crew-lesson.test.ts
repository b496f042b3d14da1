/** The lesson of The Crew can be played to its end by the rules, and says what is true. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import { jamaica } from '@havre/engine/games/jamaica/game.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { expect, test } from 'vitest';
import { LessonTable } from '../../../solo/lesson-table.ts';
import type { LessonScript } from '../../contract.ts';
import { crewLesson } from '../crew/lesson.ts';

const script: LessonScript = crewLesson;

test('it is played to its end, with the Cooper and the King aboard', async () => {
  const table = new LessonTable(jamaica, script, 'Ada');
  for (let step = 0; !table.isLast; step++) {
    expect(table.at.value).toBe(step);
    const { task } = table.step;
    if (task.type === 'play') expect(await table.table.play(task.actions[0] as Action)).toBeNull();
    else table.readOn();
  }
  const { crew, ships } = table.table.view as View;
  expect(ships[script.learner]).toMatchObject({ space: 6 });
  expect(crew?.aboard[script.learner]?.filter(who => who !== null)).toEqual(['cooper', 'king']);
  const loads = table.table.events.flatMap(item => (item.type === 'game' ? item.letter.events : []));
  const own = loads.flatMap(event =>
    event.type === 'loaded' && 'ship' in event && event.ship === script.learner ? [event] : [],
  );
  expect(own).toMatchObject([
    { goods: 'food', tokens: 3, by: 'cooper' },
    { goods: 'gold', tokens: 7, by: 'cooper' },
  ]);
  expect(loads.filter(({ type }) => type === 'bottleMoved')).toMatchObject([{ fee: 1 }]);
});
