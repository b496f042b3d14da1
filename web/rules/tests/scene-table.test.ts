import { expect, test } from 'vitest';
import { figures } from '../../games/jamaica/figures.ts';
import { SceneTable } from '../scene-table.ts';

const steal = { type: 'stealHold', hold: 0 };
const load = (hold: number) => ({ type: 'load', hold });

test('an answer that nothing happens by is followed by the next question', async () => {
  const { theft } = figures;
  if (theft === undefined) throw new Error('there is no such scene');
  const scene = new SceneTable(theft, 'en', 'scene', 'Anne');
  scene.begin();
  expect(scene.table.question?.step).toBe('chooseSpoils');
  await scene.table.play(steal);
  expect(scene.table.question?.step).toBe('stowSpoils');
  expect(await scene.table.play(load(0))).toMatchObject({ rule: 'JAM-COMBAT-22' });
  await scene.table.play(load(3));
  expect(scene.state.value).toBe('reached');
});
